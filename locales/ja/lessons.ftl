# レッスンの文。名前はladder.ftlにある。

# まだ求められているものではない。
lesson-not-yet-stands-active = もう少しです。{ $space }で自分のコマをアクティブにしてください。
lesson-not-yet-stands-inactive = もう少しです。{ $space }で自分のコマを非アクティブにしてください。
lesson-not-yet-stands-so = もう少しです。{ $space }のコマの凹みがどちらを向くべきか、もう一度見てみましょう。
lesson-not-yet-lies = もう少しです。{ $space }の黒いコマの凹みが、別の方向を向く必要があります。
lesson-not-yet-empty = もう少しです。手番の終わりに{ $space }が空いている必要があります。
lesson-not-yet-turns =
    { $count ->
       *[other] もう少しです。この手番で黒いコマを{ $count }個回してください。
    }
lesson-not-yet-spares = 注意：自分のコマまで回してしまいました。
lesson-not-yet-bonus = もう少しです。コマにはまだアクティブになる余地があったので、追加手番は得られません。
lesson-not-yet-sacrifices = もう少しです。この手番には犠牲が{ $count }回必要です。
lesson-not-yet-stays-active = 惜しい！アクティブになれないマスで止まりました。別のマスで止まってください。
lesson-not-yet-steps = もう少しです。この手番には{ $count }つのアクションが必要です。
lesson-not-yet-place = もう少しです。今回はコマを配置してください。
lesson-not-yet-slide = もう少しです。今回は別のコマをスライドしてください。
lesson-not-yet-activate = もう少しです。追加手番でコマをアクティブにしてください。
lesson-not-yet-pick-up = もう少しです。追加手番で正しいコマを取り上げてください。
lesson-not-yet-pivot = もう少しです。追加手番で印の付いたコマの向きを変えてください。
lesson-not-yet-promotes = もう少しです。まだ昇格したコマがありません。
lesson-not-yet-wins = もう少しです。黒にはまだスライドできるコマがあります。
lesson-not-yet-holds = 危ない！これでは黒がすぐに勝ちます。
lesson-not-yet-forces = 惜しい！黒にはまだ逃げ道があります。
lesson-not-yet-stuck = もう少しです。{ $space }のコマを、アクティブのままどこへもスライドできないようにしてください。
lesson-not-yet-inside = もう少しです。コマをボードの端から離してください。
lesson-not-yet-yours =
    { $count ->
        [1] 注意：スライドできる自分のコマがなくなりました。
       *[other] もう少しです。自分のコマが{ $count }個スライドできる必要があります。
    }
lesson-not-yet-theirs =
    { $count ->
       *[other] もう少しです。スライドできる黒いコマを{ $count }個以下にしてください。
    }
lesson-not-yet-lost = スライドできるコマがなくなり、黒の勝ちです。もう一度最初からどうぞ。
lesson-not-yet-other = その手は認められますが、ここで求められている手ではありません。もう一度どうぞ。

## Tix

lesson-tix-active-text = 斜めのコマはアクティブです。スライドできるのはアクティブなコマだけです。
lesson-tix-active-1-task = アクティブなコマを印の付いたマスへスライドしましょう。
lesson-tix-active-1-hint = 斜めになっている白いコマを選び、次に印の付いたマスを選びます。
lesson-tix-active-1-elsewhere = 惜しい！印の付いたマスまで進みましょう。
lesson-tix-active-1-done = どのレッスンでも、あなたは白です。
lesson-tix-active-2-task = 2個のコマのうち、1個は印の付いたマスへ行けます。スライドしましょう。
lesson-tix-active-2-hint = 近いほうのコマはまっすぐなので、非アクティブです。もう1個を使いましょう。
lesson-tix-active-2-elsewhere = 惜しい！印の付いたマスまで進みましょう。
lesson-tix-active-2-done = 近いほうのコマはまっすぐです。非アクティブなので、スライドできません。

lesson-tix-spaces-text = 縦列には左から順にアルファベット、横列には下から順に数字が付いています。
lesson-tix-spaces-1-task = e3（eの縦列、3の横列）へスライドしましょう。
lesson-tix-spaces-1-hint = コマはb3にあり、もう3の横列にいます。e3まで進みましょう。
lesson-tix-spaces-2-task = 今度はd2のコマをd5へスライドしましょう。
lesson-tix-spaces-2-hint = d2もd5も、左から4番目のdの縦列です。d5は3マス上にあります。

lesson-tix-straight-text = 上が北です。コマは東西南北へ、空きマスの上だけをスライドします。
lesson-tix-straight-1-task = 目標はf6です。まず北か東の端まで進みましょう。
lesson-tix-straight-1-hint = a1からa6かf1へスライドします。
lesson-tix-straight-1-short = 方向は合っていますが、そこからではf6に届きません。端まで進みましょう。
lesson-tix-straight-2-task = 黒が動かしました。さあ、f6へ。
lesson-tix-straight-2-hint = f6は今、まっすぐ先にあります。

lesson-tix-room-text = アクティブなコマには、4つの角の余地が必要です。
lesson-tix-room-1-task = b4に近づき、まだアクティブでいられるところで止まりましょう。
lesson-tix-room-1-hint = b3では角がb4にぶつかります。b2で止まりましょう。
lesson-tix-room-1-beside = b3には余地がありません。角がb4にぶつかります。1マス空けましょう。
lesson-tix-room-1-done = Tixでは、アクティブなコマの隣の4マスはすべて空いていなければなりません。

lesson-tix-turn-text = 横を通られたアクティブなコマは回されて、非アクティブになります。
lesson-tix-turn-1-task = c4の黒いコマの横を通り過ぎましょう。
lesson-tix-turn-1-hint = a3を3の横列に沿って、c3より先まで進めます。
lesson-tix-turn-1-done = 通り道に角が突き出ていたからです。c4はもうスライドできません。これが攻めです。
lesson-tix-turn-2-task = 1回のスライドで黒いコマを2個回しましょう。
lesson-tix-turn-2-hint = c4とd2は3の横列の両側にあります。両方を通り過ぎて、e3かf3で止まります。
lesson-tix-turn-3-task = 自分のコマも同じように回ります。自分のコマを回さずに、d4を回しましょう。
lesson-tix-turn-3-hint = a3が3の横列を通ると、自分のc2が回ります。c2かe1を上へ、d4の横を通しましょう。

lesson-tix-win-text = 両者のコマがボードに出たあとは、手番でスライドできないほうが負けです。
lesson-tix-win-1-task = 黒の最後のアクティブなコマはc4です。勝ちましょう！
lesson-tix-win-1-hint = a3を3の横列に沿って、c4の横を通します。
lesson-tix-win-1-done = c4はスライドできる最後のコマでした。黒いコマは2個とも非アクティブになり、対局終了です。
lesson-tix-win-2-task = アクティブなコマが2個、スライドは1回。勝ちましょう！
lesson-tix-win-2-hint = cの縦列はb3とd1の間を通っています。c4をc1まで下ろします。
lesson-tix-win-2-done = 下りる途中でb3とd1を回したので、黒にはスライドできるコマがありません。

