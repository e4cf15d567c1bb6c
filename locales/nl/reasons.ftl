# Waarom een actie niet mag. De velden waarom het gaat, lichten op het bord op.
reason-off-board = Het bord heeft geen veld { $space }.
reason-no-piece-there = Op { $space } staat geen stuk.
reason-not-yours = Het stuk op { $space } is niet van jou.
reason-space-taken = Op { $space } staat al een stuk.
reason-none-left = Er is geen { $piece } meer in je voorraad.
reason-no-slidable-piece = Je mag alleen een stuk plaatsen als aan het begin van de beurt een van je actieve stukken kon schuiven. Dat was niet zo.
reason-only-as-bonus = Activeren, oppakken en draaien mogen alleen als extra zet, na een opoffering.
reason-nothing-to-end = Er staat geen extra zet open, dus er valt niets over te slaan.
reason-not-active = Het stuk op { $space } is inactief. Alleen actieve stukken kun je verschuiven of draaien.
reason-already-active = Het stuk op { $space } is al actief.
reason-too-short = Een verschuiving is minstens één veld lang: het stuk moet van { $space } weg.
reason-not-in-line = { $from } en { $to } liggen niet in dezelfde kolom of rij.
reason-path-blocked = Het stuk op { $space } staat in de weg.
reason-tix-has-no-stance = Een Tix-stuk heeft geen holle zijde, dus er is geen stand te kiezen.
reason-stance-missing = Kies waar de holle zijde naartoe wijst: { $stances }.
reason-corner-in-the-way =
    { $count ->
        [one] Een hoek van het stuk op { $spaces } steekt uit in { $space }, en dit stuk kan daar geen plaats voor maken.
       *[other] Hoeken van de stukken op { $spaces } steken uit in { $space }, en dit stuk kan daar niet voor allemaal plaats maken.
    }
reason-hollow-must-face = Vanaf { $space } steekt een hoek uit: de holle zijde moet daarheen wijzen.
reason-must-be-active = Vanuit die stand kan het stuk op { $space } naar een actieve stand worden gedraaid, dus moet het actief zijn.
reason-over-edge = Op { $space } zou een hoek over de rand steken, en dit bord is begrensd.
reason-no-room = In die stand zou het stuk op { $space } tegen { $spaces } stoten.
reason-cannot-pivot =
    { $count ->
        [one] Op { $space } kan het stuk niet zo ver gedraaid worden: het stuk op { $spaces } staat in de weg.
       *[other] Op { $space } kan het stuk niet zo ver gedraaid worden: de stukken op { $spaces } staan in de weg.
    }
reason-cannot-pivot-edge = Op { $space } kan het stuk niet zo ver gedraaid worden: de rand van het bord zit in de weg.
reason-stance-not-active = Daarna moet het stuk actief zijn: de holle zijde moet schuin wijzen.
reason-tix-cannot-pivot = Het Tix-stuk op { $space } zou er na het draaien hetzelfde uitzien.
reason-already-looks-like-that = Het stuk op { $space } staat al zo.
reason-just-sacrificed = Met de opoffering van het stuk op { $space } is juist deze extra zet verdiend. Daarmee kun je het niet oppakken.

# Waarom een hele beurt niet gespeeld kan worden.
turn-illegal = { $action } mag niet. { $reason }
turn-over = { $action } komt te laat: de actie ervoor beëindigde de beurt.

# Wat er mis is met een stelling.
fault-off-board = Het bord heeft geen veld { $space }.
fault-two-pieces = Op { $space } staan twee stukken.
fault-tix-stance = Het Tix-stuk op { $space } kan alleen recht of gedraaid staan: schrijf 0 of 1.
fault-misfit = De stukken op { $first } en { $second } passen niet naast elkaar.
fault-over-edge = Het stuk op { $space } steekt over de rand van een begrensd bord.
fault-count =
    { $player ->
        [white] Wit
       *[black] Zwart
    } heeft op het bord en in de voorraad samen { $pieces }, geen { $expected }.
fault-promotions =
    { $player ->
        [white] Wit
       *[black] Zwart
    } kan geen { $count ->
        [one] { $count } promotie
       *[other] { $count } promoties
    } overhebben.
fault-bonus-not-own = De extra zet zou op { $space } verdiend zijn, maar wie aan zet is, heeft daar geen stuk.
fault-bonus-not-stuck = De extra zet zou op { $space } verdiend zijn, maar het stuk daar is actief of kan dat worden. Het was dus geen opoffering.

# Wat er mis is met een opstelling.
setup-size = Een bord heeft 3 tot 11 kolommen en rijen, geen { $size }.
setup-empty-pool =
    { $player ->
        [white] Wit
       *[black] Zwart
    } heeft minstens één stuk nodig.
setup-too-many-pieces =
    { $player ->
        [white] Wit
       *[black] Zwart
    } kan hoogstens 255 stukken hebben.
