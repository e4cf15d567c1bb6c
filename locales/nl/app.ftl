# Het raamwerk van de app: plekken, start, instellingen, over, en wat daaromheen mis kan gaan.

place-home = Start
place-play = Spelen
place-learn = Leren
place-analysis = Analyse
place-settings = Instellingen
place-about = Over Quarterturn

shell-skip = Naar de inhoud
shell-navigation = Plekken
shell-notices = Meldingen
shell-dismiss = Sluiten

home-title = Kleine stukken die draaien
home-lead = Verschuif een stuk en draai elke buur waar het langs komt. Wie niets meer kan verschuiven, verliest.
home-games = De vier spellen
home-opponent = Tegen wie speel je?
home-pass = Samen aan één scherm
home-begin-computer = Begint een partij tegen de computer.
home-begin-pass = Begint een partij voor twee aan dit scherm.
home-tix = Gewone vierkanten. In een minuut geleerd.
home-tixel = Eén holle zijde, en alles kan.
home-regatta = Afgeronde hoeken en een opstaande rand: de lange race.
home-poka-yoke = Tixel met uitbreiding: stukken worden sterker.
home-options = Sterkte, kleur, klok, bord: alle opties
home-more = Meer
home-learn = Leren
home-learn-lead = Stap voor stap, door zelf stukken te verschuiven
home-analyse = Analyseren
home-analyse-lead = Onderzoek stellingen, met de engine naast je
home-resume = Ga verder met je partij
home-credit = De spellen zijn van Martijn Althuizen.

settings-lead = Wijzigingen gelden meteen en worden op dit apparaat opgeslagen; met een account op al je apparaten.
settings-look = Uiterlijk en taal
settings-language = Taal
settings-language-browser = Zoals de browser
settings-theme = Thema
settings-system = Zoals het systeem
settings-light = Licht
settings-dark = Donker
settings-material = Bord en stukken
settings-look-ice = IJs
settings-look-wood = Hout
settings-look-porcelain = Porselein
settings-contrast = Contrast
settings-contrast-normal = Normaal
settings-contrast-more = Hoog
settings-feeling = Beweging en geluid
settings-animation = Beweging
settings-speed = Tempo
settings-slow = Langzaam
settings-normal = Normaal
settings-quick = Snel
settings-on = Aan
settings-off = Uit
settings-board = Bord en beurten
settings-coordinates = Coördinaten
settings-coordinates-about = Letters en cijfers langs de rand van het bord
settings-ghosts = Tonen wat er zou gebeuren
settings-ghosts-about = Tekens op elk veld zeggen wat daar zou gebeuren
settings-threats = Dreigingen
settings-threats-about = Toont wat je tegenstander hierna kan draaien
settings-confirmation = Elke beurt bevestigen
settings-confirmation-about = Anders wordt een beurt van één actie meteen gespeeld
settings-sounds = Geluid
settings-sounds-about = Kort en zacht, als stukken bewegen
settings-not-kept = Je instellingen gelden tot je deze pagina sluit: de browser slaat ze niet op.
settings-unreadable = Je opgeslagen instellingen waren niet te lezen. De standaardinstellingen gelden.
language-not-fetched = { $language } kon niet worden geladen. De eerste keer is daar een netwerk voor nodig. De pagina blijft zoals ze is.

sound-question = Met geluid spelen? Het is kort en zacht.
sound-yes = Met geluid
sound-no = Zonder geluid

kept-title = Wat op dit apparaat is opgeslagen
kept-about = Je partijen, uitslagen, lessen en instellingen staan alleen in deze browser. Als bestand kunnen ze naar een ander apparaat. Wat daar al staat, blijft staan.
kept-promised = De browser heeft beloofd ze te bewaren tot je ze verwijdert.
kept-unpromised = De browser mag ze verwijderen als de ruimte opraakt.
kept-refused = De browser heeft nog niet beloofd ze te houden. Misschien doet hij dat als je hier vaker bent geweest of de app hebt geïnstalleerd.
kept-ask = Vraag om ze te bewaren
kept-export = Alles als bestand opslaan
kept-import = Toevoegen uit een bestand
kept-imported =
    { $count ->
        [0] Alles uit dat bestand staat nu hier. Er ontbrak geen partij.
        [one] Alles uit dat bestand staat nu hier, met één nieuwe partij.
       *[other] Alles uit dat bestand staat nu hier, met { $count } nieuwe partijen.
    }