lesson-tix-place-text = スライドできる自分のコマがあれば、代わりに手元のコマを配置できます。
lesson-tix-place-1-task = d3にコマを配置しましょう。
lesson-tix-place-1-hint = 手元のコマを選び、次にd3を選びます。
lesson-tix-place-1-done = スライドできるコマなしで配置できるのは、いちばん最初のコマだけです。
lesson-tix-place-2-task = 今度は非アクティブなコマのすぐ隣、d3に配置しましょう。どう置かれるでしょうか。
lesson-tix-place-2-hint = 手元のコマを選び、次に非アクティブなd4の下のd3を選びます。
lesson-tix-place-2-done = 角の余地がないので非アクティブです。アクティブになれるマスでは、必ずアクティブにします。
lesson-tix-place-3-task = 小さくて混んだボードです。アクティブになるようにコマを配置しましょう。
lesson-tix-place-3-hint = b4の隣はすべて空いています。d4の隣もそうです。
lesson-tix-place-3-done = アクティブなコマのすぐ隣には、配置することもできません。

lesson-tix-first-game-text = 3個対2個で、コンピューターはいちばん優しい強さです。
lesson-tix-first-game-1-task = 黒のスライドできるコマをなくして、勝ちましょう。
lesson-tix-first-game-1-hint = まずa1をa6へ。b5の横を通るので、残るのはf5だけです。
lesson-tix-first-game-1-done = 初勝利です。黒にはスライドできるコマがなくなりました。

lesson-tix-fall-text = 余地のないマスで止まると、コマは犠牲になり、追加手番が得られます。
lesson-tix-fall-1-task = a3をc3で犠牲にして、コマを配置しましょう。
lesson-tix-fall-1-hint = a3をc3へ。回されたc4が場所をふさぎます。それからf5から遠いa1などに配置します。
lesson-tix-fall-1-declined = 犠牲にできましたが、追加手番が残っています。それでコマを配置しましょう。
lesson-tix-fall-1-done = c3は非アクティブになりましたが、c4を回し、新しいコマも出せました。
lesson-tix-fall-2-task = 追加手番ではスライドもできます。1手番でb4とd2を回し、アクティブなコマも残しましょう。
lesson-tix-fall-2-hint = a3をb4の隣のb3で犠牲にします。それからe1をd2の横を通して、e3かその先へ。
lesson-tix-fall-2-inactive = 両方回しましたが、自分のコマもすべて非アクティブです。2個目をもっと先へ進めましょう。
lesson-tix-fall-3-task = 1回のスライドでは足りません。コマを犠牲にし、もう1回スライドして勝ちましょう。
lesson-tix-fall-3-hint = a3をf4の隣のf3で犠牲にします。それからa1を上へ、b5の横を通します。
lesson-tix-fall-3-done = 犠牲でf4を、追加手番でb5を回したので、黒にはもう何も残っていません。

lesson-tix-marks-text = コマを選ぶと、スライドの結果が印で示されます。
lesson-tix-marks-1-task = 1と書かれたひし形へスライドしましょう。
lesson-tix-marks-1-hint = a3を選びます。c4を過ぎたd3、e3、f3のひし形に1と出ます。
lesson-tix-marks-1-done = ひし形はアクティブのまま。数字は回す黒いコマの数です。
lesson-tix-marks-2-task = 四角は犠牲です。1と書かれた四角へスライドしましょう。
lesson-tix-marks-2-hint = a1を選びます。e2のすぐ下のe1に、1と書かれた四角が出ます。
lesson-tix-marks-2-done = 四角は余地がないという印で、追加手番になります。マイナス付きの数字は、回してしまう自分のコマの数です。

lesson-tix-wake-text = 追加手番では、余地があれば、非アクティブな自分のコマをアクティブにもできます。
lesson-tix-wake-1-task = a3を犠牲にし、b1をアクティブにしましょう。
lesson-tix-wake-1-hint = a3をc4の隣のc3へスライドし、次にb1を選びます。
lesson-tix-wake-2-task = 自分のコマが2個非アクティブですが、余地があるのは1個だけです。それをアクティブにしましょう。
lesson-tix-wake-2-hint = a2をd3の下のd2で犠牲にします。次にa6を選びます。e1はf1の隣で余地がありません。
lesson-tix-wake-2-done = e1はアクティブにできませんでした。非アクティブなf1がじゃまをしています。

lesson-tix-pick-up-text = 追加手番では、たった今犠牲にしたコマ以外の自分のコマを手元に戻せます。
lesson-tix-pick-up-1-task = b2を犠牲にして、b5を取り上げましょう。
lesson-tix-pick-up-1-hint = b2をc2へ。自分のコマでも、d2の隣には余地がありません。それからb5を取り上げます。
lesson-tix-pick-up-1-done = b5では役に立っていませんでした。手元からなら、どこへでも戻ってこられます。
lesson-tix-pick-up-2-task = c3で犠牲にしたコマそのものを、同じ手番で取り上げましょう。
lesson-tix-pick-up-2-hint = a3をc3へ、次にd1をd3へ。この2回目の犠牲のあとなら、c3を取り上げられます。
lesson-tix-pick-up-3-task = d3がb3の道をふさいでいます。d3を取り上げて、e4への道を開けましょう。
lesson-tix-pick-up-3-hint = c6をc5へ。c4の隣には余地がありません。それからd3を取り上げます。
lesson-tix-pick-up-3-done = 取り上げて道を開ける手です。3の横列が開き、次はb3がe4の横を通れます。

lesson-tix-chain-text = 追加手番のスライドがまた犠牲になれば、さらに追加手番が得られます。これが連鎖です。
lesson-tix-chain-1-task = 2個のコマを犠牲にして、1手番で黒いコマを2個回しましょう。
lesson-tix-chain-1-hint = f3をe5の横のf5へ、次にc4をd6の横のc6へスライドしましょう。a1とa3はアクティブのままです。
lesson-tix-chain-2-task = 黒のアクティブなコマは3個です。1手番で勝ちましょう。
lesson-tix-chain-2-hint = c5をd6の隣のd5へ、a4をf5の隣のf4へ。最後にb6がa1の横を通って下ります。
lesson-tix-chain-2-done = 3連鎖です。2回の犠牲でd6とf5を回し、そのたびに次のスライドを得て、最後にa1を回しました。

