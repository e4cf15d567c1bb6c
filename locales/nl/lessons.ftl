# De ladder met lessen.

# Nog niet wat er gevraagd wordt.
lesson-not-yet-stands-active = Nog niet: er moet een stuk van jou actief op { $space } staan.
lesson-not-yet-stands-inactive = Nog niet: er moet een stuk van jou inactief op { $space } staan.
lesson-not-yet-stands-so = Nog niet: kijk nog eens welke kant de holle zijde op { $space } op moet wijzen.
lesson-not-yet-lies = Nog niet: het zwarte stuk op { $space } moet een andere kant op komen te wijzen.
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
lesson-not-yet-other = Dat mag, maar het is niet wat hier gevraagd wordt. Probeer het nog eens.

## Tix

lesson-tix-active-title = Actieve stukken schuiven
lesson-tix-active-text = Een stuk dat schuin staat, is actief. Een stuk dat recht staat, is inactief. Alleen actieve stukken kunnen schuiven. In alle lessen speel jij met wit.
lesson-tix-active-1-task = Verschuif je actieve stuk naar c6.
lesson-tix-active-1-hint = Het actieve stuk staat op c3. Kies dat, en kies daarna c6.
lesson-tix-active-2-task = Een van je twee stukken kan naar d1. Schuif het daarheen.
lesson-tix-active-2-hint = Het stuk op d4 staat dichterbij, maar het is inactief. Dat op a1 is actief.
lesson-tix-active-2-done = Het stuk op d4 stond dichterbij, maar inactieve stukken schuiven niet.

lesson-tix-straight-title = Rechtdoor
lesson-tix-straight-text = Een stuk schuift naar het noorden, oosten, zuiden of westen, zo ver je wilt, maar alleen over lege velden. Na jouw beurt is Zwart aan zet.
lesson-tix-straight-1-task = Je wilt naar f6. Dat kost twee beurten. Schuif om te beginnen helemaal tot het eind van een lijn.
lesson-tix-straight-1-hint = Schuif van a1 naar f1 of naar a6.
lesson-tix-straight-1-short = De richting is goed, maar vandaar ligt f6 nog niet op een lijn. Schuif helemaal door.
lesson-tix-straight-2-task = Zwart heeft gespeeld. Ga nu naar f6.
lesson-tix-straight-2-hint = f6 ligt nu recht vooruit.
lesson-tix-straight-3-task = Het inactieve stuk op b4 verspert je de weg. Schuif ernaartoe en blijf actief.
lesson-tix-straight-3-hint = Vlak ernaast hebben je hoeken geen ruimte. Laat één veld ertussen vrij.
lesson-tix-straight-3-beside = Op b3 heeft je stuk geen ruimte om actief te zijn: een hoek zou tegen b4 stoten. Laat één veld vrij.
lesson-tix-straight-3-done = Een actief vierkant stuk heeft vier lege aangrenzende velden nodig.

lesson-tix-place-title = Nieuwe stukken
lesson-tix-place-text = In plaats van te schuiven mag je een stuk uit je voorraad plaatsen, als aan het begin van de beurt een van je stukken kon schuiven. (Alleen voor je allereerste stuk geldt dat niet.) Waar het nieuwe stuk actief kan zijn, moet het dat ook.
lesson-tix-place-1-task = Plaats een stuk op d3.
lesson-tix-place-1-hint = Kies een stuk in je voorraad en dan d3.
lesson-tix-place-2-task = Plaats nu een stuk op d3, vlak naast een inactief stuk, en kijk hoe het staat.
lesson-tix-place-2-hint = Kies een stuk in je voorraad en dan d3.
lesson-tix-place-2-done = Zonder ruimte voor zijn hoeken is het nieuwe stuk inactief. Naast een actief stuk zou het helemaal niet passen.
lesson-tix-place-3-task = Een klein, vol bord: plaats een stuk zo dat het actief is.
lesson-tix-place-3-hint = Zoek op de bovenste rij een veld met alleen lege buren.

