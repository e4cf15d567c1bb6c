# コマンドラインのヘルプ。英語の文はコードにあり、キーの作り方はhelp.rsにあります。

# 共通。
help = Tixファミリーのゲームを遊び、数え、説明し、描きます
help-long = Tix、Tixel、Regatta、そして拡張セットPoka Yokeを加えたTixelを、正確なルールで扱います。`play`はこの端末で対局を、`serve`はWebアプリを始めます。ほかのサブコマンドは局面や対局についての質問に答えます。
help-more = 詳しくは`quarterturn --help`。
help-help = このヘルプ、またはサブコマンドのヘルプを表示します
help-heading-usage = 使い方：
help-heading-commands = コマンド
help-heading-arguments = 引数
help-heading-options = オプション
help-heading-board-options = ボードのオプション
help-heading-pictures = 画像
help-heading-when-to-stop-whichever-comes-first = 終了の条件（先に満たしたもの）
help-default = 既定値：
help-possible-values = 指定できる値：

# 複数のコマンドに共通のオプション。
help-arg-language = 出力の言語 [既定値：環境の言語、なければ英語]
help-arg-help = ヘルプを表示（-hは短く、--helpは詳しく）
help-arg-version = バージョンを表示
help-arg-position = セットアップまたは局面。`-`なら標準入力から読みます
help-arg-setup = セットアップの名前または表記。`-`なら標準入力から読みます
help-arg-file = 棋譜のファイル。`-`なら標準入力を読みます
help-arg-force = 既存のファイルを上書きする
help-arg-seed = 乱数のシード
help-arg-threads = スレッド数。0ならプロセッサーごとに1つ
help-arg-json = テキストの代わりにJSONオブジェクトを1つ書く
help-arg-hash = 調べた局面を記憶するメモリー（MiB）
help-arg-flip = 黒を下にする
help-arg-style = ボードの表示：shapes（本当の形を点で）、letters（文字と三角形）、ascii（文字と向きの名前）
help-arg-colour = 色を使うとき。autoは、NO_COLORが設定されていない端末で使います
help-arg-palette = 配色
help-arg-width = 幅（ピクセル）。高さは自動で決まります
help-arg-no_coordinates = 座標を省く
help-arg-no_pools = 手元のコマを省く
help-arg-database = オンライン対局の保存先 [既定値：ユーザーのデータディレクトリー内のファイル]
help-arg-config = オプションを書いたTOMLファイル。サーバーのものも使えます
help-arg-config-long = データベースは環境変数QUARTERTURN_DATABASEでも指定できます。コマンドラインが環境変数より、環境変数がファイルより優先されます。

# playとmatchのヘルプに出るプレイヤー。
help-players =
    プレイヤー：
      random            認められるアクションから同じ確率で選ぶ
      greedy            自分の手番だけを見る
      uct:playouts=N    アクションごとにN回のランダムな対局による木探索
      uct:time=250ms    同じく、手番ごとの時間で（msまたはs）
      engine:nodes=N    エンジン。アクションごとにN局面を調べる
      engine:time=250ms 同じく、手番ごとの時間で
      engine:level=N    同じく、レベルで（1からの番号または名前）。
                        強さはdocs/strength.mdにあります
      engine            engine:nodes=20000と同じ
      ugi:コマンド      エンジンのプロトコルに対応した別のプログラム。
                        例：'ugi:quarterturn ugi'。引用符とバックスラッシュは
                        シェルと同じです。コマンドの前に、nodes=Nかtime=250ms
                        （既定）、patience=30s（この時間内に答えないプログラムは
                        負け）、Hash=16のようなプログラムのオプションを書けます。
                        time=では、0.5秒より遅れて答えたプログラムも負けです

# 対局と配信。
help-play = この端末で対局します
help-play-long =
    2人が交代で指すか、1人がエンジンやほかのプログラムと対局します。アクション（T@c3ne、c3-c6ne）、コンマでつないだ手番全体、またはコマンドを入力します。Tabで補完できます。コマンドはmoves、why、hint、undo、board、turns、position、save、draw、resign、help、quitです。

    追加手番を得るアクションを1つだけ入力すると、手番は追加手番か`end`を待ちます。コンマでつないだものは手番全体です。

    プログラムが考えている間にCtrl-Cを押すと、それまでに見つけた最善手を指します。

    標準入力が端末でなければ、その行をスクリプトとして読みます。
help-play-after =
    例：
      quarterturn play                          2人で、Tixel
      quarterturn play --black engine           エンジンと
      quarterturn play --black engine:level=3   レベル（1～15）を決めたエンジンと
      quarterturn play --black engine:time=2s   手番ごとに2秒のエンジンと
      quarterturn play regatta --black greedy   1手番だけ先を見るプレイヤーと
      quarterturn play --white random --flip    ランダムなプレイヤーと、黒を下に
      quarterturn play '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      quarterturn play tix < script.txt

    { help-players }
help-play-arg-start = セットアップ、または開始局面
help-play-arg-white = 白のプレイヤー：human、または下のプレイヤー
help-play-arg-black = 黒のプレイヤー：human、または下のプレイヤー
help-play-arg-seed = 乱数のシード。指定しなければ毎回変わります
help-serve = Webアプリをブラウザーに配信します
help-serve-long =
    アプリはブラウザーの中で動きます。このコマンドは、`cargo package-release`がプログラムに組み込んだファイルを配信し、オンライン対局を保存します。`--bind`で0.0.0.0のような、ほかから届くアドレスを指定しない限り、このマシンからしか見えません。

    Ctrl-Cを押すと、送信中の応答が届き次第（遅くとも3秒後に）終了します。もう一度押すとすぐに終了します。
