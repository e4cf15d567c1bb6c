# レッスンのはしご。

# まだ求められているものではない。
lesson-not-yet-stands-active = もう少しです。{ $space }で自分のコマをアクティブにしてください。
lesson-not-yet-stands-inactive = もう少しです。{ $space }で自分のコマを非アクティブにしてください。
lesson-not-yet-stands-so = もう少しです。{ $space }のコマの凹みがどちらを向くべきか、もう一度見てみましょう。
lesson-not-yet-lies = もう少しです。{ $space }の黒いコマは別の向きになる必要があります。
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
lesson-not-yet-yours =
    { $count ->
        [1] 注意：スライドできる自分のコマがなくなりました。
       *[other] もう少しです。自分のコマが{ $count }個スライドできる必要があります。
    }
lesson-not-yet-theirs =
    { $count ->
       *[other] もう少しです。スライドできる黒いコマを{ $count }個以下にしてください。
    }
lesson-not-yet-other = その手は認められますが、ここで求められている手ではありません。もう一度どうぞ。

## Tix

lesson-tix-active-title = アクティブなコマは動ける
lesson-tix-active-text = 斜めになっているコマはアクティブです。まっすぐなコマは非アクティブです。スライドできるのはアクティブなコマだけです。どのレッスンでも、あなたは白です。
lesson-tix-active-1-task = アクティブなコマをc6へスライドしましょう。
lesson-tix-active-1-hint = アクティブなコマはc3にあります。それを選び、次にc6を選びます。
lesson-tix-active-2-task = 2個のコマのうち、1個はd1へ行けます。動かしてみましょう。
lesson-tix-active-2-hint = d4のコマのほうが近くにありますが、非アクティブです。a1のコマはアクティブです。
lesson-tix-active-2-done = d4のコマのほうが近くにありましたが、非アクティブなコマはスライドできません。

lesson-tix-straight-title = まっすぐに
lesson-tix-straight-text = コマは東西南北のどれかの方向へ、空きマスの上を好きなだけスライドします。あなたの手番のあとは黒の手番です。
lesson-tix-straight-1-task = コマをf6へ運びたいのですが、2手番かかります。まず列の端まで進みましょう。
lesson-tix-straight-1-hint = a1からf1かa6へスライドします。
lesson-tix-straight-1-short = 方向は合っていますが、そこからではまだf6がまっすぐ先にありません。端まで進みましょう。
lesson-tix-straight-2-task = 黒が動かしました。さあ、f6へ。
lesson-tix-straight-2-hint = f6は今、まっすぐ先にあります。
lesson-tix-straight-3-task = b4の非アクティブなコマが道をふさいでいます。近づいて、しかもアクティブのままでいてください。
lesson-tix-straight-3-hint = すぐ隣では角の入る余地がありません。間を1マス空けましょう。
lesson-tix-straight-3-beside = b3ではアクティブになれません。角がb4にぶつかります。1マス空けましょう。
lesson-tix-straight-3-done = 四角いコマがアクティブでいるには、隣の4マスがすべて空いている必要があります。

lesson-tix-place-title = 新しいコマ
lesson-tix-place-text = スライドの代わりに、手元のコマを配置することもできます。ただし手番の始めに、スライドできる自分のコマがなければなりません（いちばん最初のコマだけは例外です）。アクティブになれるマスでは、必ずアクティブにします。
lesson-tix-place-1-task = d3にコマを配置しましょう。
lesson-tix-place-1-hint = 手元のコマを選び、次にd3を選びます。
lesson-tix-place-2-task = 今度は非アクティブなコマのすぐ隣、d3に配置して、どう置かれるか見てみましょう。
lesson-tix-place-2-hint = 手元のコマを選び、次にd3を選びます。
lesson-tix-place-2-done = 角の余地がないので、新しいコマは非アクティブです。アクティブなコマの隣なら、置くこともできません。
lesson-tix-place-3-task = 小さくて混んだボードです。アクティブになるようにコマを配置しましょう。
lesson-tix-place-3-hint = いちばん上の横列で、隣がすべて空いているマスを探しましょう。

