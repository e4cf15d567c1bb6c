# De spelregels als pagina's.
rules-title = De spelregels van { $game }
rules-contents = Inhoud
rules-games = De spelregels van de andere spellen
rules-read-first = Op deze pagina staat alleen wat nieuw is. Lees eerst de spelregels van { $game }.
rules-refused = Niet toegestaan
rules-print = Afdrukken

rules-tix-lead = Gewone vierkanten, acht per speler: het eenvoudigste spel van de familie, en het beste om mee te beginnen.
rules-tixel-lead = Elk stuk heeft een holle zijde, en waar die naartoe wijst, bepaalt wat past, wat inactief wordt en hoe het verdergaat.
rules-regatta-lead = Een holle zijde, een afgeronde hoek en een opstaande rand om het bord: het rijkste spel van de familie.
rules-poka-yoke-lead = Tixel met één regel meer: pak een stuk op en je krijgt er een beter stuk voor terug.

# Het idee.
rules-idea = Het idee in het kort
rules-idea-aim = Wit en Zwart brengen stukken op het bord en schuiven ze langs elkaar heen. Een schuivend stuk draait de stukken die het passeert, en een stuk dat recht gedraaid is, kan niet meer schuiven. Vanaf je tweede beurt heb je verloren als je aan een beurt begint zonder één stuk dat kan schuiven.
rules-idea-sacrifice = Het hart van het spel is de opoffering. Schuif een stuk naar een veld waar het geen ruimte heeft om actief te zijn: het blijft inactief, en in ruil daarvoor krijg je een extra zet. Goed voorbereid groeit één beurt zo uit tot een hele reeks.

# Waarmee je speelt.
rules-material = Bord en stukken
rules-tix-material = Het bord heeft 6 × 6 velden. Elke speler heeft acht stukken: gewone vierkanten, precies zo groot als een veld.
rules-tixel-material = Het bord heeft 6 × 6 velden. Elke speler heeft tien stukken: vierkanten zo groot als een veld, waarvan één zijde niet recht is maar hol.
rules-regatta-material = Het bord heeft 8 × 8 velden met een opstaande rand eromheen. Elke speler heeft 21 stukken: vierkanten zo groot als een veld, met één holle zijde en één afgeronde hoek.
rules-material-pools = In het begin is het bord leeg. Alle stukken liggen ernaast, in twee voorraden die beide spelers altijd kunnen zien. Wit begint; daarna zijn de spelers om en om aan de beurt.
rules-material-names = Velden heten naar kolom en rij, vanaf a1 linksonder, gezien vanaf Wit. Richtingen zijn die van een landkaart: het noorden is boven, van Wit af.

# Standen.
rules-stances = Actief en inactief
rules-stances-two = Een stuk staat op een van twee manieren op zijn veld. Recht is het inactief. Over 45° gedraaid is het actief, en dan steken zijn hoeken uit in de aangrenzende velden in het noorden, oosten, zuiden en westen. Alleen actieve stukken kunnen schuiven.
rules-regatta-stances-two = Een stuk staat op een van twee manieren op zijn veld. Recht is het inactief. Over 45° gedraaid is het actief, en dan steken drie van zijn hoeken uit in aangrenzende velden; de afgeronde hoek niet. Alleen actieve stukken kunnen schuiven.
rules-stances-active = Actief: in elk van de vier aangrenzende velden steekt een hoek uit.
rules-stances-inactive = Inactief: er steekt niets uit.
rules-stances-open-edge = De rand van het bord is geen hindernis: een hoek mag eroverheen hangen.
rules-tix-neighbours = Een hoek heeft ruimte nodig. Daarom zijn de vier velden naast een actief Tix-stuk altijd leeg en staan alleen inactieve stukken naast elkaar.
rules-tixel-hollow = Een hoek heeft ruimte nodig, en een holle zijde geeft die ruimte. Een inactief stuk waarvan de holle zijde naar een actieve buur wijst, vangt diens hoek op: de twee passen naast elkaar. Een dichte zijde laat geen enkele ruimte.
rules-tixel-hollow-fits = De holle zijde van het zwarte stuk wijst naar het westen en vangt de witte hoek op.
rules-tixel-hollow-away = Hier wijst de holle zijde de andere kant op. Een actief stuk ernaast heeft geen ruimte.
rules-tixel-never = Twee actieve Tixel-stukken staan nooit naast elkaar: hun hoeken zouden tegen elkaar stoten.
rules-regatta-active = Actief: drie hoeken steken uit. De vierde is afgerond en doet dat niet.