lesson-tix-hem-text = 四角いコマはアクティブなコマの真正面で止まれません。前のマスは見張られています。
lesson-tix-hem-1-task = a1を回さずに、最後の逃げ道をふさぎましょう。
lesson-tix-hem-1-hint = a3がa2を見張っています。c4をc1へ動かせば、b1も見張れます。
lesson-tix-hem-1-done = a1はアクティブでもスライドできません。隅なら、見張りは2個で足ります。
lesson-tix-hem-2-task = 1回のスライドで勝ちましょう。1個を回し、もう1個を閉じ込めます。
lesson-tix-hem-2-hint = f1をe3の横を通してf4へ。そこでf5を見張れます。e6はd6がもう見張っています。
lesson-tix-hem-2-done = e3は回りました。f6はアクティブですが、逃げ道は2つともd6とf4が見張っています。
lesson-tix-hem-3-task = 連鎖で勝ちましょう。すべてのコマを回す必要はありません。
lesson-tix-hem-3-hint = c4をc1へ、e3をa3へ。2回の犠牲でb1とa4が回ります。それからd6をアクティブにします。
lesson-tix-hem-3-done = f6は回す必要がありません。逃げ道はd6とf4が見張っています。

lesson-tix-danger-text = 手番の前に見ましょう。黒は自分のコマをすべて非アクティブにできますか。
lesson-tix-danger-1-task = ただ1個のアクティブなa1が狙われています。黒に勝たせないでください。
lesson-tix-danger-1-hint = a6ならc3もf4も横を通れません。
lesson-tix-danger-1-done = これで、1手番では黒いコマが横を通れません。
lesson-tix-danger-2-task = もう1問。黒にすぐ勝たせないでください。
lesson-tix-danger-2-hint = d2を、c1とf6の届かないa2かb2へ。または、c2で犠牲にしてa6をアクティブにします。
lesson-tix-danger-2-done = 狙われたときの答えは2つ。逃げるか、犠牲にして別のコマをアクティブにするかです。
lesson-tix-danger-3-task = アクティブなコマが2個とも連鎖で狙われています。1個は残るようにしましょう。
lesson-tix-danger-3-hint = e3とf2が協力しています。c2をc1かc3へスライドしましょう。すると1個しかやられません。
lesson-tix-danger-3-done = 届かないところに1個アクティブなコマがあれば、対局は続きます。

lesson-tix-begin-text = 対局は空のボードで始まり、まず互いに1個ずつ配置します。
lesson-tix-begin-1-task = 最初のコマを好きなマスに配置しましょう。
lesson-tix-begin-1-hint = 手元のコマを選び、c3など好きなマスを選びます。
lesson-tix-begin-2-task = 黒も配置しました。2個スライドできるように、もう1個配置しましょう。
lesson-tix-begin-2-hint = 手元のコマを選び、b5、f2、a1など、隣に何もないマスを選びます。
lesson-tix-begin-2-done = アクティブなコマが2個あれば、1回のスライドではなかなか止まりません。堅実な始まりです。

lesson-tix-open-text = 1個ずつなら、相手の横を先に通れるほうが勝ちです。
lesson-tix-open-1-task = 黒がb5に配置したところです。勝ちましょう！
lesson-tix-open-1-hint = c3をcの縦列に沿って上へ、b5の横を通します。
lesson-tix-open-1-done = b5は自分の縦列のすぐ隣でした。序盤は、黒いコマの隣の縦列や横列に立たないようにしましょう。
lesson-tix-open-2-task = 黒は離れて置きました。黒がすぐに勝てないように動かしましょう。
lesson-tix-open-2-hint = c3をe5の隣の列（dとfの縦列、4と6の横列）に入れないこと。b5などに2個目を配置するのがいちばんです。
lesson-tix-open-2-done = e5の隣の列では、1個だけのコマは負けていました。2個目のアクティブなコマが何よりの備えです。

lesson-tix-choice-text = 手番ごとに、まず自分が勝てるか、次に黒が勝てるかを考えましょう。
lesson-tix-choice-1-task = ただ1個のアクティブなb2が狙われています。配置か、スライドか。
lesson-tix-choice-1-hint = b2がどこへスライドしても回されます。届かないe3などに、2個目のアクティブなコマを配置しましょう。
lesson-tix-choice-1-done = b2をスライドすればどこでも負けでした。2個目のアクティブなコマがあれば、対局は続きます。
lesson-tix-choice-2-task = では今度は？配置か、スライドか。
lesson-tix-choice-2-hint = 配置する前に見ましょう。b4は黒の最後のアクティブなコマで、c1がその横を通れます。
lesson-tix-choice-2-done = 勝ちが何より先です。b4は黒の最後のアクティブなコマでした。

lesson-tix-decline-text = 追加手番は使わなくてもかまいません。そこで手番を終えられます。
lesson-tix-decline-1-task = c6をb6で犠牲にしましょう。追加手番は使いますか。
lesson-tix-decline-1-hint = c6をb6へ動かすと、動けるのはe6だけで、どこへ行ってもe4にやられます。手番を終えましょう。
lesson-tix-decline-1-done = e6はそのままで安全でした。追加手番を使えば、黒に勝たれていました。

lesson-tix-reserve-text = 手元のコマは備えです。どこにでも現れることができます。
lesson-tix-reserve-1-task = 黒が何をしても次の手番で勝てるように配置しましょう。
lesson-tix-reserve-1-hint = bの縦列はa4のすぐ隣です。その端のb1かb6に配置しましょう。
lesson-tix-reserve-1-done = a4がaの縦列にいれば新しいコマが、離れればc2が横を通ります。
lesson-tix-reserve-2-task = 黒が逃げようとしました。勝ちましょう！
lesson-tix-reserve-2-hint = a2はまだbの縦列の隣です。新しいコマで、a2の横を通りましょう。
lesson-tix-reserve-2-done = bの縦列を1回スライドするだけで、黒には何も残りませんでした。

lesson-tix-double-text = 1つの狙いなら防げます。2つ同時には防げません。
lesson-tix-double-1-task = 黒が何をしても次の手番で勝てるように動かしましょう。
lesson-tix-double-1-hint = a1をe1へ。eの縦列を上ってf5の横を通る狙いで、e5はd3が見ています。
lesson-tix-double-1-done = f5がfの縦列に残ればe1が、e5へ行けばd3が横を通ります。
lesson-tix-double-2-task = 黒はf4へ動きました。勝ちましょう！
lesson-tix-double-2-hint = f4はまだeの縦列の隣です。e1を上へ、その横を通します。
lesson-tix-double-2-done = 両方の狙いからは逃げられませんでした。

lesson-tix-handicap-text = ハンデとして、強いほうが少ないコマで始めます。
lesson-tix-handicap-1-task = あなたのコマは2個、黒は3個です。勝ちましょう。
lesson-tix-handicap-1-hint = a3をe2とe4の間のe3で犠牲にします。次にa5をb1の横のa1へスライドしましょう。
lesson-tix-handicap-1-done = 大切なのは、スライドできるコマの数です。コマが少ないときは、むだなスライドはできません。