lesson-tix-turn-title = 通り過ぎて回す
lesson-tix-turn-text = 通り道に突き出た角は押しのけられます。横を通られたアクティブなコマは回されて、非アクティブになります。これが攻めです。
lesson-tix-turn-1-task = c4の黒いコマの横を通り過ぎましょう。
lesson-tix-turn-1-hint = a3から横列に沿って、c3より先まで進みます。
lesson-tix-turn-1-done = 非アクティブになり、もうスライドできません。
lesson-tix-turn-2-task = 1回のスライドで黒いコマを2個回しましょう。
lesson-tix-turn-2-hint = 通る横列の両側にあります。両方を通り過ぎてから止まります。
lesson-tix-turn-3-task = 自分のコマも同じように回ってしまいます。自分のコマを回さずに、d4のコマを回しましょう。
lesson-tix-turn-3-hint = 3の横列を通ると、c2にある自分のコマを回してしまいます。d4の隣の縦列を使いましょう。

lesson-tix-fall-title = 犠牲
lesson-tix-fall-text = アクティブになる余地のないマスで止まると、そのコマは犠牲になります。コマは非アクティブのままですが、同じ手番の中で追加手番が得られます。
lesson-tix-fall-1-task = 回すコマのすぐ隣、c3へスライドしましょう。そのあとは手番を終えてもかまいません。
lesson-tix-fall-1-hint = a3からc3へ。回されたc4が場所をふさぎます。
lesson-tix-fall-1-done = コマは非アクティブになりましたが、代わりに追加手番が得られました。
lesson-tix-fall-2-task = 同じようにコマを犠牲にして、追加手番で新しいコマを配置しましょう。
lesson-tix-fall-2-hint = まずc3へスライドし、次に手元のコマを選びます。
lesson-tix-fall-2-declined = コマを犠牲にできましたが、追加手番を使いませんでした。それでコマを配置してください。
lesson-tix-fall-3-task = 追加手番ではスライドもできます。1手番でb4とd2を回し、スライドできるコマも残しましょう。
lesson-tix-fall-3-hint = a3をb4の隣のb3で犠牲にします。それからe1を上へ、d2の横を通します。
lesson-tix-fall-3-asleep = 両方回しましたが、自分のコマもすべて非アクティブになりました。2回目のスライドをもう1マス伸ばしましょう。

lesson-tix-wake-title = コマをアクティブにする
lesson-tix-wake-text = 追加手番では、余地があれば、非アクティブな自分のコマを1個アクティブにできます。
lesson-tix-wake-1-task = コマを1個犠牲にして、e1のコマをアクティブにしましょう。
lesson-tix-wake-1-hint = a3からc3へスライドし、次にe1を選びます。
lesson-tix-wake-2-task = 自分のコマが2個、非アクティブです。どちらかをアクティブにしましょう。
lesson-tix-wake-2-hint = a2をd3のすぐ下のd2へ。それからa6かe1をアクティブにします。どちらにも余地があります。

lesson-tix-pick-up-title = 取り上げる
lesson-tix-pick-up-text = 追加手番では、アクティブでも非アクティブでも、自分のコマを1個手元に戻せます。ただし、たった今犠牲にしたコマは戻せません。
lesson-tix-pick-up-1-task = コマを1個犠牲にして、別のコマを取り上げましょう。
lesson-tix-pick-up-1-hint = 非アクティブな自分のコマの隣にも余地はありません。c2へスライドし、b5を取り上げます。
lesson-tix-pick-up-2-task = c3で犠牲にしたコマそのものを、同じ手番で手元に戻しましょう。
lesson-tix-pick-up-2-hint = 2回目の犠牲のあとなら、最初のコマを取り上げられます。d1をその隣のd3へ。

lesson-tix-win-title = 勝つ
lesson-tix-win-text = 両者のコマがボードに出たあとは、スライドできるコマがないまま手番を迎えたほうが負けです。黒いコマをすべて非アクティブにしましょう。
lesson-tix-win-1-task = 黒のアクティブなコマは残り1個です。勝ちましょう！
lesson-tix-win-1-hint = c4の横を通り過ぎます。
lesson-tix-win-1-done = 黒は何もできません。対局終了です。
lesson-tix-win-2-task = アクティブなコマが2個、スライドは1回。勝ちましょう！
lesson-tix-win-2-hint = b3とd1の間の縦列を、端まで下ります。
lesson-tix-win-3-task = 今度は1回のスライドでは足りません。コマを犠牲にして勝ちましょう。
lesson-tix-win-3-hint = a3をf4の隣で犠牲にします。追加手番でa1を上へ、b5の横を通します。

