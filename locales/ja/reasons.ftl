# アクションができない理由。関係するマスはボード上で光る。
reason-off-board = このボードに{ $space }というマスはありません。
reason-no-piece-there = { $space }にはコマがありません。
reason-not-yours = { $space }のコマは相手のものです。
reason-space-taken = { $space }にはすでにコマがあります。
reason-none-left = 手元に{ $piece }が残っていません。
reason-no-slidable-piece = コマを配置するには、手番の開始時に、スライドできるアクティブな自分のコマが必要です。今回はありませんでした。
reason-only-as-bonus = アクティブにする、取り上げる、向きを変える、の3つは、コマを犠牲にして得た追加手番でのみできます。
reason-nothing-to-end = 追加手番がないので、ここで手番を終えることはできません。
reason-not-active = { $space }のコマは非アクティブです。スライドや向きの変更ができるのはアクティブなコマだけです。
reason-already-active = { $space }のコマはすでにアクティブです。
reason-too-short = スライドは1マス以上です。コマは{ $space }から離れなければなりません。
reason-not-in-line = { $from }と{ $to }は同じ縦列にも横列にもありません。
reason-path-blocked = { $space }のコマが通り道をふさいでいます。
reason-tix-has-no-stance = Tixコマには凹みがないので、向きを選ぶことはありません。
reason-stance-missing = 凹みの向きを選んでください：{ $stances }。
reason-corner-in-the-way =
    { $count ->
       *[other] { $spaces }のコマの角が{ $space }に突き出していて、このコマでは受け止めきれません。
    }
reason-hollow-must-face = { $space }から角が突き出しています。凹みをそちらに向けなければなりません。
reason-must-be-active = その向きからは{ $space }でアクティブな向きへ回せるので、アクティブにしなければなりません。
reason-over-edge = { $space }では角がボードの端からはみ出します。このボードは枠ありです。
reason-no-room = その向きでは、{ $space }のコマが{ $spaces }にぶつかります。
reason-cannot-pivot =
    { $count ->
       *[other] { $space }では、{ $spaces }のコマがじゃまで、そこまで回せません。
    }
reason-cannot-pivot-edge = { $space }では、ボードの端がじゃまで、そこまで回せません。
reason-stance-not-active = 動かしたあとのコマはアクティブ、つまり凹みが斜めを向いていなければなりません。
reason-tix-cannot-pivot = { $space }のTixコマは、向きを変えても見た目が同じです。
reason-already-looks-like-that = { $space }のコマはすでにその向きです。
reason-just-sacrificed = この追加手番は{ $space }のコマを犠牲にして得たものなので、その追加手番でそのコマを取り上げることはできません。

# 手番全体を実行できない理由。
turn-illegal = { $action }はできません。{ $reason }
turn-over = { $action }は遅すぎます。その前のアクションで手番は終わっています。

# 局面の誤り。
fault-off-board = このボードに{ $space }というマスはありません。
fault-two-pieces = { $space }にコマが2個あります。
fault-tix-stance = { $space }のTixコマは、まっすぐか45度回転のどちらかです。0か1と書いてください。
fault-misfit = { $first }と{ $second }のコマは隣り合わせに置けません。
fault-over-edge = { $space }のコマが、枠ありのボードの端からはみ出しています。
fault-count =
    { $player ->
        [white] 白
       *[black] 黒
    }のコマは、ボード上と手元を合わせて{ $pieces }です。{ $expected }個でなければなりません。
fault-promotions =
    { $player ->
        [white] 白
       *[black] 黒
    }の昇格の残りが{ $count ->
       *[other] { $count }回
    }になることはありません。
fault-bonus-not-own = 追加手番は{ $space }で得たことになっていますが、そこに手番のプレイヤーのコマがありません。
fault-bonus-not-stuck = 追加手番は{ $space }で得たことになっていますが、そこのコマはアクティブか、アクティブになれるので、犠牲ではありません。

# セットアップの誤り。
setup-size = ボードの大きさは3から11までです。{ $size }にはできません。
setup-empty-pool =
    { $player ->
        [white] 白
       *[black] 黒
    }には1個以上のコマが必要です。
setup-too-many-pieces =
    { $player ->
        [white] 白
       *[black] 黒
    }のコマは255個までです。