lesson-tix-end-text = 最後のコマは追いかけず、まず逃げ道をふさぎましょう。
lesson-tix-end-1-task = 黒が何をしても次の手番で勝てるように動かしましょう。
lesson-tix-end-1-hint = 黒の最後のアクティブなコマはa2です。c4をa4へ動かせば、a3を見張れます。
lesson-tix-end-1-done = 北への道は閉じました。a2がb2へ行けばa4が、a1へ行けばe2が横を通ります。
lesson-tix-end-2-task = 黒が逃げようとしました。勝ちましょう！
lesson-tix-end-2-hint = a4を下へ、b2の横を通します。
lesson-tix-end-2-done = b2は黒の最後のアクティブなコマでした。まず逃げ道、それから仕留めます。

lesson-tix-game-text = 学んだことをすべて使いましょう。
lesson-tix-game-1-task = あなたが有利です。コンピューターに勝ちましょう。
lesson-tix-game-1-hint = e3をe2で犠牲にするとf2が回ります。続けてa4をアクティブにすれば、アクティブなコマは3個対1個です。
lesson-tix-game-1-done = 本物の戦いに勝ちました。これでTixの対局を最初から楽しめます。

## Tixel

lesson-tixel-hollow-text = Tixelコマには凹んだ辺が1つあります。その向きはあなたが選びます。
lesson-tixel-hollow-1-task = 凹みを南西に向けて、c6へスライドしましょう。
lesson-tixel-hollow-1-hint = c6を選び、凹みが左下にある向きを選びます。
lesson-tixel-hollow-2-task = 凹みを南東に向けて、d3にコマを配置しましょう。
lesson-tixel-hollow-2-hint = 手元のコマ、d3、凹みが右下にある向きの順に選びます。

lesson-tixel-beside-text = 突き出た角は、非アクティブなコマの凹みに収まります。
lesson-tixel-beside-1-task = アクティブなe1のすぐ隣、e2にコマを配置しましょう。
lesson-tixel-beside-1-hint = 凹みでe1の角を受けるので、南に向けます。
lesson-tixel-beside-1-done = ただの四角いコマは、アクティブなコマの隣には置けません。
lesson-tixel-beside-2-task = c3の凹みは北を向いています。c4にコマを配置しましょう。
lesson-tixel-beside-2-hint = c4では角がc3の凹みに収まります。出てきた向きから、どれでも選べます。
lesson-tixel-beside-2-done = アクティブになれるので、アクティブにしなければなりませんでした。

lesson-tixel-nest-text = こちらを向いた凹みの隣で止まれば、アクティブのままです。
lesson-tixel-nest-1-task = d2へスライドし、アクティブのままでいましょう。
lesson-tixel-nest-1-hint = d3の凹みがd2を向いているので、角の入る余地があります。
lesson-tixel-nest-1-done = 角がd3の凹みに収まりました。
lesson-tixel-nest-2-task = 今度はd3がまっすぐな辺をd2に向けています。そこへスライドして、違いを見ましょう。
lesson-tixel-nest-2-hint = a2をd2へ。d3のまっすぐな辺の隣には余地がありません。
lesson-tixel-nest-2-done = まっすぐな辺の隣には余地がないので、犠牲になります。止まる場所で選べるのです。

lesson-tixel-approach-text = 凹みを前に向ければ、アクティブなコマの真正面で止まれます。
lesson-tixel-approach-1-task = f3の真正面、e3へスライドしましょう。
lesson-tixel-approach-1-hint = e3を選びます。凹みをf3のある東に向けたときだけ収まります。
lesson-tixel-approach-1-done = Tixelでいちばん簡単な犠牲です。アクティブになる余地がなく、f3は回ってもいません。
lesson-tixel-approach-2-task = e3で犠牲にし、追加手番でd5を回しましょう。
lesson-tixel-approach-2-hint = まずa3をe3へ。次にc1をd5の横を通してc6へ。
lesson-tixel-approach-2-bonus-left = 犠牲は合っています。追加手番も使いましょう。

lesson-tixel-spin-text = 進む方向の右側のコマは時計回りに、左側のコマは反時計回りに回ります。
lesson-tixel-spin-1-task = c4の凹みが東を向くように回し、アクティブのままでいましょう。
lesson-tixel-spin-1-hint = c4を右に見て通ります。a5を5の横列に沿ってd5へ。
lesson-tixel-spin-1-other-way = 回りましたが反時計回りで、凹みは北を向いています。反対側を通りましょう。
lesson-tixel-spin-2-task = c4を回し、そのすぐ隣のc3でアクティブのまま止まりましょう。
lesson-tixel-spin-2-hint = a3をc3へ。c4は左側なので反時計回りに回り、凹みがこちらを向きます。
lesson-tixel-spin-2-done = c4を攻めながら、その凹みに収まったのです。

lesson-tixel-pivot-text = 追加手番では、アクティブなコマを別のアクティブな向きに変えられます。
lesson-tixel-pivot-1-task = a3を犠牲にし、c5の凹みを南西へ向けましょう。
lesson-tixel-pivot-1-hint = a3をf3の前のe3へ。次にc5と、その新しい向きを選びます。
lesson-tixel-pivot-1-done = 回されたあとの置かれ方は、凹みの向きで決まります。Tixコマは見た目が変わらないので、できません。

lesson-tixel-win-text = スライドできる黒いコマを数えましょう。1手番ですべて止めれば勝ちです。
lesson-tixel-win-1-task = 1回のスライドで勝ちましょう。
lesson-tixel-win-1-hint = a4とc6はbの縦列の両側にあります。b1をb6まで進めます。
lesson-tixel-win-1-done = 1回のスライドでa4とc6を回しました。d4はもう非アクティブでした。
lesson-tixel-win-2-task = コマを犠牲にし、もう1回スライドして勝ちましょう。
lesson-tixel-win-2-hint = d3をa4の隣のa3で犠牲にします。それからf1が上へ、e6の横を通ります。
lesson-tixel-win-2-done = d3がa4を回して追加手番を得て、それでf1がe6を回しました。

lesson-tixel-plug-text = アクティブなコマの隣に置いても、そのコマは回りません。道をふさぐだけです。
lesson-tixel-plug-1-task = コマを配置して、a1の最後の逃げ道をふさぎましょう。
lesson-tixel-plug-1-hint = 凹みをa1に向けて、b1に配置します。
lesson-tixel-plug-1-done = a1はまだアクティブですが、両方の道がふさがれているかぎりスライドできません。
lesson-tixel-plug-2-task = f6を両側から閉じ込めて、勝ちましょう。
lesson-tixel-plug-2-hint = 凹みを東に向けてb6をe6へ、北に向けてf3をf5へ。2回の犠牲です。
lesson-tixel-plug-2-done = f6はアクティブでも行き場がなく、b4はもう非アクティブでした。

lesson-tixel-three-text = 栓を2つ、スライドを1回。1手番で3つのアクションです。
lesson-tixel-three-1-task = 黒のアクティブなコマは3個です。連鎖で勝ちましょう。
lesson-tixel-three-1-hint = f1を閉じ込めます。凹みを向けてd1をe1で、f5をf2で犠牲にし、それからb4をa3とa5の間のa4へ。
lesson-tixel-three-1-done = f1は閉じ込められ、最後のスライドが間に入ってa3とa5を回しました。