lesson-tix-turn-title = Draaien in het voorbijgaan
lesson-tix-turn-text = Hoeken die in je pad uitsteken, duw je opzij: elk actief stuk waar je langs schuift, wordt gedraaid en wordt inactief. Zo val je aan.
lesson-tix-turn-1-task = Schuif langs het zwarte stuk op c4.
lesson-tix-turn-1-hint = Schuif vanaf a3 langs de rij, verder dan c3.
lesson-tix-turn-1-done = Het is nu inactief en kan niet meer schuiven.
lesson-tix-turn-2-task = Draai twee zwarte stukken in één keer.
lesson-tix-turn-2-hint = Ze staan aan weerszijden van jouw rij. Ga langs allebei voordat je stopt.
lesson-tix-turn-3-task = Ook je eigen stukken worden gedraaid. Draai het stuk op d4, maar geen stuk van jezelf.
lesson-tix-turn-3-hint = Via rij 3 zou je je eigen stuk op c2 draaien. Neem een kolom naast d4.

lesson-tix-fall-title = De opoffering
lesson-tix-fall-text = Eindigt je stuk waar het geen ruimte heeft om actief te zijn, dan is dat een opoffering: het stuk blijft inactief, en je krijgt in dezelfde beurt een extra zet.
lesson-tix-fall-1-task = Schuif naar c3, vlak naast het stuk dat je draait. Daarna mag je de beurt beëindigen.
lesson-tix-fall-1-hint = Schuif van a3 naar c3. Het gedraaide stuk op c4 neemt de ruimte weg.
lesson-tix-fall-1-done = Je stuk is nu inactief, maar het heeft je een extra zet opgeleverd.
lesson-tix-fall-2-task = Doe dezelfde opoffering en plaats met de extra zet een nieuw stuk.
lesson-tix-fall-2-hint = Schuif eerst naar c3 en kies dan een stuk in je voorraad.
lesson-tix-fall-2-declined = Dat was de opoffering, maar je liet de extra zet lopen. Gebruik hem om een stuk te plaatsen.
lesson-tix-fall-3-task = Met een extra zet kun je ook schuiven. Draai b4 en d2 in één beurt, en houd een stuk over dat kan schuiven.
lesson-tix-fall-3-hint = Offer a3 op naast b4, op b3. Schuif daarna e1 omhoog langs d2.
lesson-tix-fall-3-asleep = Allebei gedraaid, maar nu zijn al je eigen stukken ook inactief. Laat het tweede stuk een veld verder schuiven.

lesson-tix-wake-title = Een stuk activeren
lesson-tix-wake-text = Met een extra zet mag je een van je inactieve stukken activeren, als het ruimte heeft.
lesson-tix-wake-1-task = Offer een stuk op en activeer het stuk op e1.
lesson-tix-wake-1-hint = Schuif van a3 naar c3 en kies dan e1.
lesson-tix-wake-2-task = Twee van je stukken zijn inactief. Activeer er een.
lesson-tix-wake-2-hint = Schuif a2 naar d2, vlak onder d3. Activeer daarna a6 of e1: allebei hebben ze ruimte.

lesson-tix-pick-up-title = Oppakken
lesson-tix-pick-up-text = Met een extra zet mag je ook een eigen stuk terug in je voorraad nemen, actief of inactief: elk stuk behalve het stuk dat je net hebt opgeofferd.
lesson-tix-pick-up-1-task = Offer een stuk op en pak een ander op.
lesson-tix-pick-up-1-hint = Ook naast een inactief stuk van jezelf is geen ruimte: schuif naar c2. Pak daarna b5 op.
lesson-tix-pick-up-2-task = Offer een stuk op c3 op, en haal juist dat stuk in dezelfde beurt terug in je voorraad.
lesson-tix-pick-up-2-hint = Na een tweede opoffering mag het eerste stuk opgepakt worden. Schuif d1 naar d3, ernaast.

lesson-tix-win-title = Winnen
lesson-tix-win-text = Staan er stukken van beide spelers op het bord, dan verliest wie aan een beurt begint zonder een stuk dat kan schuiven. Zorg dus dat alle zwarte stukken inactief worden.
lesson-tix-win-1-task = Zwart heeft nog maar één actief stuk. Win!
lesson-tix-win-1-hint = Schuif langs c4.
lesson-tix-win-1-done = Zwart kan niets meer doen: de partij is afgelopen.
lesson-tix-win-2-task = Twee actieve stukken, één keer schuiven. Win!
lesson-tix-win-2-hint = Schuif omlaag door de kolom tussen b3 en d1, helemaal tot het eind.
lesson-tix-win-3-task = Nu is één keer schuiven niet genoeg. Win met een opoffering.
lesson-tix-win-3-hint = Offer a3 op naast f4. Schuif met de extra zet a1 omhoog langs b5.

