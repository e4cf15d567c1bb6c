# Wat de lessen zeggen. Hun namen staan in ladder.ftl.

# Nog niet wat er gevraagd wordt.
lesson-not-yet-stands-active = Nog niet: er moet een stuk van jou actief op { $space } staan.
lesson-not-yet-stands-inactive = Nog niet: er moet een stuk van jou inactief op { $space } staan.
lesson-not-yet-stands-so = Nog niet: kijk nog eens welke kant de holle zijde op { $space } op moet wijzen.
lesson-not-yet-lies = Nog niet: de holle zijde van het zwarte stuk op { $space } moet een andere kant op komen te wijzen.
lesson-not-yet-empty = Nog niet: aan het eind van de beurt moet { $space } leeg zijn.
lesson-not-yet-turns =
    { $count ->
        [one] Nog niet: je moet in het voorbijgaan een zwart stuk draaien.
       *[other] Nog niet: in deze beurt moet je { $count } zwarte stukken draaien.
    }
lesson-not-yet-spares = Pas op: je hebt een eigen stuk gedraaid.
lesson-not-yet-bonus = Nog niet: je stuk had nog ruimte om actief te zijn, dus je krijgt geen extra zet.
lesson-not-yet-sacrifices = Nog niet: in deze beurt zijn { $count } opofferingen nodig.
lesson-not-yet-stays-active = Bijna: je stuk stopte waar het geen ruimte heeft om actief te zijn. Laat het ergens anders stoppen.
lesson-not-yet-steps = Nog niet: deze beurt moet uit { $count } acties bestaan.
lesson-not-yet-place = Nog niet: deze keer moet je een stuk plaatsen.
lesson-not-yet-slide = Nog niet: deze keer moet een ander stuk schuiven.
lesson-not-yet-activate = Nog niet: gebruik de extra zet om een stuk te activeren.
lesson-not-yet-pick-up = Nog niet: gebruik de extra zet om het juiste stuk op te pakken.
lesson-not-yet-pivot = Nog niet: gebruik de extra zet om het gemarkeerde stuk te draaien.
lesson-not-yet-promotes = Nog niet: er is geen stuk gepromoveerd.
lesson-not-yet-wins = Nog niet: Zwart kan nog een stuk verschuiven.
lesson-not-yet-holds = Kijk uit: nu wint Zwart meteen.
lesson-not-yet-forces = Net niet: Zwart vindt nog een uitweg.
lesson-not-yet-stuck = Nog niet: het stuk op { $space } moet actief blijven en toch nergens heen kunnen.
lesson-not-yet-inside = Nog niet: blijf met je stukken weg van de rand van het bord.
lesson-not-yet-yours =
    { $count ->
        [one] Pas op: nu heb je geen stuk meer dat kan schuiven.
       *[other] Nog niet: { $count } van je stukken moeten kunnen schuiven.
    }
lesson-not-yet-theirs =
    { $count ->
        [one] Nog niet: Zwart mag hooguit één stuk overhouden dat kan schuiven.
       *[other] Nog niet: Zwart mag hooguit { $count } stukken overhouden die kunnen schuiven.
    }
lesson-not-yet-lost = Je kunt niets meer schuiven, dus Zwart wint. Probeer het nog eens vanaf het begin.
lesson-not-yet-other = Dat mag, maar het is niet wat hier gevraagd wordt. Probeer het nog eens.

## Tix

lesson-tix-active-text = Een stuk dat schuin staat, is actief. Alleen actieve stukken kunnen schuiven.
lesson-tix-active-1-task = Schuif je actieve stuk naar het gemarkeerde veld.
lesson-tix-active-1-hint = Kies het witte stuk dat schuin staat, en daarna het gemarkeerde veld.
lesson-tix-active-1-elsewhere = Bijna: schuif helemaal door naar het gemarkeerde veld.
lesson-tix-active-1-done = In alle lessen speel jij met wit.
lesson-tix-active-2-task = Een van je twee stukken kan naar het gemarkeerde veld. Schuif het daarheen.
lesson-tix-active-2-hint = Het stuk dat dichterbij staat, staat recht en is dus inactief. Neem het andere.
lesson-tix-active-2-elsewhere = Bijna: schuif helemaal door naar het gemarkeerde veld.
lesson-tix-active-2-done = Het stuk dat dichterbij stond, staat recht: het is inactief en kan niet schuiven.

lesson-tix-spaces-text = Kolommen hebben letters, van links naar rechts; rijen hebben cijfers, van onder naar boven.
lesson-tix-spaces-1-task = Schuif naar e3: kolom e, rij 3.
lesson-tix-spaces-1-hint = Je stuk staat op b3, dus al op rij 3. Schuif het naar e3.
lesson-tix-spaces-2-task = Schuif nu het stuk op d2 naar d5.
lesson-tix-spaces-2-hint = d2 en d5 liggen allebei op kolom d, de vierde van links. d5 ligt drie velden hoger.

lesson-tix-straight-text = Het noorden is boven. Stukken schuiven naar noord, oost, zuid of west, over lege velden.
lesson-tix-straight-1-task = Op naar f6: schuif eerst helemaal noord- of oostwaarts.
lesson-tix-straight-1-hint = Schuif van a1 naar a6 of naar f1.
lesson-tix-straight-1-short = Goede richting, maar niet ver genoeg: vandaar kun je f6 niet bereiken. Schuif helemaal door.
lesson-tix-straight-2-task = Zwart heeft gespeeld. Ga nu naar f6.
lesson-tix-straight-2-hint = f6 ligt nu recht vooruit.

lesson-tix-room-text = Een actief stuk heeft ruimte nodig voor zijn vier hoeken.
lesson-tix-room-1-task = Schuif richting b4, maar stop waar je stuk nog actief kan zijn.
lesson-tix-room-1-hint = Op b3 zou je hoek tegen b4 stoten. Stop op b2.
lesson-tix-room-1-beside = Op b3 is geen ruimte: een hoek zou tegen b4 stoten. Laat één veld vrij.
lesson-tix-room-1-done = In Tix moeten alle vier de buurvelden van een actief stuk leeg zijn.

lesson-tix-turn-text = Schuif je langs een actief stuk, dan wordt het gedraaid: het wordt inactief.
lesson-tix-turn-1-task = Schuif langs het zwarte stuk op c4.
lesson-tix-turn-1-hint = Schuif a3 over rij 3, verder dan c3.
lesson-tix-turn-1-done = Zijn hoek stak uit in je pad. Nu kan c4 niet meer schuiven: zo val je aan.
lesson-tix-turn-2-task = Draai twee zwarte stukken in één keer.
lesson-tix-turn-2-hint = c4 en d2 staan aan weerszijden van rij 3. Ga langs allebei en stop op e3 of f3.
lesson-tix-turn-3-task = Je eigen stukken draaien net zo goed. Draai d4, maar geen stuk van jezelf.
lesson-tix-turn-3-hint = Over rij 3 zou a3 je eigen c2 draaien. Schuif liever c2 of e1 omhoog langs d4.

lesson-tix-win-text = Staan er stukken van beide spelers, dan verliest wie aan zet niets kan schuiven.
lesson-tix-win-1-task = Het laatste actieve zwarte stuk staat op c4. Win!
lesson-tix-win-1-hint = Schuif a3 over rij 3, langs c4.
lesson-tix-win-1-done = c4 was het laatste stuk dat kon schuiven. Nu zijn ze allebei inactief: de partij is afgelopen.
lesson-tix-win-2-task = Twee actieve stukken, één keer schuiven. Win!
lesson-tix-win-2-hint = Kolom c loopt tussen b3 en d1 door. Schuif c4 helemaal omlaag naar c1.
lesson-tix-win-2-done = Onderweg omlaag draaide je stuk b3 en d1, dus er valt niets meer te schuiven.