help-serve-after =
    例：
      quarterturn serve
      quarterturn serve --port 8080 --bind 0.0.0.0   ネットワークの全員に
      quarterturn serve --port 0                     空いているポートで（番号は表示されます）
      quarterturn serve --files target/web/dist      `cargo web`でビルドしたファイルで
      quarterturn serve --database none              オンライン対局なしで
      quarterturn serve --bots                       6つのレベルのエンジンを相手に
      quarterturn serve --config quarterturn.toml    ファイルのオプションで
help-serve-arg-port = 待ち受けるポート。0なら空いているもの
help-serve-arg-bind = 待ち受けるアドレス
help-serve-arg-files = プログラム内のファイルの代わりに使うWebアプリのフォルダー
help-serve-arg-files-long = 配信するのはフォルダー内の通常のファイルだけです。隠しファイルや、外へ出るリンクは配信しません。
help-serve-arg-connections = 接続数の上限 [既定値：システムが許すオープンファイル数の約半分、最大4096]
help-serve-arg-connections-long = 上限に達すると、要求を最も長く待っている接続を閉じて新しい接続を受け入れます。
help-serve-arg-database = オンライン対局の保存先。`ファイル`、`postgres://…`、オンライン対局なしなら`none` [既定値：ユーザーのデータディレクトリー内のファイル]
help-serve-arg-database-long = ファイルがなければ作ります。データディレクトリーに書き込めない場合、既定ではオンライン対局はできません。
help-serve-arg-bus = 1つのデータベースを使う複数のサーバーが、新しい出来事を知らせ合うためのNATSサーバー。例：`nats://10.0.0.1`
help-serve-arg-bus-long = 指定しなければ、毎秒1回データベースを調べます。NATSが止まってもサーバーは動き続け、可能になりしだい接続し直します。
help-serve-arg-public_url = 待ち受けるアドレスとは別に、サーバーに届くアドレス。例：`https://play.example.org`
help-serve-arg-public_url-long = ほかのサイトのページからは何も変更できません。アドレスがhttpsで始まる場合、CookieはTLSでのみ送られます。
help-serve-arg-trusted_proxies = `X-Forwarded-For`を信用するプロキシ。アドレス、または10.0.0.0/8のようなネットワーク。複数回指定できます
help-serve-arg-bots = エンジンのこれらのレベルを、挑戦を受けるボットとして対局させる [値なし：newcomer,beginner,keen,club,master,virtuoso]
help-serve-arg-bots-long = それぞれに`bot-club`のような、ボットと表示されるアカウントがあり、準備は要りません。探索にはプロセッサーの半分を使います。
help-serve-arg-log_level = stderrに記録する量
help-serve-arg-config = オプションを書いたTOMLファイル。例：`port = 8080`
help-serve-arg-config-long = どのオプションも環境変数で指定できます。`--public-url`ならQUARTERTURN_PUBLIC_URLです。コマンドラインが環境変数より、環境変数がファイルより優先されます。

# ボット。
help-bot = プログラムをサーバーで対局させます
help-bot-long =
    挑戦を受け、`--seeks`を付けると10秒待っている対局募集にも応じます。どのセットアップでも、どの持ち時間でも対局します。アカウントはボットのもので、トークンには`play`と`lobby`の権限が必要です。どちらも用意のしかたはdocs/api.mdにあります。接続が切れてもボットは戻り、同じ手番を二度指すことはありません。

    最初のCtrl-Cで新しい対局を受けなくなり、時計の動いている対局がすべて終わると終了します。もう一度押すとすぐに終了します。1手番に何日もかける対局は、ボットをまた起動すると続きます。

    異常終了したり、応答しなかったり、認められない手番を指したりしたプログラムは、一度だけ起動し直します。それでもだめなら、ボットは対局を中止し、両者がすでに指していれば投了します。
help-bot-after =
    例：
      quarterturn bot --server http://localhost:4747 --token qt-… --level club
      quarterturn bot --server http://localhost:4747 --program 'ugi:time=1s ./my-engine'
help-bot-arg-server = サーバー。例：`https://play.example.org`、`http://localhost:4747`
help-bot-arg-ca = このシステムの認証局に加えて、ファイル（PEM）の認証局も信頼する
help-bot-arg-token = アカウントのトークン [既定値：環境変数QUARTERTURN_TOKEN]
help-bot-arg-token-long = 環境変数なら、このマシンのほかの利用者には見えません。
help-bot-arg-level = エンジンのレベル。番号か名前 [既定値：club]
help-bot-arg-program = `match`と同じ書き方の別のプレイヤー。例：'ugi:コマンド'、engine:time=1s
help-bot-arg-games = 時計の動く対局の同時対局数の上限
help-bot-arg-slow_games = 1手番に何日もかける対局と時計のない対局の同時対局数の上限
help-bot-arg-seeks = ロビーの、レートのかからない対局募集にも応じる

