# ロビー：対戦相手を探す場所。

lobby-title = ロビー
lobby-home = ロビー
lobby-home-lead = 対戦相手を探す、ほかの人の対局を見る
lobby-lead = やりたい条件を選んでください。同じ条件の人が見つかると対局が始まります。
lobby-lost = サーバーに接続できません。接続が戻るまで相手からは見えません。
lobby-seek-title = 対戦相手を探す
lobby-games = ゲーム（いくつでも）
lobby-clocks = 持ち時間（いくつでも）
lobby-rated-switch = レーティング対局
lobby-rated-about = 結果が両者のレーティングに反映されます
lobby-rated = レーティング対局
lobby-casual = フリー対局
lobby-guest = ゲスト
lobby-guest-about = ゲストはフリー対局だけです。レーティング対局にはアカウントが必要です。
lobby-player-rated = { $name }（{ $rating }）
lobby-none-ticked = ゲームと持ち時間を1つ以上選んでください。
lobby-too-many = ゲームと持ち時間の組み合わせが{ $count }通りあります。{ $most }通りまでにしてください。
lobby-seek = 対戦相手を探す
lobby-own-seeks = あなたの募集
lobby-own-about = このページを開いたままにしてください。持ち時間のある対局は、開いている間だけ相手が見つかります。
lobby-withdraw = 取り下げる
lobby-withdraw-named = 取り下げる：{ $terms }
lobby-seeks = 対戦相手を募集中
lobby-nobody = 今はほかに募集がありません。自分で募集するか、友だちにリンクを送ってください。
lobby-take-named = { $name }と対局する：{ $terms }
lobby-ready-question = 対局を始めますか？
lobby-ready-title = （{ $seconds }）対局を始めますか？
lobby-ready-about = 相手は{ $name }です：{ $terms }
lobby-seconds = 残り{ $seconds }秒
lobby-ready = 始める
lobby-waiting = 相手を待っています…
lobby-not-now = 今はやめておく
lobby-pairing-gone = 対局は成立しませんでした。「始める」を選んでいた場合は、募集が続いています。
lobby-challenges = 挑戦
lobby-challenge-title = 相手を指名して挑戦する
lobby-challenge = 挑戦する
lobby-challenged = { $name }に挑戦を送りました。ここで返事を待ってください。
lobby-challenged-by = { $name }からの挑戦
lobby-you-challenge = { $name }への挑戦
lobby-watch = 観戦できる対局
lobby-watch-none = 今は公開の対局がありません。
lobby-watch-again = もう一度調べる
lobby-two = { $white } 対 { $black }

# プレイヤーのページでできること。
people-block = ブロックする
people-block-about = お互いに組み合わせられず、挑戦もできなくなります。
people-blocked = このプレイヤーをブロックしています。
people-unblock = ブロックを解除する
people-fault-terms = レーティング対局は、通常のコマを使う4つのゲームのどれかで、持ち時間が必要です。
people-fault-blocked = できません。どちらかが相手をブロックしています。
people-fault-other-guest = このブラウザーでは別のゲストになっていて、対局もあります。

# ほかの端末で続ける。
seat-move = ほかの端末で続ける
seat-link-about = このリンクを開いた人があなたの代わりに続きをプレイできます。自分以外には送らないでください。
seat-link = あなたの席へのリンク
seat-code = あなたの席へのリンクのQRコード
seat-title = ここで続けますか？
seat-about = このリンクで、別のブラウザーでゲストとして始めた対局の席に戻れます。
seat-take = ここで続ける
seat-replace-about = このブラウザーでは別のゲストになっていて、対局もあります。続けると、ここではその対局に戻れなくなります。
seat-replace = それでもここで続ける
