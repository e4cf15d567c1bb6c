# 入力または貼り付けたテキストの誤り。
parse-found = { $place }文字目に必要なもの：{ $expected }。実際は「{ $found }」です。
parse-ended = { $place }文字目に必要なもの：{ $expected }。テキストはそこで終わっています。

# 必要だったもの。
expected-end-of-text = テキストの終わり
expected-space = c3のようなマス
expected-rank = 1から11までの横列
expected-stance = neのような向き
expected-end = 「end」
expected-action = T@c3ne、c3-c6ne、endのようなアクション
expected-sign = マスのあとに「-」「*」「~」「^」のどれか
expected-at = コマのあとに「@」
expected-not-end = end以外のアクション
expected-any-action = アクション
expected-number = 1から255までの数
expected-pieces = X2T8のようなコマ（X、T、Rの順）
expected-setup = tixelや6u:T10/T10のようなセットアップ
expected-size = 3から11までのボードの大きさ
expected-edge = u（枠なし）かb（枠あり）
expected-colon = 手元のコマの前にコロン
expected-slash-pools = 両者の手元のコマの間にスラッシュ
expected-few-pieces = コマがそれぞれ255個以下のセットアップ
expected-promotions-given = 1から255までの昇格の回数
expected-near = 「near」
expected-field = 空白と次の項目
expected-side = 手番を表すwかb
expected-bonus = ハイフンか、犠牲にしたコマのマス
expected-no-promotions = ハイフン（このセットアップに昇格はありません）
expected-promotions-left = 2/1のような昇格の残り
expected-slash-promotions = 昇格の残りの間にスラッシュ
expected-slash-rank = スラッシュと次の横列
expected-run = 横列に収まる空きマスの数
expected-piece = T1のようなコマ
expected-piece-or-run = T1のようなコマか、空きマスの数
expected-digit = 0から7までの向き
expected-tix-digit = Tixコマの向き（0か1）
