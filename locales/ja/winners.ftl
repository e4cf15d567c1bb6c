# 勝つのはどちらか：証明されたこと、対局が示すこと、分からないこと。
winners-lead = 双方が最善を尽くしたら、どちらが勝つのでしょうか。小さなボードでは答えが証明されています。本来のボードでは誰にも分かりませんが、コンピューター同士の対局が手がかりになります。
winners-not-fetched = 分かっていることを読み込めませんでした。
winners-open = 未解決：本来のボードでどちらが勝つかは、誰にも分かりません。
winners-leans =
    { $player ->
        [white] 手がかり：これらの対局では白がはっきり多く勝っています。
       *[black] 手がかり：これらの対局では黒がはっきり多く勝っています。最初の手番の多くは弱いものの、白には良い手番が1つあれば十分です。
    }
winners-even = はっきりした手がかりはありません。差が小さすぎます。
winners-games = 手がかり：すべての最初の手番からのコンピューター同士の対局
winners-nodes = 調べた局面
winners-results = 白–黒–引き分け
winners-good = 白がリード
winners-good-of = 最初の手番{ $all }通りのうち{ $good }通り
winners-boards = 証明済み：小さなボード
winners-board = ボード
winners-best-play = 最善を尽くすと
winners-positions = 局面数
winners-size = { $size } × { $size }、各{ $count }個
winners-size-promotions = { $size } × { $size }、各{ $count }個、昇格{ $promotions }回
winners-wins =
    { $player ->
        [white] 白が{ $turns }手番で勝つ
       *[black] 黒が{ $turns }手番で勝つ
    }
winners-draw = どちらも勝てない
winners-how = なぜ分かるのか
winners-how-proved = 証明済み：このボードの対局で現れうる局面をすべて、終わりから逆に調べました。双方の手番を数え、勝つ側は急ぎ、負ける側は引き延ばします。
winners-how-suggested = 手がかり：同じコンピューターが両方を受け持ち、下の行ほど1アクションごとに多くの局面を調べます。対称な最初の手番は1つと数えます。もっと強く指せば、結果が逆になることもあります。
