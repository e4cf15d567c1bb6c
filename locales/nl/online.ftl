# Partijen tegen iemand ergens anders.

# De uitnodiging.
online-invite-another = Nodig iemand uit
online-public = Anderen mogen meekijken
online-public-about = Iedereen met de link kan de partij volgen
online-clock-per-turn =
    { $days ->
        [one] { $days } dag per beurt
       *[other] { $days } dagen per beurt
    }
online-waiting = Wachten op je tegenstander…
online-waiting-about = Stuur deze link naar wie je wilt. De partij begint zodra die de uitnodiging aanneemt.
online-link = Link naar de partij
online-link-local = Deze link werkt alleen op dit apparaat. Wil je een ander apparaat uitnodigen, open deze pagina dan op een adres dat het kan bereiken.
online-code = De link als QR-code
online-call-off = Uitnodiging intrekken
online-called-off = Ingetrokken
online-called-off-about = Deze partij is afgezegd voordat ze begon.
online-invited = Je bent uitgenodigd voor een partij: { $game }
online-invited-by = { $name } nodigt je uit voor een partij: { $game }
online-preview-colour = Jij speelt met { $colour }
online-accept = Spelen
online-no-thanks = Nee, bedankt
online-watching = Meekijken
online-watching-public = Iedereen met de link
online-watching-private = Alleen jullie twee

# De partij.
online-opponent = Tegenstander
online-opponent-away = Tegenstander, weg
online-your-turn = Jij bent aan zet
online-sending = Wordt verstuurd…
online-away = Afwezig
online-away-for = Weg: { $time }
online-first-turn = 1e beurt: { $time }
online-first-due = Doe je eerste beurt binnen { $time }, anders telt de partij niet.
online-vacation = Op vakantie
online-notify = Beurten melden?
online-clock-days = { $days } d { $hours } u
online-lost = Geen verbinding met de server. Zodra die er weer is, gaat de partij verder.
online-back = De verbinding is er weer.
online-silence = Al { $time } geen verbinding.
online-sent-later = Je beurt wordt later verstuurd.
online-busy = De server is bezet. Nieuwe poging…
online-not-sent = Er is geen verbinding: er is niets verstuurd.
online-draw-short = Gelijkspel
online-offer-draw = Gelijkspel aanbieden
online-draw-really = Gelijkspel aanbieden?
online-withdraw-draw = Aanbod van gelijkspel intrekken
online-ask-takeback = Vragen om terugname
online-withdraw-takeback = Verzoek om terugname intrekken
online-offered-draw = Je tegenstander biedt gelijkspel aan.
online-offered-takeback = Je tegenstander wil een beurt terugnemen.
online-offered-rematch = Je tegenstander biedt een revanche aan.
online-draw-offered-by = { $name } biedt je gelijkspel aan
online-takeback-asked-by = { $name } wil een beurt terugnemen
online-rematch-offered-by = { $name } biedt je een revanche aan
online-begun-against = Je partij tegen { $name } is begonnen
online-offers-draw = Biedt gelijkspel aan
online-offers-takeback = Vraagt om terugname
online-offers-rematch = Biedt revanche aan
online-withdraw = Intrekken
online-own-draw = Je hebt gelijkspel aangeboden
online-own-takeback = Je hebt om terugname gevraagd
online-noted-draw = Gelijkspel aangeboden
online-noted-takeback = Terugname gevraagd
online-noted-rematch = Revanche aangeboden
online-yes = Ja
online-abort = Afbreken
online-abort-really = De partij zonder uitslag beëindigen?
online-left = Je tegenstander is weg. Over { $time } kun je de partij opeisen.
online-left-claim = Je tegenstander is weg.
online-claim-win = Winst opeisen
online-claim-draw = Gelijkspel

# Wat de spelers tegen elkaar zeggen.
online-say = Iets zeggen
online-opponent-page = Pagina van de tegenstander
online-say-shown = Tonen wat tegenstanders zeggen
online-said = { $name }: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-nice-move = Mooie zet!
phrase-oops = Oeps!
phrase-thank-you = Dank je!
phrase-must-go = Sorry, ik moet weg.
phrase-well-played = Goed gespeeld!
phrase-good-game = Leuke partij!

# Beurten die je tijdens het wachten vastlegt.
online-conditional = Voorwaardelijke beurten
online-conditional-about = Leg nu vast wat je antwoordt. Alleen jij ziet dit, en het wordt gespeeld zodra je tegenstander de verwachte beurt speelt.
online-conditional-add = Op het bord vastleggen
online-conditional-expected = Speel de beurt die je van je tegenstander verwacht.
online-conditional-answer = Speel nu je antwoord.
online-conditional-over = Die beurt zou de partij beëindigen: daar is geen antwoord op.
online-conditional-pair = Als { $player } { $expected } speelt, antwoord ik { $answer }.
online-conditional-remove = Antwoord op { $turn } verwijderen

# Het einde.
online-lost-game = Je tegenstander heeft gewonnen
online-void = Geen uitslag
online-accept-rematch = Revanche aannemen
online-rematch-offered = Revanche aangeboden…
online-to-rematch = Naar de revanche
online-end-turn-limit = Gelijkspel: de partij heeft het hoogste aantal beurten bereikt.
online-end-idle =
    { $winner ->
        [white] Wit wint: Zwart heeft te lang niet gespeeld.
       *[black] Zwart wint: Wit heeft te lang niet gespeeld.
    }