lesson-tix-place-text = Kan een van je stukken schuiven, dan mag je ook een nieuw stuk uit je voorraad plaatsen.
lesson-tix-place-1-task = Plaats een stuk op d3.
lesson-tix-place-1-hint = Kies een stuk in je voorraad en dan d3.
lesson-tix-place-1-done = Alleen je allereerste stuk mag je plaatsen zonder een ander dat kan schuiven.
lesson-tix-place-2-task = Plaats er nu een op d3, vlak naast een inactief stuk. Hoe staat het?
lesson-tix-place-2-hint = Kies een stuk in je voorraad en dan d3, onder het inactieve stuk op d4.
lesson-tix-place-2-done = Zonder ruimte voor zijn hoeken is het inactief. Waar een stuk actief kan zijn, moet dat ook.
lesson-tix-place-3-task = Een klein, vol bord: plaats een stuk zo dat het actief is.
lesson-tix-place-3-hint = Alle buurvelden van b4 zijn leeg, en die van d4 ook.
lesson-tix-place-3-done = Vlak naast een actief stuk had je er helemaal geen kunnen plaatsen.

lesson-tix-first-game-text = Drie stukken tegen twee, en de computer op zijn zachtaardigst.
lesson-tix-first-game-1-task = Win: zorg dat Zwart niets meer kan schuiven.
lesson-tix-first-game-1-hint = Begin met a1 naar a6: dat draait b5, en alleen f5 blijft over.
lesson-tix-first-game-1-done = Je eerste overwinning: Zwart had niets meer te schuiven.

lesson-tix-fall-text = Stop waar je stuk geen ruimte heeft: die opoffering geeft je een extra zet.
lesson-tix-fall-1-task = Offer a3 op c3 op en plaats een stuk.
lesson-tix-fall-1-hint = Schuif a3 naar c3: het gedraaide stuk op c4 neemt de ruimte weg. Plaats dan een stuk ver van f5, bijvoorbeeld op a1.
lesson-tix-fall-1-declined = Dat was de opoffering, maar je liet de extra zet lopen. Plaats daarmee een stuk.
lesson-tix-fall-1-done = c3 is nu inactief, maar draaide c4 en leverde je een nieuw stuk op.
lesson-tix-fall-2-task = Met een extra zet mag je ook schuiven. Draai b4 en d2 in één beurt en houd een actief stuk over.
lesson-tix-fall-2-hint = Offer a3 op b3 op, naast b4. Schuif dan e1 omhoog langs d2, naar e3 of verder.
lesson-tix-fall-2-inactive = Allebei gedraaid, maar nu zijn al je eigen stukken ook inactief. Schuif het tweede verder.
lesson-tix-fall-3-task = Eén keer schuiven is hier niet genoeg. Win met een opoffering en nog een keer schuiven.
lesson-tix-fall-3-hint = Offer a3 op f3 op, naast f4. Schuif dan a1 omhoog langs b5.
lesson-tix-fall-3-done = De opoffering draaide f4, de extra zet b5: Zwart heeft niets meer over.

lesson-tix-marks-text = Kies een stuk, en tekens tonen wat elke verschuiving zou doen.
lesson-tix-marks-1-task = Schuif naar een ruit met een 1.
lesson-tix-marks-1-hint = Kies a3. Voorbij c4, op d3, e3 en f3, staat een 1 in de ruit.
lesson-tix-marks-1-done = Een ruit: het blijft actief. Het getal: hoeveel zwarte stukken het draait.
lesson-tix-marks-2-task = Een vierkant is een opoffering. Schuif naar het vierkant met een 1.
lesson-tix-marks-2-hint = Kies a1. Vlak onder e2, op e1, staat een vierkant met een 1.
lesson-tix-marks-2-done = Een vierkant: geen ruimte, dus een extra zet. Een getal met een min telt de eigen stukken die het draait.

lesson-tix-wake-text = Met een extra zet kun je ook een eigen inactief stuk activeren, als er ruimte is.
lesson-tix-wake-1-task = Offer a3 op en activeer b1.
lesson-tix-wake-1-hint = Schuif a3 naar c3, naast c4. Kies dan b1.
lesson-tix-wake-2-task = Twee van je stukken zijn inactief, maar slechts één heeft ruimte. Activeer het.
lesson-tix-wake-2-hint = Offer a2 op d2 op, onder d3. Kies dan a6: e1 heeft naast f1 geen ruimte.
lesson-tix-wake-2-done = e1 kon niet geactiveerd worden: het inactieve stuk op f1 zit in de weg.

lesson-tix-pick-up-text = Met een extra zet kun je een eigen stuk terugnemen in je voorraad, behalve het net opgeofferde.
lesson-tix-pick-up-1-task = Offer b2 op en pak b5 op.
lesson-tix-pick-up-1-hint = Schuif b2 naar c2: naast d2 is geen ruimte, ook al is het je eigen stuk. Pak dan b5 op.
lesson-tix-pick-up-1-done = Op b5 had je niets aan het stuk. Vanuit je voorraad kan het overal terugkomen.
lesson-tix-pick-up-2-task = Offer een stuk op c3 op, en pak juist dat stuk in dezelfde beurt op.
lesson-tix-pick-up-2-hint = Schuif a3 naar c3, dan d1 naar d3. Na die tweede opoffering mag c3 opgepakt worden.
lesson-tix-pick-up-3-task = d3 staat b3 in de weg naar e4. Maak de weg vrij: pak d3 op.
lesson-tix-pick-up-3-hint = Schuif c6 naar c5: naast c4 is geen ruimte. Pak dan d3 op.
lesson-tix-pick-up-3-done = Oppakken om te openen: rij 3 is vrij, en straks kan b3 langs e4 schuiven.

lesson-tix-chain-text = Is ook je extra zet een opoffering, dan krijg je er nóg een: een reeks.
lesson-tix-chain-1-task = Draai in één beurt twee zwarte stukken met opofferingen.
lesson-tix-chain-1-hint = Schuif f3 naar f5, naast e5. Dan c4 naar c6, naast d6. a1 en a3 blijven actief.
lesson-tix-chain-2-task = Zwart heeft drie actieve stukken. Win in één beurt.
lesson-tix-chain-2-hint = Schuif c5 naar d5, naast d6, dan a4 naar f4, naast f5. Als laatste gaat b6 omlaag langs a1.
lesson-tix-chain-2-done = Een reeks van drie: twee opofferingen draaiden d6 en f5, en elk leverde de volgende zet op. De laatste draaide a1.