lesson-tix-chain-title = Reeksen
lesson-tix-chain-text = Is ook je extra zet een opoffering, dan krijg je er nóg een. Zo ontstaat een reeks: één beurt, veel acties.
lesson-tix-chain-1-task = Doe twee opofferingen in één beurt.
lesson-tix-chain-1-hint = Schuif a5 naar c5, naast c6. Daarna d3 naar f3, naast f2.
lesson-tix-chain-2-task = Zwart heeft drie actieve stukken. Win in één beurt.
lesson-tix-chain-2-hint = Begin met c5 naar d5, dan a4 naar f4. Elk stopt vlak naast het stuk dat het draait.
lesson-tix-chain-3-task = Nog een keer. Niet elk stuk hoeft gedraaid te worden.
lesson-tix-chain-3-hint = Draai b1 en a4 met opofferingen. Het stuk in de hoek f6 heeft dan nog maar één uitweg: activeer d6.
lesson-tix-chain-3-done = Het stuk op f6 is actief, maar kan nergens heen. Daarover meer in de volgende les.

lesson-tix-hem-title = Insluiten
lesson-tix-hem-text = Een vierkant stuk kan niet vlak voor een actief stuk stoppen: die hoek zit in de weg. Zijn alle wegen zo afgesloten, dan kan een stuk niet schuiven, al is het actief.
lesson-tix-hem-1-task = Ontneem het zwarte stuk op a1 zijn laatste uitweg, zonder het te draaien.
lesson-tix-hem-1-hint = a3 bewaakt a2. Een stuk van jou op c1 zou b1 bewaken.
lesson-tix-hem-1-done = In een hoek zijn twee bewakers genoeg.
lesson-tix-hem-2-task = Win door één keer te schuiven: draai het ene stuk en sluit het andere in.
lesson-tix-hem-2-hint = Schuif f1 omhoog langs e3 en stop waar je f5 bewaakt.

lesson-tix-danger-title = In gevaar
lesson-tix-danger-text = Kijk voor je zet wat Zwart zou kunnen doen: kan één beurt al je stukken inactief maken? Doe er dan nu iets aan.
lesson-tix-danger-1-task = Je enige actieve stuk wordt bedreigd. Zorg dat Zwart niet meteen kan winnen.
lesson-tix-danger-1-hint = Ga naar een plek waar geen zwart stuk in één beurt langs kan. De hoek a6 is er zo een.
lesson-tix-danger-2-task = Nog een keer: voorkom het verlies.
lesson-tix-danger-2-hint = Schuif d2 ver weg over rij 2, of offer het op en activeer a6.
lesson-tix-danger-2-done = Er waren twee manieren: vluchten, of opofferen en het andere stuk activeren.
lesson-tix-danger-3-task = Twee actieve stukken, maar een reeks kan ze allebei raken. Zoek een beurt waarna er een overblijft.
lesson-tix-danger-3-hint = Schuif c2 één veld omhoog of omlaag, of zet e5 weg op f5.

lesson-tix-end-title = Het eindspel
lesson-tix-end-text = Als er weinig stukken over zijn, jaag dan niet: sluit eerst de uitwegen af en sla dan toe.
lesson-tix-end-1-task = Deze beurt kun je niet winnen. Speel zo dat je de volgende wint, wat Zwart ook doet.
lesson-tix-end-1-hint = Het laatste actieve stuk van Zwart staat op a2. Sluit zijn weg naar het noorden af: c4 kan a3 bewaken.
lesson-tix-end-1-done = Waar het nu ook heen gaat, je krijgt het te pakken.
lesson-tix-end-2-task = Zwart probeerde te ontsnappen. Win!
lesson-tix-end-2-hint = Schuif a4 omlaag langs b2.

## Tixel

lesson-tixel-hollow-title = De holle zijde
lesson-tixel-hollow-text = Een Tixel-stuk heeft één holle zijde. Wordt het actief, dan kies jij waar de holle zijde naartoe wijst.
lesson-tixel-hollow-1-task = Schuif naar c6, met de holle zijde naar het zuidwesten.
lesson-tixel-hollow-1-hint = Kies c6 en dan de stand met de holle zijde linksonder.
lesson-tixel-hollow-2-task = Plaats een stuk op d3 met de holle zijde naar het zuidoosten.
lesson-tixel-hollow-2-hint = Kies een stuk in je voorraad, dan d3, dan de stand met de holle zijde rechtsonder.