online-end-left =
    { $winner ->
        [white] Wit wint: Zwart is weggegaan.
        [black] Zwart wint: Wit is weggegaan.
       *[none] Gelijkspel: een speler is weggegaan.
    }
online-end-aborted = De partij is afgebroken. Ze telt niet.
online-end-no-show = De partij telt niet: ze is niet op tijd begonnen.

# Waarom iets niet kan.
online-missing = Partij niet gevonden
online-missing-offline = Geen verbinding
online-missing-online = Hier zijn geen onlinepartijen
online-missing-private = Deze partij is privé
online-missing-now = De partij kon niet worden geopend
online-fault-offline = De server is niet bereikbaar. Is er een netwerk?
online-fault-none = Deze site heeft geen onlinepartijen. Je kunt tegen de computer spelen, of samen aan één scherm.
online-fault-no-game = Achter deze link zit geen partij. Is hij volledig?
online-fault-busy =
    { $seconds ->
        [one] De server is bezet. Probeer het over een seconde opnieuw.
       *[other] De server is bezet. Probeer het over { $seconds } seconden opnieuw.
    }
online-fault-other = De server zegt: { $said }
online-refused-not-seated = Je hebt geen plaats in deze partij.
online-refused-already-seated = Je hebt al een plaats in deze partij.
online-refused-seat-taken = Iemand anders was sneller: de plaats is bezet.
online-refused-not-started = De partij is nog niet begonnen: er ontbreekt een speler.
online-refused-over = De partij is voorbij.
online-refused-not-over = De partij is nog niet voorbij.
online-refused-not-your-turn = Je bent niet aan zet.
online-refused-stale = De partij is intussen verdergegaan. Je beurt is niet gespeeld.
online-refused-illegal = De server neemt deze beurt niet aan.
online-refused-turn-id-used = De server hield dit voor een andere beurt. Doe hem opnieuw.
online-refused-out-of-time = Je tijd was om toen de beurt aankwam.
online-refused-not-yet = Daar is het nog te vroeg voor.
online-refused-already-offered = Dat heb je al aangeboden.
online-refused-no-such-offer = Dat aanbod geldt niet meer.
online-refused-too-soon =
    { $turns ->
        [one] Dat kun je na nog één beurt weer aanbieden.
       *[other] Dat kun je na nog { $turns } beurten weer aanbieden.
    }
online-refused-only-once = Een revanche kun je maar één keer aanbieden.
online-refused-no-takebacks = In partijen om een rating wordt niets teruggenomen.
online-refused-nothing-to-take-back = Je hebt nog geen beurt om terug te nemen.
online-refused-too-late-to-abort = Beiden hebben gespeeld: je kunt opgeven, maar niet afbreken.
online-refused-not-away = Je tegenstander is nog niet lang genoeg weg.
online-refused-no-claims = Alleen partijen met een lopende klok kun je opeisen.
online-refused-no-conditional-turns = In een livepartij zijn er geen voorwaardelijke beurten.
online-refused-only-while-waiting = Jij bent aan zet: er valt niets te verwachten.
online-refused-too-many-conditional-turns = Meer voorwaardelijke beurten kun je niet hebben.
online-refused-answered-twice = Op deze beurt is er al een antwoord.
online-refused-enough-said = Je hebt voorlopig genoeg berichten gestuurd. Na de volgende beurt kun je er meer sturen.
online-refused-not-heard = Je tegenstander ontvangt geen berichten van jou.
online-refused-already-rematched = De revanche is begonnen.
online-refused-unknown-event = De server is te oud voor deze partij.
online-refused-other = De server weigert dat.

# Waar de tijd bleef.
online-receipts = Waar de tijd bleef
online-receipt = Klok gestart { $started }. Beurt ontvangen { $received }, na { $stored } ms opgeslagen. De klok stond op { $before }, daar ging { $charged } af; met de bijtelling stond hij op { $after }. { $lag } ms onderweg, waarvan { $credit } ms is teruggegeven.
online-receipt-no-clock = Ontvangen { $received }, na { $stored } ms opgeslagen.
online-receipts-quota = Per beurt wordt tot { $turn } ms onderweg teruggegeven, uit een tegoed van { $quota } ms dat elke beurt met { $refill } ms wordt aangevuld. De eerste beurten kosten geen tijd.
online-receipts-flag =
    { $player ->
        [white] Wit
       *[black] Zwart
    } had om { $started } nog { $left }. Voordat die tijd om was, kwam er geen beurt aan.

# One’s own games, and what is new in them.
online-stakes = Inzet
online-their-turn = Tegenstander aan zet
online-time-left = nog { $time }
online-waiting-count =
    { $count ->
        [one] { $count } partij wacht op je
       *[other] { $count } partijen wachten op je
    }
online-declined-draw = Je tegenstander wil geen gelijkspel.
online-declined-takeback = Je tegenstander wil de beurt niet terugnemen.
online-declined-rematch = Je tegenstander wil geen revanche.
online-annulled = Deze partij is geannuleerd. Ze telt voor geen enkele rating.
online-fault-too-many = Te veel pogingen. Wacht { $seconds } s.
online-own = Je onlinepartijen
online-odds = Voorgift in tijd
online-less-time = { $player } heeft { $time } + { $seconds } s
online-clock-odds = { $clock }, { $odds }
online-join = Meedoen met een code
online-join-code = Code of link
online-join-go = De partij tonen
online-join-wrong = Een code heeft tien letters en cijfers, zoals k7m2xq9daf.
online-tell-code = Of noem de code: { $code }
