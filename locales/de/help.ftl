# Hilfe auf der Befehlszeile. Die englischen Texte stehen im Code; help.rs sagt, wie die Schlüssel gebildet werden.

# Allgemeines.
help = Die Spiele der Tix-Familie spielen, zählen, erklären und zeichnen
help-long = Tix, Tixel, Regatta und Tixel mit der Erweiterung Poka Yoke, nach den genauen Spielregeln. `play` beginnt eine Partie in diesem Terminal, `serve` die Web-App; die anderen Unterbefehle beantworten Fragen zu Stellungen und Partien.
help-more = `quarterturn --help` erklärt mehr.
help-help = Diesen Text anzeigen, oder die Hilfe zu einem Unterbefehl
help-heading-usage = Aufruf:
help-heading-commands = Befehle
help-heading-arguments = Argumente
help-heading-options = Optionen
help-heading-board-options = Optionen für den Spielplan
help-heading-pictures = Bilder
help-heading-when-to-stop-whichever-comes-first = Wann Schluss ist (was zuerst kommt)
help-default = Vorgabe:{" "}
help-possible-values = möglich:{" "}

# Optionen, die mehrere Befehle haben.
help-arg-language = Sprache der Ausgabe [Vorgabe: die der Umgebung, oder Englisch]
help-arg-help = Hilfe anzeigen (kurz mit -h, ausführlich mit --help)
help-arg-version = Die Version anzeigen
help-arg-position = Ein Aufbau oder eine Stellung; `-` liest sie von der Standardeingabe
help-arg-setup = Ein Aufbau, mit Namen oder ausgeschrieben; `-` liest ihn von der Standardeingabe
help-arg-file = Eine Datei mit Partienotationen; `-` liest die Standardeingabe
help-arg-force = Vorhandene Dateien überschreiben
help-arg-seed = Seed für den Zufall
help-arg-threads = Zahl der Threads; 0 heißt einer pro Prozessor
help-arg-json = Ein JSON-Objekt statt Text schreiben
help-arg-hash = Speicher für schon durchsuchte Stellungen, in MiB
help-arg-flip = Schwarz nach unten setzen
help-arg-style = Stil des Spielplans: shapes (die wahren Formen, in Punkten), letters (Buchstaben und Dreiecke) oder ascii (Buchstaben und Namen der Ausrichtungen)
help-arg-colour = Wann Farben benutzt werden; auto heißt auf einem Terminal, außer wenn NO_COLOR gesetzt ist
help-arg-palette = Farben
help-arg-width = Breite in Pixeln; die Höhe ergibt sich daraus
help-arg-no_coordinates = Die Koordinaten weglassen
help-arg-no_pools = Die Vorräte weglassen
help-arg-database = Wo Online-Partien gespeichert werden [Vorgabe: eine Datei im Datenverzeichnis des Benutzers]
help-arg-config = TOML-Datei mit Optionen, etwa die des Servers
help-arg-config-long = Die Datenbank lässt sich auch in der Umgebung angeben, als QUARTERTURN_DATABASE. Die Befehlszeile geht der Umgebung vor, die Umgebung der Datei.

# Die Spieler, in der Hilfe zu play und match.
help-players =
    Spieler:
      random            jede gültige Aktion, alle gleich wahrscheinlich
      greedy            sieht nur den eigenen Zug
      uct:playouts=N    Baumsuche mit N zufälligen Partien pro Aktion
      uct:time=250ms    dasselbe mit einer Zeit pro Zug (ms oder s)
      engine:nodes=N    die Engine, die pro Aktion N Stellungen ansieht
      engine:time=250ms dasselbe mit einer Zeit pro Zug
      engine:level=N    dasselbe auf einer Stufe, mit Nummer ab 1 oder Namen; wie
                        stark sie sind, steht in docs/strength.md
      engine            dasselbe wie engine:nodes=20000
      ugi:BEFEHL        ein anderes Programm, das das Engine-Protokoll spricht,
                        etwa 'ugi:quarterturn ugi'. Anführungszeichen und
                        Backslashes wirken wie in einer Shell. Vor dem Befehl kann
                        nodes=N oder time=250ms stehen (die Vorgabe), patience=30s,
                        nach denen ein Programm ohne Antwort verliert, und Optionen
                        des Programms wie Hash=16. Mit time= verliert auch, wer mehr
                        als eine halbe Sekunde zu spät antwortet

# Spielen und bereitstellen.
help-play = Eine Partie in diesem Terminal spielen
help-play-long =
    Zwei Menschen spielen abwechselnd, oder einer spielt gegen die Engine oder ein anderes Programm. Tippe eine Aktion (T@c3ne, c3-c6ne), einen ganzen Zug mit Kommas oder einen Befehl; Tab ergänzt. Die Befehle sind moves, why, hint, undo, board, turns, position, save, draw, resign, help und quit.

    Eine einzelne Aktion, die einen Bonuszug einbringt, lässt den Zug für ihn oder für `end` offen. Ein Zug mit Kommas ist ein ganzer Zug.

    Strg-C lässt ein Programm, das nachdenkt, das Beste spielen, was es gefunden hat.

    Ist die Standardeingabe kein Terminal, werden ihre Zeilen als Skript gelesen.
help-play-after =
    Beispiele:
      quarterturn play                          zwei Menschen, Tixel
      quarterturn play --black engine           gegen die Engine
      quarterturn play --black engine:level=3   die Engine auf einer Stufe von 1 bis 15
      quarterturn play --black engine:time=2s   die Engine mit zwei Sekunden pro Zug
      quarterturn play regatta --black greedy   ein Spieler, der einen Zug weit sieht
      quarterturn play --white random --flip    ein Zufallsspieler, Schwarz unten
      quarterturn play '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      quarterturn play tix < script.txt

    { help-players }
help-play-arg-start = Ein Aufbau, oder die Anfangsstellung
help-play-arg-white = Wer Weiß spielt: human oder einer der Spieler unten
help-play-arg-black = Wer Schwarz spielt: human oder einer der Spieler unten
help-play-arg-seed = Seed für den Zufall; ohne diese Option jedes Mal anders
help-serve = Die Web-App für Browser bereitstellen
help-serve-long =
    Die App läuft im Browser; dies liefert ihre Dateien, die `cargo package-release` in das Programm einbaut, und speichert die Partien derer, die online spielen. Nur dieser Rechner erreicht sie, außer wenn `--bind` eine Adresse nennt, die andere erreichen, etwa 0.0.0.0.

    Strg-C beendet das Programm, sobald die laufenden Antworten angekommen sind, spätestens nach drei Sekunden; ein zweites Strg-C beendet es sofort.