lesson-tixel-beside-title = Ruimte in de holte
lesson-tixel-beside-text = Een uitstekende hoek past in een holle zijde. Zo kunnen stukken toch naast elkaar staan, als de holle zijde van het inactieve stuk naar het actieve wijst.
lesson-tixel-beside-1-task = Plaats een stuk op e2, vlak naast het actieve stuk op e1.
lesson-tixel-beside-1-hint = De holle zijde moet ruimte geven aan de hoek van e1 en wijst dus naar het zuiden.
lesson-tixel-beside-1-done = Met een gewoon vierkant zou dat niet gekund hebben.
lesson-tixel-beside-2-task = De holle zijde van c3 wijst naar het noorden. Plaats een stuk op c4.
lesson-tixel-beside-2-hint = Je nieuwe stuk heeft daar ruimte: zijn hoek past in de holle zijde van c3.
lesson-tixel-beside-2-done = Omdat het nieuwe stuk actief kon zijn, moest het dat ook.

lesson-tixel-approach-title = Oog in oog
lesson-tixel-approach-text = Voor het schuiven draai je een stuk recht, met de holle zijde waarheen je maar wilt. Met de holle zijde vooruit kan het vlak voor een actief stuk stoppen. Daar blijft het inactief: een opoffering.
lesson-tixel-approach-1-task = Schuif naar e3, vlak voor het zwarte stuk.
lesson-tixel-approach-1-hint = De holle zijde moet naar het oosten wijzen, naar f3.
lesson-tixel-approach-1-done = Dat is de makkelijkste opoffering in Tixel, en het zwarte stuk is niet eens gedraaid.
lesson-tixel-approach-2-task = Offer een stuk op e3 op en draai met de extra zet d5.
lesson-tixel-approach-2-hint = Eerst a3 naar e3. Schuif daarna c1 omhoog langs d5.
lesson-tixel-approach-2-bonus-left = De opoffering klopt. Gebruik nu ook de extra zet.

lesson-tixel-nest-title = Een nestje
lesson-tixel-nest-text = Naast een holle zijde die ernaar wijst, blijft een schuivend stuk actief. Naast een dichte zijde wordt het inactief. Kijk dus naar de holle zijde voordat je stopt.
lesson-tixel-nest-1-task = Schuif naar d2 en blijf daar actief.
lesson-tixel-nest-1-hint = De holle zijde van d3 wijst naar d2, dus daar is ruimte voor je hoek.
lesson-tixel-nest-1-done = De hoek ligt in de holle zijde van d3.
lesson-tixel-nest-2-task = Nu wijst d3 een andere kant op. Schuif naar d2 en zie het verschil.
lesson-tixel-nest-2-hint = Schuif gewoon van a2 naar d2.
lesson-tixel-nest-2-done = Een dichte zijde laat geen ruimte, dus je verdient een extra zet. Vaak kun je kiezen: een holle zijde om actief te blijven, een dichte om een stuk op te offeren.

lesson-tixel-spin-title = Welke kant het op draait
lesson-tixel-spin-text = Een stuk waar je langs schuift, draait als een wiel met je mee: rechts van je met de klok mee, links van je ertegenin, 45°. Jij bepaalt dus waar de holle zijde uitkomt.
lesson-tixel-spin-1-task = Draai c4 zo dat de holle zijde naar het oosten wijst, en blijf actief.
lesson-tixel-spin-1-hint = Het moet met de klok mee draaien. Ga er dus langs met c4 aan je rechterhand: over rij 5.
lesson-tixel-spin-1-other-way = Het is gedraaid, maar tegen de klok in: de holle zijde wijst naar het noorden. Ga er aan de andere kant langs.
lesson-tixel-spin-2-task = Draai c4 en stop er vlak naast, op c3, nog steeds actief.
lesson-tixel-spin-2-hint = In het voorbijgaan draai je de holle zijde van c4 naar je toe.
lesson-tixel-spin-2-done = De holle zijde wijst nu naar je toe: aangevallen en meteen als nestje gebruikt.

lesson-tixel-pivot-title = Draaien
lesson-tixel-pivot-text = Met een extra zet mag je een actief stuk in kwartslagen naar een andere actieve stand draaien. De holle zijde bepaalt hoe het komt te liggen als iemand het in het voorbijgaan draait.
lesson-tixel-pivot-1-task = Offer a3 op en draai c5 tot de holle zijde naar het zuidwesten wijst.
lesson-tixel-pivot-1-hint = Schuif a3 naar e3 en kies dan c5 en de nieuwe stand.
lesson-tixel-pivot-1-done = Een stuk dat niet schuift, mag je alleen als extra zet draaien. Een Tix-stuk kan het niet: het zou er hetzelfde uitzien.