lesson-tix-chain-title = 連鎖
lesson-tix-chain-text = 追加手番のスライドがまた犠牲になれば、さらに追加手番が得られます。これが連鎖です。1手番でいくつものアクションができます。
lesson-tix-chain-1-task = 1手番でコマを2個犠牲にしましょう。
lesson-tix-chain-1-hint = a5をc6の隣のc5へ。次にd3をf2の隣のf3へ。
lesson-tix-chain-2-task = 黒のアクティブなコマは3個です。1手番で勝ちましょう。
lesson-tix-chain-2-hint = c5をd5へ、次にa4をf4へ。どちらも回したコマのすぐ隣で止まります。
lesson-tix-chain-3-task = もう1問。すべてのコマを回す必要はありません。
lesson-tix-chain-3-hint = コマを犠牲にしながらb1とa4を回します。すると隅のf6のコマの逃げ道は残り1つ。d6をアクティブにしましょう。
lesson-tix-chain-3-done = f6のコマはアクティブですが、行き場がありません。続きは次のレッスンで。

lesson-tix-hem-title = 閉じ込める
lesson-tix-hem-text = 四角いコマは、アクティブなコマの真正面では止まれません。角がじゃまになるからです。こうしてすべての道がふさがれたコマは、アクティブでもスライドできません。
lesson-tix-hem-1-task = a1の黒いコマを回さずに、最後の逃げ道をふさぎましょう。
lesson-tix-hem-1-hint = a3がa2を見張っています。c1に自分のコマがあれば、b1を見張れます。
lesson-tix-hem-1-done = 隅なら、見張りは2個で足ります。
lesson-tix-hem-2-task = 1回のスライドで勝ちましょう。1個を回し、もう1個を閉じ込めます。
lesson-tix-hem-2-hint = f1を上へ、e3の横を通し、f5を見張れるところで止まります。

lesson-tix-danger-title = 危険
lesson-tix-danger-text = 動かす前に、黒に何ができるかを見ましょう。次の手番で自分のコマがすべて非アクティブにされそうなら、今すぐ手を打ちます。
lesson-tix-danger-1-task = ただ1個のアクティブなコマがねらわれています。黒がすぐに勝てないようにしましょう。
lesson-tix-danger-1-hint = 1手番では黒いコマが横を通れないところへ。隅のa6がそうです。
lesson-tix-danger-2-task = もう1問。負けを防ぎましょう。
lesson-tix-danger-2-hint = d2を2の横列に沿って遠くへ逃がすか、犠牲にしてa6をアクティブにします。
lesson-tix-danger-2-done = 方法は2つありました。逃げるか、犠牲にしてもう1個のコマをアクティブにするかです。
lesson-tix-danger-3-task = アクティブなコマが2個ありますが、連鎖で両方やられそうです。どちらかが生き残る手を探しましょう。
lesson-tix-danger-3-hint = c2を上か下へ1マス動かすか、e5をf5へ逃がします。

lesson-tix-end-title = 終盤
lesson-tix-end-text = コマが少なくなったら、追いかけないこと。まず逃げ道をふさぎ、それから仕留めます。
lesson-tix-end-1-task = この手番では勝てません。黒が何をしても次の手番で勝てるように動かしましょう。
lesson-tix-end-1-hint = 黒の最後のアクティブなコマはa2にあります。北への道をふさぎましょう。c4でa3を見張れます。
lesson-tix-end-1-done = もうどこへ行っても捕まえられます。
lesson-tix-end-2-task = 黒が逃げようとしました。勝ちましょう！
lesson-tix-end-2-hint = a4を下へ、b2の横を通します。

## Tixel

lesson-tixel-hollow-title = 凹み
lesson-tixel-hollow-text = Tixelコマには凹んだ辺が1つあります。アクティブになるとき、凹みの向きを選べます。
lesson-tixel-hollow-1-task = 凹みが南西を向くように、c6へスライドしましょう。
lesson-tixel-hollow-1-hint = c6を選び、凹みが左下にある向きを選びます。
lesson-tixel-hollow-2-task = 凹みを南東に向けて、d3にコマを配置しましょう。
lesson-tixel-hollow-2-hint = 手元のコマ、d3、凹みが右下にある向きの順に選びます。