lesson-tixel-danger-text = Tixelではほとんどのコマを犠牲にできるので、狙いが遠くまで届きます。
lesson-tixel-danger-1-task = b3を安全なところへ移しましょう。
lesson-tixel-danger-1-hint = e3とf2は4の横列まで届きます。b3をb5かb6へ動かしましょう。
lesson-tixel-danger-1-done = 5と6の横列なら、e3もf2も1手番では横を通れません。
lesson-tixel-danger-2-task = ここでは逃げても助かりません。別の方法を探しましょう。
lesson-tixel-danger-2-hint = 凹みを南に向けてa5をa2へスライドし、追加手番でa1をアクティブにします。
lesson-tixel-danger-2-alone = a5がどこへ行っても回されます。もう1個のコマが必要です。
lesson-tixel-danger-2-done = 黒の狙いはa5でした。今アクティブなのはa1で、届きません。

lesson-tixel-begin-text = ボードの中ほどのコマは4本の列を狙え、端では少なくなります。
lesson-tixel-begin-1-task = 最初のコマを、4本の列を狙えるマスに配置しましょう。
lesson-tixel-begin-1-hint = c3ならcの縦列と3の横列をスライドできます。狙えるのはbとdの縦列、2と4の横列です。
lesson-tixel-begin-1-done = これで黒は4本の列を避けることになります。わずかな得で、勝負はまだこれからです。

lesson-tixel-open-text = Tixと同じく、1個だけのときは黒の隣の列に入らないようにします。
lesson-tixel-open-1-task = 2手目です。黒にすぐ勝たせないでください。
lesson-tixel-open-1-hint = e5の隣の列は、dとfの縦列、4と6の横列です。b5などに2個目を配置しましょう。
lesson-tixel-open-1-done = e5の隣の列では、1個だけのコマは負けです。よいTixelの対局は、アクティブなコマ2個から始まります。

lesson-tixel-choice-text = どうスライドしても負けるときは、新しいコマが助けになります。
lesson-tixel-choice-1-task = d4が狙われています。配置か、スライドか。
lesson-tixel-choice-1-hint = d4がどこへ行っても、c3かe5が横を通ります。届かないa1などに2個目を配置しましょう。
lesson-tixel-choice-1-done = 静かな配置です。黒が回せるのは1個だけで、2個ともは回せません。

lesson-tixel-decline-text = Tixelでは追加手番を得やすくなります。使わないほうがよいこともあります。
lesson-tixel-decline-1-task = e3をe5で犠牲に。そのあと追加手番を使いますか。
lesson-tixel-decline-1-hint = e3をe5へ動かすと、スライドできるのはf2だけで、ほかのどこでもd2にやられます。手番を終えましょう。
lesson-tixel-decline-1-done = f2はd2と一直線なので安全でした。スライドしていたら、黒に勝たれていました。

lesson-tixel-reserve-text = 黒は犠牲のあと、別のコマをアクティブにできます。手元のコマは両方に備えます。
lesson-tixel-reserve-1-task = 黒が何をしても次の手番で勝てるように配置しましょう。
lesson-tixel-reserve-1-hint = eの縦列のe4かe5に配置しましょう。そこからe2にもd6にも備えられます。
lesson-tixel-reserve-1-done = e2がeの縦列を離れれば新しいコマが、e1へ行けばb2が横を通ります。黒がd6をアクティブにしても、新しいコマがその横を通ります。

lesson-tixel-double-text = いちばんよい狙いは、黒が受けられない狙いです。
lesson-tixel-double-1-task = 黒が何をしても次の手番で勝てるように動かしましょう。
lesson-tixel-double-1-hint = c4をf1と同じ列のc1へ。反対側ではf3が待っています。
lesson-tixel-double-1-done = f1がe1へ行けばf3が横を通ります。f1を犠牲にしてa4をアクティブにしても、f3がa4の横を通ります。

lesson-tixel-handicap-text = ハンデとして、一方がTixコマを使います。Tixコマには凹みがありません。
lesson-tixel-handicap-1-task = f2の真正面、e2でコマを犠牲にしましょう。
lesson-tixel-handicap-1-hint = a4はTixコマなのでf4の前では止まれません。a2には凹みがあります。e2へスライドしましょう。
lesson-tixel-handicap-1-done = a4にはできないことです。ハンデとして、強いほうがTixコマを使うか、コマを減らします。

lesson-tixel-end-text = 最後のコマは隅へ追い込みます。
lesson-tixel-end-1-task = 黒が何をしても次の手番で勝てるように動かしましょう。
lesson-tixel-end-1-hint = a2は東へ逃げたがっています。間を1マス空けて、e2をc2へ。
lesson-tixel-end-1-done = a1なら横を通れます。ほかではアクティブでいる余地がありません。
lesson-tixel-end-2-task = 隅へ逃げ込みました。勝ちましょう！
lesson-tixel-end-2-hint = c2をa2へ。それでa1が回ります。
lesson-tixel-end-2-done = a1は黒の最後のアクティブなコマでした。

lesson-tixel-game-text = 凹みも栓も、学んだことをすべて使いましょう。
lesson-tixel-game-1-task = あなたが有利です。コンピューターに勝ちましょう。
lesson-tixel-game-1-hint = d3をf3で犠牲にするとf4が回り、スライドできるのはe6だけになります。追加手番でa1をa3へ。
lesson-tixel-game-1-done = 本物の戦いに勝ちました。これでTixelの対局を最初から楽しめます。

## Regatta

lesson-regatta-edge-text = 枠の外へはみ出してはいけません。でもコマの角の1つは丸くなっています。
lesson-regatta-edge-1-task = d1にアクティブなコマを配置しましょう。
lesson-regatta-edge-1-hint = d1では、丸い角を南の枠に向けます。
lesson-regatta-edge-1-done = 突き出しているのは3つの角だけです。丸い角は突き出さないので、枠はじゃまになりません。
lesson-regatta-edge-2-task = 今度はh4に、アクティブなコマを。
lesson-regatta-edge-2-hint = h4では、丸い角を東に向けます。スライドでもかまいません。

lesson-regatta-corner-text = ボードの隅ではどのコマもアクティブになれません。入れば犠牲になります。
lesson-regatta-corner-1-task = a4を隅のa1で犠牲にしましょう。
lesson-regatta-corner-1-hint = a4を枠に沿ってa1へスライドします。
lesson-regatta-corner-1-done = 黒いコマは必要ありませんでした。隅だけで追加手番が得られます。
lesson-regatta-corner-2-task = a3を隅で犠牲にして、同じ手番でd5を回しましょう。アクティブなコマも残してください。
lesson-regatta-corner-2-hint = a3を隅のa1へ。それからf4が4の横列を西へ、d5の横を通ります。
lesson-regatta-corner-2-done = 隅で追加手番を得て、最後のアクティブなコマには黒が届きません。

