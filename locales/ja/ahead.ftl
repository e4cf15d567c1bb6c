# 先を読む：これから起こることの練習。
ahead-lead = 10問ずつ。スライドで何が起こるでしょうか。問題はいつも新しくなります。
ahead-easy = やさしい
ahead-easy-how = 少ないコマと、1回のスライド。
ahead-medium = ふつう
ahead-medium-how = 見るべきコマが増えます。
ahead-hard = 難しい
ahead-hard-how = まず1アクションを頭の中で進めます。
ahead-brutal = 過酷
ahead-brutal-how = 2アクションを頭の中で進め、ボードは隠れます。
ahead-best = 最高{ $count }問中{ $right }問
ahead-number = { $game } { $grade } { $number }/{ $count }
ahead-imagine = 思い浮かべてください：{ $actions }
ahead-turned-by = { $slide }これで回るコマをすべてタップしてください。
ahead-stays-active = { $space }のコマがスライドしてアクティブのままでいられるマスをすべてタップしてください。
ahead-exposed = { $other }の番です。この手番で回されうる{ $player }のコマをすべてタップしてください。
ahead-left-to-slide = { $slide }そのあと、{ $player }がスライドできるコマはいくつ残りますか？
ahead-look = ボードを覚えてから隠してください。
ahead-tap = マスをタップして、確認してください。
ahead-answer = あなたの答え：{ $answer }
ahead-fewer = 減らす
ahead-more = 増やす
ahead-clear = クリア
ahead-hide = 隠す
ahead-check = 確認
ahead-next = 次へ
ahead-missed = 見落とし：{ $spaces }。
ahead-wrong = 間違い：{ $spaces }。
ahead-how = 例：{ $actions }
ahead-wrong-count = 惜しい！正解は{ $count }です。
ahead-score = { $count }問中{ $right }問正解（{ $time }）。
ahead-again = もう一度
ahead-others = ほかの問題
# 何をするか。結果は言わない。
ahead-slides =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $from }を{ $to }へスライドします
ahead-places =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $piece }を{ $space }に配置します
ahead-activates =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $space }をアクティブにします
ahead-pivots =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $space }の向きを変えます
ahead-picks-up =
    { $player ->
        [white] 白
       *[black] 黒
    }が{ $space }を取り上げます
ahead-done = { $done }。
ahead-done-facing = { $done }（凹みは{ $direction }向き）。

# 時間制限と、これまでの結果。
ahead-timed = 時間制限あり
ahead-timed-about = 1問につき20〜60秒です。時間になると、その時点の答えで判定します。
ahead-left = 残り{ $count }秒
ahead-hurry = 残り{ $count }秒です
ahead-late = 時間切れです。
ahead-rounds = これまでの結果
ahead-round = { $date } · { $game } { $grade } · { $count }問中{ $right }問 · { $time }
ahead-round-timed = { $date } · { $game } { $grade } 時間制限あり · { $count }問中{ $right }問 · { $time }
