# パズル。
puzzles-lead = 相手がミスをしたところです。勝つ手を見つけましょう。逆に狙われているパズルでは、守る手を見つけます。
puzzles-not-fetched = パズルを読み込めませんでした。一度読み込めば、オフラインでも使えます。
puzzles-none-yet = レーティングは1500から始まり、解いた結果で変わります。
puzzles-own = レーティング { $rating } · { $streak }連続正解 · { $count }問に挑戦
puzzles-choose = どのゲームにしますか？
puzzles-strength = 難しさは？
puzzles-easier = 自分のレーティングより易しい
puzzles-fitting = 自分のレーティングくらい
puzzles-harder = 自分のレーティングより難しい
puzzles-motif = どの手筋にしますか？
puzzles-any-motif = すべて
puzzles-with-motif =
    { $count ->
        [0] なし
       *[other] { $count }問
    }
puzzles-no-such = このゲームには、この手筋のパズルがありません。
puzzles-number = { $game } · パズル{ $number }
puzzles-number-rated = { $game } · パズル{ $number } · { $rating }
puzzles-task = { $player }の番です。{ $count }手番で勝てます。
puzzles-task-hold = { $player }の番です。狙いを防げる手は1つだけ。見つけましょう。
puzzles-judging = 勝ちでしょうか？
puzzles-judging-hold = しのげるでしょうか？
puzzles-go-on = 正解です。続けましょう。
puzzles-solved = 解けました。
puzzles-held = 正解です。狙いを防ぎました。
puzzles-also-wins = それでも勝ちですが、{ $count }手番で勝てます。
puzzles-failed = 勝ちを逃しました。もう証明できません。これがその応手です。
puzzles-failed-later = 勝ちを逃しました。もう証明できません。続きはこうなります。
puzzles-not-held = その後は相手の勝ちです。こうなります。
puzzles-next = 次へ
puzzles-analysis = 検討
puzzles-more = このパズルについて
puzzles-fun = 面白かったですか？
puzzles-liked = はい
puzzles-disliked = いいえ
puzzles-of-day = { $day } · { $game }
puzzles-daily = 今日のパズル
puzzles-daily-lead = 毎日午前0時に新しいパズル。月曜から日曜へと難しくなります。
puzzles-daily-streak =
    { $count ->
        [0] その日のうちに解くと連続記録が始まります。週に1日の休みは数えません。
       *[other] { $count }日連続。週に1日の休みは数えません。
    }
puzzles-today = 今日のパズルを解く
puzzles-daily-all = 過去のパズル
puzzles-daily-earlier = さらに過去の日を見る
puzzles-daily-solved = 正解済み
puzzles-daily-failed = 未解決
puzzles-daily-new = 未挑戦
puzzles-daily-shared =
    Quarterturn · { $day } · { $game }
    { $attempts } · { $streak }日連続
    { $address }
puzzles-share = 共有
puzzles-play-on = ここから続けて指す