lesson-tix-hem-text = Geen vierkant stuk kan vlak voor een actief stuk stoppen. Zo bewaken actieve stukken velden.
lesson-tix-hem-1-task = Sluit de laatste uitweg van a1 af zonder draaien.
lesson-tix-hem-1-hint = a3 bewaakt a2. Schuif c4 naar c1, dan is ook b1 bewaakt.
lesson-tix-hem-1-done = a1 is actief en kan toch niet schuiven. In een hoek zijn twee bewakers genoeg.
lesson-tix-hem-2-task = Win door één keer te schuiven: draai het ene stuk en sluit het andere in.
lesson-tix-hem-2-hint = Schuif f1 omhoog langs e3 en stop op f4: daar bewaakt het f5. d6 bewaakt e6 al.
lesson-tix-hem-2-done = e3 is gedraaid. f6 is actief, maar d6 en f4 bewaken allebei zijn uitwegen.
lesson-tix-hem-3-task = Win met een reeks. Niet elk stuk hoeft gedraaid te worden.
lesson-tix-hem-3-hint = Schuif c4 naar c1 en e3 naar a3: twee opofferingen die b1 en a4 draaien. Activeer dan d6.
lesson-tix-hem-3-done = f6 hoefde niet gedraaid te worden: d6 en f4 bewaken zijn uitwegen.

lesson-tix-danger-text = Kijk voor elke beurt: kan Zwart al je stukken inactief maken?
lesson-tix-danger-1-task = Zwart bedreigt a1, je enige actieve stuk. Laat Zwart niet winnen.
lesson-tix-danger-1-hint = Op a6 kan noch c3 noch f4 langs je stuk.
lesson-tix-danger-1-done = Nu kan geen zwart stuk in één beurt langs het jouwe.
lesson-tix-danger-2-task = Nog een keer: laat Zwart niet meteen winnen.
lesson-tix-danger-2-hint = Schuif d2 naar a2 of b2, buiten bereik van c1 en f6. Of offer het op c2 op en activeer a6.
lesson-tix-danger-2-done = Op een dreiging zijn er twee antwoorden: vluchten, of het stuk opofferen en een ander activeren.
lesson-tix-danger-3-task = Een reeks bedreigt je beide actieve stukken. Zorg dat er een overblijft.
lesson-tix-danger-3-hint = e3 en f2 werken samen. Schuif c2 naar c1 of c3: dan pakken ze er maar een.
lesson-tix-danger-3-done = Eén actief stuk buiten bereik is genoeg om verder te spelen.

lesson-tix-begin-text = Een partij begint op een leeg bord, en elke speler plaatst een stuk.
lesson-tix-begin-1-task = Plaats je eerste stuk waar je maar wilt.
lesson-tix-begin-1-hint = Kies een stuk uit je voorraad en dan een veld, bijvoorbeeld c3.
lesson-tix-begin-2-task = Zwart heeft er ook een geplaatst. Plaats een tweede, zodat je er twee kunt verschuiven.
lesson-tix-begin-2-hint = Kies een stuk uit je voorraad en dan een veld waar niets naast staat, bijvoorbeeld b5, f2 of a1.
lesson-tix-begin-2-done = Met twee actieve stukken houdt één verschuiving je zelden tegen: dat is een degelijk begin.

lesson-tix-open-text = Met elk één stuk wint wie langs het andere kan schuiven.
lesson-tix-open-1-task = Zwart heeft net een stuk op b5 geplaatst. Win!
lesson-tix-open-1-hint = Schuif c3 omhoog over kolom c, langs b5.
lesson-tix-open-1-done = b5 stond pal naast je kolom. Ga in het begin nooit op een kolom of rij naast een zwart stuk staan.
lesson-tix-open-2-task = Zwart houdt afstand. Zorg dat Zwart niet meteen kan winnen.
lesson-tix-open-2-hint = Blijf met c3 weg van de lijnen naast e5: kolommen d en f, rijen 4 en 6. Het beste plaats je een tweede stuk, bijvoorbeeld op b5.
lesson-tix-open-2-done = Op de lijnen naast e5 was een los stuk verloren geweest. Een tweede actief stuk is de beste verzekering.

lesson-tix-choice-text = Vraag je telkens af: kan ik winnen? En dan: kan Zwart dat?
lesson-tix-choice-1-task = Zwart bedreigt b2, je enige actieve stuk. Plaatsen of schuiven?
lesson-tix-choice-1-hint = Waar b2 ook heen schuift, Zwart draait het. Plaats een tweede actief stuk buiten bereik, bijvoorbeeld op e3.
lesson-tix-choice-1-done = Elke verschuiving van b2 had verloren. Een tweede actief stuk houdt je in het spel.
lesson-tix-choice-2-task = En nu? Plaatsen of schuiven?
lesson-tix-choice-2-hint = Kijk voordat je plaatst: b4 is het laatste actieve zwarte stuk, en c1 kan erlangs omhoog.
lesson-tix-choice-2-done = Winnen gaat voor alles: b4 was het laatste actieve zwarte stuk.

lesson-tix-decline-text = Een extra zet hoeft niet: je mag de beurt beëindigen.
lesson-tix-decline-1-task = Offer c6 op b6 op. Kies dan: extra zet of niet?
lesson-tix-decline-1-hint = Na c6 naar b6 kan alleen e6 nog weg, en overal krijgt e4 het te pakken. Beëindig de beurt.
lesson-tix-decline-1-done = e6 stond daar veilig. Met elke extra zet had je Zwart laten winnen.

lesson-tix-reserve-text = Een stuk in je voorraad is een reserve: het kan overal opduiken.
lesson-tix-reserve-1-task = Plaats het zo dat je de volgende beurt zeker wint.
lesson-tix-reserve-1-hint = Kolom b loopt pal naast a4. Plaats je stuk aan een uiteinde ervan, op b1 of b6.
lesson-tix-reserve-1-done = Blijft a4 op kolom a, dan schuift je nieuwe stuk erlangs. Verlaat a4 die kolom, dan doet c2 het.
lesson-tix-reserve-2-task = Zwart probeerde te ontsnappen. Win!
lesson-tix-reserve-2-hint = a2 staat nog steeds naast kolom b. Schuif je nieuwe stuk daarover, langs a2.
lesson-tix-reserve-2-done = Eén keer schuiven over kolom b, en Zwart heeft niets meer over.

lesson-tix-double-text = Eén dreiging kun je beantwoorden. Twee tegelijk niet.
lesson-tix-double-1-task = Speel zo dat je de volgende beurt wint, wat Zwart ook doet.
lesson-tix-double-1-hint = Schuif a1 naar e1. Het dreigt over kolom e langs f5 te gaan, en d3 let op e5.
lesson-tix-double-1-done = Blijft f5 op kolom f, dan schuift e1 erlangs. Gaat het naar e5, dan doet d3 dat.
lesson-tix-double-2-task = Zwart is naar f4 gegaan. Win!
lesson-tix-double-2-hint = f4 staat nog steeds naast kolom e. Schuif e1 erlangs omhoog.
lesson-tix-double-2-done = Aan beide dreigingen kon het niet ontsnappen.

lesson-tix-handicap-text = Als voorgift begint de sterkere speler met minder stukken.
lesson-tix-handicap-1-task = Jij hebt twee stukken, Zwart drie. Win!
lesson-tix-handicap-1-hint = Offer a3 op e3 op, tussen e2 en e4. Schuif dan a5 naar a1, langs b1.
lesson-tix-handicap-1-done = Het gaat erom hoeveel stukken kunnen schuiven. Met minder stukken mag geen verschuiving voor niets zijn.

