# 端末のプログラムのエラー。Webアプリはこのファイルを読み込みません。

error-line = エラー：{ $message }
error-tip = ヒント：{ $tip }
error-because = { $what }：{ $why }

# ファイルと入出力。
error-cannot-read = { $what }を読めません
error-cannot-write = { $what }に書き込めません
error-cannot-create-folder = フォルダー{ $what }を作れません
error-cannot-read-stdin = 標準入力を読めません
error-cannot-write-output = 出力できません
error-cannot-read-terminal = 端末から読めません
error-cannot-listen-ctrl-c = Ctrl-Cを受け取れません
error-not-found = ファイルまたはフォルダーが見つかりません
error-not-permitted = 権限がありません
error-already-there = すでに存在します
error-is-folder = フォルダーです
error-is-no-folder = パスの途中がフォルダーではありません
error-file-not-folder = { $path }はフォルダーではなくファイルです
error-disk-full = 空き容量がありません
error-connection-refused = 接続を拒否されました
error-connection-lost = 接続が切れました
error-no-answer = 応答がありませんでした
error-no-way-there = ここからは到達できません
error-no-such-host = その名前のマシンは見つかりません
error-file-too-long = { $bytes }バイトを超えています
error-exists = { $file }はすでにあります。--forceで上書きします
error-output-stdout = `-`はここでは使えません。標準出力には結果が書かれるので、ファイル名を指定してください
error-not-utf8 = テキストがUTF-8ではありません
error-line-too-long = 行が{ $bytes }バイトを超えています
error-line-not-utf8 = 行がUTF-8ではありません
error-line-control = 制御文字`{ $found }`があります
error-line-unknown = `{ $found }`は返事ではありません
error-line-missing = `{ $after }`の後に何もありません
error-line-unexpected = `{ $after }`の後に余分な`{ $found }`があります
error-line-action = `{ $found }`はアクションではありません：{ $why }
error-stdin-too-long = 標準入力が{ $bytes }バイトを超えています
error-stdin-line-too-long = 標準入力の行が{ $bytes }バイトを超えています
error-stdin-not-utf8 = 標準入力がUTF-8ではありません
error-stdin-empty =
    標準入力が空です。{ $what ->
        [setup] セットアップ
       *[position] 局面
    }が必要です
error-stdin-lines =
    標準入力が{ $count }行あります。{ $what ->
        [setup] セットアップ
       *[position] 局面
    }を1行だけ書いてください
error-in-stdin = 標準入力：{ $fault }
error-in-line = { $line }行目：{ $fault }

# 局面、セットアップ、手番。
error-named-setups = 名前のあるセットアップは{ $names }です
error-quote-position = 局面には空白が含まれます。引用符で囲んでください
error-at-action = `{ $text }`のところ。局面は{ $position }
error-play-stdin = `play`は標準入力から局面ではなく手番を読みます
error-no-such-game = 第{ $number }局はありません。{ $file }には{ $games }あります
error-several-games = { $file }には複数の対局があります。--gameで選んでください
error-no-turns = この対局には手番がありません
error-no-such-turn =
    { $player ->
        [white] 白の第{ $number }手番はありません。最後は第{ $last }手番です
        [black] 黒の第{ $number }手番はありません。最後は第{ $last }手番です
       *[any] 第{ $number }手番はありません。最後は第{ $last }手番です
    }
error-after = 7、7w、7bのような手番の番号を指定してください

# 画像。
error-neither-svg-nor-png = { $file }はSVGでもPNGでもありません。名前の末尾は.svgか.pngにしてください
error-not-gif = { $file }はGIFではありません。名前の末尾は.gifにしてください
error-picture-too-large = { $width }×{ $height }ピクセルの画像は大きすぎます
error-no-mark = 印`{ $name }`はありません
error-off-board = { $space }は{ $size }×{ $size }のボードにありません
error-no-meaning = `threat`のはずが`{ $found }`です
error-two-spaces = a3-c5のように2つのマスを指定してください

# 数値と時間。
error-whole-number = { $least }から{ $most }までの整数を指定してください
error-not-number = `{ $text }`は数値ではありません
error-time-unit = `2s`のように、数値のあとに`ms`、`s`、`m`を付けてください
error-time-range = 1msから{ $most }日までの時間を指定してください
error-not-a-day = 日付は2026-11-17のように書きます
error-duration-range = `{ $name }`は1msから{ $most }までです
error-sprt = -{ $most }から{ $most }までの2つの数値を、`0,20`のように小さい順に指定してください

# マッチのプレイヤーと開始局面。
error-no-player = `{ $name }`というプレイヤーはいません。random、greedy、uct、engine、ugiがあります
error-no-seat = `{ $name }`というプレイヤーはいません。human、random、greedy、uct、engine、ugiがあります
error-player-takes-nothing = `{ $name }`に`:{ $how }`は付けられません
error-no-level = `{ $text }`というレベルはありません。1～{ $most }か、{ $names }です
error-spending = `{ $text }`は`{ $count }=N`でも`time=250ms`（または`time=1s`）でもありません
error-engine-setting = `{ $text }`は`nodes=N`、`time=250ms`、`level=N`のどれでもありません
error-spending-count = `{ $count }`は1から{ $most }までです
error-ugi-no-command = `ugi:`のあとに`ugi:quarterturn ugi`のようなコマンドが必要です
error-ugi-quote = `{ $text }`の引用符が閉じられていません
error-ugi-patience = `patience`には`{ $value }`ではなく`30s`のような時間を指定してください
error-ugi-option = `{ $setting }`はプロトコルのオプションではありません
error-ugi-setting = `{ $setting }`は`nodes=N`、`time=250ms`、`patience=30s`のどれでもありません。プログラムのオプションは大文字で始まります
error-opening-turns = `{ $kind }:`のあとに0から{ $most }までの手番数を指定してください
error-openings-none = 局面がありません
error-openings-too-many = 局面が{ $most }個を超えています
error-opening-of-other-game = { $setup }の局面ではありません
error-opening-over = この局面では対局が終わっています

