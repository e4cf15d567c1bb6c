# The table: the bar, the line and the sheets.
board-threats-short = 脅威
board-pick-up-at = { $space }を取り上げる
board-activate-at = { $space }をアクティブに
board-pivot-at = { $space }を回す
play-resign-not = 続ける
play-new-game = 新しい対局
play-review-short = 振り返り
learn-idea = 考え方
learn-next-lesson-short = 次のレッスン
board-earlier-short = 戻る
board-later-short = 進む
play-guard-back = 考え直す
play-guard-anyway = このまま指す
play-time-left = { $player }：残り{ $seconds }秒です。
board-life-name = 可動
play-hint-given = ヒント：{ $turn }。
play-hint-worth = { $worth }。