lesson-tix-end-text = Jaag niet op het laatste stuk. Sluit eerst zijn uitwegen af.
lesson-tix-end-1-task = Speel zo dat je de volgende beurt wint, wat Zwart ook doet.
lesson-tix-end-1-hint = Het laatste actieve zwarte stuk staat op a2. Schuif c4 naar a4: daar bewaakt het a3.
lesson-tix-end-1-done = De weg naar het noorden is dicht. Gaat a2 naar b2, dan schuift a4 erlangs; op a1 doet e2 dat.
lesson-tix-end-2-task = Zwart probeerde te ontsnappen. Win!
lesson-tix-end-2-hint = Schuif a4 omlaag langs b2.
lesson-tix-end-2-done = b2 was het laatste actieve zwarte stuk: eerst de uitwegen, dan de klap.

lesson-tix-game-text = Nu heb je alles nodig wat je weet.
lesson-tix-game-1-task = Je staat voor. Win deze partij van de computer.
lesson-tix-game-1-hint = Offer e3 op e2 op: dat draait f2. Activeer dan a4, en je hebt drie actieve stukken tegen één.
lesson-tix-game-1-done = Je hebt een echt gevecht gewonnen. Nu ben je klaar voor een hele partij Tix.

## Tixel

lesson-tixel-hollow-text = Een Tixel-stuk heeft één holle zijde. Jij kiest waar die naartoe wijst.
lesson-tixel-hollow-1-task = Schuif naar c6, met de holle zijde naar het zuidwesten.
lesson-tixel-hollow-1-hint = Kies c6 en dan de stand met de holle zijde linksonder.
lesson-tixel-hollow-2-task = Plaats een stuk op d3 met de holle zijde naar het zuidoosten.
lesson-tixel-hollow-2-hint = Kies een stuk in je voorraad, dan d3, dan de stand met de holle zijde rechtsonder.

lesson-tixel-beside-text = Een hoek past in de holle zijde van een inactief stuk.
lesson-tixel-beside-1-task = Plaats een stuk op e2, naast het actieve op e1.
lesson-tixel-beside-1-hint = De holle zijde moet de hoek van e1 opnemen en wijst dus naar het zuiden.
lesson-tixel-beside-1-done = Een gewoon vierkant kan helemaal niet naast een actief stuk staan.
lesson-tixel-beside-2-task = De holle zijde van c3 wijst naar het noorden. Plaats een stuk op c4.
lesson-tixel-beside-2-hint = Op c4 past je hoek in de holle zijde van c3. Kies een van de aangeboden standen.
lesson-tixel-beside-2-done = Het nieuwe stuk kon actief zijn, dus moest dat ook.

lesson-tixel-nest-text = Schuif naast een holle zijde die naar je toe wijst, en je stuk blijft actief.
lesson-tixel-nest-1-task = Schuif naar d2 en blijf actief.
lesson-tixel-nest-1-hint = De holle zijde van d3 wijst naar d2, dus daar is ruimte voor je hoek.
lesson-tixel-nest-1-done = Je hoek ligt in de holle zijde van d3: een nestje.
lesson-tixel-nest-2-task = Nu keert d3 een dichte zijde naar d2. Schuif daarheen en zie het verschil.
lesson-tixel-nest-2-hint = Schuif a2 naar d2. Naast de dichte zijde van d3 is geen ruimte.
lesson-tixel-nest-2-done = Een dichte zijde laat geen ruimte, dus is het een opoffering. Je kiest door waar je stopt.

lesson-tixel-approach-text = Met de holle zijde vooruit kan een stuk vlak voor een actief stuk stoppen.
lesson-tixel-approach-1-task = Schuif naar e3, vlak voor f3.
lesson-tixel-approach-1-hint = Kies e3. Daar past alleen de holle zijde naar het oosten, naar f3.
lesson-tixel-approach-1-done = De makkelijkste opoffering in Tixel: geen ruimte om actief te zijn, en f3 is niet eens gedraaid.
lesson-tixel-approach-2-task = Offer een stuk op e3 op en draai met de extra zet d5.
lesson-tixel-approach-2-hint = Eerst a3 naar e3. Schuif daarna c1 omhoog langs d5, naar c6.
lesson-tixel-approach-2-bonus-left = De opoffering klopt. Gebruik nu ook de extra zet.

lesson-tixel-spin-text = Rechts van je draait een stuk met de klok mee, links ertegenin.
lesson-tixel-spin-1-task = Draai de holle zijde van c4 oostwaarts en blijf actief.
lesson-tixel-spin-1-hint = Ga er langs met c4 aan je rechterhand: schuif a5 over rij 5 naar d5.
lesson-tixel-spin-1-other-way = Het is gedraaid, maar tegen de klok in: de holle zijde wijst naar het noorden. Ga er aan de andere kant langs.
lesson-tixel-spin-2-task = Draai c4 en stop er vlak naast, op c3, nog steeds actief.
lesson-tixel-spin-2-hint = Schuif a3 naar c3. c4 ligt links van je en draait tegen de klok in: de holle zijde komt naar je toe.
lesson-tixel-spin-2-done = Je viel c4 aan en gebruikte het meteen als nestje.

lesson-tixel-pivot-text = Met een extra zet kun je een actief stuk naar een andere actieve stand draaien.
lesson-tixel-pivot-1-task = Offer a3 op en draai c5 naar het zuidwesten.
lesson-tixel-pivot-1-hint = Schuif a3 naar e3, voor f3. Kies dan c5 en de nieuwe stand.
lesson-tixel-pivot-1-done = De holle zijde bepaalt hoe een stuk komt te liggen als het gedraaid wordt. Een Tix-stuk kan het niet: het zou er hetzelfde uitzien.

lesson-tixel-win-text = Tel de zwarte stukken die kunnen schuiven. Stopt één beurt ze allemaal, dan win je.
lesson-tixel-win-1-task = Win door één keer te schuiven.
lesson-tixel-win-1-hint = a4 en c6 staan aan weerszijden van kolom b. Schuif b1 omhoog naar b6.
lesson-tixel-win-1-done = Eén keer schuiven draaide a4 en c6. d4 was al inactief.
lesson-tixel-win-2-task = Win met een opoffering en nog één keer schuiven.
lesson-tixel-win-2-hint = Offer d3 op a3 op, naast a4. Daarna gaat f1 omhoog langs e6.
lesson-tixel-win-2-done = d3 draaide a4 en leverde de extra zet op, waarmee f1 e6 draaide.

lesson-tixel-plug-text = Een stuk naast een actief stuk draait dat niet, maar verspert de weg.
lesson-tixel-plug-1-task = Plaats een stuk dat de laatste uitweg van a1 afsluit.
lesson-tixel-plug-1-hint = Plaats het op b1, met de holle zijde naar a1.
lesson-tixel-plug-1-done = a1 is nog actief, maar zolang beide wegen dicht blijven, kan het niet schuiven.
lesson-tixel-plug-2-task = Sluit f6 aan beide kanten in en win.
lesson-tixel-plug-2-hint = Schuif b6 naar e6, holle zijde naar het oosten, en f3 naar f5, holle zijde naar het noorden: twee opofferingen.
lesson-tixel-plug-2-done = f6 is actief maar kan nergens heen, en b4 was al inactief.

lesson-tixel-three-text = Twee stoppen en één keer schuiven: drie acties in één beurt.
lesson-tixel-three-1-task = Zwart heeft drie actieve stukken. Win met een reeks.
lesson-tixel-three-1-hint = Sluit f1 in: offer d1 op e1 en f5 op f2 op, met de holle zijde ernaartoe. Schuif dan b4 naar a4, tussen a3 en a5.
lesson-tixel-three-1-done = f1 is ingesloten, en de laatste verschuiving draaide a3 en a5, er middenin.

