# Analyse: beurten, engine, grafiek.
analysis-walk = Door de beurten stappen
analysis-first = Naar het begin
analysis-last = Naar het eind van de variant

analysis-turns = Beurten en varianten
analysis-start = Begin
analysis-no-turns = Nog geen beurten. Speel er een op het bord. Ga terug en speel iets anders, en er begint een variant.
analysis-variation = Variant:
analysis-turns-count =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }

analysis-remarks = Over { $turn }
analysis-remarks-start = Over het begin
analysis-judgement = Oordeel
analysis-brilliant = Schitterend
analysis-good = Goed
analysis-interesting = Interessant
analysis-dubious = Twijfelachtig
analysis-mistake = Fout
analysis-blunder = Blunder
analysis-comment = Opmerking
analysis-promote = Variant omhoog
analysis-promote-main = Hoofdvariant maken
analysis-delete = Vanaf hier wissen
analysis-delete-variation = Variant vanaf hier wissen
analysis-deleted = Gewist, met alles wat volgde.
analysis-undelete = Terughalen

analysis-engine = Engine
analysis-engine-neural = Neurale engine
analysis-lines = Varianten
analysis-engine-off = De engine staat uit.
analysis-engine-thinks =
    Denkt: { $depth } acties vooruit, { $unit ->
        [few] minder dan duizend stellingen.
        [million] { $count } miljoen stellingen.
       *[thousand] { $count } duizend stellingen.
    }
analysis-engine-done =
    { $unit ->
        [few] Klaar, na minder dan duizend stellingen.
        [million] Klaar, na { $count } miljoen stellingen.
       *[thousand] Klaar, na { $count } duizend stellingen.
    }
analysis-proved =
    { $player ->
        [white] Wit
       *[black] Zwart
    } wint · bewezen { $count ->
        [0] nu
        [one] in { $count } beurt
       *[other] in { $count } beurten
    }
analysis-guessed = Wit { $percent }% · geschat

analysis-graph = Winstkans van Wit
analysis-graph-known = { $known } van { $count } stellingen beoordeeld.
analysis-graph-swing = Grootste omslag: { $turn }, van { $before }% naar { $after }%.
analysis-graph-end = Aan het eind: { $worth }.
analysis-graph-table = Als lijst
analysis-unknown = niet beoordeeld
analysis-assess = Hele variant beoordelen
analysis-assess-stop = Stoppen ({ $done } van { $count })

# De stellingeditor.
analysis-editor = Stelling opzetten
analysis-editor-how = Kies een stuk en tik op een veld. Tik nog eens om het te draaien. Sleep het om het te verplaatsen, of sleep het van het bord af om het weg te halen.
analysis-editor-pieces = Wat een tik doet
analysis-editor-stances = Stand
analysis-editor-erase = Een stuk weghalen
analysis-editor-bonus = Het opgeofferde stuk aanwijzen waarvan de extra zet nog open is
analysis-editor-to-move = Aan zet
analysis-editor-promotions = Promoties over, { $player }
analysis-editor-setup = Spel of opstelling
analysis-editor-right = Deze stelling is geldig.
analysis-editor-done = Analyseren
analysis-editor-undo = Ongedaan maken
analysis-editor-clear = Bord leegmaken
analysis-editor-cancel = Annuleren

# Andere partijen.
analysis-other = Een andere partij of stelling
analysis-edit = Stelling opzetten
analysis-new = Nieuw: { $game }
analysis-import = Een partijverslag, link of stelling openen
analysis-import-text = Tekst
analysis-import-read = Tekst openen
analysis-import-file = Bestand kiezen
analysis-import-empty = Er valt niets te openen.
analysis-import-too-long = Dit is te lang: er kan hoogstens één megabyte tegelijk worden gelezen.
analysis-import-unreadable = Dit bestand kon niet worden gelezen.
analysis-import-position = Dit is geen partijverslag en geen stelling. { $fault }

# Doorgeven.
analysis-share = Delen en opslaan
analysis-share-what = Wat je deelt
analysis-share-game = Hele partij
analysis-share-position = Deze stelling
analysis-share-link = Link
analysis-share-copy = Link kopiëren
analysis-share-copy-record = Verslag kopiëren
analysis-share-code = QR-code van de link
analysis-share-too-long = De link is te lang voor een QR-code. Deel de stelling, of de link zelf.
analysis-save-record = Verslag opslaan
analysis-save-svg = Opslaan als SVG
analysis-save-png = Opslaan als PNG
analysis-copied = Gekopieerd.
analysis-not-copied = De browser staat kopiëren niet toe. Selecteer de tekst en kopieer die zelf.
analysis-not-saved = De browser kon het bestand niet opslaan.

# Wat er mis kan zijn met een link.
analysis-link-broken = Deze link kan niet worden geopend.
analysis-link-setup = ‘{ $text }’ is geen spel. { $fault }
analysis-link-position = ‘{ $text }’ is geen stelling. { $fault }
analysis-link-turn = De beurt ‘{ $text }’ kan niet worden gespeeld. { $fault }
analysis-link-part = ‘{ $text }’ bij teken { $place } is niet te lezen.
analysis-link-damaged = Hij is beschadigd bij teken { $place }; misschien is hij bij het kopiëren afgebroken.

# Wat er mis kan zijn met een partijverslag.
analysis-record-at = Regel { $line }, kolom { $column }: { $fault }
analysis-record-found = ‘{ $found }’ hoort hier niet.
analysis-record-ended = De tekst houdt te vroeg op.
analysis-record-tag = Deze tag is niet te lezen.
analysis-record-tag-twice = De tag ‘{ $name }’ staat er twee keer.
analysis-record-no-setup = De tag ‘Setup’, die zegt wat er wordt gespeeld, ontbreekt.
analysis-record-setup-differs = De tags ‘Setup’ en ‘Position’ gaan over verschillende spellen.
analysis-record-number = De beurt hoort hier het nummer { $expected } te hebben.
analysis-record-same-turn = { $turn } staat er al: een variant begint met een andere beurt.
analysis-record-comment = Deze opmerking is niet afgesloten of niet te lezen.
analysis-record-clock = Deze kloktijd staat op de verkeerde plaats of is niet te lezen.
analysis-record-glyph = Dit oordeel staat op de verkeerde plaats of is niet te lezen: schrijf een code zoals $1 na de beurt.
analysis-record-variation = Deze variant is leeg, staat op de verkeerde plaats of is niet afgesloten.
analysis-record-no-result = De partij eindigt niet met een uitslag zoals 1-0 of *.
analysis-record-result = De uitslag kan niet kloppen.
analysis-record-other = Dit is niet te lezen.
analysis-engine-rated = De engine staat uit zolang je een partij { $game } met rating speelt.

analysis-openings = Openingen
analysis-play-from = Vanaf hier spelen
analysis-laboratory = Laboratorium
