# モチーフの名前と意味。

# 「回します」「閉じ込めます」の目的語になるコマ：マスで示すものと、最後のコマ。
why-pieces =
    { $whose ->
        [you] あなた
        [white] 白
       *[black] 黒
    }の{ $spaces }
why-last-pieces =
    スライドできる{ $whose ->
        [you] あなた
        [white] 白
       *[black] 黒
    }の最後の{ $count ->
        [1] コマ
       *[other] { $count }個のコマ
    }

# 手番が良い理由。
why-wins-turning = { $pieces }を回して勝ちます。
why-wins-hemming = { $pieces }を閉じ込めて勝ちます。
why-wins-stopping =
    { $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }にはスライドできるコマがなくなり、勝ちです。
why-double-threat =
    2通りの勝ちを狙います。{ $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }は両方を防げません。
why-only-defence-turning =
    { $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $pieces }を回すのを防げるのは、この手だけです。
why-only-defence-hemming =
    { $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $pieces }を閉じ込めるのを防げるのは、この手だけです。
why-only-defence =
    { $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }がすぐに勝つのを防げるのは、この手だけです。
why-defends-turning =
    { $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $pieces }を回すのを防ぎます。
why-defends-hemming =
    { $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $pieces }を閉じ込めるのを防ぎます。
why-defends =
    { $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }がすぐに勝つのを防ぎます。
why-wins-by-force = { $count }手番で必ず勝てます。
why-threatens-turning = 次に{ $pieces }を回す狙いです。
why-threatens-hemming = 次に{ $pieces }を閉じ込める狙いです。
why-threatens = 次の手番で勝つ狙いです。
why-hems-in = { $pieces }を閉じ込めます。
why-turns = { $pieces }を回します。
why-turns-in-chain = { $count }アクションの連鎖で、{ $pieces }を回します。
why-also-turns = { $pieces }も回ります。
why-promotes = { $space }を昇格させ、Poka Yokeコマが手元に入ります。
why-reopens = { $space }を取り上げ、別のコマがそこをスライドできるようにします。
why-declines = ここでは追加手番を使わないほうが良いです。
why-flips = この面を上にしたときだけ、こう立てます。
why-nests = 角が凹みに収まり、その側は何も通れません。
why-places-quietly = コマを回す代わりに、新しいコマを配置します。
why-sacrifices =
    { $spaces }を犠牲にして、{ $bonus ->
        [place] { $space }にコマを配置します
        [activate] { $space }をアクティブにします
        [pivot] { $space }の向きを変えます
        [pick-up] { $space }を取り上げます
       *[slide] { $space }をスライドします
    }。
why-holds-out = どの手でも負けますが、これが最も長く持ちこたえます。
why-slidable =
    この後スライドできるコマは、{ $mover ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $count }個、{ $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }が{ $others }個です。

# 手番が悪い理由：その後、相手ができること。
why-lets-turn =
    すると{ $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }は、{ $pieces }を回せます。
why-lets-hem-in =
    すると{ $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }は、{ $pieces }を閉じ込められます。
why-lets-win =
    すると{ $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }は、すぐに勝てます。
why-lets-turn-with =
    すると{ $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }は、{ $turn }で{ $pieces }を回せます。
why-lets-hem-in-with =
    すると{ $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }は、{ $turn }で{ $pieces }を閉じ込められます。
why-lets-win-with =
    すると{ $other ->
        [you] あなた
        [white] 白
       *[black] 黒
    }は、{ $turn }ですぐに勝てます。
why-missed-win = { $turn }ならすぐに勝てました。
why-play-anyway = それでも進めますか？

# 持ち主の手番ならコマができること。
why-reach-turns =
    { $owner ->
        [you] あなた
        [white] 白
       *[black] 黒
    }の手番なら、{ $space }のコマは{ $pieces }を回せます。
why-reach-wins =
    { $owner ->
        [you] あなた
        [white] 白
       *[black] 黒
    }の手番なら、{ $space }のコマは{ $to }へスライドしてすぐに勝てます。
why-reach-nothing =
    { $owner ->
        [you] あなた
        [white] 白
       *[black] 黒
    }の手番なら、{ $space }のコマは{ $count ->
        [0] スライドできるマスがなく
        [1] 1マスへスライドできますが
       *[other] { $count }マスへスライドできますが
    }、{ $whose ->
        [you] あなた
        [white] 白
       *[black] 黒
    }のコマは回せません。