# De afgeronde hoek.
rules-rounded = De afgeronde hoek
rules-rounded-what = Van de twee hoeken die niet aan de holle zijde liggen, is er één afgerond. (Welke hoek het is, zeggen de spelregelboekjes niet met zoveel woorden; zo lezen wij ze.) Is het stuk actief, dan steekt die hoek niet uit en blijft het veld aan die kant vrij. Een stuk kan dus actief zijn naast een dichte zijde, als zijn afgeronde hoek daarheen wijst. Zelfs twee actieve stukken kunnen naast elkaar staan, als ze hun afgeronde hoeken naar elkaar toe keren.
rules-rounded-sides = Het stuk kan met beide kanten naar boven liggen; de afgeronde hoek zit dan links of rechts. Je kiest de kant bij het plaatsen. Wil je het later omkeren, dan moet je het oppakken en opnieuw plaatsen.
rules-rounded-both = Bij beide wijst de holle zijde naar het noorden. Het linker stuk heeft de afgeronde hoek in het zuidoosten; het rechter is omgekeerd en heeft die in het zuidwesten.
rules-rounded-beside = Actief naast een dichte zijde: de afgeronde hoek heeft geen ruimte nodig.
rules-rounded-together = Twee actieve stukken naast elkaar, afgeronde hoek tegen afgeronde hoek.
rules-poka-yoke-piece = Een Poka Yoke-stuk heeft dezelfde vorm als een Regatta-stuk: één holle zijde en één afgeronde hoek.
rules-poka-yoke-open-edge = Het bord is dat van Tixel, zonder opstaande rand: hoeken mogen over de rand hangen.

# De rand.
rules-edge = De rand van het bord
rules-edge-bounded = Het bord is begrensd: er mag niets over de rand steken, ook niet heel even terwijl een stuk gedraaid wordt. Aan de rand moet een actief stuk zijn afgeronde hoek dus naar buiten keren. In de vier hoeken van het bord kan geen stuk actief zijn.
rules-edge-outwards = Actief aan de rand, met de afgeronde hoek naar buiten.
rules-edge-refused = Zo gedraaid zou een hoek over de rand steken.
rules-edge-corner = In een hoek van het bord is een stuk altijd inactief.

# Op de plaats draaien.
rules-turning = Op de plaats draaien
rules-turning-steps = Wanneer een stuk ook gedraaid wordt – voor en na een verschuiving, bij het activeren, bij het draaien als extra zet – het draait om zijn eigen midden, telkens 45°, welke kant je maar wilt en zo ver je wilt. In elke stand onderweg moet het ruimte hebben. Het duwt nooit een buur opzij.
rules-turning-stuck = Dit stuk zit vast. Eén stap naar links of rechts gedraaid, en er zou een hoek over de rand steken.

# De beurt.
rules-turn = Je beurt
rules-turn-choice = In je beurt doe je een van twee dingen: je plaatst een stuk uit je voorraad, of je verschuift een van je actieve stukken. Passen mag niet.
rules-turn-bonus = Daarmee is je beurt voorbij – tenzij je een stuk verschoof en het inactief bleef. Dan mag je er een extra zet aan toevoegen.

