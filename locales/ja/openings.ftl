# 序盤：手番についての本の説明と、局面からの対局。
opening-turns = { $spaces }を回します。
opening-hems-in = { $spaces }を閉じ込めます。
opening-places =
    { $region ->
        [corner] 隅に置きます
        [edge] ボードの端に置きます
       *[middle] 中ほどに置きます
    }。{ $count }マスへスライドできます。
opening-threatens = 次に{ $spaces }を回す狙いです。
opening-gets-away = 逃げる手です。自分のコマはもう回されません。
opening-out-of-reach = 自分のコマは回されません。
opening-risks = 次に{ $spaces }を回されるかもしれません。
opening-nodes =
    { $unit ->
        [few] エンジンがこのために調べたのは1,000局面未満です。
       *[thousand] エンジンがこのために約{ $count },000局面を調べました。
    }
opening-beyond = 本にあるのは最初の5手番です。この局面はありません。
opening-no-such = 本があるのはTix、Tixel、Poka Yoke、Regattaだけで、このセットアップにはありません。
opening-not-fetched = 序盤の本を読み込めませんでした。一度読み込めば、オフラインでも使えます。
opening-not-in-book = 本にない手
opening-own = あなたの対局：{ $games }局（{ $won }勝{ $lost }敗）
opening-level = コンピューターのレベル
opening-play-as = { $player }で対局する
opening-themes = または、互角の局面から始める：
opening-theme-quiet = 静か
opening-theme-contact = 接触
opening-theme-sharp = 激しい
opening-no-book = そのような局面がないか、読み込めませんでした。