lesson-tixel-beside-title = 凹みの余地
lesson-tixel-beside-text = 突き出た角は凹みに収まります。非アクティブなコマの凹みがアクティブなコマを向いていれば、隣り合うことができます。
lesson-tixel-beside-1-task = e1のアクティブなコマのすぐ隣、e2にコマを配置しましょう。
lesson-tixel-beside-1-hint = e1の角を凹みで受けるので、南を向ける必要があります。
lesson-tixel-beside-1-done = ただの四角いコマにはできないことです。
lesson-tixel-beside-2-task = c3の凹みは北を向いています。c4にコマを配置しましょう。
lesson-tixel-beside-2-hint = そこには余地があります。角がc3の凹みに収まります。
lesson-tixel-beside-2-done = アクティブになれるので、アクティブにしなければなりませんでした。

lesson-tixel-approach-title = 向かい合う
lesson-tixel-approach-text = スライドの前にコマをまっすぐに回し、凹みを好きな方向に向けられます。凹みを前に向ければ、アクティブなコマの真正面で止まれます。そこでは非アクティブのままなので、犠牲です。
lesson-tixel-approach-1-task = 黒いコマの真正面、e3へスライドしましょう。
lesson-tixel-approach-1-hint = 凹みを東、f3のほうへ向けます。
lesson-tixel-approach-1-done = Tixelでいちばん簡単な犠牲です。黒いコマは回ってもいません。
lesson-tixel-approach-2-task = e3で犠牲にし、追加手番でd5を回しましょう。
lesson-tixel-approach-2-hint = まずa3をe3へ。次にc1を上へ、d5の横を通します。
lesson-tixel-approach-2-bonus-left = 犠牲は合っています。追加手番も使いましょう。

lesson-tixel-nest-title = 凹みに収まる
lesson-tixel-nest-text = こちらを向いた凹みの隣では、スライドしたコマはアクティブのままです。まっすぐな辺の隣では非アクティブになります。止まる前に凹みを見ましょう。
lesson-tixel-nest-1-task = d2へスライドし、アクティブのままでいましょう。
lesson-tixel-nest-1-hint = d3の凹みがd2を向いているので、角の入る余地があります。
lesson-tixel-nest-1-done = 角がd3の凹みに収まりました。
lesson-tixel-nest-2-task = 今度はd3が別の方向を向いています。d2へスライドして、違いを見ましょう。
lesson-tixel-nest-2-hint = a2からd2へスライドするだけです。
lesson-tixel-nest-2-done = まっすぐな辺なので余地がなく、追加手番が得られます。凹みでアクティブのままでいるか、まっすぐな辺で犠牲にするか、選べる場面はよくあります。

lesson-tixel-spin-title = どちらへ回るか
lesson-tixel-spin-text = 横を通られたコマは、車輪のように一緒に回ります。進む方向の右側なら時計回り、左側なら反時計回りに45度です。凹みがどこを向くかは、あなた次第です。
lesson-tixel-spin-1-task = c4の凹みが東を向くように回し、自分はアクティブのままでいましょう。
lesson-tixel-spin-1-hint = 時計回りに回す必要があります。c4を右に見て、5の横列を通りましょう。
lesson-tixel-spin-1-other-way = 回りましたが反時計回りで、凹みは北を向いています。反対側を通りましょう。
lesson-tixel-spin-2-task = c4を回し、そのすぐ隣のc3でアクティブのまま止まりましょう。
lesson-tixel-spin-2-hint = 通ると、c4の凹みがこちらを向きます。
lesson-tixel-spin-2-done = 凹みがこちらを向きました。攻めながら、その凹みに収まったのです。

lesson-tixel-pivot-title = 向きを変える
lesson-tixel-pivot-text = 追加手番では、アクティブなコマを4分の1回転ずつ回して、別のアクティブな向きに変えられます。あとで回されたときにどう置かれるかは、凹みの向きで決まります。
lesson-tixel-pivot-1-task = a3を犠牲にし、c5の凹みを南西へ向けましょう。
lesson-tixel-pivot-1-hint = a3をe3へスライドし、c5とその新しい向きを選びます。
lesson-tixel-pivot-1-done = スライドしないコマの向きを変えられるのは追加手番だけです。Tixコマは見た目が変わらないので、できません。

