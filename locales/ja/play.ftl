# プレイ：対局の前、対局中、対局の後。

# 対局の前。
play-opponent = 相手
play-computer = コンピューター
play-strength = 強さ
play-level-named = { $number } · { $name }
play-colour = あなたの色
play-either = どちらでも
play-name-of = { $player }の名前
play-turn-board = ボードを回す
play-turn-board-about = 手番ごとに、次のプレイヤーのほうへボードが回ります
play-game = ゲーム
play-own-mix = 自由に組む
play-size = ボード
play-size-named = { $size }×{ $size }
play-edge = ボードの端
play-edge-open = 枠なし
play-edge-bounded = 枠あり
play-kind = コマ
play-count = 1人のコマの数
play-promotions = 1人の昇格の回数
play-handicap = ハンデ
play-handicap-about = 強いほうのプレイヤーが、できることの少ないTixコマに取り替えます
play-handicap-none = なし
play-handicap-slight = 小さめ：{ $player }にTixコマ{ $count }個
play-handicap-clear = はっきり：{ $player }にTixコマ{ $count }個
play-handicap-heavy = 大きめ：{ $player }にTixコマ{ $count }個
play-handicap-own = 下の設定どおり
play-tix-of = { $player }のTixコマ
play-less = { $what }：1つ減らす
play-more = { $what }：1つ増やす
play-terms = 対局の設定
play-clock = 時計
play-clock-none = 時計なし
play-clock-named = { $minutes }分＋1手番ごとに{ $seconds }秒
play-takebacks = 待った
play-takebacks-about = 手番をやり直せます
play-repetition = 同一局面の引き分け
play-repetition-about = 同じ局面が3回現れたら、引き分けにできます
play-begin = 始める

# 強さ。
level-1 = はじめて
level-2 = 見習い
level-3 = 初心者
level-4 = 初級者
level-5 = 気軽なプレイヤー
level-6 = 熱心なプレイヤー
level-7 = 堅実なプレイヤー
level-8 = 中級者
level-9 = 愛好会のプレイヤー
level-10 = 上級者
level-11 = 熟練者
level-12 = マスター
level-13 = チャンピオン
level-14 = グランドマスター
level-15 = 達人

# 対局。
play-you = あなた
play-computer-level = コンピューター{ $number } · { $name }
play-pair = { $white }と{ $black }
play-thinking = 考え中…
play-clock-of = { $player }の時計
play-game-with-tix = { $game } · Tixコマ{ $white }/{ $black }
play-take-back = 待った
play-taken-back = 手番を戻しました。
play-hint = ヒント
play-resign = 投了
play-resign-really = 本当に投了しますか？
play-draw = 引き分けにする
play-draw-really = 2人とも同意しますか？
play-no = いいえ
play-other = その他
play-analyse = 検討で開く
play-share = 共有
play-export = 書き出す
play-link-copied = この対局へのリンクをクリップボードに入れました。対局のすべてが入っています。
play-link-not-copied = リンクをコピーできませんでした。検討で開くと、そのアドレスがリンクになります。
play-export-failed = ブラウザーがファイルを保存できませんでした。
play-repeated = この局面は3回目です。
play-call-draw = 引き分けにする
play-looking-back = 前の局面を見ています。
play-now = 対局に戻る
play-turns = 手番の一覧
play-notation = 記号表記
play-first = 最初へ
play-earlier = 1手番前へ
play-later = 1手番後へ
play-retry = もう一度試す
play-newer-show = あなたの対局

# 対局の後。
play-end = 終局
play-won = あなたの勝ちです
play-lost = コンピューターの勝ちです
play-drawn = 引き分けです
play-white-won = 白の勝ちです
play-black-won = 黒の勝ちです
play-named-won = { $name }の勝ちです
play-rematch = もう一局
play-swapped-you =
    { $player ->
        [white] 今回はあなたが白です。
       *[black] 今回はあなたが黒です。
    }
play-swapped =
    { $player ->
        [white] 今回は{ $name }が白です。
       *[black] 今回は{ $name }が黒です。
    }
play-review-title = 勝負の分かれ目
play-review-going = エンジンが対局を調べています…
play-review-done = 振り返りの準備ができました。
play-review-clean = 大きく損をした手番はありませんでした。見事です。
play-graph = 手番ごとの白の勝つ見込み。最後は{ $percent }%
play-moment = 手番{ $number }、{ $player }
play-moment-turned = ここで流れが変わりました。前：{ $before }。後：{ $after }。
play-moment-cost = 前：{ $before }。後：{ $after }。
play-better = より良い手：
play-look = ボードで見る
play-worth-win = { $turns }手番以内の勝ち（証明済み）
play-worth-loss =
    { $turns ->
        [0] 負け（証明済み）
       *[other] { $turns }手番以内の負け（証明済み）
    }
play-worth-chance = 勝つ見込み{ $percent }%（推定）

# この端末の対局。
play-own = あなたの対局
play-none = まだありません。対局は最初の手番からこの端末に保存されます。
play-row = { $against }、{ $turns }手番、{ $date }。{ $state }
play-unknown = 検討用の対局
play-unread = 保存された対局のうち{ $count }局は読み取れません。そのまま残してあります。
play-delete = 削除
play-delete-really = 本当に削除しますか？
play-all-games = すべての対局
play-gone = この対局はこの端末にありません。
play-no-seats = この対局には誰が対局するかの情報がありません。棋譜は完全なので、書き出せます。

# 次の一歩と、これまでの成績。
next-level = レベル{ $number }に挑戦：{ $name }
# In the place of a button at the end of a game; part of next-level.
next-level-short = レベル{ $number }
next-higher-about = { $game }で2連勝しています。
next-lower-about = { $game }で3連敗しています。少し弱い相手のほうが学べるかもしれません。
next-review = 勝負の分かれ目を見る
next-review-about = レベル{ $number }との前回の{ $game }
next-lesson = 次のレッスン：{ $title }
next-again = { $game }をもう一局
results-title = コンピューターとの成績
results-game = ゲームとレベル
results-won = 勝ち
results-lost = 負け
results-drawn = 引き分け