lesson-tixel-danger-text = In Tixel kun je bijna elk stuk opofferen, dus dreigingen reiken verder.
lesson-tixel-danger-1-task = Breng b3 in veiligheid.
lesson-tixel-danger-1-hint = e3 en f2 bereiken alles tot en met rij 4. Schuif b3 naar b5 of b6.
lesson-tixel-danger-1-done = Op rij 5 en 6 komt noch e3 noch f2 in één beurt langs je.
lesson-tixel-danger-2-task = Vluchten helpt hier niet. Zoek iets anders.
lesson-tixel-danger-2-hint = Schuif a5 naar a2 met de holle zijde naar het zuiden, en activeer a1 met de extra zet.
lesson-tixel-danger-2-alone = Waar a5 ook heen gaat, Zwart draait het. Je hebt je tweede stuk nodig.
lesson-tixel-danger-2-done = Zwart had het op a5 gemunt. Nu is a1 je actieve stuk, buiten bereik.

lesson-tixel-begin-text = In het midden bedreigt een stuk vier lijnen, aan de rand minder.
lesson-tixel-begin-1-task = Plaats je eerste stuk waar het vier lijnen bedreigt.
lesson-tixel-begin-1-hint = Op c3 kan het over kolom c en rij 3 schuiven. Dat bedreigt kolommen b en d en rijen 2 en 4.
lesson-tixel-begin-1-done = Nu moet Zwart vier lijnen mijden. Het is maar een klein voordeel: de partij ligt nog helemaal open.

lesson-tixel-open-text = Blijf net als in Tix met een los stuk weg van lijnen naast Zwart.
lesson-tixel-open-1-task = Je tweede beurt. Laat Zwart niet meteen winnen.
lesson-tixel-open-1-hint = De lijnen naast e5 zijn kolommen d en f en rijen 4 en 6. Plaats een tweede stuk, bijvoorbeeld op b5.
lesson-tixel-open-1-done = Naast e5 is een los stuk verloren. Goede partijen Tixel beginnen met twee actieve stukken.

lesson-tixel-choice-text = Waar elke verschuiving verliest, kan een nieuw stuk je redden.
lesson-tixel-choice-1-task = Zwart bedreigt d4. Plaatsen of schuiven?
lesson-tixel-choice-1-hint = Waar d4 ook heen schuift, c3 of e5 komt erlangs. Plaats een tweede stuk buiten bereik, bijvoorbeeld op a1.
lesson-tixel-choice-1-done = Een stille plaatsing: Zwart kan een van je twee stukken draaien, maar niet allebei.

lesson-tixel-decline-text = In Tixel krijg je snel extra zetten. Niet elke loont.
lesson-tixel-decline-1-task = Offer e3 op e5 op. Kies dan: extra zet of niet?
lesson-tixel-decline-1-hint = Na e3 naar e5 kan alleen f2 nog schuiven, en overal elders krijgt d2 het te pakken. Beëindig de beurt.
lesson-tixel-decline-1-done = In één lijn met d2 staat f2 veilig. Was je ermee gaan schuiven, dan had Zwart gewonnen.

lesson-tixel-reserve-text = Zwart kan opofferen en een ander stuk activeren. Je reserve beantwoordt beide.
lesson-tixel-reserve-1-task = Plaats die zo dat je volgende beurt zeker wint.
lesson-tixel-reserve-1-hint = Plaats je stuk op kolom e, op e4 of e5: vandaar bestrijkt het e2 en d6.
lesson-tixel-reserve-1-done = Verlaat e2 kolom e, dan schuift je nieuwe stuk erlangs. Gaat het naar e1, dan doet b2 dat. Activeert Zwart d6, dan schuift je nieuwe stuk daarlangs.

lesson-tixel-double-text = Op de beste dreiging heeft Zwart geen antwoord.
lesson-tixel-double-1-task = Speel zo dat je de volgende beurt wint, wat Zwart ook doet.
lesson-tixel-double-1-hint = Schuif c4 naar c1, op één lijn met f1. f3 wacht aan de andere kant.
lesson-tixel-double-1-done = Gaat f1 naar e1, dan schuift f3 erlangs. Offert Zwart het op en activeert a4, dan schuift f3 langs a4.

lesson-tixel-handicap-text = Als voorgift neemt één speler een paar Tix-stukken. Die hebben geen holle zijde.
lesson-tixel-handicap-1-task = Offer een stuk op e2 op, vlak voor f2.
lesson-tixel-handicap-1-hint = a4 is een Tix-stuk en kan niet voor f4 stoppen. a2 heeft een holle zijde: schuif het naar e2.
lesson-tixel-handicap-1-done = a4 had dat niet gekund. Als voorgift neemt de sterkere speler Tix-stukken, of minder stukken.

lesson-tixel-end-text = Drijf het laatste stuk in een hoek.
lesson-tixel-end-1-task = Speel zo dat je de volgende beurt wint, wat Zwart ook doet.
lesson-tixel-end-1-hint = a2 wil naar het oosten weg. Schuif e2 naar c2, met één veld ertussen.
lesson-tixel-end-1-done = Op a1 schuif je erlangs. Overal elders heeft het geen ruimte om actief te blijven.
lesson-tixel-end-2-task = Het is de hoek in gevlucht. Win!
lesson-tixel-end-2-hint = Schuif c2 naar a2: dat draait a1.
lesson-tixel-end-2-done = a1 was het laatste actieve zwarte stuk.

lesson-tixel-game-text = Holle zijden, nestjes, stoppen: gebruik alles wat je weet.
lesson-tixel-game-1-task = Je staat voor. Win deze partij van de computer.
lesson-tixel-game-1-hint = Offer d3 op f3 op: dat draait f4, en alleen e6 kan nog schuiven. Schuif met de extra zet a1 naar a3.
lesson-tixel-game-1-done = Je hebt een echt gevecht gewonnen. Nu ben je klaar voor een hele partij Tixel.

## Regatta

lesson-regatta-edge-text = Niets mag over de opstaande rand uitsteken. Maar één hoek van elk stuk is afgerond.
lesson-regatta-edge-1-task = Plaats een actief stuk op d1.
lesson-regatta-edge-1-hint = Op d1 moet de afgeronde hoek naar het zuiden wijzen, naar de opstaande rand.
lesson-regatta-edge-1-done = Drie hoeken steken uit. De afgeronde niet, dus de opstaande rand zit niet in de weg.
lesson-regatta-edge-2-task = En nu een actief stuk op h4.
lesson-regatta-edge-2-hint = Op h4 moet de afgeronde hoek naar het oosten wijzen. Schuiven mag ook.

lesson-regatta-corner-text = In een hoek van het bord kan geen stuk actief zijn: erin schuiven is opofferen.
lesson-regatta-corner-1-task = Offer a4 op in de hoek a1.
lesson-regatta-corner-1-hint = Schuif a4 langs de opstaande rand omlaag naar a1.
lesson-regatta-corner-1-done = Daar was geen zwart stuk voor nodig: de hoek alleen levert een extra zet op.
lesson-regatta-corner-2-task = Offer a3 op in een hoek en draai d5 in dezelfde beurt. Houd een actief stuk over.
lesson-regatta-corner-2-hint = a3 gaat de hoek a1 in. Daarna schuift f4 over rij 4 naar het westen, langs d5.
lesson-regatta-corner-2-done = De hoek leverde de extra zet op, en je laatste actieve stuk staat buiten bereik.

