# 離れた相手との対局。

# 招待。
online-invite-another = 誰かを招待する
online-public = 観戦を許可
online-public-about = リンクを知っている人は誰でも対局を見られます
online-clock-per-turn = 1手番{ $days }日
online-waiting = 相手を待っています…
online-waiting-about = 対局したい相手にこのリンクを送ってください。相手が承諾すると対局が始まります。
online-link = 対局のリンク
online-link-local = このリンクはこの端末でしか使えません。別の端末を招待するには、その端末から開けるアドレスでこのページを開いてください。
online-code = リンクのQRコード
online-call-off = 招待を取り消す
online-called-off = 取り消しました
online-called-off-about = この対局は始まる前に取りやめになりました。
online-invited = 対局に招待されています：{ $game }
online-invited-by = { $name }からの招待：{ $game }
online-preview-colour = あなたは{ $colour }
online-accept = 対局する
online-no-thanks = やめておく
online-watching = 観戦
online-watching-public = リンクを知っている人は誰でも
online-watching-private = 対局する2人だけ

# 対局。
online-opponent = 相手
online-opponent-away = 相手（不在）
online-your-turn = あなたの手番
online-sending = 送信中…
online-away = 不在
online-away-for = 不在{ $time }
online-first-turn = 初手 { $time }
online-first-due = { $time }以内に最初の手を指さないと、対局は成立しません。
online-vacation = 休暇中
online-notify = 手番をお知らせしますか？
online-clock-days = { $days }日{ $hours }時間
online-lost = サーバーに接続できません。接続が戻ると対局を続けられます。
online-back = 接続が戻りました。
online-silence = { $time }のあいだ接続がありません。
online-sent-later = 手番は後で送られます。
online-busy = サーバーが混み合っています。もう一度試しています…
online-not-sent = 接続がないため、何も送られませんでした。
online-draw-short = 引き分け
online-offer-draw = 引き分けを提案
online-draw-really = 引き分けを提案しますか
online-withdraw-draw = 引き分けの提案を取り下げる
online-ask-takeback = 待ったを頼む
online-withdraw-takeback = 待ったの頼みを取り下げる
online-offered-draw = 相手が引き分けを提案しています。
online-offered-takeback = 相手が待ったを頼んでいます。
online-offered-rematch = 相手が再戦を申し込んでいます。
online-draw-offered-by = { $name }が引き分けを提案しています
online-takeback-asked-by = { $name }が待ったを頼んでいます
online-rematch-offered-by = { $name }が再戦を申し込んでいます
online-begun-against = { $name }との対局が始まりました
online-offers-draw = 引き分けを提案中
online-offers-takeback = 待ったを依頼中
online-offers-rematch = 再戦を申し込み中
online-withdraw = 取り下げる
online-own-draw = 引き分けを提案しました
online-own-takeback = 待ったを頼みました
online-noted-draw = 引き分けを提案済み
online-noted-takeback = 待ったを依頼済み
online-noted-rematch = 再戦を申し込み済み
online-yes = はい
online-abort = 中止
online-abort-really = 結果なしで対局を終えますか
online-left = 相手がいなくなりました。{ $time }後に対局を終わらせることができます。
online-left-claim = 相手がいなくなりました。
online-claim-win = 勝ちにする
online-claim-draw = 引き分け

# 対局者のひとこと。
online-say = ひとこと言う
online-opponent-page = 相手のページ
online-say-shown = 相手のひとことを表示する
online-said = { $name }：{ $phrase }
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-nice-move = いい手ですね！
phrase-oops = しまった！
phrase-thank-you = ありがとう！
phrase-must-go = すみません、失礼します。
phrase-well-played = お見事！
phrase-good-game = いい対局でした！

# 待つあいだに決めておく手番。
online-conditional = 条件付きの手番
online-conditional-about = 応手をいま決めておけます。見えるのはあなただけで、相手が予想どおりの手番を指すと、すぐに指されます。
online-conditional-add = ボード上で決める
online-conditional-expected = 相手が指すと思う手番を指してください。
online-conditional-answer = つぎに、あなたの応手を指してください。
online-conditional-over = その手番で対局が終わるため、応手はありません。
online-conditional-pair = { $player }が{ $expected }なら、{ $answer }と応じる。
online-conditional-remove = { $turn }への応手を消す

# 終わり。
online-lost-game = 相手の勝ちです
online-void = 結果なし
online-accept-rematch = 再戦を受ける
online-rematch-offered = 再戦を申し込みました…
online-to-rematch = 再戦へ
online-end-turn-limit = 引き分け：手番の数が上限に達しました。
online-end-idle =
    { $winner ->
        [white] 白の勝ち：黒が長いあいだ手番を終えませんでした。
       *[black] 黒の勝ち：白が長いあいだ手番を終えませんでした。
    }
