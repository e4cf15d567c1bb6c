# 検討：手番、エンジン、グラフ。
analysis-walk = 手番をたどる
analysis-first = 最初へ
analysis-last = この変化の最後へ

analysis-turns = 手番と変化
analysis-start = 開始局面
analysis-no-turns = まだ手番がありません。ボードの上で進めてください。前に戻って別の手を選ぶと、そこから変化が始まります。
analysis-variation = 変化：
analysis-turns-count = { $count }手番

analysis-remarks = { $turn }について
analysis-remarks-start = 開始局面について
analysis-judgement = 評価
analysis-brilliant = 妙手
analysis-good = 好手
analysis-interesting = 面白い手
analysis-dubious = 疑問の残る手
analysis-mistake = 悪手
analysis-blunder = 大悪手
analysis-comment = コメント
analysis-promote = 変化を上へ
analysis-promote-main = 本筋にする
analysis-delete = ここから削除
analysis-delete-variation = この変化をここから削除
analysis-deleted = その後の手番も含めて削除しました。
analysis-undelete = 元に戻す

analysis-engine = エンジン
analysis-engine-neural = ニューラルエンジン
analysis-lines = 候補
analysis-engine-off = エンジンはオフです。
analysis-engine-thinks =
    思考中：{ $depth }アクション先まで、{ $unit ->
        [few] 1,000局面未満。
        [million] 約{ $count }万局面。
       *[thousand] 約{ $count },000局面。
    }
analysis-engine-done =
    { $unit ->
        [few] 完了：調べたのは1,000局面未満です。
        [million] 完了：約{ $count }万局面を調べました。
       *[thousand] 完了：約{ $count },000局面を調べました。
    }
analysis-proved =
    { $player ->
        [white] 白
       *[black] 黒
    }の勝ち・証明済み（{ $count ->
        [0] 終局
       *[other] { $count }手番以内
    }）
analysis-guessed = 白{ $percent }%・推定

analysis-graph = 白の勝つ見込み
analysis-graph-known = { $count }局面のうち{ $known }局面を評価しました。
analysis-graph-swing = 最も大きく動いた手番：{ $turn }（{ $before }%から{ $after }%へ）。
analysis-graph-end = 最後の局面：{ $worth }。
analysis-graph-table = 一覧で見る
analysis-unknown = 未評価
analysis-assess = 全体を評価する
analysis-assess-stop = 中止（{ $done }／{ $count }）

# 局面エディター。
analysis-editor = 局面の編集
analysis-editor-how = コマを選んでマスをタップします。もう一度タップすると回ります。ドラッグすると動かせ、ボードの外へ出すと取り除かれます。
analysis-editor-pieces = タップの働き
analysis-editor-stances = コマの向き
analysis-editor-erase = コマを取り除く
analysis-editor-bonus = 追加手番が残っている犠牲のコマを示す
analysis-editor-to-move = 手番
analysis-editor-promotions = 残りの昇格、{ $player }
analysis-editor-setup = ゲームまたはセットアップ
analysis-editor-right = この局面は有効です。
analysis-editor-done = 検討する
analysis-editor-undo = 元に戻す
analysis-editor-clear = ボードを空にする
analysis-editor-cancel = やめる

# 別の対局。
analysis-other = 別の対局や局面
analysis-edit = 局面の編集
analysis-new = 新規：{ $game }
analysis-import = 棋譜、リンク、局面を開く
analysis-import-text = テキスト
analysis-import-read = テキストを開く
analysis-import-file = ファイルを選ぶ
analysis-import-empty = 開けるものがありません。
analysis-import-too-long = 長すぎます。一度に読めるのは1メガバイトまでです。
analysis-import-unreadable = このファイルは読めませんでした。
analysis-import-position = 棋譜でも局面でもありません。{ $fault }

# 共有。
analysis-share = 共有と保存
analysis-share-what = 共有するもの
analysis-share-game = 対局全体
analysis-share-position = この局面
analysis-share-link = リンク
analysis-share-copy = リンクをコピー
analysis-share-copy-record = 棋譜をコピー
analysis-share-code = リンクのQRコード
analysis-share-too-long = リンクが長すぎてQRコードにできません。局面かリンクそのものを共有してください。
analysis-save-record = 棋譜を保存
analysis-save-svg = SVGで保存
analysis-save-png = PNGで保存
analysis-copied = コピーしました。
analysis-not-copied = ブラウザーがコピーを許可していません。テキストを選んでコピーしてください。
analysis-not-saved = ブラウザーがファイルを保存できませんでした。

# リンクの誤り。
analysis-link-broken = このリンクは開けません。
analysis-link-setup = 「{ $text }」というゲームはありません。{ $fault }
analysis-link-position = 「{ $text }」は局面ではありません。{ $fault }
analysis-link-turn = 手番「{ $text }」は実行できません。{ $fault }
analysis-link-part = { $place }文字目の「{ $text }」を読めません。
analysis-link-damaged = { $place }文字目が壊れています。コピーの途中で切れたのかもしれません。

# 棋譜の誤り。
analysis-record-at = { $line }行{ $column }列：{ $fault }
analysis-record-found = 「{ $found }」はここに書けません。
analysis-record-ended = テキストが途中で終わっています。
analysis-record-tag = このタグを読めません。
analysis-record-tag-twice = タグ「{ $name }」が2つあります。
analysis-record-no-setup = 何のゲームかを示すタグ「Setup」がありません。
analysis-record-setup-differs = タグ「Setup」と「Position」が別のゲームを指しています。
analysis-record-number = ここの手番の番号は{ $expected }のはずです。
analysis-record-same-turn = { $turn }はすでにあります。変化は別の手番で始まります。
analysis-record-comment = このコメントは閉じていないか、読めません。
analysis-record-clock = この時間は場所が違うか、読めません。
analysis-record-glyph = この評価は場所が違うか、読めません。手番の後に$1のように書いてください。
analysis-record-variation = この変化は空か、場所が違うか、閉じていません。
analysis-record-no-result = 1-0や*のような結果で終わっていません。
analysis-record-result = この結果は正しくありません。
analysis-record-other = 読めません。
analysis-engine-rated = { $game }のレート対局中は、エンジンはオフです。

analysis-openings = 序盤
analysis-play-from = ここから対局する
analysis-laboratory = 実験室
