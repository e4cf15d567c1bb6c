# ボード。
board-label = ボード
board-told = { $what }。{ $notes }
board-cell-held = 選択中です。
board-cell-bonus = このコマの犠牲で追加手番を得ました。
board-cell-threatened = 相手は1回のスライドでこのコマを回せます。
board-cell-last = 直前の手番で動きました。
board-cell-turned = 直前の手番で回されました。
board-landing-either = アクティブか犠牲かを選べます。
board-landing-placed = ここにアクティブで配置できます。
board-landing-placed-inactive = ここに非アクティブで配置できます。

# ボードの下の文。
board-holds-piece =
    { $count ->
        [0] { $space }のコマはスライドできません。もう一度タップすると、ほかの行動を選べます。
       *[other] { $space }から{ $count }マスへスライドできます。
    }
board-your-turn = あなたの手番です。
board-next-bonus = 追加手番です。もう1回行うか、手番を終えてください。
board-begin = 手元のコマをタップし、続いてマスをタップしてください。
board-begin-keys = pでコマを取り、矢印とEnterで配置します。?で全キーを表示します。
board-holds-pool = { $piece }を持っています。{ $count }マスのどれかに配置できます。
board-looks =
    { $count ->
        [0] 持ち主の手番であっても、{ $space }のコマはスライドできません。
       *[other] 持ち主の手番なら、{ $space }のコマは{ $count }マスのどれかへスライドできます。
    }
board-asks = { $space }のコマの向きを選んでください
board-choose = { $space }のコマの向きを選んでください。
board-asks-pick-up = { $space }のコマを取り上げますか？
board-previews = もう一度{ $space }をタップすると確定します。
board-choice = { $piece }、{ $standing }
board-undone = 1つ元に戻しました。
board-reset-done = 手番を最初からやり直します。
board-restored = 途中だった手番を復元しました。
board-nothing-to-undo = 元に戻すものがありません。
board-nothing-to-send = まだ送るものがありません。コマを配置するかスライドしてください。
board-unfinished = 手番の記述が{ $number }文字目で途切れています。
board-unreadable = 手番の記述を{ $number }文字目から読めません：{ $rest }
board-threats-shown = 1回のスライドで回されうるコマです。
board-threats-none = 今は、どのスライドでも回るコマはありません。
board-threats-hidden = 脅威の表示を消しました。
board-refused-stuck = { $space }のコマはアクティブですが、どの方向にもスライドできません。
board-refused-complete = 手番は完成しています。送るか、1つ元に戻してください。
board-refused-not-now = あなたの手番ではありません。
board-refused-pool =
    { $player ->
        [white] これは白のコマです。
       *[black] これは黒のコマです。
    }
board-refused-only-looked = ここではコマを動かせません。この局面は見るだけです。
board-refused-over = 対局は終わりました。
board-refused-not-asked = ルールでは認められますが、ここで求められている手ではありません。

# 手番の帯。
board-strip = あなたの手番
board-steps = 手番のアクション
board-last-turn = 直前の手番のアクション
board-undo = 1つ元に戻す
board-undo-step = { $number }番目から元に戻す
board-send = 送る
board-end-turn = 手番を終える
board-pick-up = 取り上げる

# それぞれの側、手元のコマ、残りの力。
board-side =
    { $player ->
        [white] 白の側
       *[black] 黒の側
    }
board-to-move = 手番
board-life =
    { $player ->
        [white] 白がスライドできるコマは{ $count }個です。
       *[black] 黒がスライドできるコマは{ $count }個です。
    }
board-life-warning =
    { $player ->
        [white] 注意：黒は1手番でそれをすべて止められます。
       *[black] 注意：白は1手番でそれをすべて止められます。
    }
board-life-turn = その手番：{ $turn }。

# 切り替えと記述。
board-switches = 表示
board-threats = 脅威を表示する
board-turn = ボードを反転する
board-typed = 手番を入力する
board-typed-example = c3-c5n,d4^
board-typed-play = 実行する

# キー。
board-shortcuts = キー操作
board-keys-everywhere = どこでもキーを使う
board-keys-everywhere-about = ボードの外では←と→で手番をたどれます。マスと向きのキーには、いつもボードへのフォーカスが必要です（Tabキーで移動します）。
board-close = 閉じる
board-key-go = 隣のマス、または次の向きへ
board-key-row = 横列の最初または最後のマスへ
board-key-tap = コマ、マス、向きを選ぶ
board-key-rotate = 選べる次の向きへ回す
board-key-flip = コマを裏返す、または別の面や種類へ移る
board-key-pool = 手元のコマを取る
board-key-pick-up = コマを取り上げる
board-key-undo = 1つ元に戻す
board-key-reset = 手番を最初からやり直す
board-key-send = 手番を送る、または終える
board-key-escape = 選択をやめる、閉じる、アニメーションを飛ばす
board-key-threats = 脅威の表示を切り替える
board-key-turn-board = ボードを反転する
board-key-replay = 直前の手番を1つずつ見る
board-key-last = 直前の手番をもう一度再生し、すべて説明する
board-key-write = 手番を入力する
board-key-hint = ヒントを見る
board-key-take-back = 待った（直前の手番を取り消す）
board-key-turns = 対局を1手番ずつ前後に見る
board-key-clock = 残り時間を読み上げる
board-key-help = この一覧

# 印の説明。
board-legend = 印の意味
board-legend-active = そこでアクティブのまま
board-legend-sacrifice = 犠牲になり、追加手番を得る
board-legend-theirs = 回す相手のコマの数
board-legend-own = 回す自分のコマの数
board-legend-bonus = 追加手番をもたらしたコマ
board-legend-ghost = これから起こること
board-legend-turned = 直前の手番で回されたコマ
board-legend-came = 直前の手番で動いたコマ
board-legend-either = アクティブか犠牲かを選べる
board-legend-place = ここに配置できる
board-legend-chosen = 選択中
board-legend-turn = この向きに回る
board-legend-pick-up = 取り上げられる
board-legend-threat = 狙われているコマと、その筋
board-legend-refused = できない理由
board-legend-life = スライドできるコマの数
board-legend-pool = 手元に残っているコマの数
board-legend-promotions = 昇格できる残り回数