kept-foreign = Dit bestand komt niet van Quarterturn. Er is niets veranderd.
kept-newer = Dit bestand komt van een nieuwere versie van Quarterturn. Laad de pagina opnieuw en probeer het nog eens.
kept-damaged = Dit bestand is beschadigd, dus er is niets veranderd: { $fault }
kept-too-large = Dit bestand is te groot om van Quarterturn te zijn. Er is niets veranderd.

about-lead = Quarterturn is een thuis voor Tix, Tixel, Regatta en Poka Yoke: zien wat de stukken doen, spelen, leren, analyseren.
about-games-title = De spellen
about-games = De spellen en hun namen zijn van Martijn Althuizen, die ze ontwierp en de spelregels schreef. (De spelregelboekjes spellen zijn naam als Althuisen; zijn spellen staan bekend onder Althuizen.) De regels op deze pagina’s zijn in onze eigen woorden geschreven, en elke zin en elke tekening is van onszelf; uit de spelregelboekjes is niets overgenomen. Waar die ruimte laten, zeggen de pagina’s hoe wij ze lezen.
about-learn = Leer de spellen
about-device-title = Je apparaat
about-device = Alles gebeurt in je browser: de regels, de engine, je partijen. Na het eerste bezoek werkt het zonder netwerk. Je partijen en instellingen blijven op dit apparaat tot je ze verwijdert. Alleen wat je online speelt, gaat naar de server.
about-program-title = Het programma
about-program = Versie { $version }. Vrije software, onder de MIT-licentie of de Apache-licentie 2.0, naar keuze.

nowhere-title = Hier is niets
nowhere-unknown = ‘{ $address }’ is geen pagina van Quarterturn.
nowhere-encoding = Het adres ‘{ $address }’ is beschadigd. Misschien is het bij het kopiëren afgebroken.
nowhere-setup = ‘{ $setup }’ is geen spel.
nowhere-number = Er is geen les ‘{ $number }’.
nowhere-home = Naar de start

chunk-missing = Dit deel staat nog niet op dit apparaat
chunk-missing-about = Het wordt opgehaald als het voor het eerst nodig is, en dat is net mislukt. Is er een netwerk? Zo ja, dan kan de pagina opnieuw laden helpen.

update-ready = Er staat een nieuwe versie van Quarterturn klaar. Laad opnieuw wanneer het je uitkomt.
update-now = Opnieuw laden
update-failed = De nieuwe versie kon niet starten. Ze wordt geladen zodra je alle tabbladen met Quarterturn hebt gesloten.

engine-no-start = De engine kon niet worden gestart. Laad de pagina opnieuw om het nog eens te proberen.
engine-died = De engine antwoordt niet meer. Er is niets verloren: probeer het nog eens of laad de pagina opnieuw.
engine-replaced = De engine reageerde niet meer en is opnieuw gestart.
engine-confused = De engine kon dit verzoek niet verwerken.
engine-withdrawn = De engine is gestopt.

store-unavailable = Deze browser kan hier niets opslaan, dus je partijen zijn weg als je deze pagina sluit. In een privévenster is dat normaal.
store-full = Er is geen ruimte meer op dit apparaat. Verwijder partijen, of exporteer deze.
store-changed-elsewhere = Deze partij is in een ander tabblad verdergegaan.
store-blocked = Er is nog een tabblad open met een oudere versie van Quarterturn. Sluit dat en laad deze pagina opnieuw.
store-unreadable = Een opgeslagen partij was niet te lezen: { $fault }
store-other = De browser kon je partij niet opslaan: { $fault }

# The ways to places that need a server. What those say is fetched with them.
online-home = Nodig iemand uit
online-home-lead = Stuur een link en speel, waar jullie ook zijn
online-friend = Een vriend, via een link
online-invite = Maak de link
lobby-title = Lobby
lobby-home = Lobby
lobby-home-lead = Vind iemand om tegen te spelen, of kijk mee met anderen
people-account = Account
people-settings-about = Bewaart je partijen en je rating op elk apparaat
place-people = Mensen
puzzles-title = Puzzels
motifs-title = Motieven
ahead-title = Vooruitkijken
mistakes-title = Je fouten
again-title = Herhaling
winners-title = Wie wint?
