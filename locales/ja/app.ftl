# アプリの枠組み：場所、ホーム、設定、このアプリについて、まわりで起こる問題。

place-home = ホーム
place-play = 対局
place-learn = 学ぶ
place-analysis = 検討
place-settings = 設定
place-about = Quarterturnについて

shell-skip = 本文へ移動
shell-navigation = 場所
shell-notices = お知らせ
shell-dismiss = 閉じる

home-title = まわる小さなコマ
home-lead = コマをスライドして、通り過ぎる隣のコマを回しましょう。スライドできるコマがなくなると負けです。
home-games = 4つのゲーム
home-opponent = 誰と対局しますか
home-pass = 2人で交代に対局
home-begin-computer = コンピューターとの対局を始めます。
home-begin-pass = この画面で2人の対局を始めます。
home-tix = ただの正方形。1分で覚えられます。
home-tixel = 凹みが1つ。それだけで世界が変わります。
home-regatta = 丸い角と枠のあるボード。長いレースです。
home-poka-yoke = Tixelに拡張セットを加え、コマが強くなります。
home-options = 強さ、色、時計、ボードなど、すべての設定
home-more = その他
home-learn = 学ぶ
home-learn-lead = 自分でコマを動かして、一歩ずつ
home-analyse = 検討する
home-analyse-lead = エンジンと一緒に局面を調べます
home-resume = 対局を続ける
home-credit = ゲームの作者はMartijn Althuizenです。

settings-lead = 変更はすぐに反映され、この端末に保存されます。アカウントがあれば、すべての端末で共通です。
settings-look = 見た目と言語
settings-language = 言語
settings-language-browser = ブラウザーに合わせる
settings-theme = テーマ
settings-system = システムに合わせる
settings-light = ライト
settings-dark = ダーク
settings-material = ボードとコマ
settings-look-ice = 氷
settings-look-wood = 木
settings-look-porcelain = 磁器
settings-contrast = コントラスト
settings-contrast-normal = 標準
settings-contrast-more = 高い
settings-feeling = 動きと音
settings-animation = 動き
settings-speed = 速さ
settings-slow = ゆっくり
settings-normal = 標準
settings-quick = 速い
settings-on = オン
settings-off = オフ
settings-board = ボードと手番
settings-coordinates = 座標
settings-coordinates-about = ボードの端に文字と数字を表示します
settings-ghosts = 何が起こるかを表示
settings-ghosts-about = 各マスで何が起こるかを印で示します
settings-threats = 脅威
settings-threats-about = 相手が次に回せるコマを示します
settings-confirmation = 毎回確認する
settings-confirmation-about = オフでは、アクションが1つだけの手番はすぐに実行されます
settings-sounds = 音
settings-sounds-about = コマが動くときの短く静かな音です
settings-not-kept = ブラウザーが設定を保存しないため、このページを閉じるまでの間だけ有効です。
settings-unreadable = 保存された設定を読み込めなかったため、初期設定を使っています。
language-not-fetched = { $language }を読み込めませんでした。初めて使うときはネットワークが必要です。表示はそのまま続きます。

sound-question = 音を出しますか？短く静かな音です。
sound-yes = 音を出す
sound-no = 出さない

kept-title = この端末に保存されているもの
kept-about = 対局、成績、レッスン、設定は、このブラウザーの中だけに保存されています。ファイルにすれば、ほかの端末に移せます。移した先にあるものは消えません。
kept-promised = ブラウザーは、あなたが削除するまで保存すると約束しています。
kept-unpromised = 空きが少なくなると、ブラウザーが削除することがあります。
kept-refused = ブラウザーは保存をまだ約束していません。何度か訪れたり、アプリをインストールしたりすると、約束することがあります。
kept-ask = 保存を約束してもらう
kept-export = すべてをファイルに保存
kept-import = ファイルから追加
kept-imported =
    { $count ->
        [0] ファイルの内容はすべてここにあります。足りない対局はありませんでした。
       *[other] ファイルの内容を取り込みました。対局が{ $count }局増えました。
    }