lesson-tixel-again-title = Terug in de voorraad
lesson-tixel-again-text = Het stuk dat je net hebt opgeofferd, mag je met die extra zet niet oppakken. Na de volgende opoffering wel.
lesson-tixel-again-1-task = Doe twee opofferingen en pak dan het stuk op dat je als eerste opofferde.
lesson-tixel-again-1-hint = a3 naar e3, b6 naar e6, allebei met de holle zijde naar het oosten. Pak dan e3 op.
lesson-tixel-again-1-first = Eén opoffering is niet genoeg. Gebruik de extra zet voor een tweede.

lesson-tixel-three-title = Een reeks van drie
lesson-tixel-three-text = Ook in Tixel kun je insluiten: een actief stuk zit vast als zijn buren het aan alle kanten hun holle zijde toekeren.
lesson-tixel-three-1-task = Zwart heeft drie actieve stukken. Win met een reeks van drie.
lesson-tixel-three-1-hint = Sluit f1 in met twee opofferingen, op e1 en f2, met de holle zijde ernaartoe. Glip daarna tussen a3 en a5.

lesson-tixel-plug-title = De stop
lesson-tixel-plug-text = Een stuk dat je naast een actief stuk plaatst, draait dat niet. Het staat alleen in de weg.
lesson-tixel-plug-1-task = Sluit de laatste uitweg van a1 af met een nieuw stuk.
lesson-tixel-plug-1-hint = Plaats het op b1, met de holle zijde naar a1.
lesson-tixel-plug-1-done = Nog actief, maar ingesloten: zolang je het dichthoudt, kan het stuk op a1 niet schuiven.

lesson-tixel-danger-title = In gevaar
lesson-tixel-danger-text = In Tixel kun je bijna elk stuk opofferen, dus dreigingen reiken verder. Vraag je elke beurt af: wat kan Zwart nu doen?
lesson-tixel-danger-1-task = Breng je actieve stuk in veiligheid.
lesson-tixel-danger-1-hint = Ga over kolom b naar het noorden, minstens twee velden.
lesson-tixel-danger-2-task = Vluchten helpt hier niet. Zoek iets anders.
lesson-tixel-danger-2-hint = Offer a5 op met de holle zijde in de juiste richting en activeer a1 met de extra zet.
lesson-tixel-danger-2-alone = Waar a5 ook heen gaat, Zwart krijgt het te pakken. Je hebt je tweede stuk nodig.

lesson-tixel-win-title = Winnen
lesson-tixel-win-text = Tel de zwarte stukken die kunnen schuiven. Kun je ze in één beurt allemaal stilzetten, dan win je.
lesson-tixel-win-1-task = Win door één keer te schuiven.
lesson-tixel-win-1-hint = Kolom b loopt tussen a4 en c6 door.
lesson-tixel-win-2-task = Win met een opoffering en nog één keer schuiven.
lesson-tixel-win-2-hint = Offer d3 op a3 op, naast a4. Daarna gaat f1 omhoog langs e6.

lesson-tixel-end-title = Het eindspel
lesson-tixel-end-text = Op het laatste stuk jaag je niet: je drijft het in een hoek.
lesson-tixel-end-1-task = Speel zo dat je met je volgende beurt wint, wat Zwart ook doet.
lesson-tixel-end-1-hint = Het stuk op a2 wil naar het oosten weg. Kom dichterbij met e2, maar laat één veld ertussen vrij.
lesson-tixel-end-1-done = Waar het ook heen gaat, je bereikt het.
lesson-tixel-end-2-task = Het is de hoek in gevlucht. Win!
lesson-tixel-end-2-hint = Schuif erlangs: van c2 naar a2.

## Regatta

lesson-regatta-edge-title = Een bord met een opstaande rand
lesson-regatta-edge-text = In Regatta mag niets over de rand uitsteken. Maar elk stuk heeft één afgeronde hoek, en die steekt nooit uit: keer hem naar de opstaande rand en het stuk kan er actief zijn.
lesson-regatta-edge-1-task = Plaats een stuk op d1 zo dat het actief is.
lesson-regatta-edge-1-hint = De afgeronde hoek moet naar het zuiden wijzen.
lesson-regatta-edge-1-done = Drie hoeken steken uit, de afgeronde raakt de opstaande rand.
lesson-regatta-edge-2-task = En nu een op h4.
lesson-regatta-edge-2-hint = De afgeronde hoek moet naar het oosten wijzen. Schuiven mag ook.