help-serve-after =
    Beispiele:
      quarterturn serve
      quarterturn serve --port 8080 --bind 0.0.0.0   für alle im Netz
      quarterturn serve --port 0                     auf einem freien Port, der genannt wird
      quarterturn serve --files target/web/dist      mit Dateien, die `cargo web` gebaut hat
      quarterturn serve --database none              ohne Online-Partien
      quarterturn serve --bots                       mit der Engine als Gegner, auf sechs Stufen
      quarterturn serve --config quarterturn.toml    mit Optionen aus einer Datei
help-serve-arg-port = Port, auf dem gelauscht wird; 0 nimmt einen freien
help-serve-arg-bind = Adresse, auf der gelauscht wird
help-serve-arg-files = Ordner mit der Web-App, statt der Dateien in diesem Programm
help-serve-arg-files-long = Nur gewöhnliche Dateien im Ordner werden geliefert: keine versteckten, und keine Links, die hinausführen.
help-serve-arg-connections = Höchstzahl der Verbindungen [Vorgabe: etwa die Hälfte der offenen Dateien, die das System erlaubt, höchstens 4096]
help-serve-arg-connections-long = Ist die Grenze erreicht, wird die Verbindung, die am längsten auf eine Anfrage wartet, für eine neue geschlossen.
help-serve-arg-database = Wo Online-Partien gespeichert werden: eine `DATEI`, `postgres://…` oder `none` für keine [Vorgabe: eine Datei im Datenverzeichnis des Benutzers]
help-serve-arg-database-long = Eine Datei wird angelegt, wenn es sie nicht gibt. Lässt sich im Datenverzeichnis nichts schreiben, gibt es ohne diese Option keine Online-Partien.
help-serve-arg-bus = NATS-Server, über den mehrere Server an einer Datenbank einander melden, was neu ist, etwa `nats://10.0.0.1`
help-serve-arg-bus-long = Ohne ihn sehen sie einmal in der Sekunde in der Datenbank nach. Nichts hängt von ihm ab: Geht er verloren, läuft der Server weiter und verbindet sich wieder, sobald es geht.
help-serve-arg-public_url = Wo der Server erreichbar ist, wenn nicht dort, wo er lauscht, etwa `https://play.example.org`
help-serve-arg-public_url-long = Seiten von anderswo dürfen dann nichts ändern, und Cookies gehen nur über TLS, wenn die Adresse mit https beginnt.
help-serve-arg-trusted_proxies = Proxy, dessen `X-Forwarded-For` geglaubt wird: eine Adresse oder ein Netz wie 10.0.0.0/8; darf mehrfach stehen
help-serve-arg-bots = Diese Stufen der Engine als Bots spielen lassen, die Herausforderungen annehmen [ohne Wert: newcomer,beginner,keen,club,master,virtuoso]
help-serve-arg-bots-long = Jede hat ein Konto, das als Bot gekennzeichnet ist, etwa `bot-club`, und braucht keine Einrichtung. Gesucht wird auf der Hälfte der Prozessoren.
help-serve-arg-log_level = Wie viel auf stderr protokolliert wird
help-serve-arg-config = TOML-Datei mit Optionen, etwa `port = 8080`
help-serve-arg-config-long = Jede Option lässt sich auch in der Umgebung angeben: `--public-url` als QUARTERTURN_PUBLIC_URL. Die Befehlszeile geht der Umgebung vor, die Umgebung der Datei.

# Bots.
help-bot = Ein Programm auf einem Server spielen lassen
help-bot-long =
    Nimmt Herausforderungen an, mit `--seeks` auch Gesuche, die zehn Sekunden stehen, und spielt jeden Aufbau mit jeder Uhr. Das Konto muss ein Bot-Konto sein, und das Token braucht die Rechte `play` und `lobby`: docs/api.md zeigt, wie man zu beidem kommt. Reißt die Verbindung ab, kommt der Bot wieder; kein Zug wird zweimal gespielt.

    Das erste Strg-C nimmt keine Partien mehr an und endet, sobald die mit laufender Uhr vorbei sind; das zweite endet sofort. Partien mit Tagen pro Zug gehen weiter, wenn der Bot wieder gestartet wird.

    Ein Programm, das abstürzt, verstummt oder etwas Ungültiges spielt, wird einmal neu gestartet; danach bricht der Bot die Partie ab oder gibt auf, wenn beide gezogen haben.
help-bot-after =
    Beispiele:
      quarterturn bot --server http://localhost:4747 --token qt-… --level club
      quarterturn bot --server http://localhost:4747 --program 'ugi:time=1s ./my-engine'
help-bot-arg-server = Der Server, etwa `https://play.example.org` oder `http://localhost:4747`
help-bot-arg-ca = Auch den Zertifizierungsstellen in DATEI (PEM) vertrauen, neben denen dieses Systems
help-bot-arg-token = Token des Kontos [Vorgabe: QUARTERTURN_TOKEN in der Umgebung]
help-bot-arg-token-long = In der Umgebung sehen andere Benutzer dieses Rechners es nicht.
help-bot-arg-level = Stufe der Engine, als Zahl oder Name [Vorgabe: club]
help-bot-arg-program = Ein anderer Spieler, wie bei `match`: etwa 'ugi:BEFEHL' oder engine:time=1s
help-bot-arg-games = Höchstzahl gleichzeitiger Partien mit laufender Uhr
help-bot-arg-slow_games = Höchstzahl gleichzeitiger Partien mit Tagen pro Zug oder ohne Uhr
help-bot-arg-seeks = Auch ungewertete Gesuche aus der Lobby annehmen