# 管理。
help-admin = オンライン対局のデータベースを管理します
help-admin-recompute-ratings = レート戦からすべてのレートを計算し直します
help-admin-recompute-ratings-long = レートを手で変更した場合や計算方法が変わった場合を除き、結果は前と同じです。その間もサーバーは動き続けられます。
help-admin-backup = すべてをファイルにコピーします
help-admin-backup-long = 元が何であっても、ファイルはSQLiteのデータベースです。その間もサーバーは動き続けられ、コマンドを始める前に保存されたものはすべて含まれます。残す前に元のデータと照合します。
help-admin-backup-arg-file = ファイル（まだ存在しないもの）
help-admin-restore = バックアップを空のデータベースにコピーします
help-admin-restore-arg-file = バックアップ
help-admin-move = すべてを別の空のデータベースにコピーします
help-admin-move-long = たとえばSQLiteからPostgreSQLへ移せます。先にサーバーを止め、終わったら新しいデータベースで起動してください。確定する前に元のデータと照合し、問題があれば新しいデータベースは空のままです。
help-admin-move-arg-into = コピー先。`ファイル`または`postgres://…`
help-admin-move-arg-into-long = 環境変数ではQUARTERTURN_INTOです。
help-admin-people = すべてのアカウントを一覧表示します（名前、登録日、対局数）
help-admin-games = すべての対局を一覧表示します（コード、日付、セットアップ、両者、手番数、結果）
help-admin-games-long = ゲストと空席には名前がありません。結果は棋譜と同じ書き方です。
help-admin-reports = 通報を一覧表示します（日付、理由、通報された人、通報した人、対局のコード）
help-admin-reports-long = 新しいものから順に並びます。理由は、help（プログラムや他人の助け）、stalling（引き延ばし）、arranged（結果の示し合わせ）、name（不快な名前）です。
help-admin-reports-arg-done = 代わりに、「名前」についての通報をすべて対応済みにします。一覧には出なくなります
help-admin-reports-arg-all = 対応済みのものも、行末に`done`を付けて一覧表示します
help-admin-close = アカウントを閉鎖します
help-admin-close-long = そのアカウントではログインできなくなり、セッション、トークン、募集、挑戦は終了します。対局は「deleted」という名前で残り、レートへの影響も残ります。その間もサーバーは動かしたままでかまいません。
help-admin-close-arg-name = アカウントの名前
help-admin-recover = 入れなくなった人のために、アカウントに新しい復旧コードを発行します
help-admin-recover-long = コードを1行に1つずつ出力します。どのコードでも一度だけ新しいパスワードを設定できます。それまでのパスワードとコードは無効になり、セッションとトークンはすべて終了します。本人からの依頼かどうかを確かめてください。その間もサーバーは動かしたままでかまいません。
help-admin-recover-arg-name = アカウントの名前
help-admin-annul = レート戦をレートの対象から外します
help-admin-annul-long = 結果は残り、全員のレートをその対局なしで計算し直します。その間もサーバーは動き続けられます。
help-admin-annul-arg-code = 対局のコード

# 局面。
help-draw = 局面を描きます
help-draw-long = -oがなければ端末にボードを描きます。-oがあればファイルに書きます。名前の末尾が.svgならSVG、.pngならPNGです。
help-draw-after =
    例：
      quarterturn draw regatta
      P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
      quarterturn draw "$P" --flip --style letters
      quarterturn draw "$P" -o position.svg
      quarterturn draw "$P" -o position.png --palette dark --width 800
      quarterturn draw "$P" -o marks.svg --mark c3:warning --arrow a3-f3
      quarterturn draw "$P" -o slide.svg --foresee a3-f3ne
      quarterturn draw "$P" -o slides.svg --landings a3
help-draw-arg-output = 書き込むファイル。`-`ならSVGを標準出力に書きます
help-draw-arg-last = この局面に至ったアクションまたは手番に印を付ける
help-draw-arg-foresee = 認められるアクションの効果を示す
help-draw-arg-landings = そのマスのコマがスライドできる先と、そこで起こることを示す
help-draw-arg-transparent = 背景を省く
help-draw-arg-marks = マスに印を付ける。印はchosen（既定）、stays-active、sacrifice、clockwise、anticlockwise、refused、warning、または数字（回される相手のコマの数。マイナスを付けると自分のコマの数）
help-draw-arg-arrows = a3-c5のようにマスからマスへ矢印を描く。:threatを付けると破線
help-moves = 認められるアクションを一覧します
help-moves-long =
    1行に1つのアクションを、バイト順に並べて書きます。手番のプレイヤーが負けていれば何も書きません。追加手番が残っている間は`end`も含みます。

    `-`なら標準入力の各行を局面として読み、そのアクションを空白で区切って1行に書きます。なければ空行です。
help-moves-after =
    例：
      quarterturn moves tixel
      quarterturn moves '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      quarterturn moves - < positions.txt
help-moves-arg-position = セットアップまたは局面。`-`なら標準入力の各行を局面として読みます
help-apply = いくつかのアクションや手番のあとの局面を表示します
help-apply-long =
    引数を順に実行します。コンマのない引数は1つのアクションです。それが犠牲なら、次の引数が追加手番か、省くための`end`です。コンマのある引数は手番全体で、最後のアクションが犠牲なら追加手番は省かれます。

    認められないものがあれば、理由をstderrに書き、終了コードは1です。
help-apply-after =
    例：
      quarterturn apply tixel T@c3ne T@e5sw
      P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
      quarterturn apply "$P" a3-c3n             追加手番が残る
      quarterturn apply "$P" a3-c3n end         それを省く
      quarterturn apply "$P" a3-c3n T@f6ne      それを使う
      quarterturn apply "$P" a3-c3n,T@f6ne      同じことを手番全体で
help-apply-arg-moves = 実行するもの、順に
help-explain = アクションの効果、または認められない理由を説明します
help-explain-long = コマがどこにどの向きで止まるか、どのコマを回すか、追加手番や昇格があるか、次は誰の手番か、誰が負けたかを述べます。認められないアクションなら理由を述べ、終了コードは1です。手番はアクションごとに説明します。
help-explain-after =
    例：
      quarterturn explain tixel T@c3ne
      P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
      quarterturn explain "$P" a3-c3n
      quarterturn explain "$P" a3-c3n,T@f6ne
      quarterturn explain "$P" a3-c3ne          なぜいけないのか