lesson-regatta-corner-title = De hoek in
lesson-regatta-corner-text = In een hoek van het bord zijn twee kanten dicht. Geen stuk kan daar actief zijn: wie erin schuift, heeft een stuk opgeofferd.
lesson-regatta-corner-1-task = Offer een stuk op in een hoek.
lesson-regatta-corner-1-hint = Schuif a4 langs de rand naar a1 of a8.
lesson-regatta-corner-1-done = Daar was geen tegenstander voor nodig: een extra zet, alleen dankzij een hoek.
lesson-regatta-corner-2-task = Offer een stuk op en draai d5 in dezelfde beurt. Houd een stuk over dat kan schuiven.
lesson-regatta-corner-2-hint = a3 gaat de hoek a1 in. Daarna schuift f4 over rij 4 naar het westen, langs d5.

lesson-regatta-rounded-title = De afgeronde hoek
lesson-regatta-rounded-text = Waar de afgeronde hoek naartoe wijst, steekt niets uit. Daarom kan een stuk zelfs naast een dichte zijde actief zijn, en kunnen twee actieve stukken buren zijn, afgeronde hoek tegen afgeronde hoek.
lesson-regatta-rounded-1-task = Plaats een actief stuk op e4, naast het actieve stuk op d4.
lesson-regatta-rounded-1-hint = De afgeronde hoek van d4 wijst naar e4. Laat die van jou naar d4 wijzen.
lesson-regatta-rounded-1-done = Twee actieve buren: dat kunnen alleen Regatta- en Poka Yoke-stukken.
lesson-regatta-rounded-2-task = Schuif naar c4 en blijf actief, ook al keert d4 je een dichte zijde toe.
lesson-regatta-rounded-2-hint = Kies de stand met de holle zijde naar het noordwesten: dan wijst de afgeronde hoek naar d4.
lesson-regatta-rounded-2-fell = Je schoof in een stand waaruit het daar niet actief kan worden. Kies de andere.
lesson-regatta-rounded-3-task = Hetzelfde veld, maar offer het stuk nu op.
lesson-regatta-rounded-3-hint = Kies een inactieve stand: holle zijde naar het oosten of het zuiden.
lesson-regatta-rounded-3-stood = Het bleef actief. Kies een stand waarin het inactief wordt.
lesson-regatta-rounded-3-done = Op hetzelfde veld eindigen, met of zonder extra zet: in Regatta beslist de stand waarin je schuift.

lesson-regatta-smooth-title = De gladde kant
lesson-regatta-smooth-text = Alleen wat in je pad uitsteekt, wordt gedraaid. Ga je aan de kant van de afgeronde hoek langs een stuk, dan gebeurt er niets.
lesson-regatta-smooth-1-task = Draai d4. Kies de juiste kant.
lesson-regatta-smooth-1-hint = De afgeronde hoek wijst naar het zuiden. Ga er dus aan de noordkant langs, over rij 5.
lesson-regatta-smooth-1-smooth = Dat is de gladde kant: de afgeronde hoek steekt niet uit in rij 3.
lesson-regatta-smooth-2-task = Draai d5, maar niet je eigen d3.
lesson-regatta-smooth-2-hint = De afgeronde hoek van je d3 wijst naar het noorden. Je kunt precies tussen die twee door.

lesson-regatta-flip-title = De andere kant
lesson-regatta-flip-text = Een Regatta-stuk heeft twee kanten die elkaars spiegelbeeld zijn. Bij het plaatsen kies je er een.
lesson-regatta-flip-1-task = Plaats een actief stuk op d1 met de holle zijde naar het noordwesten.
lesson-regatta-flip-1-hint = Met deze kant boven zou de afgeronde hoek ergens anders heen wijzen. Keer het stuk om.
lesson-regatta-flip-1-side = Het is actief, maar de holle zijde wijst naar het noordoosten. Keer het stuk om voordat je het plaatst.
lesson-regatta-flip-2-task = Plaats een actief stuk op e4, met de holle zijde naar het noordoosten en de afgeronde hoek naar d4.
lesson-regatta-flip-2-hint = Keer het stuk om en probeer de standen.
lesson-regatta-flip-2-side = Het is actief, maar de holle zijde moet naar het noordoosten wijzen. Daar is de andere kant voor nodig.