# Verwaltung.
help-admin = Die Datenbank der Online-Partien pflegen
help-admin-recompute-ratings = Alle Wertungszahlen aus den gewerteten Partien neu berechnen
help-admin-recompute-ratings-long = Das Ergebnis ist dasselbe wie vorher, außer wenn Wertungszahlen von Hand geändert wurden oder anders berechnet werden. Server dürfen währenddessen weiterlaufen.
help-admin-backup = Alles in eine Datei kopieren
help-admin-backup-long = Die Datei ist eine SQLite-Datenbank, woher auch immer die Partien kommen. Server dürfen währenddessen weiterlaufen: Sie enthält alles, was vor dem Befehl gespeichert war. Sie wird mit der Quelle verglichen, bevor sie behalten wird.
help-admin-backup-arg-file = Die Datei, die es noch nicht geben darf
help-admin-restore = Eine Sicherung in eine leere Datenbank kopieren
help-admin-restore-arg-file = Die Sicherung
help-admin-move = Alles in eine andere, leere Datenbank kopieren
help-admin-move-long = Etwa von SQLite nach PostgreSQL. Halte die Server vorher an und starte sie danach mit der neuen Datenbank. Die Kopie wird mit der Quelle verglichen, bevor sie gilt; geht etwas schief, bleibt die neue Datenbank leer.
help-admin-move-arg-into = Wohin: eine `DATEI` oder `postgres://…`
help-admin-move-arg-into-long = In der Umgebung heißt es QUARTERTURN_INTO.
help-admin-people = Alle Konten auflisten: Name, seit wann, Zahl der Partien
help-admin-games = Alle Partien auflisten: Code, Datum, Aufbau, Weiß, Schwarz, Zahl der Züge, Ergebnis
help-admin-games-long = Gäste und freie Plätze haben keinen Namen. Das Ergebnis steht da wie in Partienotationen.
help-admin-reports = Auflisten, was gemeldet wurde: Datum, Grund, wer gemeldet wurde, von wem, Code der Partie
help-admin-reports-long = Die neuesten Meldungen stehen vorn. Die Gründe sind help (Hilfe eines Programms oder Menschen), stalling (Hinhalten), arranged (abgesprochene Ergebnisse) und name (ein anstößiger Name).
help-admin-reports-arg-done = Alles, was über NAME gemeldet wurde, als erledigt kennzeichnen: Es wird nicht mehr aufgelistet
help-admin-reports-arg-all = Auch Erledigtes auflisten, mit dem Wort `done` am Ende der Zeile
help-admin-close = Ein Konto schließen
help-admin-close-long = Niemand kann sich damit noch anmelden: Seine Sitzungen, Tokens, Gesuche und Herausforderungen enden. Seine Partien bleiben, als die von jemandem namens „deleted“, und damit auch, was sie an Wertungszahlen geändert haben. Server dürfen währenddessen weiterlaufen.
help-admin-close-arg-name = Der Name des Kontos
help-admin-recover = Einem Konto neue Wiederherstellungscodes geben, für jemanden, der nicht mehr hineinkommt
help-admin-recover-long = Schreibt die Codes, einen je Zeile; jeder ist für ein neues Passwort gut. Das Passwort und die Codes von vorher gelten nicht mehr, und alle Sitzungen und Tokens enden. Vergewissere dich, wer da fragt. Server dürfen währenddessen weiterlaufen.
help-admin-recover-arg-name = Der Name des Kontos
help-admin-annul = Eine gewertete Partie für keine Wertung zählen lassen
help-admin-annul-long = Ihr Ergebnis bleibt, und die Wertungszahlen aller werden ohne sie neu berechnet. Server dürfen währenddessen weiterlaufen.
help-admin-annul-arg-code = Der Code der Partie

# Stellungen.
help-draw = Eine Stellung zeichnen
help-draw-long = Ohne -o wird der Spielplan im Terminal gezeichnet. Mit -o kommt er in eine Datei: als SVG, wenn der Name auf .svg endet, als PNG, wenn er auf .png endet.
help-draw-after =
    Beispiele:
      quarterturn draw regatta
      P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
      quarterturn draw "$P" --flip --style letters
      quarterturn draw "$P" -o position.svg
      quarterturn draw "$P" -o position.png --palette dark --width 800
      quarterturn draw "$P" -o marks.svg --mark c3:warning --arrow a3-f3
      quarterturn draw "$P" -o slide.svg --foresee a3-f3ne
      quarterturn draw "$P" -o slides.svg --landings a3
help-draw-arg-output = Die Datei, die geschrieben wird; `-` schreibt SVG auf die Standardausgabe
help-draw-arg-last = Die Aktion oder den Zug markieren, der zur Stellung geführt hat
help-draw-arg-foresee = Zeigen, was eine gültige Aktion bewirken würde
help-draw-arg-landings = Zeigen, wohin der Stein auf einem Feld ziehen kann und was dort geschähe
help-draw-arg-transparent = Den Hintergrund weglassen
help-draw-arg-marks = Ein Feld markieren; die Marke ist chosen (die Vorgabe), stays-active, sacrifice, clockwise, anticlockwise, refused, warning oder eine Zahl: so viele Steine des Gegners werden gedreht, oder mit Minus so viele eigene
help-draw-arg-arrows = Einen Pfeil von Feld zu Feld zeichnen, etwa a3-c5; gestrichelt mit :threat
help-moves = Die gültigen Aktionen aufzählen
help-moves-long =
    Eine Aktion pro Zeile, byteweise sortiert; nichts, wenn der Spieler am Zug verloren hat. Solange ein Bonuszug offen ist, gehört `end` dazu.

    Mit `-` ist jede Zeile der Standardeingabe eine Stellung; ihre Aktionen stehen in einer Zeile, durch Leerzeichen getrennt. Die Zeile ist leer, wenn es keine gibt.
help-moves-after =
    Beispiele:
      quarterturn moves tixel
      quarterturn moves '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      quarterturn moves - < positions.txt
help-moves-arg-position = Ein Aufbau oder eine Stellung; `-` liest eine Stellung pro Zeile von der Standardeingabe
help-apply = Die Stellung nach einigen Aktionen oder Zügen ausgeben
help-apply-long =
    Die Argumente werden der Reihe nach gespielt. Ein Argument ohne Komma ist eine einzelne Aktion: Ist sie ein Opfer, ist das nächste Argument der Bonuszug, oder `end`, um ihn auszulassen. Ein Argument mit Kommas ist ein ganzer Zug: Ist seine letzte Aktion ein Opfer, wird der Bonuszug ausgelassen.

    Ist etwas nicht erlaubt, kommt der Grund auf stderr, und der Exitcode ist 1.
help-apply-after =
    Beispiele:
      quarterturn apply tixel T@c3ne T@e5sw
      P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
      quarterturn apply "$P" a3-c3n             der Bonuszug ist offen
      quarterturn apply "$P" a3-c3n end         und ausgelassen
      quarterturn apply "$P" a3-c3n T@f6ne      und genutzt
      quarterturn apply "$P" a3-c3n,T@f6ne      dasselbe als ganzer Zug
help-apply-arg-moves = Was gespielt wird, der Reihe nach
help-explain = Erklären, was eine Aktion bewirkt oder warum sie nicht erlaubt ist
help-explain-long = Sagt, wo der Stein landet und in welcher Ausrichtung, welche Steine er dreht, ob er einen Bonuszug einbringt oder aufgewertet wird, und wer danach am Zug ist oder verloren hat. Ist die Aktion nicht erlaubt, folgt der Grund, und der Exitcode ist 1. Ein Zug wird Aktion für Aktion erklärt.
help-explain-after =
    Beispiele:
      quarterturn explain tixel T@c3ne
      P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
      quarterturn explain "$P" a3-c3n
      quarterturn explain "$P" a3-c3n,T@f6ne
      quarterturn explain "$P" a3-c3ne          warum nicht?
