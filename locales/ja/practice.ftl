# 自分のミスのパズルと、復習。
mistakes-lead = この端末に残る対局から、勝率を15%以上、または証明済みの勝ちを逃した手番を探しました。もっと良い手を見つけましょう。
mistakes-searching =
    { $count ->
        [0] 対局を調べています…
       *[other] 対局を調べています…残り{ $count }局
    }
mistakes-none = ミスは見つかりませんでした。この端末で終わった対局をここで調べます。
mistakes-found = ミス{ $count }件、うち{ $solved }件は解決済み
mistakes-hanging-last-piece = 最後のコマの無防備
mistakes-missed-chain = 逃した連鎖
mistakes-overlooked-slide = 見落としたスライド
mistakes-other = その他のミス
mistakes-one = { $game }、{ $date }
mistakes-cost = { $before }% → { $after }%
mistakes-task-win = { $player }の番です。ここで勝てました。その手を見つけましょう。
mistakes-task = { $player }の番です。あなたの手で勝率が{ $before }%から{ $after }%になりました。もっと良い手を見つけましょう。
mistakes-solved = 正解です。勝機を保てます。
mistakes-failed = それも損が大きすぎます。これがその応手です。
mistakes-failed-later = それも損が大きすぎます。続きはこうなります。
again-lead = 間違えたものは、別の日に戻ってきます。同じ局面ではなく、同じ種類の新しい局面です。1日{ $count }問までです。
again-switch = 間違いを復習する
again-switch-about = うまくいかなかったレッスン、パズル、練習をこの端末に記録します。オフにすると記録は消えます。
again-nothing-yet = まだ間違いはありません。これから記録します。
again-none-today = 今日の復習はありません。{ $count }種類の局面があとで戻ってきます。
again-due = 今日の新しい局面：{ $count }問
again-begin = 始める
again-done = 今日はここまでです。
again-topic = { $game }：{ $about }
again-turned-by = スライドで回るコマ
again-stays-active = アクティブでいられるマス
again-exposed = 回されうるコマ
again-left-to-slide = まだスライドできるコマ

# モチーフ.
motifs-lead = ヒントや検討、パズルのもとになる考え方です。どの図も白の手番です。
motifs-lesson = レッスン：{ $title }（{ $game }）
motifs-puzzles = このモチーフのパズル