lesson-tixel-again-title = 手元に戻す
lesson-tixel-again-text = たった今犠牲にしたコマは、その追加手番では取り上げられません。次の犠牲のあとなら取り上げられます。
lesson-tixel-again-1-task = コマを2個犠牲にして、最初に犠牲にしたコマを取り上げましょう。
lesson-tixel-again-1-hint = a3をe3へ、b6をe6へ、どちらも凹みを東に向けて。それからe3を取り上げます。
lesson-tixel-again-1-first = 1個の犠牲では足りません。追加手番でもう1個犠牲にしましょう。

lesson-tixel-three-title = 3つの連鎖
lesson-tixel-three-text = Tixelでも閉じ込められます。隣のコマがどの側からも凹みを向けていると、アクティブなコマは動けません。
lesson-tixel-three-1-task = 黒のアクティブなコマは3個です。3つの連鎖で勝ちましょう。
lesson-tixel-three-1-hint = e1とf2で犠牲にし、凹みをf1に向けて閉じ込めます。それからa3とa5の間に入ります。

lesson-tixel-plug-title = 栓をする
lesson-tixel-plug-text = アクティブなコマの隣に配置しても、そのコマは回りません。道をふさぐだけです。
lesson-tixel-plug-1-task = 新しいコマで、a1の最後の逃げ道をふさぎましょう。
lesson-tixel-plug-1-hint = 凹みをa1に向けて、b1に配置します。
lesson-tixel-plug-1-done = アクティブでも、閉じ込められています。ふさいでいるかぎり、a1のコマはスライドできません。

lesson-tixel-danger-title = 危険
lesson-tixel-danger-text = Tixelではほとんどのコマを犠牲にできるので、ねらいが遠くまで届きます。手番ごとに考えましょう。黒は今、何ができるでしょうか。
lesson-tixel-danger-1-task = アクティブなコマを安全なところへ移しましょう。
lesson-tixel-danger-1-hint = bの縦列を北へ、2マス以上進みます。
lesson-tixel-danger-2-task = ここでは逃げても助かりません。別の方法を探しましょう。
lesson-tixel-danger-2-hint = 凹みを正しく向けてa5を犠牲にし、追加手番でa1をアクティブにします。
lesson-tixel-danger-2-alone = a5がどこへ行っても黒にやられます。もう1個のコマが必要です。

lesson-tixel-win-title = 勝つ
lesson-tixel-win-text = スライドできる黒いコマを数えましょう。1手番ですべて止められれば勝ちです。
lesson-tixel-win-1-task = 1回のスライドで勝ちましょう。
lesson-tixel-win-1-hint = bの縦列はa4とc6の間を通っています。
lesson-tixel-win-2-task = コマを犠牲にし、もう1回スライドして勝ちましょう。
lesson-tixel-win-2-hint = d3をa4の隣のa3で犠牲にします。それからf1が上へ、e6の横を通ります。

lesson-tixel-end-title = 終盤
lesson-tixel-end-text = 最後のコマは追いかけず、隅へ追い込みます。
lesson-tixel-end-1-task = 黒が何をしても次の手番で勝てるように動かしましょう。
lesson-tixel-end-1-hint = a2のコマは東へ逃げたがっています。e2を近づけ、間を1マス空けましょう。
lesson-tixel-end-1-done = どこへ動いても届きます。
lesson-tixel-end-2-task = 隅へ逃げ込みました。勝ちましょう！
lesson-tixel-end-2-hint = 横を通ります。c2からa2へ。

## Regatta

lesson-regatta-edge-title = 枠のあるボード
lesson-regatta-edge-text = Regattaでは、コマがボードの端からはみ出してはいけません。でもどのコマにも丸い角が1つあり、それは決して突き出しません。丸い角を枠に向ければ、端でもアクティブになれます。
lesson-regatta-edge-1-task = d1に、アクティブになるようにコマを配置しましょう。
lesson-regatta-edge-1-hint = 丸い角を南に向けます。
lesson-regatta-edge-1-done = 3つの角が突き出し、丸い角が枠に接しています。
lesson-regatta-edge-2-task = 今度はh4に、アクティブなコマを。
lesson-regatta-edge-2-hint = 丸い角を東に向けます。スライドでもかまいません。