help-explain-arg-moves = Die Aktion, oder ein Zug aus mehreren, mit Kommas verbunden

# Suchen und zählen.
help-analyze = Die besten Züge suchen und bewerten
help-analyze-long =
    Züge sind ganze Kettenzüge. Ein Zug wird nach der Gewinnaussicht des Spielers am Zug bewertet: *geschätzt*, oder *bewiesen* mit der Zahl der Züge bis zum Ende, von beiden Spielern zusammen und diesen mitgezählt. Keine zwei Varianten führen nach ihrem ersten Zug zur selben Stellung: Dieselben Aktionen in anderer Reihenfolge sind ein Zug. Züge, die nicht durchsucht wurden, stehen nicht da.

    Mit einem Thread geben gleiche Knoten oder Tiefe die gleiche Antwort. Strg-C beendet die Suche und gibt aus, was sie gefunden hat.
help-analyze-after =
    Beispiele:
      quarterturn analyze tixel --nodes 20000
      quarterturn analyze 'tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -' --lines 3 --depth 4
      quarterturn analyze regatta --time 100ms --threads 0 --hash 64 --json

    Die Schlüssel von --json:
      position              die ganze Stellung
      nodes                 Zahl der angesehenen Stellungen
      depth                 Suchtiefe in Aktionen
      lines                 die besten zuerst; keine, wenn die Partie zu Ende ist, weniger als
                            verlangt, wenn es nicht mehr gibt oder die Suche zu früh endete
        turn                der ganze Zug
        winning_chance      des Spielers am Zug, von 0 bis 1; 1 oder 0, wenn es bewiesen ist
        proved              null, oder für den Spieler am Zug result (win oder loss) und turns
        pv                  die Züge beider Spieler, beginnend mit diesem
help-analyze-arg-time = Nach dieser Zeit aufhören, etwa 500ms, 2s oder 1m
help-analyze-arg-nodes = Nach so vielen angesehenen Stellungen aufhören [Vorgabe: 1000000 ohne andere Grenze]
help-analyze-arg-depth = Nach so vielen Aktionen im Voraus aufhören
help-analyze-arg-lines = Wie viele Züge verglichen werden
help-solve = Beweisen, wer gewinnt, und in wie vielen Zügen
help-solve-long =
    Ein Beweis gilt, was der Verlierer auch tut. Gezählt werden die Züge beider Spieler, auch der angefangene; der Gewinner gewinnt so schnell und der Verlierer verliert so langsam wie möglich. Ist im Rahmen des Budgets nichts bewiesen, steht das da, und der Exitcode ist 1. Strg-C beendet die Suche und gibt aus, was bis dahin bewiesen ist.

    Mit --tree kommt der Beweis auch in eine Datei, als Partienotation mit Varianten: ein Zug für den Gewinner und jeder Zug für den Verlierer, jeweils mit allem, was folgt. Kommentare sagen, wo eine Stellung schon vorkam und wo ein sehr großer Baum gekürzt ist.

    Mit --complete wird jede Stellung ausgerechnet, die eine Partie auf einem kleinen Spielplan erreichen kann; so wird auch ein Remis bewiesen. --check tut das noch einmal mit den Spielplänen, die schon gelöst sind, den kleinen oder dem genannten, und vergleicht. --threads gilt für diese beiden.
help-solve-after =
    Beispiele:
      quarterturn solve 3u:X3/X3
      quarterturn solve 'tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -' --json
      quarterturn solve 3u:X3/X3 --nodes 100000 --tree proof.pgn
      quarterturn solve 4u:X2/X2 --complete --threads 2
      quarterturn solve --check 3u:X3/X3

    Die Schlüssel von --json:
      position   die ganze Stellung
      nodes      Zahl der durchsuchten Stellungen
      proved     null, oder für den Spieler am Zug: result (win oder loss), turns
                 (entschieden innerhalb so vieler Züge) und at_least (nicht vorher)
      open       null, oder wenn nichts bewiesen ist, was ausgeschlossen ist:
                 no_win_within und no_loss_within
      tree       null, oder was --tree schreibt: turns und complete
help-solve-arg-complete = Jede Stellung eines kleinen Spielplans ausrechnen und seine Zeile für `truth/boards.tsv` schreiben
help-solve-arg-check = Schon gelöste Spielpläne noch einmal ausrechnen und vergleichen
help-solve-arg-nodes = Stellungen, die durchsucht werden, bevor aufgegeben wird
help-solve-arg-tree = Den Beweis in diese Datei schreiben, als Partienotation mit Varianten
help-perft = Folgen gültiger Aktionen zählen
help-perft-long = Schreibt für jede Tiefe d von 1 bis TIEFE eine Zeile `d Anzahl`: die Zahl der Folgen von d gültigen Aktionen. Gezählt werden Aktionen, nicht Züge, und `end` ist eine. Eine verlorene Stellung hat keine. Zwei Programme, die dasselbe zählen, sind sich über die Spielregeln so gut wie sicher einig.
help-perft-after =
    Beispiele:
      quarterturn perft tixel 3
      quarterturn perft regatta 3 --threads 0
      quarterturn perft tix 3 --divide        die Zahl nach jeder ersten Aktion
help-perft-arg-depth = Länge der Folgen, in Aktionen
help-perft-arg-divide = Die Zahl nach jeder ersten Aktion schreiben, byteweise sortiert, und die Summe; nur für TIEFE
help-playouts = Viele zufällige Partien spielen und zusammenfassen
help-playouts-long = Jede gültige Aktion ist in jeder Stellung gleich wahrscheinlich. Derselbe Seed gibt dieselben Partien, wie viele Threads es auch sind. Keine Regel beendet eine Partie, die sich im Kreis dreht: Nach 2000 Aktionen wird sie abgebrochen, ohne Gewinner. Strg-C beendet den Lauf und zählt die Partien bis dahin.
help-playouts-after =
    Beispiele:
      quarterturn playouts tixel
      quarterturn playouts regatta --games 100000 --seed 7 --threads 0
      quarterturn playouts poka-yoke --games 10000 --seed 1 --json

    Die Schlüssel von --json:
      setup                 der ganze Aufbau
      games                 Zahl der Partien
      seconds               wie lange sie dauerten
      playouts_per_second   games / seconds
      white_wins            Zahl der Partien, die Weiß gewann
      actions_per_game      mittlere Zahl der Aktionen pro Partie, mit `end`
      turns_per_game        mittlere Zahl der Züge pro Partie
      branching             mittlere Zahl der gültigen Aktionen zur Wahl
help-playouts-arg-games = Zahl der Partien