kept-foreign = これはQuarterturnのファイルではありません。何も変更していません。
kept-newer = このファイルは新しいバージョンのQuarterturnで保存されました。ページを再読み込みして、もう一度試してください。
kept-damaged = ファイルが壊れているため、何も変更していません：{ $fault }
kept-too-large = Quarterturnのファイルとしては大きすぎます。何も変更していません。

about-lead = Quarterturnは、Tix、Tixel、Regatta、Poka Yokeのための場所です。コマの働きを見て、対局し、学び、検討できます。
about-games-title = ゲーム
about-games = ゲームとその名前はMartijn Althuizenによるものです。彼がゲームを考案し、ルールブックを書きました。（ルールブックでの綴りはAlthuisenですが、ゲームはAlthuizenの名で紹介されています。）ここにあるルールは私たちの言葉で書いたもので、文章も図もすべて独自のものです。ルールブックからの転載はありません。ルールブックに解釈の余地があるところでは、私たちの読み方をページに示しています。
about-learn = ゲームを学ぶ
about-device-title = あなたの端末
about-device = ルールもエンジンも対局も、すべてブラウザーの中で動きます。一度開けば、ネットワークなしでも使えます。対局と設定は、削除するまでこの端末に残ります。サーバーに送信されるのは、オンラインで行う操作だけです。
about-program-title = プログラム
about-program = バージョン{ $version }。MITライセンスまたはApacheライセンス2.0で使える自由ソフトウェアです。

nowhere-title = ここには何もありません
nowhere-unknown = 「{ $address }」というページはQuarterturnにありません。
nowhere-encoding = アドレス「{ $address }」が壊れています。コピーしたときに途中で切れたのかもしれません。
nowhere-setup = 「{ $setup }」というゲームはありません。
nowhere-number = レッスン「{ $number }」はありません。
nowhere-home = ホームへ

chunk-missing = この部分はまだこの端末にありません
chunk-missing-about = 初めて使うときに取得しますが、今は取得できませんでした。ネットワークを確かめてください。つながっている場合は、ページを読み込み直すとよいかもしれません。

update-ready = Quarterturnの新しいバージョンが用意できました。都合のよいときに再読み込みしてください。
update-now = 再読み込み
update-failed = 新しいバージョンを開始できませんでした。Quarterturnのタブをすべて閉じると切り替わります。

engine-no-start = エンジンを開始できませんでした。ページを再読み込みして、もう一度試してください。
engine-died = エンジンが応答しなくなりました。対局は失われていません。もう一度試すか、ページを再読み込みしてください。
engine-replaced = エンジンが応答しなくなったため、再起動しました。
engine-confused = エンジンはこの要求を処理できませんでした。
engine-withdrawn = エンジンを止めました。

store-unavailable = このブラウザーではここに何も保存できないため、ページを閉じると対局は失われます。プライベートウィンドウではよくあることです。
store-full = この端末に空きがありません。対局を削除するか、この対局を書き出してください。
store-changed-elsewhere = この対局は別のタブで進められました。
store-blocked = 古いバージョンのQuarterturnのタブが開いています。それを閉じてから、このページを再読み込みしてください。
store-unreadable = 保存された対局を読み込めませんでした：{ $fault }
store-other = ブラウザーが対局を保存できませんでした：{ $fault }

# The ways to places that need a server. What those say is fetched with them.
online-home = 友だちを招待する
online-home-lead = リンクを送るだけで、どこにいても対局できます
online-friend = リンクで友だちと
online-invite = リンクを作る
lobby-title = ロビー
lobby-home = ロビー
lobby-home-lead = 対戦相手を探す、ほかの人の対局を見る
people-account = アカウント
people-settings-about = どの端末でも対局とレーティングを保存します
place-people = プレイヤー
puzzles-title = パズル
motifs-title = モチーフ
ahead-title = 先読み
mistakes-title = 自分のミス
again-title = 復習
winners-title = 勝つのはどちら？