lesson-regatta-neighbours-text = 丸い角の向く側には、何も突き出しません。
lesson-regatta-neighbours-1-task = アクティブなd4の隣、e4にアクティブなコマを配置しましょう。
lesson-regatta-neighbours-1-hint = d4の丸い角はe4を向いています。こちらの丸い角もd4に向けます。
lesson-regatta-neighbours-1-done = アクティブなコマが隣どうし。丸い角のあるコマだけにできることです。

lesson-regatta-rounded-text = まっすぐな辺の隣では、スライドするときの向きでアクティブか犠牲かが決まります。
lesson-regatta-rounded-1-task = c4へスライドし、アクティブのままでいましょう。
lesson-regatta-rounded-1-hint = c4で、凹みが北西の向きを選びます。すると丸い角がd4を向きます。
lesson-regatta-rounded-1-fell = その向きでは、そこでアクティブになれません。もう一方を選びましょう。
lesson-regatta-rounded-1-done = 丸い角がd4のまっすぐな辺を向いています。とがった角なら余地がありません。
lesson-regatta-rounded-2-task = 同じマスですが、今度はc7をc4で犠牲にしましょう。
lesson-regatta-rounded-2-hint = c4で、凹みが東か南の、非アクティブな向きを選びます。
lesson-regatta-rounded-2-stood = アクティブのままでした。非アクティブになる向きを選びましょう。
lesson-regatta-rounded-2-done = 同じスライドでも、今度は追加手番を得ました。向きで決まるのです。

lesson-regatta-smooth-text = 回されるのは通り道に突き出たものだけです。丸い角の向く側は突き出しません。
lesson-regatta-smooth-1-task = d4を回しましょう。正しい側を選んでください。
lesson-regatta-smooth-1-hint = d4の丸い角は南を向いています。北側を通りましょう。a5を5の横列に沿って進めます。
lesson-regatta-smooth-1-smooth = そちらは丸い側です。丸い角は3の横列に突き出していません。
lesson-regatta-smooth-2-task = 自分のd3は回さずに、d5を回しましょう。
lesson-regatta-smooth-2-hint = d3の丸い角は北を向いているので、a4はd3とd5のちょうど間を通れます。

lesson-regatta-flip-text = コマには鏡に映したような2つの面があり、配置するときに選びます。
lesson-regatta-flip-1-task = 凹みを北西に向けて、d1にアクティブなコマを配置しましょう。
lesson-regatta-flip-1-hint = 手元のコマ、d1の順に選びます。出てきた向きの中から、凹みが左上にある裏返しのコマを選びます。
lesson-regatta-flip-1-side = アクティブですが、凹みは北東を向いています。裏返して、凹みが左上の向きを選びましょう。
lesson-regatta-flip-2-task = 凹みを北東に向けて、e4にアクティブなコマを配置しましょう。
lesson-regatta-flip-2-hint = e4を選び、裏返しのコマを選びます。丸い角がd4を向き、凹みは右上です。
lesson-regatta-flip-2-side = アクティブですが、凹みは北東を向く必要があります。もう1つの面を使いましょう。

lesson-regatta-along-text = 枠際では、凹みをどの方向にも向けられるわけではありません。
lesson-regatta-along-1-task = 黒いコマの真正面で止まりましょう。どちらならできるでしょうか。
lesson-regatta-along-1-hint = d1の凹みは北と東には向けられますが、西には向けられません。g1の前のf1へ。
lesson-regatta-along-1-done = b1の前では凹みを西に向ける必要がありますが、枠がじゃまをします。

lesson-regatta-win-text = ボードの隅では、いつでもコマを犠牲にできます。
lesson-regatta-win-1-task = 1回のスライドで勝ちましょう。
lesson-regatta-win-1-hint = fの縦列はg5とe2の間を通っています。f7を下ろし、両方の横を通します。
lesson-regatta-win-1-done = 1回のスライドでg5とe2を回しました。黒にほかのコマはありません。
lesson-regatta-win-2-task = コマを犠牲にし、もう1回スライドして勝ちましょう。
lesson-regatta-win-2-hint = a4をb2の横を通して隅のa1へ。それからd3がf2の横を通ってf3へ。
lesson-regatta-win-2-done = a4が途中でb2を回し、隅で追加手番を得て、d3がf2を回しました。

lesson-regatta-hem-text = 枠際のコマは、逃げ道が1つ少なくなります。
lesson-regatta-hem-1-task = コマを配置して、d1の最後の逃げ道をふさぎましょう。
lesson-regatta-hem-1-hint = c1とd2はふさがっています。凹みをd1のある西に向けて、e1に配置します。
lesson-regatta-hem-1-done = d1はアクティブでもスライドできません。枠際なら、栓は3つで足ります。

lesson-regatta-danger-text = 丸い側からは回されません。残りの3方向に気をつけましょう。
lesson-regatta-danger-1-task = 最後のアクティブなコマはa6です。助けましょう。
lesson-regatta-danger-1-hint = b6、c6、a3なら、e6もe3も横を通れません。
lesson-regatta-danger-1-done = これで、e6もe3も横を通れません。
lesson-regatta-danger-2-task = もう1問。黒にすぐ勝たせないでください。
lesson-regatta-danger-2-hint = c5は5の横列を、g2はgの縦列を来ます。どちらも届かないg7へ、g4を動かしましょう。
lesson-regatta-danger-2-done = c5とg2の届かないところで、コマは生き残りました。
lesson-regatta-danger-3-task = 今度は助かる手が1つだけです。探しましょう。
lesson-regatta-danger-3-hint = g2が、d3のすぐ下の2の横列から狙っています。同じ列のd2へ、d3を動かしましょう。
lesson-regatta-danger-3-done = 唯一の守りでした。回せるのは横を通ったコマだけで、正面のコマは回せません。

lesson-regatta-decline-text = 安全なコマは、動かさないのが得策です。
lesson-regatta-decline-1-task = e3をe6で犠牲に。そのあと追加手番を使いますか。
lesson-regatta-decline-1-hint = e3をe6へ動かすと、使えるのはf8だけで、ほかのどこでも黒に回されます。手番を終えましょう。
lesson-regatta-decline-1-done = f8はそのままで安全でした。追加手番を使うと黒が勝てました。

lesson-regatta-begin-text = 最初のコマがスライドできなければ、次の手番で負けです。
lesson-regatta-begin-1-task = スライドできるように配置しましょう。
lesson-regatta-begin-1-hint = 隅のa1、a8、h1、h8では、どのコマもアクティブになれません。e4など中央近くに配置しましょう。
lesson-regatta-begin-1-stuck = そこでは非アクティブで、スライドできません。次の手番で負けていました。
lesson-regatta-begin-1-done = 中央からはどこへでも行けます。枠際では、丸い角を枠に向けなければなりません。