lesson-regatta-neighbours-text = Waar de afgeronde hoek naartoe wijst, steekt niets uit.
lesson-regatta-neighbours-1-task = Plaats een actief stuk op e4, naast het actieve stuk op d4.
lesson-regatta-neighbours-1-hint = De afgeronde hoek van d4 wijst naar e4. Laat die van jou naar d4 wijzen.
lesson-regatta-neighbours-1-done = Twee actieve buren: dat kunnen alleen stukken met een afgeronde hoek.

lesson-regatta-rounded-text = Naast een dichte zijde beslist de stand waarin je schuift: actief of opgeofferd.
lesson-regatta-rounded-1-task = Schuif naar c4 en blijf actief.
lesson-regatta-rounded-1-hint = Kies op c4 de stand met de holle zijde naar het noordwesten: dan wijst de afgeronde hoek naar d4.
lesson-regatta-rounded-1-fell = In die stand kan het stuk daar niet actief zijn. Kies de andere.
lesson-regatta-rounded-1-done = De afgeronde hoek wijst naar de dichte zijde van d4, waar een scherpe geen ruimte zou hebben.
lesson-regatta-rounded-2-task = Hetzelfde veld, maar offer c7 nu op c4 op.
lesson-regatta-rounded-2-hint = Kies op c4 een inactieve stand: holle zijde naar het oosten of het zuiden.
lesson-regatta-rounded-2-stood = Het bleef actief. Kies een stand waarin het inactief wordt.
lesson-regatta-rounded-2-done = Dezelfde weg, maar deze keer met een extra zet: de stand beslist.

lesson-regatta-smooth-text = Alleen wat in je pad uitsteekt, wordt gedraaid. Bij de afgeronde hoek is een stuk glad.
lesson-regatta-smooth-1-task = Draai d4. Kies de juiste kant.
lesson-regatta-smooth-1-hint = De afgeronde hoek van d4 wijst naar het zuiden. Ga er aan de noordkant langs: schuif a5 over rij 5.
lesson-regatta-smooth-1-smooth = Dat is de gladde kant: de afgeronde hoek steekt niet uit in rij 3.
lesson-regatta-smooth-2-task = Draai d5, maar niet je eigen d3.
lesson-regatta-smooth-2-hint = De afgeronde hoek van d3 wijst naar het noorden, dus a4 kan precies tussen d3 en d5 door.

lesson-regatta-flip-text = Een stuk heeft twee kanten, elkaars spiegelbeeld. Kies er een bij het plaatsen.
lesson-regatta-flip-1-task = Plaats een actief stuk op d1, holle zijde naar het noordwesten.
lesson-regatta-flip-1-hint = Kies een stuk in je voorraad, dan d1. Neem uit de aangeboden standen het omgekeerde stuk met de holle zijde linksboven.
lesson-regatta-flip-1-side = Het is actief, maar de holle zijde wijst naar het noordoosten. Keer het om: kies de stand met de holle zijde linksboven.
lesson-regatta-flip-2-task = Plaats een actief stuk op e4, met de holle zijde naar het noordoosten.
lesson-regatta-flip-2-hint = Kies e4 en dan het omgekeerde stuk: de afgeronde hoek wijst naar d4 en de holle zijde rechtsboven.
lesson-regatta-flip-2-side = Het is actief, maar de holle zijde moet naar het noordoosten wijzen. Daar is de andere kant voor nodig.

lesson-regatta-along-text = De opstaande rand laat een holle zijde niet elke kant op.
lesson-regatta-along-1-task = Stop vlak voor een zwart stuk. Bij welk lukt het?
lesson-regatta-along-1-hint = De holle zijde van d1 kan naar het noorden en het oosten, maar niet naar het westen. Schuif naar f1, voor g1.
lesson-regatta-along-1-done = Voor b1 had de holle zijde naar het westen moeten wijzen, en daar zit de opstaande rand in de weg.

lesson-regatta-win-text = In elke hoek van het bord kun je een stuk opofferen.
lesson-regatta-win-1-task = Win door één keer te schuiven.
lesson-regatta-win-1-hint = Kolom f loopt tussen g5 en e2 door. Schuif f7 omlaag langs allebei.
lesson-regatta-win-1-done = Eén keer schuiven draaide g5 en e2, en een ander stuk heeft Zwart niet.
lesson-regatta-win-2-task = Win met een opoffering en nog één keer schuiven.
lesson-regatta-win-2-hint = Schuif a4 langs b2 de hoek a1 in. Daarna gaat d3 naar f3, langs f2.
lesson-regatta-win-2-done = a4 draaide onderweg b2, de hoek gaf de extra zet, en d3 draaide f2.

lesson-regatta-hem-text = Aan de opstaande rand heeft een stuk één uitweg minder.
lesson-regatta-hem-1-task = Plaats een stuk dat de laatste uitweg van d1 afsluit.
lesson-regatta-hem-1-hint = c1 en d2 zijn bezet. Plaats een stuk op e1, met de holle zijde naar het westen, naar d1.
lesson-regatta-hem-1-done = d1 is actief maar kan niet schuiven: aan de opstaande rand zijn drie stoppen genoeg.

lesson-regatta-danger-text = Vanaf zijn gladde kant kan een stuk niet gedraaid worden. Let op de andere drie.
lesson-regatta-danger-1-task = a6 is je laatste actieve stuk. Red het.
lesson-regatta-danger-1-hint = Noch e6 noch e3 kan langs een stuk op b6, c6 of a3.
lesson-regatta-danger-1-done = Nu kan noch e6 noch e3 erlangs.
lesson-regatta-danger-2-task = Nog een keer: laat Zwart niet meteen winnen.
lesson-regatta-danger-2-hint = c5 komt over rij 5, g2 over kolom g. Schuif g4 naar g7, waar allebei te ver weg zijn.
lesson-regatta-danger-2-done = Buiten bereik van c5 en g2 blijft je stuk actief.
lesson-regatta-danger-3-task = Nu is er maar één beurt die je redt. Zoek die.
lesson-regatta-danger-3-hint = g2 dreigt over rij 2, pal onder d3. Ga op zijn lijn staan: schuif d3 naar d2.
lesson-regatta-danger-3-done = De enige verdediging: een stuk draait alleen waar het langs gaat. Recht vooruit draait het niets.

lesson-regatta-decline-text = Een stuk dat veilig staat, kan beter blijven staan.
lesson-regatta-decline-1-task = Offer e3 op e6 op. Kies dan: extra zet of niet?
lesson-regatta-decline-1-hint = Na e3 naar e6 kan alleen f8 nog iets doen, en overal elders krijgt Zwart het. Beëindig de beurt.
lesson-regatta-decline-1-done = f8 stond veilig. Na elke extra zet had Zwart kunnen winnen.

lesson-regatta-begin-text = Kan je eerste stuk niet schuiven, dan verlies je de volgende beurt.
lesson-regatta-begin-1-task = Plaats het zo dat het kan schuiven.
lesson-regatta-begin-1-hint = In de hoeken a1, a8, h1 en h8 kan geen stuk actief zijn. Plaats het dicht bij het midden, bijvoorbeeld op e4.
lesson-regatta-begin-1-stuck = Daar is het inactief en kan het niet schuiven: de volgende beurt had je verloren.
lesson-regatta-begin-1-done = Vanuit het midden kan het overal heen. Aan de opstaande rand zou zijn afgeronde hoek naar de rand moeten wijzen.