help-explain-arg-moves = アクション、またはコンマでつないだ手番

# 探索と計数。
help-analyze = 最善の手番を探して評価します
help-analyze-long =
    手番は連鎖全体です。手番のプレイヤーの勝率で評価します。勝率は*推定*か、終局までの手番数（双方の手番を、この手番も含めて数える）が付いた*証明済み*です。最初の手番のあとで同じ局面になる変化は1つにまとめます。順序が違うだけの同じアクションは1つの手番です。調べなかった手番は載りません。

    スレッドが1つなら、同じノード数や深さで同じ答えになります。Ctrl-Cを押すと探索を終え、見つけたものを表示します。
help-analyze-after =
    例：
      quarterturn analyze tixel --nodes 20000
      quarterturn analyze 'tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -' --lines 3 --depth 4
      quarterturn analyze regatta --time 100ms --threads 0 --hash 64 --json

    --jsonのキー：
      position              局面の表記
      nodes                 調べた局面の数
      depth                 探索の深さ（アクション数）
      lines                 良い順。終局していればなし。手番が足りないか探索が早く
                            終わった場合は指定より少ない
        turn                手番全体
        winning_chance      手番のプレイヤーの勝率、0～1。証明済みなら1か0
        proved              null、または手番のプレイヤーにとってのresult（winかloss）とturns
        pv                  この手番から始まる双方の手番
help-analyze-arg-time = この時間で終える。500ms、2s、1mなど
help-analyze-arg-nodes = この数の局面を調べたら終える [既定値：ほかの条件がなければ1000000]
help-analyze-arg-depth = この数のアクションだけ先を読んだら終える
help-analyze-arg-lines = 比べる手番の数
help-solve = どちらが何手番で勝つかを証明します
help-solve-long =
    証明は、負ける側が何をしても成り立ちます。途中の手番も含めて双方の手番を数え、勝つ側は最も早く勝ち、負ける側は最も遅く負けます。上限までに何も証明できなければ、その旨を述べ、終了コードは1です。Ctrl-Cを押すと探索を終え、そこまでに証明できたことを表示します。

    --treeを付けると、証明を変化付きの棋譜としてファイルにも書きます。勝つ側は1つの手番、負ける側はすべての手番を、そのあとの手順とともに示します。前に現れた局面や、大きすぎて切られた場所はコメントで示します。

    --completeを付けると、小さなボードの対局で現れうる局面をすべて調べます。引き分けもこれで証明できます。--checkは、すでに解かれたボードのうち小さなもの、または指定したものをもう一度調べて比べます。--threadsはこの2つのためのものです。
help-solve-after =
    例：
      quarterturn solve 3u:X3/X3
      quarterturn solve 'tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -' --json
      quarterturn solve 3u:X3/X3 --nodes 100000 --tree proof.pgn
      quarterturn solve 4u:X2/X2 --complete --threads 2
      quarterturn solve --check 3u:X3/X3

    --jsonのキー：
      position   局面の表記
      nodes      調べた局面の数
      proved     null、または手番のプレイヤーにとってのresult（winかloss）、
                 turns（この手番数以内に決まる）、at_least（それより早くはない）
      open       null、または何も証明できなかったときに除外できたもの：
                 no_win_withinとno_loss_within
      tree       null、または--treeが書くもの：turnsとcomplete
help-solve-arg-complete = 小さなボードのすべての局面を調べ、`truth/boards.tsv`の行を書く
help-solve-arg-check = すでに解かれたボードをもう一度調べて比べる
help-solve-arg-nodes = あきらめるまでに調べる局面の数
help-solve-arg-tree = 証明を変化付きの棋譜としてこのファイルに書く
help-perft = 認められるアクションの列を数えます
help-perft-long = 1から「深さ」までの各深さdについて、`d 個数`の行を書きます。個数は、認められるアクションd個の列の数です。単位は手番ではなくアクションで、`end`も1つと数えます。負けた局面には列がありません。この数が一致する2つのプログラムは、ほぼ確実にルールも一致しています。
help-perft-after =
    例：
      quarterturn perft tixel 3
      quarterturn perft regatta 3 --threads 0
      quarterturn perft tix 3 --divide        最初のアクションごとの個数
help-perft-arg-depth = 列の長さ（アクション数）
help-perft-arg-divide = 最初のアクションごとの個数をバイト順に、合計とともに書く。「深さ」のみ
help-playouts = ランダムな対局を多数行い、まとめます
help-playouts-long = どの局面でも、認められるアクションはすべて同じ確率です。同じシードなら、スレッド数に関係なく同じ対局になります。堂々巡りの対局を終わらせるルールはないので、2000アクションで勝者なしとして打ち切ります。Ctrl-Cを押すと終了し、そこまでの対局を集計します。
help-playouts-after =
    例：
      quarterturn playouts tixel
      quarterturn playouts regatta --games 100000 --seed 7 --threads 0
      quarterturn playouts poka-yoke --games 10000 --seed 1 --json

    --jsonのキー：
      setup                 セットアップの表記
      games                 対局数
      seconds               かかった秒数
      playouts_per_second   games / seconds
      white_wins            白が勝った対局数
      actions_per_game      1局の平均アクション数（`end`を含む）
      turns_per_game        1局の平均手番数
      branching             選べるアクション数の平均