lesson-regatta-open-text = 1個だけのコマを守るのは、丸い側だけです。
lesson-regatta-open-1-task = 黒がd5に配置したところです。勝ちましょう！
lesson-regatta-open-1-hint = d5の丸い角は西、cの縦列を向いています。c4を4の横列に沿って東へ進めましょう。
lesson-regatta-open-1-done = 丸い角がd5を守ったのはcの縦列からだけでした。丸い側が1つあるだけでは足りません。開いた列を避けましょう。

lesson-regatta-choice-text = 2個目が役立つのは、黒に2個とも回されない場所だけです。
lesson-regatta-choice-1-task = ただ1個のアクティブなa4が狙われています。配置か、スライドか。
lesson-regatta-choice-1-hint = a4がどこへ行っても黒に回されます。b2とc4の届かないg2などに配置しましょう。
lesson-regatta-choice-1-done = 黒は2個とも回せません。e3、f3、g3では、丸い角が北を向いているときだけ安全です。

lesson-regatta-reserve-text = 手元のコマは、逃げ道の真ん中にも現れます。
lesson-regatta-reserve-1-task = 黒が何をしても次の手番で勝てるように配置しましょう。
lesson-regatta-reserve-1-hint = b2はbの縦列を北へ逃げられます。b3の先のb4に配置しましょう。
lesson-regatta-reserve-1-done = 北への道はb3で終わりです。b2がどこでアクティブのままでも、d2か新しいコマが横を通れます。

lesson-regatta-double-text = 逃げ道になる列を、両方とも押さえましょう。
lesson-regatta-double-1-task = 黒が何をしても次の手番で勝てるように動かしましょう。
lesson-regatta-double-1-hint = b1は枠に沿ってしか逃げられません。h4をh2へ。2の横列がすぐ隣です。
lesson-regatta-double-1-done = b1がc1へ行けばb3が、もっと東ならh2が横を通ります。ほかでは非アクティブになります。

lesson-regatta-handicap-text = Regattaでも、強いほうが少ないコマで始められます。
lesson-regatta-handicap-1-task = あなたのコマは2個、黒は3個です。勝ちましょう。
lesson-regatta-handicap-1-hint = d3をc8の横のd8で犠牲にします。次にa4をe3の横のe4へスライドしましょう。
lesson-regatta-handicap-1-done = f4はもう非アクティブだったので、2個回せば十分でした。

lesson-regatta-end-text = 最後のコマは枠際へ追い込みます。
lesson-regatta-end-1-task = 黒が何をしても次の手番で勝てるように動かしましょう。
lesson-regatta-end-1-hint = 黒の最後のアクティブなコマはg2です。間を1マス空けて、e4をg4へ。
lesson-regatta-end-1-done = g2がアクティブでいられるところなら、g4かe2が横を通ります。
lesson-regatta-end-2-task = 枠際へ逃げました。勝ちましょう！
lesson-regatta-end-2-hint = e2を2の横列に沿って、g1の横を通します。
lesson-regatta-end-2-done = g1は黒の最後のアクティブなコマでした。

lesson-regatta-game-text = 枠も隅も丸い側も、学んだことをすべて使いましょう。
lesson-regatta-game-1-task = あなたが有利です。コンピューターに勝ちましょう。
lesson-regatta-game-1-hint = スライドできるのはg8だけで、それも枠に沿ってだけです。g6はそのままにして、d1をd5へ。
lesson-regatta-game-1-done = 本物の戦いに勝ちました。これでRegattaの対局を最初から楽しめます。

## Poka Yoke

lesson-poka-yoke-promote-text = Tixelコマを取り上げると昇格し、Poka Yokeコマが手元に入ります。
lesson-poka-yoke-promote-1-task = a3を犠牲にして、b5を昇格させましょう。
lesson-poka-yoke-promote-1-hint = 凹みを東に向けてa3をe3へスライドし、b5を取り上げます。
lesson-poka-yoke-promote-1-done = 手元を見てください。丸い角のあるコマが入りました。昇格は1局に2回できます。
lesson-poka-yoke-promote-2-task = コマを1個昇格させ、スライドできるコマも残しましょう。
lesson-poka-yoke-promote-2-hint = 凹みを東に向けてa3をd3で犠牲にし、非アクティブなb2を取り上げます。

lesson-poka-yoke-use-text = 丸い角のおかげで、まっすぐな辺の隣でもアクティブになれます。
lesson-poka-yoke-use-1-task = Poka Yokeコマを、アクティブになるようにe4に配置しましょう。
lesson-poka-yoke-use-1-hint = e4では、丸い角を西のd4に向けます。
lesson-poka-yoke-use-1-done = d4のまっすぐな辺の隣では、Tixelコマはアクティブになれません。

lesson-poka-yoke-choose-text = Poka Yokeコマが犠牲になるかどうかは、スライドの向きで決まります。
lesson-poka-yoke-choose-1-task = c4へスライドし、アクティブのままでいましょう。
lesson-poka-yoke-choose-1-hint = 丸い角をd4に向けます。c4で、凹みが北西の向きを選びます。
lesson-poka-yoke-choose-2-task = もう一度c6をc4へスライドし、今度は犠牲にしましょう。
lesson-poka-yoke-choose-2-hint = c4で、凹みが東か南の、非アクティブな向きを選びます。
lesson-poka-yoke-choose-2-done = 丸い角が別の方向を向いたので、d4の隣に余地がありません。

lesson-poka-yoke-flip-text = ボードの上では面は変わりません。裏返すには、まず取り上げます。
lesson-poka-yoke-flip-1-task = a3を犠牲にして、e4を取り上げましょう。
lesson-poka-yoke-flip-1-hint = 凹みを東に向けてa3をe3へ。それからe4を取り上げると、手元に戻ります。
lesson-poka-yoke-flip-2-task = 裏返して、凹みを北東に向けて、d4に配置しましょう。
lesson-poka-yoke-flip-2-hint = d4を選びます。凹みが右上の向きのうち、丸い角が西を向くほうを選びます。
lesson-poka-yoke-flip-2-side = 凹みは合っていますが、面が違います。丸い角を西に向けましょう。
lesson-poka-yoke-flip-2-done = 裏返すには2手番かかります。配置するときに面をよく考えましょう。

lesson-poka-yoke-limit-text = 2回の昇格を使い切ると、取り上げてもただ手元に戻るだけです。
lesson-poka-yoke-limit-1-task = b5を取り上げて、手元を見ましょう。
lesson-poka-yoke-limit-1-hint = まず凹みを東に向けてa3をe3へ。それからb5を取り上げます。
lesson-poka-yoke-limit-1-done = もとのTixelコマのまま戻ってきました。