lesson-regatta-open-text = Een los stuk is alleen aan zijn gladde kant beschermd.
lesson-regatta-open-1-task = Zwart heeft net een stuk op d5 geplaatst. Win!
lesson-regatta-open-1-hint = De afgeronde hoek van d5 wijst naar het westen, naar kolom c. Schuif c4 liever over rij 4 naar het oosten.
lesson-regatta-open-1-done = De afgeronde hoek beschermde d5 alleen vanaf kolom c. Eén gladde kant is niet genoeg: blijf weg van open lijnen.

lesson-regatta-choice-text = Een tweede stuk helpt alleen waar Zwart ze niet allebei kan draaien.
lesson-regatta-choice-1-task = Zwart bedreigt a4, je enige actieve stuk. Plaatsen of schuiven?
lesson-regatta-choice-1-hint = Waar a4 ook heen schuift, Zwart draait het. Plaats een stuk buiten bereik van b2 en c4, bijvoorbeeld op g2.
lesson-regatta-choice-1-done = Zwart kan ze niet allebei draaien. Op e3, f3 of g3 is je stuk alleen veilig als zijn afgeronde hoek naar het noorden wijst.

lesson-regatta-reserve-text = Een reserve kan midden op de vluchtweg verschijnen.
lesson-regatta-reserve-1-task = Plaats die zo dat je de volgende beurt zeker wint.
lesson-regatta-reserve-1-hint = b2 kan over kolom b naar het noorden vluchten. Plaats je stuk op b4, één veld voorbij b3.
lesson-regatta-reserve-1-done = De weg naar het noorden eindigt op b3. Waar b2 ook actief kan blijven, d2 of je nieuwe stuk schuift erlangs.

lesson-regatta-double-text = Dek beide lijnen af waarlangs een stuk kan vluchten.
lesson-regatta-double-1-task = Speel zo dat je de volgende beurt wint, wat Zwart ook doet.
lesson-regatta-double-1-hint = b1 kan alleen langs de opstaande rand vluchten. Schuif h4 naar h2: rij 2 loopt er pal naast.
lesson-regatta-double-1-done = Gaat b1 naar c1, dan schuift b3 erlangs; verder naar het oosten doet h2 dat. Overal elders is het inactief.

lesson-regatta-handicap-text = Ook in Regatta kan de sterkere speler met minder stukken beginnen.
lesson-regatta-handicap-1-task = Jij hebt twee stukken, Zwart drie. Win!
lesson-regatta-handicap-1-hint = Offer d3 op d8 op, naast c8. Schuif dan a4 naar e4, langs e3.
lesson-regatta-handicap-1-done = f4 was al inactief, dus twee gedraaide stukken waren genoeg.

lesson-regatta-end-text = Drijf het laatste stuk naar de opstaande rand.
lesson-regatta-end-1-task = Speel zo dat je de volgende beurt wint, wat Zwart ook doet.
lesson-regatta-end-1-hint = Het laatste actieve zwarte stuk staat op g2. Schuif e4 naar g4, met één veld ertussen.
lesson-regatta-end-1-done = Waar g2 ook actief kan blijven, g4 of e2 schuift erlangs.
lesson-regatta-end-2-task = Het is naar de opstaande rand gevlucht. Win!
lesson-regatta-end-2-hint = Schuif e2 over rij 2, langs g1.
lesson-regatta-end-2-done = g1 was het laatste actieve zwarte stuk.

lesson-regatta-game-text = Opstaande rand, hoeken, gladde kanten: gebruik alles wat je weet.
lesson-regatta-game-1-task = Je staat voor. Win deze partij van de computer.
lesson-regatta-game-1-hint = Alleen g8 kan schuiven, en alleen langs de opstaande rand. Laat g6 staan en breng d1 naar d5.
lesson-regatta-game-1-done = Je hebt een echt gevecht gewonnen. Nu ben je klaar voor een hele partij Regatta.

## Poka Yoke

lesson-poka-yoke-promote-text = Pak je een Tixel-stuk op, dan promoveert het: in je voorraad komt een Poka Yoke-stuk.
lesson-poka-yoke-promote-1-task = Offer a3 op en promoveer b5.
lesson-poka-yoke-promote-1-hint = Schuif a3 naar e3, holle zijde naar het oosten. Pak dan b5 op.
lesson-poka-yoke-promote-1-done = Kijk in je voorraad: daar ligt een stuk met een afgeronde hoek. Promoveren mag twee keer per partij.
lesson-poka-yoke-promote-2-task = Promoveer een stuk, maar houd er een over dat kan schuiven.
lesson-poka-yoke-promote-2-hint = Offer a3 op d3 op, holle zijde naar het oosten, en pak het inactieve stuk op b2 op.

lesson-poka-yoke-use-text = Dankzij de afgeronde hoek kan het naast een dichte zijde actief zijn.
lesson-poka-yoke-use-1-task = Plaats je Poka Yoke-stuk actief op e4.
lesson-poka-yoke-use-1-hint = Op e4 moet de afgeronde hoek naar het westen wijzen, naar d4.
lesson-poka-yoke-use-1-done = Naast de dichte zijde van d4 zou geen Tixel-stuk actief kunnen zijn.

lesson-poka-yoke-choose-text = De stand waarin een Poka Yoke-stuk schuift, beslist of het actief blijft of wordt opgeofferd.
lesson-poka-yoke-choose-1-task = Schuif naar c4 en blijf actief.
lesson-poka-yoke-choose-1-hint = Laat de afgeronde hoek naar d4 wijzen: kies op c4 de holle zijde naar het noordwesten.
lesson-poka-yoke-choose-2-task = Schuif c6 weer naar c4, maar offer het deze keer op.
lesson-poka-yoke-choose-2-hint = Kies op c4 een inactieve stand: holle zijde naar het oosten of het zuiden.
lesson-poka-yoke-choose-2-done = De afgeronde hoek wijst nu ergens anders heen, dus d4 laat geen ruimte.

lesson-poka-yoke-flip-text = Op het bord blijft dezelfde kant boven. Pak een stuk op om het om te keren.
lesson-poka-yoke-flip-1-task = Offer a3 op en pak e4 op.
lesson-poka-yoke-flip-1-hint = Schuif a3 naar e3, holle zijde naar het oosten. Pak dan e4 op: het gaat terug naar je voorraad.
lesson-poka-yoke-flip-2-task = Plaats het omgekeerd op d4, met de holle zijde naar het noordoosten.
lesson-poka-yoke-flip-2-hint = Kies d4. Neem van de standen met de holle zijde rechtsboven die waarvan de afgeronde hoek naar het westen wijst.
lesson-poka-yoke-flip-2-side = De holle zijde klopt, de kant niet: de afgeronde hoek moet naar het westen wijzen.
lesson-poka-yoke-flip-2-done = Omkeren kost twee beurten: denk bij het plaatsen dus aan de kant.

lesson-poka-yoke-limit-text = Zijn je twee promoties op, dan gaat een stuk gewoon terug naar de voorraad.
lesson-poka-yoke-limit-1-task = Pak b5 op en kijk in je voorraad.
lesson-poka-yoke-limit-1-hint = Schuif eerst a3 naar e3, holle zijde naar het oosten. Pak dan b5 op.
lesson-poka-yoke-limit-1-done = Het kwam terug als het Tixel-stuk dat het was.

