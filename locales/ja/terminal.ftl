# 端末で動くプログラム。ウェブアプリはこのファイルを読み込まない。

# 読めないもの。そのあとに誤りが続く。
terminal-not-action = アクションとして読めません。
terminal-not-turn = 手番として読めません。
terminal-not-position = 局面として読めません。
terminal-not-setup = セットアップとして読めません。
terminal-not-space = マスとして読めません。
terminal-open-bonus =
    { $player ->
        [white] 白
       *[black] 黒
    }の追加手番がまだ残っています。使わないときは先に`end`と書いてください

# ボードの下。
terminal-to-move-bonus = 手番、{ $space }の犠牲による追加手番

# 対局：始まり、入力、ボードの状況。
terminal-begin = { $game }（{ $setup }）。{ $example }のようなアクションか、`help`を入力してください。
terminal-prompt-bonus = { $player }、追加手番
terminal-prompt-over = 終局
terminal-bonus =
    { $player ->
        [white] 白
       *[black] 黒
    }は{ $space }のコマを犠牲にしたので、追加手番（配置、スライド、アクティブにする、取り上げる、向きを変える）を行うか、`end`で手番を終えることができます。
terminal-slidable = スライドできるコマ：{ $pieces }。
terminal-slidable-of = { $player } { $spaces }
terminal-slidable-none = { $player } なし

# 対局中。
terminal-plays = { $player }の手番：{ $turn }
terminal-forfeits = { $player }の反則負け：{ $why }。
terminal-nothing-done = 何も指されませんでした
terminal-allowed = 認められます：
terminal-hint-then-end = { $turn }、それからend
terminal-hint-answer = 予想される応手：{ $turn }。
terminal-nothing-to-do = できることはありません。
terminal-no-action = 実行できるアクションはありません。
terminal-no-action-there = { $space }に関わる実行できるアクションはありません。
terminal-no-turns = まだ手番がありません。
terminal-unfinished = 途中の手番：{ $actions }
terminal-taken-back = 待った：{ $actions }
terminal-nothing-to-take-back = 戻せるものがありません。
terminal-goes-on = 対局を続けます。
terminal-no-draw =
    { $player ->
        [white] 白
       *[black] 黒
    }は引き分けに同意しません。
terminal-saved = { $file }に保存しました。
terminal-saved-without-turn = 途中の手番はまだ含まれていません。
terminal-file-exists = { $file }はすでにあります。別の名前を選んでください。
terminal-not-saved = { $file }に保存できません：{ $fault }
terminal-thinking = { $who }が考えています…（Ctrl-C：すぐに指す）
terminal-thinking-hint = { $who }が考えています…（Ctrl-C：見つけたものを表示）
terminal-engine = エンジン
terminal-paused = 一時停止しました。空行で続行、`quit`で終了します。
terminal-quit-leaves = `quit`で対局をやめます。
terminal-go-on-later = あとで続けるには：
terminal-goodbye = またどうぞ。

# 終局。
terminal-over = 対局は終わりました（{ $result }）。{ $ending }
terminal-over-commands = `save ファイル`で保存、`undo`で終局を取り消し、`quit`で終了します。
terminal-over-undo = 対局は終わりました。`undo`で終局を取り消せます。
terminal-over-already = 対局はもう終わっています。
terminal-forfeited =
    { $winner ->
        [white] 白の勝ち。黒の反則負けです。
       *[black] 黒の勝ち。白の反則負けです。
    }
terminal-broken-off = { $count }アクションで打ち切りました。

# 入力の誤り。
terminal-takes-nothing = `{ $word }`のあとには何も書けません
terminal-why-needs = `why`にはアクションが必要です：why T@c3ne
terminal-save-needs = `save`にはファイルが必要です：save game.pgn
terminal-no-command = `{ $word }`というコマンドはありません。`help`で一覧を表示します。

# 実行できるアクションの一覧。
terminal-list-place = 配置
terminal-list-slide = スライド
terminal-list-activate = アクティブにする
terminal-list-pivot = 向きを変える
terminal-list-pick-up = 取り上げる
terminal-list-sacrifice = （犠牲）