help-playouts-arg-games = 対局数

# マッチとレポート。
help-match = 2人のプレイヤーに多数の対局をさせます
help-match-long =
    どの開始局面も、色を入れ替えて2回対局します。手番の始めに同じ局面が3回現れたら引き分けです。クラッシュする、何も答えない、時間をかけすぎる、認められないことをするプレイヤーは、その対局が反則負けになります。同じシードなら開始局面は同じで、どちらも時間で制限されていなければ対局も同じになります。

    Ctrl-Cでマッチを終え、ここまでの成績を表示します。もう一度押すとすぐに終了します。
help-match-after =
    { help-players }

    例：
      quarterturn match --game tixel --a greedy --b random --games 200
      quarterturn match --game regatta --a uct:playouts=900 --b greedy -o games.pgn
      quarterturn match --game tix --a engine --b engine:nodes=9000 --sprt 0,50
      quarterturn match --game tixel --a engine:time=1s --b 'ugi:time=1s ./theirs'

    --jsonのキー（すべてAから見た値）：
      games, wins, draws, losses  局数
      score                       得点 / games。対局がなければnull
      pairs                       Aが0、½、1、1½、2点を取った組の数
      elo, elo_low, elo_high      差とその95%区間。無限ならnull
      elo_error                   区間の幅の半分
      sprt                        null、またはelo0、elo1、llr、verdict
                                  （accepted、rejected、open）
      forfeits                    反則負けの対局：a、b、reasons。理由は
                                  crash、silence、time、illegal、unreadable
      interrupted                 Ctrl-Cで終わったかどうか
      seconds                     かかった秒数

    数値の計算方法はdocs/matches.mdにあります。
help-match-arg-game = ゲーム：セットアップの名前または表記
help-match-arg-a = 強さを測るプレイヤー
help-match-arg-b = もう一方のプレイヤー
help-match-arg-games = 対局数の上限。奇数は偶数に直します [既定値：100、--sprtがあれば40000]
help-match-arg-sprt = AがELO1点強いのか、ELO0点しか強くないのかがはっきりしたら終える
help-match-arg-openings = 対局の始まり：`random:N`（ランダムなN手番のあと）、`balanced:N`（同じく、エンジンがどちらも大差でないと見る局面だけ）、または1行に1局面のファイル
help-match-arg-output = すべての対局を棋譜としてこのファイルに書く
help-bench = 決まった局面を探索してノードを数えます
help-bench-long = 4つのゲームの決まった局面を決まった深さまで探索し、調べた局面の数を表示します。その合計が探索の署名です。どのマシンでも同じで、違う数になればエンジンの指し方が変わったということです。速度はこのマシンのものです。
help-bench-after =
    例：
      quarterturn bench
      quarterturn bench --json

    --jsonのキー：
      games              ゲームごとの`game`と調べた`nodes`
      signature          全ノード数。Ctrl-Cで終えたときはnull
      seconds            かかった秒数
      nodes_per_second   signature / seconds
help-ugi = ほかのプログラムのエンジンとして動きます
help-ugi-long = 標準入力からUniversal Game Interfaceのコマンドを読み、返事を1行ずつ標準出力に書きます。`quit`か入力の終わりまで続けます。プロトコルの1手は1アクションです。わからないコマンドには`info string error:`で始まる行を返します。プロトコルはどの言語でも同じです。
help-ugi-after =
    プロトコルはdocs/ugi.mdにあります。要点：
      ugi                                   エンジンの名前とオプションを返す
      setoption name Setup value regatta    ゲームを選ぶ
      position startpos moves R@c3ne        ここまでの対局
      go nodes 100000                       探索する（ほかにmovetime、depth、p1time…、infinite）
      stop                                  探索をすぐ終える
      query gameover                        （ほかにp1turn、result）
      quit
help-report = ゲームの性格を述べます：長さ、選択の幅、先手の勝率、最初の配置
help-report-long =
    いくつかの強さ（ランダム、greedy、エンジン）で、双方を同じ強さにして対局します。対局に変化をつけるため、各プレイヤーの最初の手番は良いものからランダムに選びます（すべてがランダムな対局は除く）。この始まりはどの強さでも同じです。同じ局面が3回現れたら引き分け、2000手番の対局は未完とします。

    同じシードなら、スレッド数に関係なく同じ数値になります。Ctrl-Cを押すと終了し、そこまでの対局を集計します。このときページは書きません。
help-report-after =
    例：
      quarterturn report tixel --games 20
      quarterturn report tix --games 10 --nodes 50 -o tix.html
      quarterturn report 5u:X6/X6 --games 20 --nodes 20,200 --seed 7 --json
      quarterturn report tixel --beside 7u:T14/T14 --games 20
      quarterturn report tix --handicap 4 2 --games 10

    --jsonのキー（--besideでは、この形が2つのリストになります。
    --handicapではsetup、stronger、weaker、games、seed、seconds、tried、fairestです）：
      setup             セットアップの表記
      games             強さごとの対局数
      seed, seconds     シードと、かかった秒数
      strengths         弱い順：
        player          `match`と同じ表記
        results         white、black、draws、unfinished
        first_player    勝敗のついた対局での白の割合と95%区間：
                        share、low、high
        turned_around   勝敗のついた対局のうち、負けた側が一度は2対1で勝つと
                        見られたもの（100ノードの探索による）：share、low、high
        actions, turns  対局の長さ：mean、deviation、median、quartiles、
                        shortest、longest、histogram（長さと対局数の列）
        branching       選べるアクション数：meanと、対局の1番目、2番目…の
                        アクションについてのby_action
        kinds           全アクション中の割合：place、slide、activate、pivot、
                        pick_up、end
        sacrifices      スライドのうちコマが非アクティブになるものの割合
        chains          アクション数ごとの手番：actions、turns、share
        openings        最初の配置（対称なものはまとめる）、多い順：placement、
                        alike（同等なものの数）、games、share、low、high