lesson-poka-yoke-win-text = Holle zijden, afgeronde hoeken, reeksen: nu alles samen.
lesson-poka-yoke-win-1-task = Win in deze beurt.
lesson-poka-yoke-win-1-hint = Offer b5 op b2 op, naast c2. Daarna gaat e3 omhoog naar e6, langs f6.
lesson-poka-yoke-win-1-done = b5 draaide c2, e3 draaide f6, en f4 was al inactief.
lesson-poka-yoke-win-2-task = Nog een keer: win in deze beurt.
lesson-poka-yoke-win-2-hint = Offer a3 op a5 op, naast b5. Daarna gaat c6 helemaal naar het oosten, naar f6.
lesson-poka-yoke-win-2-done = a3 draaide b5, en op f6 draaide je stuk van bovenaf f5.

lesson-poka-yoke-hem-text = Waar een stuk afgerond is, steekt niets uit. Daar kan elke zijde een stop zijn.
lesson-poka-yoke-hem-1-task = Sluit de laatste uitweg van a6 af en win.
lesson-poka-yoke-hem-1-hint = Schuif b1 omhoog naar b6. Daar wijst de afgeronde hoek van a6 heen, dus een holle zijde is niet nodig.
lesson-poka-yoke-hem-1-done = a6 is actief, maar jouw b6 en het zwarte stuk op a5 staan in de weg.
lesson-poka-yoke-hem-2-task = Sluit a1 aan beide kanten in en win.
lesson-poka-yoke-hem-2-hint = Schuif a4 naar a2, holle zijde naar a1. Schuif dan e1 naar b1, naast de afgeronde hoek.
lesson-poka-yoke-hem-2-done = Naar het noorden steekt een hoek van a1 uit, dus a2 had zijn holle zijde nodig. b1 niet.

lesson-poka-yoke-open-text = Een promotie kost twee stukken: één opgeofferd, één opgepakt.
lesson-poka-yoke-open-1-task = Plaats dus eerst stukken. Begin waar je wilt.
lesson-poka-yoke-open-1-hint = Kies een stuk uit je voorraad en dan een veld, bijvoorbeeld c3.
lesson-poka-yoke-open-2-task = Je derde beurt: promoveren of plaatsen? Je wilt drie stukken die kunnen schuiven.
lesson-poka-yoke-open-2-hint = Je hebt alleen c1 en c3. Plaats een derde stuk uit de buurt van Zwart, bijvoorbeeld op f3.
lesson-poka-yoke-open-2-early = Te vroeg: met twee stukken op het bord houd je na een promotie niets over dat kan schuiven.
lesson-poka-yoke-open-2-done = Drie actieve stukken zijn een goed begin. Promoveer als je daarna nog een stuk hebt dat kan schuiven.

lesson-poka-yoke-when-text = Promoveer een stuk dat inactief is en in de weg staat.
lesson-poka-yoke-when-1-task = Promoveer zo dat je de volgende beurt zeker wint.
lesson-poka-yoke-when-1-hint = e4 verspert kolom e. Offer d1 op e1 op, holle zijde naar f1, en pak e4 op.
lesson-poka-yoke-when-1-done = Kolom e is vrij voor e5, en het gepromoveerde stuk kan f2 afsluiten. Allebei tegenhouden kan Zwart niet.

lesson-poka-yoke-choice-text = Een gewoon stuk kan je redden waar een promotie te laat komt.
lesson-poka-yoke-choice-1-task = Zwart bedreigt d3, je enige actieve stuk. Plaatsen of schuiven?
lesson-poka-yoke-choice-1-hint = Waar d3 ook heen schuift, e5 of f2 komt erlangs. Plaats een tweede stuk buiten bereik, bijvoorbeeld op a2.
lesson-poka-yoke-choice-1-done = Een stuk uit de voorraad is meteen actief. Een gepromoveerd stuk zou daar nog wachten.

lesson-poka-yoke-reserve-text = Een gepromoveerde reserve kan actief zijn waar geen Tixel-stuk dat kan.
lesson-poka-yoke-reserve-1-task = Plaats die zo dat je de volgende beurt zeker wint.
lesson-poka-yoke-reserve-1-hint = f1 moet inactief blijven. Plaats je stuk op f2, met de afgeronde hoek naar het zuiden, naar f1.
lesson-poka-yoke-reserve-1-done = Naast jouw f2 kan f1 niet geactiveerd worden. Gaat f5 naar e5, dan schuift f2 erlangs; op kolom f doet c5 dat.

lesson-poka-yoke-danger-text = Kijk naar elk zwart stuk: waar zou het langs het jouwe kunnen?
lesson-poka-yoke-danger-1-task = Zwart dreigt te winnen. Voorkom het.
lesson-poka-yoke-danger-1-hint = Schuif d6 omlaag naar d1 of d2. Of offer het op f6 op en activeer c3.
lesson-poka-yoke-danger-1-done = Noch b6 noch f5 kan nu nog van je winnen.

lesson-poka-yoke-decline-text = Kijk voor je een extra zet doet wat je achterlaat.
lesson-poka-yoke-decline-1-task = Offer d6 op d1 op. Kies dan: extra zet of niet?
lesson-poka-yoke-decline-1-hint = Schuif d6 naar d1, holle zijde naar het zuiden. Alleen waar het staat, is a1 veilig voor a3: beëindig de beurt.
lesson-poka-yoke-decline-1-done = In één lijn met a3 staat a1 veilig. Was je ermee gaan schuiven, dan had Zwart gewonnen.

lesson-poka-yoke-double-text = Zorg dat je aanvaller niet gedraaid wordt. Een afgeronde hoek helpt.
lesson-poka-yoke-double-1-task = Speel zo dat je de volgende beurt wint, wat Zwart ook doet.
lesson-poka-yoke-double-1-hint = Schuif f6 naar f2, holle zijde naar het noordwesten: dan wijst de afgeronde hoek naar het zuiden.
lesson-poka-yoke-double-1-done = f2 bedreigt a1 over rij 2, en op rij 1 vindt Zwart alleen zijn gladde kant.

lesson-poka-yoke-handicap-text = Hier zijn Tix-stukken een grotere voorgift: ze kunnen niet promoveren.
lesson-poka-yoke-handicap-1-task = Offer een stuk op en promoveer dan een van je twee inactieve stukken.
lesson-poka-yoke-handicap-1-hint = Schuif a4 naar e4, holle zijde naar het oosten. b3 is een Tix-stuk, dus pak e2 op.
lesson-poka-yoke-handicap-1-plain = b3 ging terug naar je voorraad zoals het was: een Tix-stuk promoveert nooit. Probeer het andere.
lesson-poka-yoke-handicap-1-done = De sterkere speler neemt een paar Tix-stukken, of begint met minder stukken.

lesson-poka-yoke-game-text = Nu weet je alles.
lesson-poka-yoke-game-1-task = Je staat voor. Win deze partij van de computer.
lesson-poka-yoke-game-1-hint = Offer d4 op b4 op, holle zijde naar het westen, naar a4. Schuif dan e2 naar e5: dat draait f4.
lesson-poka-yoke-game-1-done = Dat was de laatste sport. Speel nu de hele partij.

## Bij elke les

learn-number = { $game }, les { $number } van { $count }
learn-task = De opgave
learn-step = Stap { $number } van { $count }
learn-right = Dat is het!
learn-shown = Zo kan het. Nu jij.
learn-again = Probeer opnieuw
learn-hint-ask = Hint
learn-show = Laat zien
learn-next-step = Volgende stap
learn-restart = Nog een keer