online-end-left =
    { $winner ->
        [white] 白の勝ち：黒がいなくなりました。
        [black] 黒の勝ち：白がいなくなりました。
       *[none] 引き分け：プレイヤーがいなくなりました。
    }
online-end-aborted = 対局は中止されました。成績には入りません。
online-end-no-show = 時間内に始まらなかったため、この対局は成績に入りません。

# できない理由。
online-missing = 対局が見つかりません
online-missing-offline = 接続できません
online-missing-online = オンライン対局はありません
online-missing-private = この対局は非公開です
online-missing-now = 対局を開けませんでした
online-fault-offline = サーバーに接続できません。ネットワークを確かめてください。
online-fault-none = このサイトではオンライン対局ができません。コンピューターと、または2人で交代に対局できます。
online-fault-no-game = このリンクの先に対局はありません。リンクは完全ですか。
online-fault-busy = サーバーが混み合っています。{ $seconds }秒後にもう一度試してください。
online-fault-other = サーバーからの返答：{ $said }
online-refused-not-seated = あなたはこの対局に参加していません。
online-refused-already-seated = あなたはすでにこの対局に参加しています。
online-refused-seat-taken = 先に別の人が席に着きました。
online-refused-not-started = 対局はまだ始まっていません。2人目のプレイヤーを待っています。
online-refused-over = 対局は終わりました。
online-refused-not-over = 対局はまだ終わっていません。
online-refused-not-your-turn = あなたの手番ではありません。
online-refused-stale = そのあいだに対局が進みました。あなたの手番は反映されていません。
online-refused-illegal = サーバーがこの手番を認めませんでした。
online-refused-turn-id-used = サーバーが別の手番と取り違えました。もう一度行ってください。
online-refused-out-of-time = 手番が届いたときには時間切れでした。
online-refused-not-yet = それにはまだ早すぎます。
online-refused-already-offered = すでに提案しています。
online-refused-no-such-offer = その提案はもう有効ではありません。
online-refused-too-soon = あと{ $turns }手番たつと、また提案できます。
online-refused-only-once = 再戦の申し込みは1回だけです。
online-refused-no-takebacks = レーティング対局では待ったができません。
online-refused-nothing-to-take-back = 待ったのできる手番がまだありません。
online-refused-too-late-to-abort = 2人とも手番を終えたので、投了はできますが中止はできません。
online-refused-not-away = 相手がいなくなってからまだ時間がたっていません。
online-refused-no-claims = これができるのは時計のある対局だけです。
online-refused-no-conditional-turns = 持ち時間のある対局では条件付きの手番を使えません。
online-refused-only-while-waiting = いまはあなたの手番です。
online-refused-too-many-conditional-turns = 条件付きの手番はこれ以上増やせません。
online-refused-answered-twice = この手番への応手はもうあります。
online-refused-enough-said = いまはこれ以上送れません。次の手番のあと、また送れます。
online-refused-not-heard = 相手はあなたからのメッセージを受け取っていません。
online-refused-already-rematched = 再戦はもう始まっています。
online-refused-unknown-event = サーバーが古く、この対局を続けられません。
online-refused-other = サーバーに拒否されました。

# 時間の記録。
online-receipts = 時間の記録
online-receipt = { $started }に計時開始、{ $received }に受信、{ $stored }ミリ秒後に保存。残り時間は{ $before }、消費{ $charged }、加算後{ $after }。通信{ $lag }ミリ秒、うち{ $credit }ミリ秒を返還。
online-receipt-no-clock = { $received }に受信、{ $stored }ミリ秒後に保存。
online-receipts-quota = 通信時間は1手につき最大{ $turn }ミリ秒まで返還されます。上限は合計{ $quota }ミリ秒で、1手ごとに{ $refill }ミリ秒ずつ回復します。最初の手は時間を消費しません。
online-receipts-flag =
    { $started }の時点で、{ $player ->
        [white] 白
       *[black] 黒
    }の残り時間は{ $left }でした。その時間内に手が届きませんでした。

# One’s own games, and what is new in them.
online-stakes = レーティング
online-their-turn = 相手の手番
online-time-left = 残り { $time }
online-waiting-count = { $count }局があなたを待っています
online-declined-draw = 相手は引き分けを断りました。
online-declined-takeback = 相手は待ったを断りました。
online-declined-rematch = 相手は再戦を断りました。
online-annulled = この対局は無効になりました。レーティングには影響しません。
online-fault-too-many = 試行回数が多すぎます。{ $seconds }秒お待ちください。
online-own = オンラインの対局
online-odds = 時間ハンデ
online-less-time = { $player }は{ $time }＋{ $seconds }秒
online-clock-odds = { $clock }、{ $odds }
online-join = コードで参加
online-join-code = コードまたはリンク
online-join-go = 対局を表示
online-join-wrong = コードはk7m2xq9dafのような10文字の英数字です。
online-tell-code = コードを伝えることもできます：{ $code }