# Wettkämpfe und Berichte.
help-match = Zwei Spieler viele Partien gegeneinander spielen lassen
help-match-long =
    Jede Eröffnung wird zweimal gespielt, mit vertauschten Farben. Kommt eine Stellung am Anfang eines Zuges zum dritten Mal vor, ist die Partie remis. Ein Spieler, der abstürzt, nichts sagt, zu lange braucht oder etwas Ungültiges tut, verliert die Partie kampflos. Derselbe Seed gibt dieselben Eröffnungen, und auch dieselben Partien, wenn keiner der Spieler durch Zeit begrenzt ist.

    Strg-C beendet den Wettkampf und gibt den Stand bis dahin aus; ein zweites beendet sofort.
help-match-after =
    { help-players }

    Beispiele:
      quarterturn match --game tixel --a greedy --b random --games 200
      quarterturn match --game regatta --a uct:playouts=900 --b greedy -o games.pgn
      quarterturn match --game tix --a engine --b engine:nodes=9000 --sprt 0,50
      quarterturn match --game tixel --a engine:time=1s --b 'ugi:time=1s ./theirs'

    Die Schlüssel von --json, alle aus der Sicht von A:
      games, wins, draws, losses  Anzahlen
      score                       Punkte / games; null ohne Partien
      pairs                       Paare, in denen A 0, ½, 1, 1½ und 2 Punkte holte
      elo, elo_low, elo_high      Unterschied und 95-Prozent-Intervall; null, wenn unendlich
      elo_error                   halbe Breite des Intervalls
      sprt                        null, oder elo0, elo1, llr und verdict:
                                  accepted, rejected oder open
      forfeits                    kampflos verlorene Partien: a, b und reasons, mit den
                                  Gründen: crash, silence, time, illegal, unreadable
      interrupted                 ob Strg-C den Wettkampf beendet hat
      seconds                     wie lange er dauerte

    docs/matches.md erklärt, wie die Zahlen berechnet werden.
help-match-arg-game = Das Spiel: ein Aufbau, mit Namen oder ausgeschrieben
help-match-arg-a = Der Spieler, dessen Stärke gemessen wird
help-match-arg-b = Der andere Spieler
help-match-arg-games = Höchstzahl der Partien; eine ungerade wird gerade gemacht [Vorgabe: 100, oder 40000 mit --sprt]
help-match-arg-sprt = Aufhören, sobald klar ist, ob A ELO1 oder nur ELO0 Punkte stärker ist
help-match-arg-openings = Wo Partien beginnen: `random:N` (nach N zufälligen Zügen), `balanced:N` (dasselbe, aber nur, wo die Engine keinen Spieler weit vorn sieht) oder eine Datei mit einer Stellung pro Zeile
help-match-arg-output = Jede Partie als Partienotation in diese Datei schreiben
help-bench = Feste Stellungen durchsuchen und Knoten zählen
help-bench-long = Durchsucht dieselben Stellungen der vier Spiele bis zur selben Tiefe und gibt aus, wie viele Stellungen angesehen wurden. Die Summe ist die Kennzahl der Suche: Sie ist auf jedem Rechner gleich, und eine andere Zahl heißt, dass die Engine anders spielt. Das Tempo ist das dieses Rechners.
help-bench-after =
    Beispiele:
      quarterturn bench
      quarterturn bench --json

    Die Schlüssel von --json:
      games              für jedes Spiel `game` und die angesehenen `nodes`
      signature          alle Knoten zusammen; null, wenn Strg-C es beendet hat
      seconds            wie lange es dauerte
      nodes_per_second   signature / seconds
help-ugi = Als Engine für andere Programme laufen
help-ugi-long = Liest Befehle des Universal Game Interface von der Standardeingabe und schreibt die Antworten auf die Standardausgabe, eine pro Zeile, bis `quit` oder zum Ende der Eingabe. Ein Spielzug im Protokoll ist eine Aktion. Auf Befehle, die nicht verstanden werden, folgt eine Zeile, die mit `info string error:` beginnt. Das Protokoll ist in jeder Sprache dasselbe.
help-ugi-after =
    Das Protokoll steht in docs/ugi.md. In Kürze:
      ugi                                   die Engine stellt sich vor und nennt ihre Optionen
      setoption name Setup value regatta    das Spiel wählen
      position startpos moves R@c3ne        die Partie bis hierher
      go nodes 100000                       suchen (oder movetime, depth, p1time…, infinite)
      stop                                  jetzt aufhören zu suchen
      query gameover                        (oder p1turn, result)
      quit
help-report = Beschreiben, wie ein Spiel ist: Länge, Auswahl, Vorteil des ersten Zuges, Eröffnungen
help-report-long =
    Gespielt werden Partien in mehreren Spielstärken, auf beiden Seiten derselben: zufällig, gierig und von der Engine. Damit sich die Partien unterscheiden, wird der erste Zug jedes Spielers zufällig unter guten gewählt (außer in zufälligen Partien, wo jeder Zug zufällig ist); diese Eröffnungen sind bei jeder Spielstärke dieselben. Kommt eine Stellung zum dritten Mal vor, ist die Partie remis; eine Partie von 2000 Zügen bleibt unbeendet.

    Derselbe Seed gibt dieselben Zahlen, wie viele Threads es auch sind. Strg-C beendet den Lauf und zählt die Partien bis dahin; die Seite wird dann nicht geschrieben.
help-report-after =
    Beispiele:
      quarterturn report tixel --games 20
      quarterturn report tix --games 10 --nodes 50 -o tix.html
      quarterturn report 5u:X6/X6 --games 20 --nodes 20,200 --seed 7 --json
      quarterturn report tixel --beside 7u:T14/T14 --games 20
      quarterturn report tix --handicap 4 2 --games 10

    Die Schlüssel von --json (mit --beside ist es eine Liste von zwei solchen Objekten;
    mit --handicap sind es setup, stronger, weaker, games, seed, seconds, tried und fairest):
      setup             der ganze Aufbau
      games             Zahl der Partien je Spielstärke
      seed, seconds     der Seed, und wie lange es dauerte
      strengths         von schwach nach stark:
        player          wie in `match`
        results         white, black, draws, unfinished
        first_player    Anteil von Weiß an den entschiedenen Partien, mit
                        95-Prozent-Intervall: share, low, high
        turned_around   Anteil der entschiedenen Partien, deren Verlierer einmal zwei
                        zu eins vorn lag, bei einem Blick von 100 Knoten: share, low, high
        actions, turns  Länge der Partien: mean, deviation, median, quartiles,
                        shortest, longest, und histogram, eine Liste von Länge und
                        Partien
        branching       gültige Aktionen zur Wahl: mean, und by_action für die erste
                        Aktion einer Partie, die zweite und so weiter
        kinds           Anteil an allen Aktionen: place, slide, activate, pivot,
                        pick_up, end
        sacrifices      Anteil der Bewegungen, nach denen der Stein inaktiv ist
        chains          Züge nach der Zahl ihrer Aktionen: actions, turns, share
        openings        erstes Einsetzen bis auf Symmetrie, das häufigste zuerst:
                        placement, alike (wie viele gleichwertig sind), games,
                        share, low, high