lesson-regatta-corner-title = 隅へ
lesson-regatta-corner-text = ボードの隅は2方向が閉じています。そこではどのコマもアクティブになれないので、入れば犠牲になります。
lesson-regatta-corner-1-task = 隅でコマを犠牲にしましょう。
lesson-regatta-corner-1-hint = a4を端に沿ってa1かa8へスライドします。
lesson-regatta-corner-1-done = 相手は必要ありませんでした。隅だけで追加手番が得られます。
lesson-regatta-corner-2-task = コマを犠牲にして、同じ手番でd5を回しましょう。スライドできるコマも残してください。
lesson-regatta-corner-2-hint = a3を隅のa1へ。それからf4が4の横列を西へ、d5の横を通ります。

lesson-regatta-rounded-title = 丸い角
lesson-regatta-rounded-text = 丸い角の向く側には何も突き出しません。だからまっすぐな辺の隣でもアクティブになれますし、丸い角どうしを向け合えば、アクティブなコマが隣り合うこともできます。
lesson-regatta-rounded-1-task = d4のアクティブなコマの隣、e4にアクティブなコマを配置しましょう。
lesson-regatta-rounded-1-hint = d4の丸い角はe4を向いています。こちらの丸い角もd4に向けます。
lesson-regatta-rounded-1-done = アクティブなコマが隣どうし。RegattaコマとPoka Yokeコマだけにできることです。
lesson-regatta-rounded-2-task = d4はまっすぐな辺を向けていますが、c4へスライドしてアクティブのままでいましょう。
lesson-regatta-rounded-2-hint = 凹みが北西の向きを選びます。すると丸い角がd4を向きます。
lesson-regatta-rounded-2-fell = そこでアクティブになれない向きでスライドしました。もう一方を選びましょう。
lesson-regatta-rounded-3-task = 同じマスですが、今度はそのコマを犠牲にしましょう。
lesson-regatta-rounded-3-hint = 凹みが東か南の、非アクティブな向きを選びます。
lesson-regatta-rounded-3-stood = アクティブのままでした。非アクティブになる向きを選びましょう。
lesson-regatta-rounded-3-done = 同じスライドでも、追加手番があるかないか。Regattaでは、スライドするときの向きで決まります。

lesson-regatta-smooth-title = 丸い側
lesson-regatta-smooth-text = 回されるのは、通り道に突き出たものだけです。丸い角の側を通っても、そのコマには何も起こりません。
lesson-regatta-smooth-1-task = d4を回しましょう。正しい側を選んでください。
lesson-regatta-smooth-1-hint = 丸い角は南を向いています。北側の5の横列を通りましょう。
lesson-regatta-smooth-1-smooth = そちらは丸い側です。丸い角は3の横列に突き出していません。
lesson-regatta-smooth-2-task = 自分のd3は回さずに、d5を回しましょう。
lesson-regatta-smooth-2-hint = 自分のd3の丸い角は北を向いています。2個のちょうど間を通れます。

lesson-regatta-flip-title = もう1つの面
lesson-regatta-flip-text = Regattaコマには、鏡に映したような2つの面があります。配置するときに、どちらかを選びます。
lesson-regatta-flip-1-task = 凹みを北西に向けて、d1にアクティブなコマを配置しましょう。
lesson-regatta-flip-1-hint = この面では丸い角が別の方向を向いてしまいます。コマを裏返しましょう。
lesson-regatta-flip-1-side = アクティブですが、凹みは北東を向いています。配置する前にコマを裏返しましょう。
lesson-regatta-flip-2-task = 凹みを北東に、丸い角をd4に向けて、e4にアクティブなコマを配置しましょう。
lesson-regatta-flip-2-hint = コマを裏返して、向きを試してみましょう。
lesson-regatta-flip-2-side = アクティブですが、凹みは北東を向く必要があります。もう1つの面を使いましょう。