lesson-regatta-along-title = Langs de opstaande rand
lesson-regatta-along-text = Ook draaien kost ruimte. Aan de rand van het bord kan een stuk maar een klein stukje heen of terug, anders stoot een hoek tegen de opstaande rand. De holle zijde kan dus niet alle kanten op.
lesson-regatta-along-1-task = Schuif langs de rand en stop vlak voor een zwart stuk. Het lukt maar bij een van de twee.
lesson-regatta-along-1-hint = Je holle zijde kan naar het noorden en het oosten, maar niet naar het westen.
lesson-regatta-along-1-done = Om voor b1 te stoppen had de holle zijde naar het westen moeten wijzen, en daar zit de opstaande rand in de weg.

lesson-regatta-win-title = Winnen
lesson-regatta-win-text = Elke hoek van het bord is een opoffering die op je wacht. Een reeks is dus snel begonnen.
lesson-regatta-win-1-task = Win door één keer te schuiven.
lesson-regatta-win-1-hint = Kolom f loopt tussen g5 en e2 door.
lesson-regatta-win-2-task = Win met een opoffering en nog één keer schuiven.
lesson-regatta-win-2-hint = Schuif a4 langs b2 de hoek a1 in. Daarna gaat d3 langs f2.

lesson-regatta-danger-title = In gevaar
lesson-regatta-danger-text = Een afgeronde kant is niet te raken. Maar het is er maar één van de vier: kijk waar Zwart vandaan kan komen.
lesson-regatta-danger-1-task = Je laatste actieve stuk is in gevaar. Red het.
lesson-regatta-danger-1-hint = b6 en c6 zijn veilig, en a3 ook.
lesson-regatta-danger-2-task = Nog een keer: laat Zwart niet meteen winnen.
lesson-regatta-danger-2-hint = Ga over kolom g naar het noorden.

lesson-regatta-end-title = Het eindspel
lesson-regatta-end-text = Aan de rand heeft een stuk minder uitwegen. Drijf het daarheen.
lesson-regatta-end-1-task = Speel zo dat je met je volgende beurt wint, wat Zwart ook doet.
lesson-regatta-end-1-hint = Het laatste actieve stuk van Zwart staat op g2. Breng e4 erboven, met één veld ertussen.
lesson-regatta-end-1-done = Nu helpt de opstaande rand je.
lesson-regatta-end-2-task = Win!
lesson-regatta-end-2-hint = Schuif e2 over rij 2, langs g1.

## Poka Yoke

lesson-poka-yoke-promote-title = Promotie
lesson-poka-yoke-promote-text = Pak je een Tixel-stuk op, dan promoveert het: het verdwijnt uit het spel en in je voorraad komt een Poka Yoke-stuk. Dat kan twee keer per partij.
lesson-poka-yoke-promote-1-task = Offer een stuk op en promoveer het stuk op b5.
lesson-poka-yoke-promote-1-hint = Schuif a3 naar e3 met de holle zijde naar het oosten. Pak dan b5 op.
lesson-poka-yoke-promote-1-done = Kijk in je voorraad: daar ligt een stuk met een afgeronde hoek.
lesson-poka-yoke-promote-2-task = Promoveer een stuk, maar houd er een over dat kan schuiven.
lesson-poka-yoke-promote-2-hint = Offer een van je actieve stukken op en pak het inactieve stuk op b2 op.

lesson-poka-yoke-use-title = Het nieuwe stuk
lesson-poka-yoke-use-text = Een Poka Yoke-stuk heeft een holle zijde en een afgeronde hoek, en je mag kiezen welke kant boven ligt. Dankzij de afgeronde hoek kan het actief zijn waar een Tixel-stuk dat niet kan.
lesson-poka-yoke-use-1-task = Plaats het op e4 zo dat het actief is, ook al keert d4 het een dichte zijde toe.
lesson-poka-yoke-use-1-hint = De afgeronde hoek moet naar het westen wijzen, naar d4.
lesson-poka-yoke-use-1-done = Een actief stuk waar geen Tixel-stuk actief kan zijn.

lesson-poka-yoke-choose-title = Actief of opgeofferd
lesson-poka-yoke-choose-text = Naast een dichte zijde heeft een Poka Yoke-stuk vaak de keus: actief blijven, of opgeofferd worden voor een extra zet. De stand waarin het schuift, beslist.
lesson-poka-yoke-choose-1-task = Schuif naar c4 en blijf actief.
lesson-poka-yoke-choose-1-hint = Laat de afgeronde hoek naar d4 wijzen: holle zijde naar het noordwesten.
lesson-poka-yoke-choose-2-task = Schuif weer naar c4, maar offer het stuk deze keer op.
lesson-poka-yoke-choose-2-hint = Kies een inactieve stand: holle zijde naar het oosten of het zuiden.