help-report-arg-beside = Auch diesen Aufbau beschreiben, in Spalten neben dem ersten
help-report-arg-handicap = Stattdessen suchen, auf wie viele Steine die erste von zwei Stufen für eine faire Partie verzichten muss
help-report-arg-games = Zahl der Partien je Spielstärke
help-report-arg-nodes = Knoten pro Aktion für die Engine; jede Zahl ist eine Spielstärke
help-report-arg-output = Auch eine HTML-Seite mit Diagrammen in diese Datei schreiben

# Last.
help-load = Viele Gäste auf einem Server spielen lassen und messen, wie lange sie warten
help-load-long =
    Legt Partien zwischen Gästen an, öffnet für jeden Platz einen Socket und sendet mit fester Rate zufällige Züge, reihum in allen Partien. Ein Zug ist fällig, wenn der Plan es sagt: Was ein langsamer Server verzögert, zählt als Warten. Am Ende wird jede Partie noch einmal gelesen; bestätigte Züge, die darin fehlen, zählen als verloren.

    Die Partien bleiben auf dem Server. Nimm einen eigenen: Dies soll ihm zu viel werden.
help-load-after =
    Beispiele:
      quarterturn load http://localhost:4747
      quarterturn load http://localhost:4747 --games 2000 --rate 500 --seconds 60 --pid 4321

    Die Schlüssel von --json:
      games, sockets       wie viele es waren
      turns                gesendete Züge
      stored, seen         Millisekunden von fällig bis bestätigt und bis vom Gegner
                           gesehen: p50, p90, p99, most; null ohne Züge
      unanswered           Züge ohne Antwort innerhalb von 10 s
      refused              Züge, die der Server abgelehnt hat
      closed               Sockets, die der Server geschlossen hat
      lost                 bestätigte Züge, die in ihrer Partie fehlen
      bytes_per_socket     mit --pid: Speicher des Servers pro Socket, in Bytes
help-load-arg-server = Der Server, etwa http://localhost:4747
help-load-arg-ca = Auch den Zertifizierungsstellen in DATEI (PEM) vertrauen, neben denen dieses Systems
help-load-arg-games = Zahl der gleichzeitig offenen Partien
help-load-arg-rate = Züge pro Sekunde, in allen Partien zusammen
help-load-arg-seconds = Wie lange gespielt wird, in Sekunden
help-load-arg-setup = Aufbau der Partien
help-load-arg-pid = Prozessnummer des Servers auf diesem Rechner, um seinen Speicher zu messen