help-report-arg-beside = このセットアップも、最初のものと並べて調べる
help-report-arg-handicap = 代わりに、2つのレベルのうち最初のほうが何個少なければ公平かを調べる
help-report-arg-games = 強さごとの対局数
help-report-arg-nodes = エンジンのアクションごとのノード数。数値1つが1つの強さ
help-report-arg-output = グラフ付きのHTMLページもこのファイルに書く

# 負荷。
help-load = 多数のゲストをサーバーで対局させ、待ち時間を測る
help-load-long =
    ゲスト同士の対局を作り、席ごとにソケットを開き、すべての対局で順番に、一定の速さでランダムな手番を送ります。手番の時刻は予定で決まり、サーバーの遅れは待ち時間に数えます。最後にすべての対局を読み直し、受理されたのに残っていない手番を失われたものとして数えます。

    対局はサーバーに残ります。自分のサーバーで使ってください。耐えきれないほどの負荷をかけるためのものです。
help-load-after =
    例：
      quarterturn load http://localhost:4747
      quarterturn load http://localhost:4747 --games 2000 --rate 500 --seconds 60 --pid 4321

    --jsonのキー：
      games, sockets       それぞれの数
      turns                送った手番
      stored, seen         予定から受理まで、および相手に届くまでのミリ秒：
                           p50, p90, p99, most。手番がなければnull
      unanswered           10秒以内に応答のなかった手番
      refused              サーバーが拒否した手番
      closed               サーバーが閉じたソケット
      lost                 受理されたのに対局に残っていない手番
      bytes_per_socket     --pid指定時：ソケットあたりのサーバーのメモリ（バイト）
help-load-arg-server = サーバー。例：http://localhost:4747
help-load-arg-ca = このシステムの認証局に加えて、ファイル（PEM）の認証局も信頼する
help-load-arg-games = 同時に開く対局の数
help-load-arg-rate = 全対局を合わせた1秒あたりの手番
help-load-arg-seconds = 対局を続ける秒数
help-load-arg-setup = 対局のセットアップ
help-load-arg-pid = このマシンのサーバーのプロセス番号（メモリを測るため）