lesson-regatta-along-title = 枠に沿って
lesson-regatta-along-text = 回すにも場所がいります。ボードの端では、コマは左右に少ししか回れません。それ以上は角が枠に当たります。だから凹みを向けられない方向があります。
lesson-regatta-along-1-task = 端に沿ってスライドし、黒いコマの真正面で止まりましょう。できるのは2個のうち片方だけです。
lesson-regatta-along-1-hint = 凹みは北と東には向けられますが、西には向けられません。
lesson-regatta-along-1-done = b1の前で止まるには凹みを西に向ける必要がありますが、枠がじゃまをします。

lesson-regatta-win-title = 勝つ
lesson-regatta-win-text = ボードの隅では、いつでもコマを犠牲にできます。連鎖はすぐに始められます。
lesson-regatta-win-1-task = 1回のスライドで勝ちましょう。
lesson-regatta-win-1-hint = fの縦列はg5とe2の間を通っています。
lesson-regatta-win-2-task = コマを犠牲にし、もう1回スライドして勝ちましょう。
lesson-regatta-win-2-hint = a4をb2の横を通して隅のa1へ。それからd3がf2の横を通ります。

lesson-regatta-danger-title = 危険
lesson-regatta-danger-text = 丸い側はねらわれません。でもそれは4方向のうちの1つだけです。黒がどこから来られるかを見ましょう。
lesson-regatta-danger-1-task = 最後のアクティブなコマが危険です。助けましょう。
lesson-regatta-danger-1-hint = b6とc6は安全です。a3も安全です。
lesson-regatta-danger-2-task = もう1問。黒にすぐ勝たせないようにしましょう。
lesson-regatta-danger-2-hint = gの縦列を北へ進みます。

lesson-regatta-end-title = 終盤
lesson-regatta-end-text = ボードの端では逃げ道が少なくなります。そこへ追い込みましょう。
lesson-regatta-end-1-task = 黒が何をしても次の手番で勝てるように動かしましょう。
lesson-regatta-end-1-hint = 黒の最後のアクティブなコマはg2にあります。間を1マス空けて、その上にe4を移しましょう。
lesson-regatta-end-1-done = これで枠が味方になります。
lesson-regatta-end-2-task = 勝ちましょう！
lesson-regatta-end-2-hint = e2を2の横列に沿って、g1の横を通します。

## Poka Yoke

lesson-poka-yoke-promote-title = 昇格
lesson-poka-yoke-promote-text = Tixelコマを取り上げると昇格します。そのコマはゲームから除かれ、代わりにPoka Yokeコマが手元に入ります。1局に2回までできます。
lesson-poka-yoke-promote-1-task = コマを犠牲にして、b5のコマを昇格させましょう。
lesson-poka-yoke-promote-1-hint = 凹みを東に向けてa3をe3へスライドし、b5を取り上げます。
lesson-poka-yoke-promote-1-done = 手元を見てください。丸い角のあるコマが入りました。
lesson-poka-yoke-promote-2-task = コマを1個昇格させ、スライドできるコマも残しましょう。
lesson-poka-yoke-promote-2-hint = アクティブなコマを1個犠牲にして、非アクティブなb2を取り上げます。

lesson-poka-yoke-use-title = 新しいコマを使う
lesson-poka-yoke-use-text = Poka Yokeコマには凹みと丸い角があり、どちらの面を上にしても配置できます。丸い角のおかげで、Tixelコマではアクティブになれないマスでもアクティブになれます。
lesson-poka-yoke-use-1-task = d4はまっすぐな辺を向けていますが、e4にアクティブになるように配置しましょう。
lesson-poka-yoke-use-1-hint = 丸い角を西、d4のほうへ向けます。
lesson-poka-yoke-use-1-done = Tixelコマではアクティブになれない場所で、アクティブになれました。

lesson-poka-yoke-choose-title = アクティブか、犠牲か
lesson-poka-yoke-choose-text = まっすぐな辺の隣では、Poka Yokeコマはよく選べます。アクティブのままでいるか、犠牲になって追加手番を得るか。スライドするときの向きで決まります。
lesson-poka-yoke-choose-1-task = c4へスライドし、アクティブのままでいましょう。
lesson-poka-yoke-choose-1-hint = 丸い角をd4に向けます。凹みは北西です。
lesson-poka-yoke-choose-2-task = もう一度c4へスライドし、今度はそのコマを犠牲にしましょう。
lesson-poka-yoke-choose-2-hint = 凹みが東か南の、非アクティブな向きを選びます。