lesson-poka-yoke-flip-title = Omkeren
lesson-poka-yoke-flip-text = Op het bord blijft dezelfde kant boven. Wil je een stuk omkeren, pak het dan op en plaats het opnieuw. Een Poka Yoke-stuk dat je oppakt, gaat gewoon terug naar de voorraad.
lesson-poka-yoke-flip-1-task = Offer een stuk op en pak je Poka Yoke-stuk op e4 op.
lesson-poka-yoke-flip-1-hint = Schuif a3 naar e3 met de holle zijde naar het oosten. Pak dan e4 op.
lesson-poka-yoke-flip-2-task = Plaats het op d4 met de andere kant boven en de holle zijde naar het noordoosten.
lesson-poka-yoke-flip-2-hint = Keer het om voordat je het plaatst: de afgeronde hoek wijst dan naar het westen.
lesson-poka-yoke-flip-2-side = De holle zijde klopt, de kant niet. Keer het stuk om voordat je het plaatst.
lesson-poka-yoke-flip-2-done = Omkeren kost twee beurten: denk bij het plaatsen dus aan de kant.

lesson-poka-yoke-limit-title = Niet vaker dan twee keer
lesson-poka-yoke-limit-text = Elke speler heeft twee promoties per partij. Zijn die op, dan gaat een stuk dat je oppakt gewoon terug naar de voorraad.
lesson-poka-yoke-limit-1-task = Je promoties zijn op. Pak b5 op en kijk in je voorraad.
lesson-poka-yoke-limit-1-hint = Schuif eerst a3 naar e3, met de holle zijde naar het oosten.
lesson-poka-yoke-limit-1-done = Het kwam terug als het Tixel-stuk dat het was.

lesson-poka-yoke-win-title = Winnen
lesson-poka-yoke-win-text = Nu alles samen: holle zijden, afgeronde hoeken en reeksen.
lesson-poka-yoke-win-1-task = Win in deze beurt.
lesson-poka-yoke-win-1-hint = Offer b5 op b2 op, naast c2. Daarna gaat e3 omhoog langs f6.
lesson-poka-yoke-win-2-task = Win in deze beurt.
lesson-poka-yoke-win-2-hint = Offer a3 op a5 op, naast b5. Daarna gaat c6 helemaal naar het oosten.

lesson-poka-yoke-danger-title = De laatste proef
lesson-poka-yoke-danger-text = Nu weet je alles. Red jezelf nog één keer, en speel dan een echte partij.
lesson-poka-yoke-danger-1-task = Zwart dreigt te winnen. Voorkom het.
lesson-poka-yoke-danger-1-hint = Ga met d6 ver de kolom af, of offer het op en activeer c3.

## De plek

learn-lead = Eén ladder, van de eerste keer schuiven tot het eindspel. Elke les is één idee, en je leert het door stukken te verplaatsen.
learn-progress = { $done } van { $count } lessen gedaan
learn-progress-label = Je voortgang
learn-begin = Begin: { $title }
learn-go-on = Ga verder: { $title }
learn-done = Gedaan
learn-begun = { $done } van { $count }
learn-rules = De spelregels van { $game }
learn-all-done = Je hebt de hele ladder beklommen. Er blijft nog maar één ding over.
learn-play = Speel een partij
learn-start-over = Opnieuw beginnen
learn-start-over-sure = Al je voortgang in de lessen wissen?
learn-start-over-yes = Wissen
learn-start-over-no = Houden
learn-started-over = De ladder begint opnieuw.
learn-all = Alle lessen
learn-number = { $game }, les { $number } van { $count }
learn-task = De opgave
learn-step = Stap { $number } van { $count }
learn-right = Dat is het!
learn-refuted = Zwart speelde { $turn }.
learn-shown = Zo kan het. Nu jij.
learn-again = Probeer opnieuw
learn-hint-ask = Hint
learn-show = Laat zien
learn-next-step = Volgende stap
learn-restart = Nog een keer
learn-no-such = Er is geen les { $number } van { $game }. Er zijn er { $count }.
learn-not-kept = Je voortgang kon niet worden opgeslagen. { $reason }
learn-unreadable = Je opgeslagen voortgang in de lessen kon niet worden gelezen. Ze is apart gezet, en de ladder begint opnieuw.