# 棋譜。
help-record = 棋譜を検査、表示、またはアニメーションにします
help-record-long = 棋譜は、Setupタグを持つPGN構文のテキストです。1つ以上の対局に、タグ、手番、コメント、変化、結果が書かれます。`play`はこの形式で保存します。1局ずつ読むので、いくら大きくてもかまいません。
help-record-check = 棋譜の形式とルールを検査します
help-record-check-long = どの手番も認められ、どの結果もありうるものでなければなりません。誤りのないファイルは対局数とともにstdoutに書きます。誤りは「ファイル:行:列」と理由をstderrに書き、終了コードは1です。
help-record-check-after =
    例：
      quarterturn record check game.pgn
      quarterturn record check games/*.pgn
      quarterturn record check - < game.pgn
help-record-check-arg-files = 棋譜のファイル（複数可）。`-`なら標準入力を読みます
help-record-show = 棋譜の対局を表示します
help-record-show-long = タグ、手番、コメント、変化、そして最後の局面を表示します。--boardsなら本譜のすべての局面、--afterなら1つの手番のあとの局面だけを表示します。
help-record-show-after =
    例：
      quarterturn record show game.pgn
      quarterturn record show game.pgn --boards | less -R
      quarterturn record show game.pgn --after 7       双方の第7手番のあと
      quarterturn record show game.pgn --after 7w      白の第7手番のあと
      quarterturn record show games.pgn --game 3 --after 0
help-record-show-arg-game = ファイルのN番目の対局だけを表示する（1から数える）
help-record-show-arg-boards = 手番ごとにボードを表示する
help-record-show-arg-after = 第N手番のあとの局面だけを表示する（Nw：白、Nb：黒、0：開始）
help-record-animate = 対局をアニメーション画像にします
help-record-animate-long = 対局の本譜をアニメーションGIFに書きます。スライド、それで回るコマ、配置や取り上げが動いて見えます。最後の画像は結果とともに長く表示します。
help-record-animate-after =
    例：
      quarterturn record animate game.pgn -o game.gif
      quarterturn record animate games.pgn --game 3 -o third.gif --palette dark
      quarterturn record animate game.pgn -o slow.gif --turn 1500 --width 640
      quarterturn record animate - -o game.gif < game.pgn
help-record-animate-arg-output = 書き込むファイル。名前の末尾は.gif
help-record-animate-arg-game = ファイルの何番目の対局か（1から数える）
help-record-animate-arg-turn_millis = 手番ごとの時間（ミリ秒）
help-record-animate-arg-end_millis = 最後の画像の時間（ミリ秒）

# 表記、補完、マニュアル。
help-notation = セットアップ、局面、アクション、手番の書き方を説明します
help-after =
    表記：
      セットアップ  tix、tixel、poka-yoke、regatta、または6u:T10/T10のような表記
      局面          最初の手番ならセットアップ、ほかは6つの欄を引用符で囲む：
                    '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      アクション    配置T@c3ne、スライドc3-c6ne、アクティブにするc3*ne、
                    向きを変えるc3~sw、取り上げるc3^、end
      手番          アクションをコンマでつなぐ：c3-c5n,d4-d2w,e2^
      詳しくは`quarterturn help notation`。

    終了コード：
      0  成功
      1  答えは「いいえ」：認められない、または棋譜に誤りがある
      2  使い方の誤り：引数、ファイル、入力が使えない
      130, 143  Ctrl-Cによる中断、または終了の要求。そこまでの結果は表示される
help-notation-after =
    マスと向き：
      マスはa1（左下）からk11までです。向きは凹みが向く方角で、n、e、s、w
      （マスに沿う：非アクティブ）か、ne、se、sw、nw（45度回転：アクティブ）
      です。Tixコマには凹みも向きもありません。

    アクション：
      T@c3ne    Tixelコマをc3に、凹みをneに向けて配置する
                （X：Tix、T：Tixel、R：RegattaまたはPoka Yoke、L：その裏返し）
      c3-c6ne   c3のコマをc6へスライドし、向きneで止める
      c3*ne     c3の非アクティブなコマをアクティブにする（追加手番）
      c3~sw     c3のアクティブなコマの向きを変える（追加手番）
      c3^       c3のコマを取り上げる（追加手番）
      end       追加手番を使わずに手番を終える

    手番：
      スライドしたコマが非アクティブになると犠牲になり、追加手番を得ます。手番は
      c3-c5n,d4-d2w,e2^のように、アクションをコンマでつないで書きます。最後の
      アクションが犠牲なら、追加手番は省かれています。

    セットアップ：
      tix         6u:X8/X8
      tixel       6u:T10/T10
      poka-yoke   6u:T10/T10:p2
      regatta     8b:R21/R21
      表記は、ボードの大きさ（3～11）、枠なしのuか枠ありのb、白と黒のコマを
      X、T、Rの順に書き、必要なら昇格が2回ずつの:p2、丸い角が凹みの隣にある
      :nearを付けます。

    局面：
      セットアップだけなら最初の手番の前の局面です。ほかの局面は空白で区切った
      6つの欄なので、引用符で囲みます。
        '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      セットアップ  上のとおり
      ボード        横列を上から/で区切る。数字は空きマスの数。コマは文字（白は
                    大文字、黒は小文字）と、向きの数字：0 n、1 ne、2 e、3 se、
                    4 s、5 sw、6 w、7 nw
      手番          wまたはb
      手元のコマ    白と黒がまだ配置できるコマ。なければ-
      昇格          2/1のような残り回数。セットアップに昇格がなければ-
      追加手番      手番の始めは-、ほかは追加手番が残っている犠牲のコマのマス
help-completions = シェルの補完スクリプトを書きます
help-completions-after =
    例：
      quarterturn completions bash > ~/.local/share/bash-completion/completions/quarterturn
      quarterturn completions zsh > ~/.zfunc/_quarterturn
      quarterturn completions fish > ~/.config/fish/completions/quarterturn.fish
help-completions-arg-shell = シェル
help-man = マニュアルページを書きます
help-man-long = プログラムまたはサブコマンドのページをstdoutに書きます。--folderを付けると、すべてのページをファイルに書きます。
help-man-after =
    例：
      quarterturn man | man -l -
      quarterturn man play | man -l -
      quarterturn man record check | man -l -
      quarterturn man --folder ~/.local/share/man/man1
help-man-arg-subcommand = このサブコマンド（`play`、`record check`など）のページを書く
help-man-arg-folder = すべてのページをこのフォルダーに書く。必要なら作ります

# マニュアルページの見出し。
help-page-name = 名前
help-page-synopsis = 書式
help-page-description = 説明
help-page-notes = 注意

# パズル。
help-puzzles = 対局からパズルを作る、検査する、作り直す、または一年分を選ぶ
help-puzzles-long = パズルは相手のミスから始まり、その後は手番の側が証明付きで勝ちます。または、相手がすぐに勝つことを狙い、ちょうど1つの手番でしのげます。1行に5つの欄がタブ区切りで並びます：その手番の前の局面、その手番、何手番で勝つか`hold`、レーティングとその偏差、解答の手筋。
help-puzzles-make = 中級レベルの対局や棋譜からパズルを見つける
help-puzzles-make-long =
    対局を行い、3手番以内の勝ちを許すミスを探し、当然に見える手番が失敗し解答が意外なものだけを残します。1局に1問まで、似たものは含みません。どのレベルが解くかでレーティングを付けます。同じシードなら、スレッド数によらず同じパズルになります。Ctrl-Cで終了し、それまでに見つけたパズルを書き出し、何局を調べたかを知らせます。

    --holdでは、相手がすぐに勝つことを狙い、向きと面を除いてちょうど1つの応手でしのげる手番を探します。

    長い実行は分けられます。--firstで以前の実行の次の対局から続け、--unlikeでそのパズルに似たものを除きます。合わせると一度に実行した場合と同じ結果になります。
help-puzzles-make-after =
    例：
      quarterturn puzzles make tix --games 50
      quarterturn puzzles make tixel --games 3000 --threads 0 -o tixel.tsv
      quarterturn puzzles make tix --first 50 --games 50 --unlike earlier.tsv
      quarterturn puzzles make regatta --games 5000 --threads 0 --motif promote --motif flip
      quarterturn puzzles make tixel --hold --games 100
      quarterturn puzzles make --records club.pgn
help-puzzles-make-arg-games = 対局数
help-puzzles-make-arg-first = 最初の対局の番号（0から数えます）
help-puzzles-make-arg-records = このファイルの対局から探す（セットアップがあればその対局のみ）。`-`なら標準入力から読みます
help-puzzles-make-arg-hold = 勝ちの代わりに、すぐに勝つ狙いをしのぐ手番を探す
help-puzzles-make-arg-motifs = この手筋、または指定した手筋のいずれかがあるパズルのみ
help-puzzles-make-arg-unlike = このファイルのパズルに似たものを除く
help-puzzles-make-arg-output = パズルを標準出力の代わりにこのファイルに書く
help-puzzles-check = パズルをもう一度証明する
help-puzzles-check-long =
    どのパズルも、ミスの後は記された手番数で（それより少なくは不可）勝ち、ミスの前は勝ちであってはなりません。しのぐパズルでは、ちょうど1つの手番でしのげ、ほかはすぐ負け、勝ちはないことが必要です。解答には記された手筋があり、1つのファイルに、どの向きから見ても似たパズルがあってはなりません。

    誤りのないファイルは問題数とともに標準出力に表示します。誤りはFILE:LINEの形で理由とともに標準エラー出力に表示し、終了コードは1です。Ctrl-Cで終了し、それまでに見つけた誤りを表示します。
help-puzzles-check-after =
    例：
      quarterturn puzzles check tixel.tsv
      quarterturn puzzles check --threads 0 puzzles/*.tsv
      quarterturn puzzles make tix | quarterturn puzzles check -
help-puzzles-check-arg-files = パズルのファイルまたはカレンダー。`-`なら標準入力から読みます
help-puzzles-check-arg-thoroughly = さらに、各パズルをミスから作り直してレーティングを付け直し、行を比べる
help-puzzles-again = パズルをミスから作り直す
help-puzzles-again-long =
    各行のミスを`puzzles make`と同じように調べ、得られた行を書きます。手番数、レーティング、手筋を求め直します。解く価値のないものは除きます。同じ行なら、スレッド数によらず同じパズルになります。

    長い実行は分けられます。--firstと--linesでファイルの一部を選び、順につなげると一度に実行した場合と同じ結果になります。Ctrl-Cで終了し、最初に欠けた行の手前までを書きます。
help-puzzles-again-after =
    例：
      quarterturn puzzles again tixel.tsv --threads 0 -o again.tsv
      quarterturn puzzles again tixel.tsv --first 100 --lines 50
help-puzzles-again-arg-file = パズルのファイル。`-`なら標準入力から読みます
help-puzzles-again-arg-first = 最初の行の番号（0から数えます）
help-puzzles-again-arg-lines = 行数。指定がなければ残りすべて
help-puzzles-again-arg-output = パズルを標準出力の代わりにこのファイルに書く
help-puzzles-calendar = 一年分のパズルを選ぶ
help-puzzles-calendar-long = 52週間の一日ごとに、日付とその日のパズルを1行ずつ書きます。ファイルは順番に使われ、月曜から日曜へと難しくなります。各ファイルから、珍しい発想、ボード上のコマの少なさ、手番の多さで美しいものを選びます。
help-puzzles-calendar-after =
    例：
      quarterturn puzzles calendar --first 2026-11-16 tix.tsv tixel.tsv
help-puzzles-calendar-arg-first = 最初の日（月曜日）
help-puzzles-calendar-arg-files = パズルのファイル（ゲームごとに1つ）
help-puzzle = このターミナルでパズルを解く
help-puzzle-long =
    ゲームを指定しなければ今日のパズルです。相手がミスをしたところで、証明された勝ちがあります。アクションをコンマでつないだ手番全体を入力してください。証明された勝ちはすべて正解で、勝ちを逃す手番には応手が示されます。コマンドはboard、solution、again、next、help、quitです。

    標準入力が端末でなければ、その各行をスクリプトとして読みます。
help-puzzle-after =
    例：
      quarterturn puzzle                            今日のパズル
      quarterturn puzzle tix                        Tixのどれか
      quarterturn puzzle tixel --motif double-threat --rating 1400
      quarterturn puzzle regatta --number 12
      quarterturn puzzle --day 2026-12-24
help-puzzle-arg-game = どのゲームのパズルか：tix、tixel、regatta、poka-yoke
help-puzzle-arg-motif = この手筋のパズルのみ
help-puzzle-arg-rating = このくらいの難しさのパズルから
help-puzzle-arg-number = この番号のパズル（1から数えます）
help-puzzle-arg-day = 今日の代わりにこの日のパズル
help-puzzle-arg-seed = 乱数のシード。指定しなければ毎回変わります

# 序盤。
help-openings = 序盤の本：ゲームの最初の手番
help-openings-long = 序盤の本は1行に1局面です。局面、評価のために調べた局面の数、よい手番とそれを指す側にとっての価値を、タブで区切って書きます。価値は勝率の千分率で、N手番での勝ちまたは負けが証明されていれば +Nまたは-Nです。
help-openings-make = ゲームの最初の5手番を調べる
help-openings-make-long = エンジンが、最初の局面からのよい手番、それへのよい応手を、5手番先まで比べます。向きを変えると同じになる局面は一度だけ調べ、後で分かったことで前の評価を直します。ノード数が同じなら、スレッド数によらず同じ本になります。Ctrl-Cで終わると、何も書きません。
help-openings-make-after =
    例：
      quarterturn openings make 4u:X4/X4 --nodes 100
      quarterturn openings make tixel --nodes 50000 --threads 0 -o tixel.tsv
help-openings-make-arg-nodes = 比べる手番ごとのノード数
help-openings-make-arg-output = 標準出力の代わりに、このファイルに本を書く