lesson-poka-yoke-flip-title = 裏返す
lesson-poka-yoke-flip-text = ボードの上では、面は変わりません。裏返すには、取り上げて配置し直します。取り上げたPoka Yokeコマは、そのまま手元に戻ります。
lesson-poka-yoke-flip-1-task = コマを犠牲にして、e4のPoka Yokeコマを取り上げましょう。
lesson-poka-yoke-flip-1-hint = 凹みを東に向けてa3をe3へスライドし、e4を取り上げます。
lesson-poka-yoke-flip-2-task = もう一方の面を上に、凹みを北東に向けて、d4に配置しましょう。
lesson-poka-yoke-flip-2-hint = 配置する前に裏返します。すると丸い角が西を向きます。
lesson-poka-yoke-flip-2-side = 凹みは合っていますが、面が違います。配置する前に裏返しましょう。
lesson-poka-yoke-flip-2-done = 裏返すには2手番かかります。配置するときに面をよく考えましょう。

lesson-poka-yoke-limit-title = 2回まで
lesson-poka-yoke-limit-text = 昇格は1局に1人2回までです。使い切ると、取り上げてもただ手元に戻るだけです。
lesson-poka-yoke-limit-1-task = 昇格は使い切りました。b5を取り上げて、手元を見ましょう。
lesson-poka-yoke-limit-1-hint = まず凹みを東に向けて、a3をe3へスライドします。
lesson-poka-yoke-limit-1-done = もとのTixelコマのまま戻ってきました。

lesson-poka-yoke-win-title = 勝つ
lesson-poka-yoke-win-text = さあ、すべてを合わせて。凹みと丸い角と連鎖です。
lesson-poka-yoke-win-1-task = この手番で勝ちましょう。
lesson-poka-yoke-win-1-hint = b5をc2の隣のb2で犠牲にします。それからe3が上へ、f6の横を通ります。
lesson-poka-yoke-win-2-task = この手番で勝ちましょう。
lesson-poka-yoke-win-2-hint = a3をb5の隣のa5で犠牲にします。それからc6が東の端まで進みます。

lesson-poka-yoke-danger-title = 最後の試験
lesson-poka-yoke-danger-text = これですべて学びました。もう一度だけ危機を切り抜けたら、本当の対局をどうぞ。
lesson-poka-yoke-danger-1-task = 黒が勝とうとしています。防ぎましょう。
lesson-poka-yoke-danger-1-hint = d6を縦列の下のほうへ逃がすか、犠牲にしてc3をアクティブにします。

## 場所

learn-lead = 最初のスライドから終盤まで、1本のはしごです。レッスンごとに1つの考え方を、コマを動かして学びます。
learn-progress = { $count }レッスン中{ $done }レッスン完了
learn-progress-label = 進み具合
learn-begin = 始める：{ $title }
learn-go-on = 続ける：{ $title }
learn-done = 完了
learn-begun = { $count }中{ $done }
learn-rules = { $game }のルール
learn-all-done = はしごを上りきりました。残るはあと1つだけです。
learn-play = 対局する
learn-start-over = 最初からやり直す
learn-start-over-sure = レッスンの進み具合をすべて消しますか？
learn-start-over-yes = 消す
learn-start-over-no = 残す
learn-started-over = はしごの最初に戻りました。
learn-all = レッスン一覧
learn-number = { $game } レッスン{ $number }/{ $count }
learn-task = 課題
learn-step = ステップ{ $number }/{ $count }
learn-right = そのとおり！
learn-refuted = 黒の手：{ $turn }。
learn-shown = これが1つの方法です。さあ、あなたの番です。
learn-again = もう一度
learn-hint-ask = ヒント
learn-show = 答えを見る
learn-next-step = 次のステップ
learn-restart = もう一度最初から
learn-no-such = { $game }にレッスン{ $number }はありません。全部で{ $count }レッスンです。
learn-not-kept = 進み具合を保存できませんでした。{ $reason }
learn-unreadable = 保存されていたレッスンの進み具合を読み取れませんでした。別に取っておき、はしごの最初から始めます。