# ヘルプ。
terminal-help-actions = アクションと手番（Tabキーで候補を補います）：
terminal-help-place = コマを配置する：X、T、R、またはRの裏面L
terminal-help-slide = コマをスライドする
terminal-help-activate = 追加手番でコマをアクティブにする
terminal-help-pivot = 追加手番でコマの向きを変える
terminal-help-pick-up = 追加手番でコマを取り上げる
terminal-help-end = 追加手番を使わずに手番を終える
terminal-help-turn = 手番全体。最後に残った追加手番は使わない
terminal-help-stances = 向き：ne se sw nwはアクティブ、n e s wは非アクティブ。Tixコマに向きはありません。
terminal-help-commands = コマンド：
terminal-command-moves = 実行できるアクションを、すべてまたは1マスについて表示する
terminal-command-why = アクションの結果、またはできない理由を説明する
terminal-command-hint = エンジンの選ぶ手とその理由を示す
terminal-command-undo = 直前の自分のアクションを戻す
terminal-command-board = ボードをもう一度表示する
terminal-command-turns = これまでの手番を表示する
terminal-command-position = 局面をテキストで表示する
terminal-command-save = 対局を棋譜として保存する
terminal-command-draw = 引き分けにする
terminal-command-resign = 投了する
terminal-command-help = この一覧を表示する
terminal-command-quit = 終了する

# 検討。
terminal-analysis-depth = 深さ{ $depth }、{ $nodes }局面を調べました。
terminal-analysis-by-net = 評価：ニューラルネット。
terminal-analysis-by-hand = 評価：手作りの評価関数。
terminal-analysis-too-few = 少なすぎて何も言えません。
terminal-analysis-then = 続き：{ $turns }
terminal-table-smaller = { $wanted }MiBのテーブルにはメモリーが足りません。{ $used }MiBを使います

# 解析。
terminal-solve-proved =
    証明済み：{ $winner ->
        [white] 白
       *[black] 黒
    }は{ $turns }手番で勝ちます。
terminal-solve-proved-between =
    証明済み：{ $winner ->
        [white] 白
       *[black] 黒
    }は{ $least }手番以上{ $most }手番以内で勝ちます。
terminal-solve-nodes = { $nodes }局面を調べました。
terminal-solve-open = 制限内では何も証明できませんでした。{ $nodes }局面を調べました。
terminal-solve-interrupted = 中断しました。{ $nodes }局面を調べましたが、何も証明されていません。
terminal-solve-drawn = 証明：最善を尽くせばどちらも勝てません。
terminal-solve-complete = { $positions }局面。手番のプレイヤーから見て、勝ち{ $won }、負け{ $lost }、引き分け{ $drawn }。最も長い勝ちは{ $turns }手番です。
terminal-solve-same = { $setup }：確認済み、{ $positions }局面
terminal-solve-differs = { $setup }：一致しません。期待したものと今回のもの：
terminal-solve-left-out = 省いた大きなボード：{ $count }。確認するにはボードを指定してください。
terminal-solve-no-win =
    { $player ->
        [white] 白
       *[black] 黒
    }は{ $turns }手番以内には勝てません。
terminal-solve-no-loss =
    { $player ->
        [white] 白
       *[black] 黒
    }は{ $turns }手番以内には負けません。

# 棋譜。
terminal-not-finished = 未終局

# 数値と進行状況。
terminal-percent = { $number }%
terminal-progress-left = 残り{ $time }
terminal-progress-depth = 深さ{ $depth }
terminal-progress-games = 対局
terminal-progress-pictures = 画像
terminal-analysis-so-far = 深さ{ $depth }  { $nodes }局面
terminal-solve-so-far = { $nodes }局面
terminal-solve-deciding = { $turns }手番、残り{ $open }局面
terminal-solve-building = 手順の木を作成中
terminal-solve-not-written = { $file }は書き込みませんでした。
terminal-solve-written = { $file }：{ $turns }手番。
terminal-solve-cut = 木は途中で切られています。最後まで示されていない変化があり、その場所はコメントに書かれています。

# `solve --tree`が棋譜に書く文。
terminal-proof-heading =
    { $winner ->
        [white] 白が{ $turns }手番以内に勝ちます。白は1つの手番、黒はすべての手番を示します。
       *[black] 黒が{ $turns }手番以内に勝ちます。黒は1つの手番、白はすべての手番を示します。
    }
terminal-proof-cut = 木は途中で切られています。最後まで示されていない変化があります。
terminal-proof-as-after = { $turn }のあとと同じ
terminal-proof-as-start = 最初と同じ
terminal-proof-not-shown = 省略
terminal-proof-more-not-shown = ほかの手番は省略

# 棋譜。
terminal-record-game = 第{ $number }局
terminal-record-games = { $count }局
terminal-record-no-game = 対局がありません。
terminal-record-not-utf8 = テキストがUTF-8ではありません。
terminal-record-control = 制御文字{ $found }は使えません。
terminal-record-too-long =
    { $what ->
        [comment] このコメントは{ $size }を超えています。
        [tag] このタグは{ $size }を超えています。
        [turn] この手番は{ $size }を超えています。
       *[other] ここは{ $size }を超えています。
    }
terminal-bytes = { $bytes }バイト
terminal-record-no-such-setup = tixelのようなセットアップを書いてください。
terminal-record-too-many-turns = 手番が{ $most }回を超えています。
terminal-record-too-deep = 変化の入れ子が{ $most }段を超えています。

