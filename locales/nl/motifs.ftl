# De motieven: een naam, en wat die betekent.

# Stukken als lijdend voorwerp van ‘draait …’ en ‘sluit … in’: met hun velden, of de laatste.
why-pieces =
    { $spaces } van { $whose ->
        [you] jou
        [white] Wit
       *[black] Zwart
    }
why-last-pieces =
    { $whose ->
        [you] { $count ->
            [one] je laatste verschuifbare stuk
           *[other] je laatste { $count } verschuifbare stukken
        }
        [white] { $count ->
            [one] het laatste verschuifbare stuk van Wit
           *[other] de laatste { $count } verschuifbare stukken van Wit
        }
       *[black] { $count ->
            [one] het laatste verschuifbare stuk van Zwart
           *[other] de laatste { $count } verschuifbare stukken van Zwart
        }
    }

# Waarom een beurt goed is.
why-wins-turning = Draait { $pieces } en wint.
why-wins-hemming = Sluit { $pieces } in en wint.
why-wins-stopping =
    Daarna { $other ->
        [you] kun je
        [white] kan Wit
       *[black] kan Zwart
    } niets meer verschuiven: dat wint.
why-double-threat =
    Dreigt op twee manieren te winnen: { $other ->
        [you] je kunt
        [white] Wit kan
       *[black] Zwart kan
    } ze niet allebei tegenhouden.
why-only-defence-turning =
    Alleen zo { $other ->
        [you] kun je
        [white] kan Wit
       *[black] kan Zwart
    } { $pieces } niet draaien.
why-only-defence-hemming =
    Alleen zo { $other ->
        [you] kun je
        [white] kan Wit
       *[black] kan Zwart
    } { $pieces } niet insluiten.
why-only-defence =
    Alleen zo { $other ->
        [you] kun je
        [white] kan Wit
       *[black] kan Zwart
    } niet meteen winnen.
why-defends-turning =
    Voorkomt dat { $other ->
        [you] je
        [white] Wit
       *[black] Zwart
    } { $pieces } draait.
why-defends-hemming =
    Voorkomt dat { $other ->
        [you] je
        [white] Wit
       *[black] Zwart
    } { $pieces } insluit.
why-defends =
    Voorkomt dat { $other ->
        [you] je
        [white] Wit
       *[black] Zwart
    } meteen wint.
why-wins-by-force = Dwingt de winst af in { $count } beurten.
why-threatens-turning = Dreigt { $pieces } te draaien.
why-threatens-hemming = Dreigt { $pieces } in te sluiten.
why-threatens = Dreigt in de volgende beurt te winnen.
why-hems-in = Sluit { $pieces } in.
why-turns = Draait { $pieces }.
why-turns-in-chain = Een reeks van { $count } acties draait { $pieces }.
why-also-turns = Draait ook { $pieces }.
why-promotes = Promoveert { $space }: er komt een Poka Yoke-stuk in de voorraad.
why-reopens = Pakt { $space } op, zodat een ander stuk daar kan schuiven.
why-declines = Hier is het beter om de extra zet niet te gebruiken.
why-flips = Alleen met deze kant boven kan het stuk zo staan.
why-nests = Een hoek ligt in een holle zijde: daar kan niets langs schuiven.
why-places-quietly = Brengt een nieuw stuk in het spel in plaats van er een te draaien.
why-sacrifices =
    Offert { $spaces } op om { $bonus ->
        [place] een stuk op { $space } te plaatsen
        [activate] { $space } te activeren
        [pivot] { $space } te draaien
        [pick-up] { $space } op te pakken
       *[slide] { $space } te verschuiven
    }.
why-holds-out = Elke beurt verliest; deze houdt het langst stand.
why-slidable =
    Daarna { $mover ->
        [you] kun je
        [white] kan Wit
       *[black] kan Zwart
    } { $count ->
        [one] één stuk
       *[other] { $count } stukken
    } verschuiven, { $other ->
        [you] jij
        [white] Wit
       *[black] Zwart
    } { $others ->
        [0] geen
        [one] één
       *[other] { $others }
    }.

# Waarom een beurt slecht is: wat de tegenstander dan kan.
why-lets-turn =
    { $other ->
        [you] Je kunt
        [white] Wit kan
       *[black] Zwart kan
    } dan { $pieces } draaien.
why-lets-hem-in =
    { $other ->
        [you] Je kunt
        [white] Wit kan
       *[black] Zwart kan
    } dan { $pieces } insluiten.
why-lets-win =
    { $other ->
        [you] Je kunt
        [white] Wit kan
       *[black] Zwart kan
    } dan meteen winnen.
why-lets-turn-with =
    { $other ->
        [you] Je kunt
        [white] Wit kan
       *[black] Zwart kan
    } dan met { $turn } { $pieces } draaien.
why-lets-hem-in-with =
    { $other ->
        [you] Je kunt
        [white] Wit kan
       *[black] Zwart kan
    } dan met { $turn } { $pieces } insluiten.
why-lets-win-with =
    { $other ->
        [you] Je kunt
        [white] Wit kan
       *[black] Zwart kan
    } dan met { $turn } meteen winnen.
why-missed-win = { $turn } had meteen gewonnen.
why-play-anyway = Toch spelen?

# Wat een stuk zou kunnen als zijn eigenaar aan zet was.
why-reach-turns =
    { $owner ->
        [you] Aan zet zou je stuk
        [white] Aan zet zou het witte stuk
       *[black] Aan zet zou het zwarte stuk
    } op { $space } { $pieces } kunnen draaien.
why-reach-wins =
    { $owner ->
        [you] Aan zet zou je stuk
        [white] Aan zet zou het witte stuk
       *[black] Aan zet zou het zwarte stuk
    } op { $space } meteen kunnen winnen door naar { $to } te schuiven.
why-reach-nothing =
    { $owner ->
        [you] Aan zet zou je stuk
        [white] Aan zet zou het witte stuk
       *[black] Aan zet zou het zwarte stuk
    } op { $space } naar { $count ->
        [0] geen enkel veld
        [one] één veld
       *[other] { $count } velden
    } kunnen schuiven, en geen stuk van { $whose ->
        [you] jou
        [white] Wit
       *[black] Zwart
    } draaien.