# Plaatsen.
rules-placing = Een stuk plaatsen
rules-placing-when = Je mag alleen een stuk plaatsen als je aan het begin van je beurt een actief stuk had dat kon schuiven. Alleen voor je allereerste stuk geldt dat niet.
rules-tix-placing = Kies een leeg veld waar geen actief stuk naast staat. Zijn alle vier de aangrenzende velden leeg, dan plaats je het stuk actief. Staat er een inactief stuk naast, dan is er geen ruimte voor hoeken en plaats je het inactief.
rules-tix-placing-free = Niets ernaast: actief.
rules-tix-placing-beside = Een inactief stuk ernaast: inactief.
rules-tix-placing-refused = Een actief stuk ernaast: de hoek ervan zit in de weg.
rules-tixel-placing = Kies een leeg veld waarop het stuk past. Kan het daar actief zijn, dan moet dat, en kies je waar de holle zijde naartoe wijst. Kan het niet, dan plaats je het inactief. Steekt er een hoek van een actieve buur uit in het veld, dan moet de holle zijde naar die hoek wijzen; twee zulke hoeken zijn meer dan één holle zijde kan opvangen.
rules-tixel-placing-hollow = Een holle zijde wijst naar het veld: het nieuwe stuk moet actief zijn.
rules-tixel-placing-solid = Geen holle zijde wijst ernaartoe: inactief, in elke stand.
rules-tixel-placing-active = Een actief stuk ernaast: inactief, met de holle zijde naar de hoek.
rules-tixel-placing-refused = Voor de hoek van het zwarte stuk is er geen ruimte.
rules-regatta-placing = Kies een leeg veld en leg het stuk er met een kant naar keuze neer, in elke stand die past. Een inactieve stand mag alleen als het stuk van daaruit niet naar een actieve stand gedraaid kan worden.
rules-regatta-placing-inactive = Toegestaan: vanuit deze stand kun je het niet naar een actieve stand draaien.
rules-regatta-placing-refused = Vanuit deze stand zou je het naar een actieve stand kunnen draaien, dus moet je het actief plaatsen.
rules-poka-yoke-placing = Tixel-stukken plaats je zoals altijd. Een Poka Yoke-stuk leg je met een kant naar keuze naar boven, in elke stand die past. Een inactieve stand mag alleen als het stuk van daaruit niet naar een actieve stand gedraaid kan worden.
rules-poka-yoke-placing-inactive = Ook toegestaan: vanuit deze stand kun je het niet naar een actieve stand draaien.
rules-poka-yoke-placing-refused = Vanuit deze stand zou één stap het actief maken, dus moet je het actief plaatsen.

# Verschuiven.
rules-sliding = Een stuk verschuiven
rules-sliding-steps = Je verschuift een van je actieve stukken in drie stappen:
rules-sliding-straighten = Draai het recht.
rules-tixel-sliding-straighten = Draai het recht. Kies waar de holle zijde naartoe wijst.
rules-regatta-sliding-straighten = Draai het recht. Kies waar de holle zijde naartoe wijst, voor zover het daarheen gedraaid kan worden.
rules-sliding-move = Schuif het naar het noorden, oosten, zuiden of westen, een of meer velden ver, alleen over lege velden.
rules-sliding-stop = Draai het op het doelveld naar een actieve stand als dat kan; welke, kies je zelf. Kan het niet, dan blijft het zoals het is: inactief.
rules-tix-sliding-stop = Draai het op het doelveld naar de actieve stand als er ruimte is, dus als er geen stuk naast staat. Anders blijft het recht: inactief.
rules-sliding-turns = Onderweg draait het andere stukken. Elk actief stuk naast het pad dat er een hoek in steekt, wordt 45° gedraaid en wordt inactief – ook je eigen stukken. Wat rechts van de schuifrichting staat, draait met de klok mee, wat links staat tegen de klok in. Het doelveld hoort bij het pad.
rules-tix-sliding-passes = Het witte stuk schuift naar het noorden. Het zwarte stuk rechts ervan wordt gedraaid en is nu inactief.
rules-tix-sliding-ahead = Alleen wat er recht voor staat, wordt niet gedraaid. Vlak voor een actief stuk kun je niet stoppen: de hoek ervan zit in de weg.
rules-tix-sliding-refused = De hoek van het zwarte stuk steekt uit in a3. Wit komt niet verder dan a2.
rules-tixel-sliding-quiet = Een rustige verschuiving: niets naast het pad, en aan het eind weer actief.
rules-tixel-sliding-passes = Tussen twee stukken door: het zwarte links draait tegen de klok in, het eigen witte rechts met de klok mee.
rules-tixel-sliding-ahead = Alleen wat er recht voor staat, wordt niet gedraaid. Steekt daarvan een hoek uit in het veld waar je wilt stoppen, dan moet je holle zijde ernaartoe wijzen.
rules-tixel-sliding-refused = Met de holle zijde naar het noorden zit de hoek in de weg.
rules-tixel-sliding-faces = Met de holle zijde naar het oosten is er ruimte voor de hoek.
rules-regatta-sliding-rounded = Een stuk dat zijn afgeronde hoek naar het pad keert, steekt er niet in en wordt met rust gelaten.
rules-regatta-sliding-passes = Het stuk in het zuiden wordt gedraaid. Het stuk in het noorden keert zijn afgeronde hoek naar het pad en blijft actief.
rules-sliding-landings = Een ruit: het stuk blijft actief. Een vierkant: het wordt opgeofferd. Allebei: je kiest. Het getal in het midden telt de stukken van de tegenstander die het draait; dat met een min je eigen stukken.