lesson-poka-yoke-win-text = 凹みと丸い角と連鎖を、すべて合わせて。
lesson-poka-yoke-win-1-task = この手番で勝ちましょう。
lesson-poka-yoke-win-1-hint = b5をc2の隣のb2で犠牲にします。それからe3がf6の横を通ってe6へ。
lesson-poka-yoke-win-1-done = b5がc2を、e3がf6を回しました。f4はもう非アクティブでした。
lesson-poka-yoke-win-2-task = もう1問。この手番で勝ちましょう。
lesson-poka-yoke-win-2-hint = a3をb5の隣のa5で犠牲にします。それからc6が東の端のf6まで進みます。
lesson-poka-yoke-win-2-done = a3がb5を回し、f6に来たコマが上からf5を回しました。

lesson-poka-yoke-hem-text = 丸い角は突き出しません。その側は、どの辺でも栓にできます。
lesson-poka-yoke-hem-1-task = a6の最後の逃げ道をふさいで、勝ちましょう。
lesson-poka-yoke-hem-1-hint = b1をb6までスライドします。a6の丸い角がそちらを向いているので、凹みは要りません。
lesson-poka-yoke-hem-1-done = a6はアクティブでも、あなたのb6と黒自身のa5が道をふさいでいます。
lesson-poka-yoke-hem-2-task = a1を両側から閉じ込めて、勝ちましょう。
lesson-poka-yoke-hem-2-hint = 凹みをa1に向けてa4をa2へ。次にe1を、丸い角の隣のb1へスライドします。
lesson-poka-yoke-hem-2-done = a1は北に角が突き出すので、a2には凹みが必要でした。b1には要りません。

lesson-poka-yoke-open-text = 昇格にはコマが2個要ります。1個は犠牲に、1個は取り上げます。
lesson-poka-yoke-open-1-task = まずは配置から。好きなマスで始めましょう。
lesson-poka-yoke-open-1-hint = 手元のコマを選び、c3など好きなマスを選びます。
lesson-poka-yoke-open-2-task = 3手目です。昇格か、配置か。スライドできるコマを3個にしましょう。
lesson-poka-yoke-open-2-hint = ボードにあるのはc1とc3だけです。黒から離れたf3などに3個目を配置しましょう。
lesson-poka-yoke-open-2-early = まだ早すぎます。コマが2個のときに昇格すると、スライドできるコマがなくなります。
lesson-poka-yoke-open-2-done = アクティブなコマ3個は、よい出だしです。昇格は、そのあともスライドできるコマが残るときに。

lesson-poka-yoke-when-text = 非アクティブでじゃまなコマを昇格させましょう。
lesson-poka-yoke-when-1-task = 黒が何をしても次の手番で勝てるように、1個昇格させましょう。
lesson-poka-yoke-when-1-hint = e4がeの縦列をふさいでいます。凹みをf1に向けてd1をe1で犠牲にし、e4を取り上げます。
lesson-poka-yoke-when-1-done = eの縦列がe5のために空き、昇格したコマはf2に栓ができます。黒は両方は防げません。

lesson-poka-yoke-choice-text = 昇格では間に合わないとき、普通のコマが助けになります。
lesson-poka-yoke-choice-1-task = ただ1個のアクティブなd3が狙われています。配置か、スライドか。
lesson-poka-yoke-choice-1-hint = d3がどこへ行っても、e5かf2が横を通ります。a2など届かないマスに2個目を配置しましょう。
lesson-poka-yoke-choice-1-done = 手元から配置したコマは、すぐにアクティブです。昇格したコマは、まだ手元で待つことになります。

lesson-poka-yoke-reserve-text = 昇格した備えのコマは、Tixelコマなら無理な場所でもアクティブになれます。
lesson-poka-yoke-reserve-1-task = 黒が何をしても次の手番で勝てるように配置しましょう。
lesson-poka-yoke-reserve-1-hint = f1を非アクティブのままにします。丸い角を南のf1に向けて、f2に配置しましょう。
lesson-poka-yoke-reserve-1-done = f2の隣では、f1をアクティブにできません。f5がe5へ行けばf2が、fの縦列ならc5が横を通ります。

lesson-poka-yoke-danger-text = 黒いコマを1個ずつ見ましょう。どこから横を通れるでしょうか。
lesson-poka-yoke-danger-1-task = 黒が勝とうとしています。防ぎましょう。
lesson-poka-yoke-danger-1-hint = d6をd1かd2まで下ろします。または、f6で犠牲にしてc3をアクティブにします。
lesson-poka-yoke-danger-1-done = これで、b6もf5も勝ちを決められません。

lesson-poka-yoke-decline-text = 追加手番を使う前に、あとに何が残るかを見ましょう。
lesson-poka-yoke-decline-1-task = d6をd1で犠牲に。そのあと追加手番を使いますか。
lesson-poka-yoke-decline-1-hint = 凹みを南に向けてd6をd1へ。a1は今の場所でだけa3から安全です。手番を終えましょう。
lesson-poka-yoke-decline-1-done = a1はa3と一直線なので安全でした。スライドしていたら、黒に勝たれていました。

lesson-poka-yoke-double-text = 攻めるコマが回されないようにしましょう。丸い角が役に立ちます。
lesson-poka-yoke-double-1-task = 黒が何をしても次の手番で勝てるように動かしましょう。
lesson-poka-yoke-double-1-hint = 凹みを北西に向けて、f6をf2へ。すると丸い角が南を向きます。
lesson-poka-yoke-double-1-done = f2は2の横列からa1を狙います。黒が1の横列を通っても、丸い側なので回せません。

lesson-poka-yoke-handicap-text = ここではTixコマのハンデがより重くなります。昇格できないからです。
lesson-poka-yoke-handicap-1-task = コマを犠牲にして、非アクティブな2個のうち1個を昇格させましょう。
lesson-poka-yoke-handicap-1-hint = 凹みを東に向けてa4をe4へスライドします。b3はTixコマなので、e2を取り上げましょう。
lesson-poka-yoke-handicap-1-plain = b3はそのまま手元に戻りました。Tixコマは昇格しません。もう1個を試しましょう。
lesson-poka-yoke-handicap-1-done = 強いほうがTixコマを何個か使うか、少ないコマで始めます。

lesson-poka-yoke-game-text = これですべて学びました。
lesson-poka-yoke-game-1-task = あなたが有利です。コンピューターに勝ちましょう。
lesson-poka-yoke-game-1-hint = d4をb4で犠牲にします。凹みは西、a4の側です。続けてe2をe5へ。f4が回ります。
lesson-poka-yoke-game-1-done = これがはしごの最後の段でした。さあ、最初から対局しましょう。

## どのレッスンにも

learn-number = { $game } レッスン{ $number }/{ $count }
learn-task = 課題
learn-step = ステップ{ $number }/{ $count }
learn-right = そのとおり！
learn-shown = これが1つの方法です。さあ、あなたの番です。
learn-again = もう一度
learn-hint-ask = ヒント
learn-show = 答えを見る
learn-next-step = 次のステップ
learn-restart = もう一度最初から