# 配信。
error-cannot-serve = 配信できません
error-no-address = 127.0.0.1や::1のようなIPアドレスを指定してください
error-no-web-app = このプログラムはWebアプリなしでビルドされています。`cargo package-release`でWebアプリ入りのものをビルドするか、`--files`に`cargo web`でビルドしたフォルダーを指定してください
error-no-index = { $folder }にindex.htmlがありません。`cargo web`でサイトをビルドできます
error-port-taken = ポート{ $port }は使用中です。`--port`で別のものを選ぶか、`--port 0`で空いているものを使ってください
error-port-forbidden = このユーザーはポート{ $port }を使えません。`--port`で1024以上を選んでください
error-address-elsewhere = { $address }はこのマシンのアドレスではありません。`--bind`で別のものを選んでください
error-cannot-listen = { $address }で待ち受けできません
error-not-a-database = `--database`には、`games.db`や`./games`のようなファイル、`postgres://…`、またはオンライン対局なしの`none`を指定します
error-cannot-open-database = データベース{ $name }を開けません（`--database`で別のものを選べます）
error-database-newer = { $name }はQuarterturnの新しいバージョンで変更されていて、このバージョンでは使えません
error-database-foreign = { $name }はQuarterturnのデータベースではありません
error-no-home = ホームディレクトリーがありません
error-database-not-empty = { $name }は空ではありません。何もコピーしませんでした
error-copy-differs = 表{ $table }のコピーが元と一致しません。何も残しませんでした
error-game-not-rated = レートの対象になる対局{ $code }はありません
error-no-account = アカウント{ $name }はありません
error-no-reports = { $name }についての未対応の通報はありません
error-no-bus = nats://10.0.0.1やnats://名前:パスワード@10.0.0.1:4222のようなアドレスを指定してください
error-no-public-url = https://play.example.org のような、パスのないアドレスを指定してください
error-no-network = アドレス、または10.0.0.0/8のようなネットワークを指定してください
error-config-syntax = { $file }は設定ファイルではありません（{ $line }行目）：{ $why }
error-config-key = { $file }の`{ $key }`は`serve`のオプションではありません。使えるのは{ $keys }です
error-config-value = { $file }の`{ $key }`は、文字列、数値、またはそれらのリストではありません

# コマンドライン。
usage-no-subcommand = サブコマンド`{ $name }`はありません
usage-subcommands = { $names }があります
usage-unknown = 余分な引数`{ $argument }`
usage-similar = { $names }のことですか？
usage-missing = 足りない引数：{ $arguments }
usage-missing-subcommand = サブコマンドがありません
usage-conflict = `{ $argument }`は`{ $other }`と一緒に使えません
usage-twice = `{ $argument }`が2回以上指定されています
usage-no-value = `{ $argument }`には値が必要です
usage-value-count = `{ $argument }`には値が{ $expected }個必要です（指定は{ $actual }個）
usage-not-possible = `{ $argument }`に`{ $value }`は指定できません。{ $values }から選んでください
usage-invalid = `{ $argument }`に`{ $value }`は使えません：{ $why }
usage-takes-no-value = `{ $argument }`に値は付けられません
usage-not-utf8 = 引数がUTF-8ではありません
usage-line = 使い方：{ $usage }
usage-help = 詳しくは`{ $command } --help`

# ほかのサーバー。
error-server-malformed = サーバーのアドレスは https://play.example.org や http://localhost:4747 のように書きます
error-server-protocol = 接続できるのは http:// と https:// のサーバーだけです（{ $name }:// は不可）
error-server-path = サーバーのアドレスはポートまでです
error-server-unreachable = サーバーに接続できません：{ $why }
error-server-silent = サーバーから応答のない状態が続いています
error-server-refused = サーバーに拒否されました（{ $status }）：{ $said }
error-server-unexpected = サーバーから予期しない内容が届きました：{ $what }
error-server-closed = サーバーが接続を閉じました
error-server-closed-with = サーバーが接続を閉じました（コード{ $code }）
error-server-full = サーバーは今これ以上の対局を作らせてくれません

# サーバーでのボット。
error-bot-no-token = トークンがありません。`--token`で指定するか、環境変数{ $variable }を設定してください
error-bot-not-a-bot = このアカウントはボットではありません。最初の対局の前に`POST /api/me/bot`でボットにできます
error-bot-name-taken = `{ $name }`は人のアカウントです。名前を変えるか、`--bots`からこのレベルを外してください
error-bots-without-games = `--bots`にはオンライン対局が必要です。`--database none`を外すか、データベースを指定してください
error-not-monday = { $day }は月曜日ではありません
error-too-few-puzzles = パズルが足りないファイルがあります
error-no-puzzles-of = `{ $game }`のパズルはありません。ゲームは{ $games }です
error-no-puzzle-number = パズル{ $number }はありません。番号は1から{ $count }までです

# Complete tables.
error-solve-not-a-start = --completeはボード全体のためのものです。局面ではなくセットアップを指定してください
error-solve-unknown = { $setup }は解かれたボードに含まれていません
error-solve-too-large = { $setup }には{ $positions }を超える局面があり、メモリーに収まりません。--hashで増やしてください
error-solve-too-wide = { $setup }は完全な表には大きすぎます