# Opoffering en extra zet.
rules-sacrifice = De opoffering
rules-sacrifice-what = Een stuk dat na een verschuiving nog inactief is, is opgeofferd. Daarmee verdien je een extra zet, die je meteen mag doen. Is dat een verschuiving en opnieuw een opoffering, dan verdien je er weer een, enzovoort.
rules-sacrifice-must = Je mag een stuk niet zomaar recht laten staan: kan het op het doelveld actief zijn, dan moet dat. En stukken die in het voorbijgaan gedraaid worden, leveren niemand iets op.
rules-tix-sacrifice-beside = Wit stopt naast het stuk dat net gedraaid is. Er is geen ruimte voor hoeken: een opoffering.
rules-tixel-sacrifice-no = Geen opoffering: de zwarte holle zijde heeft ruimte voor een hoek, dus het stuk moet actief zijn.
rules-tixel-sacrifice-yes = Nu laat een tweede stuk geen ruimte: een opoffering.
rules-regatta-sacrifice = Of een stuk aan het eind actief kan zijn, hangt af van zijn stand, want het moet van daaruit kunnen draaien zonder ergens tegenaan te stoten. De stand waarin je schuift, bepaalt dus of het een opoffering wordt.
rules-regatta-sacrifice-yes = De zwarte hoek steekt uit in het veld: alleen een inactief stuk met de holle zijde naar het oosten past. Een opoffering.
rules-bonus = De extra zet
rules-bonus-choice = Je mag je beurt ook zonder extra zet beëindigen. Anders doe je een van deze dingen:
rules-bonus-place = Een stuk uit je voorraad plaatsen.
rules-bonus-slide = Een van je actieve stukken verschuiven.
rules-bonus-activate = Een van je inactieve stukken activeren, als er ruimte is voor zijn hoeken.
rules-bonus-activate-stance = Een van je inactieve stukken activeren, in elke actieve stand waarnaar het gedraaid kan worden.
rules-bonus-pick-up = Een van je stukken oppakken, actief of inactief, en terugleggen in je voorraad. Alleen het stuk waarvan de opoffering juist deze extra zet opleverde, moet blijven staan.
rules-bonus-pivot = Een van je actieve stukken naar een andere actieve stand draaien.
rules-tix-bonus-no-pivot = In de andere spellen mag je een stuk ook draaien. Een gewoon vierkant zou er daarna hetzelfde uitzien.
rules-bonus-activates = Activeren: dit stuk kan weer schuiven.
rules-bonus-pivots = Draaien: de holle zijde wijst ergens anders heen en het stuk blijft actief.
rules-bonus-picks-up = Oppakken: dit stuk gaat terug naar de voorraad.
rules-bonus-not-this-one = Het stuk dat net is opgeofferd, kun je niet oppakken. Na nog een opoffering wel.
rules-regatta-bonus-flip = Oppakken is ook de enige manier om een stuk om te keren: als je het weer plaatst, mag je de andere kant kiezen.