# Partienotationen.
help-record = Partienotationen prüfen, zeigen oder animieren
help-record-long = Eine Partienotation ist ein Text in der Syntax von PGN mit dem Tag Setup: eine oder mehrere Partien mit Tags, Zügen, Kommentaren, Varianten und Ergebnissen. `play` speichert solche Dateien. Sie werden Partie für Partie gelesen und dürfen also beliebig groß sein.
help-record-check = Prüfen, ob Partienotationen wohlgeformt sind und den Spielregeln folgen
help-record-check-long = Jeder Zug muss gültig und jedes Ergebnis möglich sein. Eine Datei ohne Fehler steht auf stdout mit der Zahl ihrer Partien. Ein Fehler kommt auf stderr als DATEI:ZEILE:SPALTE mit dem Grund, und der Exitcode ist 1.
help-record-check-after =
    Beispiele:
      quarterturn record check game.pgn
      quarterturn record check games/*.pgn
      quarterturn record check - < game.pgn
help-record-check-arg-files = Dateien mit Partienotationen; `-` liest die Standardeingabe
help-record-show = Die Partien einer Partienotation zeigen
help-record-show-long = Zeigt Tags, Züge, Kommentare und Varianten, dann die letzte Stellung. Mit --boards jede Stellung der Hauptvariante; mit --after nur die Stellung nach einem Zug.
help-record-show-after =
    Beispiele:
      quarterturn record show game.pgn
      quarterturn record show game.pgn --boards | less -R
      quarterturn record show game.pgn --after 7       nach Zug 7 beider Spieler
      quarterturn record show game.pgn --after 7w      nach dem von Weiß
      quarterturn record show games.pgn --game 3 --after 0
help-record-show-arg-game = Nur die N-te Partie der Datei zeigen, gezählt ab 1
help-record-show-arg-boards = Den Spielplan nach jedem Zug zeigen
help-record-show-arg-after = Nur die Stellung nach Zug N zeigen (Nw: von Weiß, Nb: von Schwarz, 0: der Anfang)
help-record-animate = Aus einer Partie ein bewegtes Bild machen
help-record-animate-long = Schreibt die Hauptvariante einer Partie als bewegtes GIF: jede Bewegung, die Steine, die sie dreht, und Steine, die eingesetzt und aufgenommen werden. Das letzte Bild steht länger, mit dem Ergebnis.
help-record-animate-after =
    Beispiele:
      quarterturn record animate game.pgn -o game.gif
      quarterturn record animate games.pgn --game 3 -o third.gif --palette dark
      quarterturn record animate game.pgn -o slow.gif --turn 1500 --width 640
      quarterturn record animate - -o game.gif < game.pgn
help-record-animate-arg-output = Die Datei, die geschrieben wird; ihr Name muss auf .gif enden
help-record-animate-arg-game = Welche Partie der Datei, gezählt ab 1
help-record-animate-arg-turn_millis = Zeit für jeden Zug, in Millisekunden
help-record-animate-arg-end_millis = Zeit für das letzte Bild, in Millisekunden

# Notation, Vervollständigung, Handbuch.
help-notation = Beschreiben, wie Aufbauten, Stellungen, Aktionen und Züge geschrieben werden
help-after =
    Notation:
      AUFBAU    tix, tixel, poka-yoke, regatta, oder ausgeschrieben: 6u:T10/T10
      STELLUNG  ein Aufbau für den ersten Zug, oder sechs Angaben, in
                Anführungszeichen: '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      AKTION    einsetzen T@c3ne, bewegen c3-c6ne, aktivieren c3*ne,
                drehen c3~sw, aufnehmen c3^, end
      ZUG       Aktionen, mit Kommas verbunden: c3-c5n,d4-d2w,e2^
      `quarterturn help notation` erklärt es genau.

    Exitcodes:
      0  Erfolg
      1  die Antwort ist nein: nicht erlaubt, oder eine fehlerhafte Partienotation
      2  falscher Aufruf: ein Argument, eine Datei oder Eingabe, die nicht geht
      130, 143  mit Strg-C unterbrochen oder beendet; was bekannt war, steht da
help-notation-after =
    Felder und Ausrichtungen:
      Felder sind a1 (unten links) bis k11. Eine Ausrichtung ist die Richtung, in
      die die Einbuchtung zeigt: n, e, s, w (gerade: inaktiv) oder ne, se, sw, nw
      (gedreht: aktiv). Ein Tix-Stein hat keine Einbuchtung und keine Ausrichtung.

    Aktionen:
      T@c3ne    einen Tixel-Stein auf c3 einsetzen, Einbuchtung nach ne
                (X: Tix, T: Tixel, R: Regatta oder Poka Yoke, L: gewendet)
      c3-c6ne   den Stein auf c3 nach c6 bewegen, wo er mit Ausrichtung ne endet
      c3*ne     den inaktiven Stein auf c3 aktivieren (als Bonuszug)
      c3~sw     den aktiven Stein auf c3 drehen (als Bonuszug)
      c3^       den Stein auf c3 aufnehmen (als Bonuszug)
      end       den Zug beenden, ohne den Bonuszug zu nutzen

    Züge:
      Eine Bewegung, nach der der Stein inaktiv ist, ist ein Opfer und bringt
      einen Bonuszug ein. Ein Zug wird als seine Aktionen geschrieben, mit Kommas
      verbunden, etwa c3-c5n,d4-d2w,e2^. Ist die letzte Aktion ein Opfer, wurde
      der Bonuszug ausgelassen.

    Aufbauten:
      tix         6u:X8/X8
      tixel       6u:T10/T10
      poka-yoke   6u:T10/T10:p2
      regatta     8b:R21/R21
      Ausgeschrieben: die Größe des Spielplans (3 bis 11), u für einen offenen
      oder b für einen begrenzten, die Steine von Weiß und von Schwarz in der
      Reihenfolge X, T, R, dann wahlweise :p2 für je zwei Aufwertungen und :near
      für abgerundete Ecken neben der Einbuchtung.

    Stellungen:
      Ein Aufbau allein ist die Stellung vor dem ersten Zug. Jede andere Stellung
      hat sechs Angaben, durch Leerzeichen getrennt; setz sie also in
      Anführungszeichen:
        '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
      Aufbau        wie oben
      Spielplan     Zeilen von oben, durch / getrennt; eine Zahl sind so viele
                    leere Felder; ein Stein ist sein Buchstabe, groß für Weiß und
                    klein für Schwarz, und seine Ausrichtung als Ziffer: 0 n,
                    1 ne, 2 e, 3 se, 4 s, 5 sw, 6 w, 7 nw
      am Zug        w oder b
      Vorräte       die Steine, die Weiß und Schwarz noch einsetzen können, - für
                    keine
      Aufwertungen  wie viele jeder noch hat, etwa 2/1; - wenn der Aufbau keine hat
      Bonuszug      - am Anfang eines Zuges, sonst das Feld des geopferten Steins,
                    dessen Bonuszug offen ist
help-completions = Ein Skript zur Vervollständigung für eine Shell schreiben
help-completions-after =
    Beispiele:
      quarterturn completions bash > ~/.local/share/bash-completion/completions/quarterturn
      quarterturn completions zsh > ~/.zfunc/_quarterturn
      quarterturn completions fish > ~/.config/fish/completions/quarterturn.fish
help-completions-arg-shell = Die Shell
help-man = Handbuchseiten schreiben
help-man-long = Schreibt die Seite des Programms oder eines Unterbefehls auf stdout; mit --folder alle Seiten in Dateien.
help-man-after =
    Beispiele:
      quarterturn man | man -l -
      quarterturn man play | man -l -
      quarterturn man record check | man -l -
      quarterturn man --folder ~/.local/share/man/man1
help-man-arg-subcommand = Die Seite dieses Unterbefehls schreiben, etwa `play` oder `record check`
help-man-arg-folder = Alle Seiten in diesen Ordner schreiben, der wenn nötig angelegt wird

# Überschriften der Handbuchseiten.
help-page-name = NAME
help-page-synopsis = ÜBERSICHT
help-page-description = BESCHREIBUNG
help-page-notes = ANMERKUNGEN

# Rätsel.
help-puzzles = Rätsel aus Partien machen, prüfen, neu machen oder für ein Jahr wählen
help-puzzles-long = Ein Rätsel beginnt mit dem Fehler des Gegners; danach gewinnt, wer am Zug ist, mit Beweis. Oder der Gegner droht, sofort zu gewinnen, und ein Zug hält. Es ist eine Zeile aus fünf Feldern, getrennt durch Tabulatoren: die Stellung vor diesem Zug, der Zug, in wie vielen Zügen gewonnen wird oder `hold`, die Wertung mit ihrer Abweichung, und die Motive der Lösung.
help-puzzles-make = Rätsel in Partien mittlerer Stufen finden, oder in Partienotationen
help-puzzles-make-long =
    Spielt die Partien, sucht Fehler, die einen Gewinn in drei Zügen erlauben, und behält die, bei denen der naheliegende Zug scheitert und die Lösung überrascht: höchstens eines je Partie, und keine zwei gleichen. Jedes wird danach gewertet, welche Stufen es lösen. Derselbe Seed gibt dieselben Rätsel, wie viele Threads es auch sind. Strg-C beendet den Lauf, schreibt, was bis dahin gefunden ist, und sagt, in wie vielen Partien.

    Mit --hold werden Züge gesucht, nach denen der Gegner sofort zu gewinnen droht und genau eine Antwort hält, von Stellungen der Steine und Seiten abgesehen.

    Ein langer Lauf lässt sich teilen: mit --first geht er nach den Partien eines früheren weiter, und --unlike lässt weg, was dessen Rätseln gleicht. Zusammen finden sie, was ein einziger gefunden hätte.
help-puzzles-make-after =
    Beispiele:
      quarterturn puzzles make tix --games 50
      quarterturn puzzles make tixel --games 3000 --threads 0 -o tixel.tsv
      quarterturn puzzles make tix --first 50 --games 50 --unlike earlier.tsv
      quarterturn puzzles make regatta --games 5000 --threads 0 --motif promote --motif flip
      quarterturn puzzles make tixel --hold --games 100
      quarterturn puzzles make --records club.pgn
help-puzzles-make-arg-games = Zahl der Partien
help-puzzles-make-arg-first = Nummer der ersten Partie, gezählt ab 0
help-puzzles-make-arg-records = In den Partien dieser Datei suchen, denen des Aufbaus, falls es einen gibt; `-` liest die Standardeingabe
help-puzzles-make-arg-hold = Züge suchen, die gegen eine Drohung, sofort zu gewinnen, halten, statt Gewinne
help-puzzles-make-arg-motifs = Nur Rätsel mit diesem Motiv, oder mit einem der angegebenen
help-puzzles-make-arg-unlike = Weglassen, was einem Rätsel dieser Datei gleicht
help-puzzles-make-arg-output = Die Rätsel in diese Datei schreiben statt auf stdout
help-puzzles-check = Rätsel noch einmal beweisen
help-puzzles-check-long =
    Jedes Rätsel muss nach dem Fehler gewonnen sein, in so vielen Zügen, wie es sagt, und nicht in weniger, und vor ihm nicht. Eines, das zu halten ist, muss einen Zug haben, der hält, während jeder andere sofort verliert, und nichts zu gewinnen. Die Lösung muss die genannten Motive haben, und keine zwei Rätsel einer Datei dürfen sich gleichen, von welcher Seite auch gesehen.

    Eine Datei ohne Fehler steht auf stdout mit der Zahl ihrer Rätsel. Ein Fehler kommt auf stderr als DATEI:ZEILE mit dem Grund, und der Exitcode ist 1. Strg-C beendet den Lauf und meldet, was bis dahin gefunden ist.
help-puzzles-check-after =
    Beispiele:
      quarterturn puzzles check tixel.tsv
      quarterturn puzzles check --threads 0 puzzles/*.tsv
      quarterturn puzzles make tix | quarterturn puzzles check -
help-puzzles-check-arg-files = Dateien mit Rätseln oder Kalender; `-` liest die Standardeingabe
help-puzzles-check-arg-thoroughly = Jedes Rätsel auch aus seinem Fehler neu machen und werten und die Zeilen vergleichen
help-puzzles-again = Rätsel aus ihren Fehlern neu machen
help-puzzles-again-long =
    Untersucht den Fehler jeder Zeile, wie es `puzzles make` tut, und schreibt die Zeile, die daraus wird: Züge, Wertung und Motive werden neu bestimmt. Was sich nicht zu lösen lohnt, fällt weg. Dieselben Zeilen geben dieselben Rätsel, wie viele Threads es auch sind.

    Ein langer Lauf lässt sich teilen: --first und --lines wählen einen Teil der Datei, und die Teile hintereinander sind, was ein einziger Lauf geschrieben hätte. Strg-C beendet den Lauf und schreibt die Zeilen vor der ersten, die fehlt.
help-puzzles-again-after =
    Beispiele:
      quarterturn puzzles again tixel.tsv --threads 0 -o again.tsv
      quarterturn puzzles again tixel.tsv --first 100 --lines 50
help-puzzles-again-arg-file = Eine Datei mit Rätseln; `-` liest die Standardeingabe
help-puzzles-again-arg-first = Nummer der ersten Zeile, gezählt ab 0
help-puzzles-again-arg-lines = Zahl der Zeilen; ohne sie alle übrigen
help-puzzles-again-arg-output = Die Rätsel in diese Datei schreiben statt auf stdout
help-puzzles-calendar = Die Rätsel eines Jahres wählen
help-puzzles-calendar-long = Schreibt eine Zeile für jeden Tag von 52 Wochen: den Tag und sein Rätsel. Die Dateien wechseln sich ab, und von Montag bis Sonntag wird es schwerer. Aus jeder Datei werden die schönsten gewählt: seltene Ideen, wenige Steine auf dem Spielplan, mehrere Züge.
help-puzzles-calendar-after =
    Beispiele:
      quarterturn puzzles calendar --first 2026-11-16 tix.tsv tixel.tsv
help-puzzles-calendar-arg-first = Der erste Tag, ein Montag
help-puzzles-calendar-arg-files = Dateien mit Rätseln, eine für jedes Spiel
help-puzzle = Rätsel in diesem Terminal lösen
help-puzzle-long =
    Ohne Spiel ist es das Rätsel von heute. Der Gegner hat gerade einen Fehler gemacht, und es gibt einen bewiesenen Gewinn: Tippe einen ganzen Zug, mit Kommas zwischen den Aktionen. Jeder bewiesene Gewinn zählt; ein Zug, der ihn vergibt, wird widerlegt. Die Befehle sind board, solution, again, next, help und quit.

    Ist die Standardeingabe kein Terminal, werden ihre Zeilen als Skript gelesen.
help-puzzle-after =
    Beispiele:
      quarterturn puzzle                            das Rätsel von heute
      quarterturn puzzle tix                        irgendeines von Tix
      quarterturn puzzle tixel --motif double-threat --rating 1400
      quarterturn puzzle regatta --number 12
      quarterturn puzzle --day 2026-12-24
help-puzzle-arg-game = Von welchem Spiel: tix, tixel, regatta oder poka-yoke
help-puzzle-arg-motif = Nur Rätsel mit diesem Motiv
help-puzzle-arg-rating = Zuerst Rätsel, die etwa so schwer sind
help-puzzle-arg-number = Dieses Rätsel, gezählt ab 1
help-puzzle-arg-day = Das Rätsel dieses Tages statt des heutigen
help-puzzle-arg-seed = Seed für den Zufall; ohne diese Option jedes Mal anders

# Eröffnungen.
help-openings = Eröffnungsbücher: die ersten Züge eines Spiels
help-openings-long = Ein Eröffnungsbuch hat eine Zeile je Stellung: die Stellung, wie viele Stellungen für ihre Bewertung besucht wurden, und ihre guten Züge mit dem, was jeder für den Ziehenden wert ist, getrennt durch Tabulatoren. Der Wert ist die Gewinnchance in Tausendsteln, oder +N oder -N für einen Gewinn oder Verlust, der in N Zügen bewiesen ist.
help-openings-make = Die ersten fünf Züge eines Spiels ausarbeiten
help-openings-make-long = Die Engine vergleicht die guten Züge vom Anfang an, die guten Antworten darauf, und so weiter, fünf Züge lang. Stellungen, die von einer anderen Seite gleich aussehen, werden einmal betrachtet, und was später gefunden wird, berichtigt, was vorher gefunden wurde. Dieselben Knoten geben dasselbe Buch, wie viele Threads es auch sind. Strg-C beendet den Lauf, und nichts wird geschrieben.
help-openings-make-after =
    Beispiele:
      quarterturn openings make 4u:X4/X4 --nodes 100
      quarterturn openings make tixel --nodes 50000 --threads 0 -o tixel.tsv
help-openings-make-arg-nodes = Knoten für jeden Zug, der verglichen wird
help-openings-make-arg-output = Das Buch in diese Datei schreiben statt auf stdout