# 配信。
terminal-serve-at = Quarterturnのアドレス：
terminal-serve-also-at = ほかに：
terminal-serve-waiting = 送信中の応答を待っています。もう一度Ctrl-Cを押すとすぐに終了します
terminal-serve-no-games = オンライン対局はできません（{ $why }）。`--database`で保存先を指定できます

# 管理。
terminal-admin-copied = コピーと照合が終わりました：対局{ $games }局、記録{ $entries }件、アカウント{ $accounts }件
terminal-admin-ratings = レート戦{ $games }局、レート{ $ratings }件、変更{ $changed }件
terminal-admin-closed = { $name }を閉鎖しました。終了：セッション{ $sessions }件、トークン{ $tokens }件、募集{ $seeks }件、挑戦{ $challenges }件
terminal-admin-settled = 通報{ $reports }件を対応済みにしました

# マッチ。
terminal-stopping = 終了しています。もう一度Ctrl-Cを押すとすぐに終了します
terminal-interrupted = 中断しました。ここまでの結果です
terminal-match-interrupted = 中断しました。ここまでの成績です
terminal-match-forfeit = 第{ $game }局は{ $side }（{ $player }）の反則負け：{ $kind }：{ $what }
terminal-match-games = 対局
terminal-match-result = { $games }局：{ $wins }勝{ $draws }分{ $losses }敗
terminal-match-score = 得点率
terminal-match-elo = Elo
terminal-match-elo-interval = { $elo } ± { $error }（95%：{ $low }～{ $high }）
terminal-match-elo-above = 全勝：{ $low }より上（95%）
terminal-match-elo-below = 全敗：{ $high }より下（95%）
terminal-match-elo-unknown = 不明：終わった組がありません
terminal-match-sprt = SPRT
terminal-match-accepted = 採択
terminal-match-rejected = 棄却
terminal-match-open = 未決
terminal-match-forfeits = 反則負け
terminal-match-forfeits-count = 得点率ではこれらの対局を負けと数えます
terminal-match-time = 時間

# 反則負けの理由：文の終わりと、表の中の語。
foul-nothing-done = 何もしませんでした
foul-bestmove-none = `bestmove none`はアクションではありません
foul-no-option = `{ $program }`にはオプション`{ $name }`がありません
foul-cannot-start = `{ $program }`を起動できません：{ $why }
foul-silent = `{ $program }`は{ $time }以内に`{ $word }`と答えませんでした
foul-silent-when-stopped = `{ $program }`は停止の指示に`{ $word }`と答えませんでした
foul-late = `{ $program }`は{ $time }で終わらず、停止の指示を受けてから答えました
foul-unreadable = `{ $program }`の返事が読めません：{ $error }
foul-ended = `{ $program }`は`{ $word }`と答えずに終了しました
foul-option-rejected = `{ $program }`がオプションを受け付けません：{ $why }
foul-slow = `{ $program }`は{ $limit }のところ{ $took }かかって答えました
foul-ended-with = { $ended }（{ $status }）
foul-exit-code = 終了コード{ $code }
foul-signal = シグナル{ $signal }
foul-kind-crash = クラッシュ
foul-kind-silence = 無応答
foul-kind-time = 時間切れ
foul-kind-illegal = 違反
foul-kind-unreadable = 判読不能

# 計測：playoutsとbench。
terminal-playouts-setup = セットアップ
terminal-playouts-games = 対局数
terminal-playouts-seconds = 秒
terminal-playouts-speed = 毎秒の対局数
terminal-playouts-white = 白の勝ち
terminal-playouts-black = 黒の勝ち
terminal-playouts-unfinished = 打ち切り
terminal-playouts-unfinished-after = { $games }（{ $actions }アクション後）
terminal-playouts-actions = 1局のアクション数
terminal-playouts-turns = 1局の手番数
terminal-playouts-branching = 選べるアクション数
terminal-bench-nodes = { $nodes }ノード
terminal-bench-signature = 署名
terminal-bench-speed = 速度
terminal-bench-nodes-per-second = { $nodes }ノード/秒

# サーバーへの負荷。
terminal-load-seating = 着席中
terminal-load-playing = 対局中
terminal-load-checking = 対局を読み直し中
terminal-load-games = 対局数
terminal-load-sockets = ソケット数
terminal-load-turns = 送った手番
terminal-load-stored = 予定から受理まで
terminal-load-seen = 予定から相手に届くまで
terminal-load-times = 半数 { $p50 } ms、90% { $p90 } ms、99% { $p99 } ms、最大 { $most } ms
terminal-load-no-times = 手番なし
terminal-load-unanswered = 応答なし
terminal-load-refused = 拒否
terminal-load-closed = サーバーが閉じたソケット
terminal-load-lost = 受理後に失われた手番
terminal-load-memory = ソケットあたりのサーバーのメモリ
terminal-load-kilobytes = { $number } kB