# Promotie.
rules-promotion = Promotie
rules-promotion-what = Pak je als extra zet een van je Tixel-stukken op, dan promoveert het: het gaat uit het spel en er komt een Poka Yoke-stuk voor in de plaats in je voorraad. Of je dat mag weigeren, zegt het spelregelboekje niet; zoals wij het lezen, mag het niet.
rules-promotion-twice = Elke speler heeft twee promoties per partij. Daarna gaan opgepakte stukken gewoon terug naar de voorraad, en voor een Poka Yoke-stuk geldt dat altijd.
rules-promotion-picture = Wit pakt het Tixel-stuk op a1 op en krijgt er een Poka Yoke-stuk voor.

# Het einde.
rules-end = Het einde van de partij
rules-end-lost = Kun je aan het begin van je beurt niet plaatsen en niet verschuiven, dan heb je verloren. En omdat je alleen mag plaatsen als een van je stukken kan schuiven, moet je er altijd een overhouden dat het kan.
rules-end-win = Wit schuift langs het laatste actieve stuk van Zwart. Zwart kan niet schuiven, mag niet plaatsen en heeft verloren – met nog stukken in de voorraad.
rules-end-else = Je kunt ook opgeven, of samen een gelijkspel afspreken.

# Goed om te weten.
rules-tips = Goed om te weten
rules-tips-count = Tel voor elke beurt de stukken die kunnen schuiven: die van jou en die van de ander.
rules-tips-spread = Eén verschuiving kan meerdere stukken draaien. Zet je actieve stukken niet allemaal langs hetzelfde vrije pad.
rules-tips-save = Een opgeofferd stuk is niet verloren. Met een extra zet kun je het activeren, of oppakken en neerzetten waar je het nodig hebt.
rules-tips-chain = De ene opoffering maakt de andere mogelijk: elk inactief stuk kan de muur zijn waarnaast je het volgende opoffert.

# Mengen.
rules-mix = De spellen mengen
rules-mix-tix = Tix-stukken kunnen de plaats van Tixel-stukken innemen: tot vier per speler, of tot acht met een tweede set. Ze zijn zwakker, want zonder holle zijde kun je ze niet naast een actief stuk plaatsen en kunnen ze er ook niet vlak voor stoppen.
rules-mix-handicap = Dat is een goede voorgift: alleen de sterkere speler ruilt stukken.
rules-mix-more = Andere bordmaten, een begrensd bord en promoties zijn met dit alles te combineren.

# Notatie.
rules-notation = Hoe beurten geschreven worden
rules-notation-why = Je kunt beurten ook typen. Ze worden geschreven zoals in partijverslagen:
rules-notation-stances = Een stand is de richting waarin de holle zijde wijst: n, ne, e, se, s, sw, w of nw, naar de Engelse windstreken (e is oost). De schuine zijn actief.
rules-tix-notation-place = plaats een Tix-stuk op c3
rules-tix-notation-slide = schuif van c3 naar c6
rules-tix-notation-activate = activeer het stuk op c3
rules-tixel-notation-place = plaats een Tixel-stuk op c3, met de holle zijde naar het noordoosten
rules-regatta-notation-place = plaats een stuk met een afgeronde hoek op c3, met de holle zijde naar het noordoosten
rules-regatta-notation-flipped = plaats hetzelfde stuk met de andere kant naar boven
rules-poka-yoke-notation = Poka Yoke-stukken worden met de letters van Regatta geschreven; al het andere gaat zoals bij Tixel.
rules-notation-slide = schuif van c3 naar c6, aan het eind met de holle zijde naar het noordoosten
rules-notation-activate = activeer het stuk op c3
rules-notation-pivot = draai het stuk op c3
rules-notation-pick-up = pak het stuk op c3 op
rules-notation-chain = een reeks: twee opofferingen, daarna wordt een stuk opgepakt
