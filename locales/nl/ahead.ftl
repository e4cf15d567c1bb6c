# Vooruitkijken: oefeningen in wat er zal gebeuren.
ahead-lead = Telkens tien vragen: wat zal een verschuiving doen? Er komen altijd nieuwe.
ahead-easy = Makkelijk
ahead-easy-how = Een paar stukken en één verschuiving.
ahead-medium = Gemiddeld
ahead-medium-how = Meer stukken om naar te kijken.
ahead-hard = Moeilijk
ahead-hard-how = Eén actie speel je eerst in je hoofd.
ahead-brutal = Meedogenloos
ahead-brutal-how = Twee acties in je hoofd, en het bord is bedekt.
ahead-best = beste: { $right } van { $count }
ahead-number = { $game }, { $grade }: { $number } van { $count }
ahead-imagine = Stel je voor: { $actions }
ahead-turned-by = { $slide } Tik elk stuk aan dat daardoor draait.
ahead-stays-active = Waarheen kan het stuk op { $space } schuiven en actief blijven? Tik alle velden aan.
ahead-exposed = { $other } is aan zet. Tik elk stuk van { $player } aan dat in deze beurt gedraaid kan worden.
ahead-left-to-slide = { $slide } Hoeveel stukken kan { $player } dan nog verschuiven?
ahead-look = Onthoud het bord en bedek het dan.
ahead-tap = Tik de velden aan en controleer dan.
ahead-answer = Je antwoord: { $answer }
ahead-fewer = Minder
ahead-more = Meer
ahead-clear = Wissen
ahead-hide = Bedekken
ahead-check = Controleer
ahead-next = Volgende
ahead-missed = Gemist: { $spaces }.
ahead-wrong = Fout: { $spaces }.
ahead-how = Bijvoorbeeld: { $actions }
ahead-wrong-count = Niet helemaal: het zijn er { $count }.
ahead-score = { $right } van { $count } goed, in { $time }.
ahead-again = Nog eens
ahead-others = Andere oefeningen
# Wat er gebeurt, zonder wat ervan komt.
ahead-slides =
    { $player ->
        [white] Wit
       *[black] Zwart
    } schuift { $from } naar { $to }
ahead-places =
    { $player ->
        [white] Wit
       *[black] Zwart
    } plaatst een { $piece } op { $space }
ahead-activates =
    { $player ->
        [white] Wit
       *[black] Zwart
    } activeert { $space }
ahead-pivots =
    { $player ->
        [white] Wit
       *[black] Zwart
    } draait { $space }
ahead-picks-up =
    { $player ->
        [white] Wit
       *[black] Zwart
    } pakt { $space } op
ahead-done = { $done }.
ahead-done-facing = { $done }, holle zijde naar het { $direction }.

# Tegen de klok, en de rondes tot nu toe.
ahead-timed = Tegen de klok
ahead-timed-about = 20 tot 60 seconden per vraag. Is de tijd om, dan telt je antwoord zoals het er staat.
ahead-left =
    { $count ->
        [one] Nog { $count } seconde
       *[other] Nog { $count } seconden
    }
ahead-hurry = Nog { $count } seconden
ahead-late = De tijd is om.
ahead-rounds = Je rondes
ahead-round = { $date } · { $game }, { $grade } · { $right } van { $count } · { $time }
ahead-round-timed = { $date } · { $game }, { $grade }, tegen de klok · { $right } van { $count } · { $time }