# パズル。
terminal-puzzles-looking = パズルを探しています
terminal-puzzles-games =
    { $count ->
       *[other] 最初の { $count } 局を調べました
    }
terminal-puzzles-count =
    { $count ->
       *[other] パズル{ $count }問
    }
terminal-puzzles-fields = パズルはタブで区切られた5つの欄からなります（{ $count }ではありません）
terminal-puzzles-day = カレンダーには日が順に一度ずつ並びます
terminal-puzzles-no-turn = `{ $text }`は手番ではありません
terminal-puzzles-over = ミスの後に解くものが残っていません
terminal-puzzles-turns = パズルは1〜9手番か、しのぐ問題（`hold`）です（`{ $text }`ではありません）
terminal-puzzles-rating = レーティングは1500±80のように書きます（`{ $text }`ではありません）
terminal-puzzles-motif = `{ $text }`に未知の手筋があります
terminal-puzzles-unproved =
    { $turns ->
       *[other] { $turns }手番での最短の勝ちは証明されませんでした
    }
terminal-puzzles-not-held = 「ちょうど1つの手番でしのげ、ほかはすぐ負ける」ことが証明されないか、その手番もあとで負けます
terminal-puzzles-lost-before = 対局はミスの前に負けていました
terminal-puzzles-checking = パズルを確認しています
terminal-puzzles-shorter =
    { $turns ->
       *[other] { $turns }手番での勝ちがあります
    }
terminal-puzzles-alike = { $line }行目のパズルと似すぎています
terminal-puzzles-motifs = 手筋は`{ $motifs }`です
terminal-puzzles-no-motif = 解答に手筋がありません
terminal-puzzles-other = 作り直すと`{ $line }`になります
terminal-puzzles-not-kept = 作り直すと残りません

# ターミナルで解くパズル。
terminal-puzzle-board = 局面をもう一度表示する
terminal-puzzle-solution = 解答を1つ表示する
terminal-puzzle-again = このパズルを最初からやり直す
terminal-puzzle-next = 別のパズルに進む
terminal-puzzle-last = ほかのパズルはありません。
terminal-puzzle-over = このパズルは終わりました。`again`、`next`、`quit`のどれかを入力してください
terminal-puzzle-ways = `again`でやり直し、`solution`で解答を1つ表示、`next`で次へ進みます。
terminal-puzzle-about = レーティング { $rating } · { $motifs }
terminal-puzzle-help = アクションをコンマでつないだ手番全体か、コマンドを入力してください：

# ヘルプの中の値の名前。
terminal-value-game = ゲーム
terminal-value-motif = 手筋
terminal-value-day = 日
terminal-value-file = ファイル
terminal-value-position = 局面
terminal-value-action = アクション
terminal-value-turn = 手番
terminal-value-space = マス
terminal-value-mark = 印
terminal-value-from = 元
terminal-value-to = 先
terminal-value-setup = セットアップ
terminal-value-player = プレイヤー
terminal-value-who = 誰
terminal-value-style = スタイル
terminal-value-when = いつ
terminal-value-name = 名前
terminal-value-pixels = ピクセル
terminal-value-language = 言語
terminal-value-port = ポート
terminal-value-address = アドレス
terminal-value-folder = フォルダー
terminal-value-number = 個数
terminal-value-shell = シェル
terminal-value-subcommand = サブコマンド
terminal-value-command = コマンド
terminal-value-options = オプション
terminal-value-time = 時間
terminal-value-source = 出所
terminal-value-server = サーバー
terminal-value-database = データベース
terminal-value-depth = 深さ
terminal-value-budget = 上限
terminal-value-level = レベル
terminal-value-token = トークン

# サーバーでのボット。
terminal-bot-here = { $name }が { $server } で対局します（{ $player }）
terminal-bot-accepts = { $name }の挑戦を受けました：/{ $code }
terminal-bot-declines = { $name }の挑戦を断りました：これ以上は対局できません
terminal-bot-guest = ゲスト
terminal-bot-won = /{ $code }: 勝ち
terminal-bot-lost = /{ $code }: 負け
terminal-bot-drew = /{ $code }: 引き分け
terminal-bot-void = /{ $code }: 結果なしで終了
terminal-bot-gives-up = /{ $code }：続けられないため終了します：{ $why }
terminal-bot-shut-out = /{ $code }：離れました：{ $error }
terminal-bot-lost-server = サーバーに接続できません。再試行します：{ $error }
terminal-bot-found-server = サーバーにつながりました

# 序盤。
terminal-openings-looking = 手番 { $number }
