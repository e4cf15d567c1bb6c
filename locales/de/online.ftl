# Partien gegen jemanden anderswo.

# Die Einladung.
online-invite-another = Jemanden einladen
online-public = Andere dürfen zusehen
online-public-about = Wer den Link hat, kann die Partie verfolgen
online-clock-per-turn =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
online-waiting = Warten auf deinen Gegner…
online-waiting-about = Schick diesen Link der Person, mit der du spielen willst. Die Partie beginnt, sobald sie annimmt.
online-link = Link zur Partie
online-link-local = Dieser Link funktioniert nur auf diesem Gerät. Um ein anderes einzuladen, öffne diese Seite unter einer Adresse, die es erreichen kann.
online-code = Der Link als QR-Code
online-call-off = Einladung zurückziehen
online-called-off = Zurückgezogen
online-called-off-about = Diese Partie wurde abgesagt, bevor sie begann.
online-invited = Du bist zu einer Partie eingeladen: { $game }
online-invited-by = { $name } lädt dich zu einer Partie ein: { $game }
online-preview-colour = Du spielst { $colour }
online-accept = Spielen
online-no-thanks = Nein, danke
online-watching = Zusehen
online-watching-public = Alle, die den Link haben
online-watching-private = Nur ihr beide

# Die Partie.
online-opponent = Gegner
online-opponent-away = Gegner, weg
online-your-turn = Du bist am Zug
online-sending = Wird gesendet…
online-away = Abwesend
online-away-for = Weg: { $time }
online-first-turn = 1. Zug: { $time }
online-first-due = Mach deinen ersten Zug in { $time }, sonst zählt die Partie nicht.
online-vacation = Im Urlaub
online-notify = Bei Zügen melden?
online-clock-days = { $days } T { $hours } Std
online-lost = Keine Verbindung zum Server. Sobald sie wieder da ist, geht die Partie weiter.
online-back = Die Verbindung ist wieder da.
online-silence = Keine Verbindung seit { $time }.
online-sent-later = Dein Zug wird später gesendet.
online-busy = Der Server ist beschäftigt. Neuer Versuch…
online-not-sent = Es gibt keine Verbindung: Nichts wurde gesendet.
online-draw-short = Remis
online-offer-draw = Remis anbieten
online-draw-really = Remis anbieten?
online-withdraw-draw = Remisangebot zurückziehen
online-ask-takeback = Um Rücknahme bitten
online-withdraw-takeback = Bitte um Rücknahme zurückziehen
online-offered-draw = Dein Gegner bietet Remis an.
online-offered-takeback = Dein Gegner möchte einen Zug zurücknehmen.
online-offered-rematch = Dein Gegner bietet eine Revanche an.
online-draw-offered-by = { $name } bietet dir Remis an
online-takeback-asked-by = { $name } möchte einen Zug zurücknehmen
online-rematch-offered-by = { $name } bietet dir eine Revanche an
online-begun-against = Deine Partie gegen { $name } hat begonnen
online-offers-draw = Bietet Remis an
online-offers-takeback = Bittet um Rücknahme
online-offers-rematch = Bietet Revanche an
online-withdraw = Zurückziehen
online-own-draw = Du hast Remis angeboten
online-own-takeback = Du hast um Rücknahme gebeten
online-noted-draw = Remis angeboten
online-noted-takeback = Rücknahme erbeten
online-noted-rematch = Revanche angeboten
online-yes = Ja
online-abort = Abbrechen
online-abort-really = Partie ohne Ergebnis beenden?
online-left = Dein Gegner ist weg. In { $time } kannst du die Partie beanspruchen.
online-left-claim = Dein Gegner ist weg.
online-claim-win = Sieg beanspruchen
online-claim-draw = Remis

# Was die Spieler einander sagen.
online-say = Etwas sagen
online-opponent-page = Seite des Gegners
online-say-shown = Zeigen, was Gegner sagen
online-said = { $name }: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-oops = Hoppla!
phrase-thank-you = Danke!
phrase-must-go = Tut mir leid, ich muss los.
phrase-well-played = Gut gespielt!
phrase-good-game = Schöne Partie!

# Züge, die man beim Warten festlegt.
online-conditional = Bedingte Züge
online-conditional-about = Lege jetzt fest, was du antwortest. Nur du siehst es, und es wird gespielt, sobald dein Gegner den erwarteten Zug macht.
online-conditional-add = Auf dem Spielplan festlegen
online-conditional-expected = Mach den Zug, den du von deinem Gegner erwartest.
online-conditional-answer = Mach jetzt deine Antwort.
online-conditional-over = Dieser Zug würde die Partie beenden: Darauf gibt es keine Antwort.
online-conditional-pair = Wenn { $player } { $expected } spielt, antworte ich { $answer }.
online-conditional-remove = Antwort auf { $turn } entfernen

# Das Ende.
online-lost-game = Dein Gegner hat gewonnen
online-void = Ohne Ergebnis
online-accept-rematch = Revanche annehmen
online-rematch-offered = Revanche angeboten…
online-to-rematch = Zur Revanche
online-end-turn-limit = Remis: Die Partie hat so viele Züge, wie eine Partie höchstens haben darf.
online-end-idle =
    { $winner ->
        [white] Weiß gewinnt: Schwarz hat zu lange nicht gezogen.
       *[black] Schwarz gewinnt: Weiß hat zu lange nicht gezogen.
    }
online-end-left =
    { $winner ->
        [white] Weiß gewinnt: Schwarz hat die Partie verlassen.
        [black] Schwarz gewinnt: Weiß hat die Partie verlassen.
       *[none] Remis: Ein Spieler hat die Partie verlassen.
    }
online-end-aborted = Die Partie wurde abgebrochen. Sie zählt nicht.
online-end-no-show = Die Partie zählt nicht: Sie hat nicht rechtzeitig begonnen.

# Warum etwas nicht geht.
online-missing = Partie nicht gefunden
online-missing-offline = Keine Verbindung
online-missing-online = Hier gibt es keine Online-Partien
online-missing-private = Diese Partie ist privat
online-missing-now = Die Partie ließ sich nicht öffnen
online-fault-offline = Der Server ist nicht zu erreichen. Gibt es ein Netz?
online-fault-none = Auf dieser Seite gibt es keine Online-Partien. Du kannst gegen den Computer spielen oder zu zweit am Gerät.
online-fault-no-game = Hinter diesem Link ist keine Partie. Ist er vollständig?
online-fault-busy =
    { $seconds ->
        [one] Der Server ist beschäftigt. Versuch es in einer Sekunde noch einmal.
       *[other] Der Server ist beschäftigt. Versuch es in { $seconds } Sekunden noch einmal.
    }
online-fault-other = Der Server sagt: { $said }
online-refused-not-seated = Du hast in dieser Partie keinen Platz.
online-refused-already-seated = Du hast in dieser Partie schon einen Platz.
online-refused-seat-taken = Jemand anders war schneller: Der Platz ist besetzt.
online-refused-not-started = Die Partie hat noch nicht begonnen: Der zweite Spieler fehlt.
online-refused-over = Die Partie ist zu Ende.
online-refused-not-over = Die Partie ist noch nicht zu Ende.
online-refused-not-your-turn = Du bist nicht am Zug.
online-refused-stale = Die Partie ist inzwischen weitergegangen. Dein Zug wurde nicht gespielt.
online-refused-illegal = Der Server nimmt diesen Zug nicht an.
online-refused-turn-id-used = Der Server hat das für einen anderen Zug gehalten. Mach ihn noch einmal.
online-refused-out-of-time = Deine Zeit war um, als der Zug ankam.
online-refused-not-yet = Dafür ist es noch zu früh.
online-refused-already-offered = Das hast du schon angeboten.
online-refused-no-such-offer = Dieses Angebot gilt nicht mehr.
online-refused-too-soon =
    { $turns ->
        [one] Das kannst du nach einem weiteren Zug wieder anbieten.
       *[other] Das kannst du nach { $turns } weiteren Zügen wieder anbieten.
    }
online-refused-only-once = Eine Revanche kann man nur einmal anbieten.
online-refused-no-takebacks = In gewerteten Partien wird nichts zurückgenommen.
online-refused-nothing-to-take-back = Du hast noch keinen Zug, den du zurücknehmen könntest.
online-refused-too-late-to-abort = Beide haben gezogen: Du kannst aufgeben, aber nicht abbrechen.
online-refused-not-away = Dein Gegner ist noch nicht lange genug weg.
online-refused-no-claims = Nur Partien mit laufender Uhr kann man beanspruchen.
online-refused-no-conditional-turns = In einer Live-Partie gibt es keine bedingten Züge.
online-refused-only-while-waiting = Du bist am Zug: Es gibt nichts zu erwarten.
online-refused-too-many-conditional-turns = Mehr bedingte Züge sind nicht möglich.
online-refused-answered-twice = Auf diesen Zug gibt es schon eine Antwort.
online-refused-enough-said = Du hast vorerst genug Nachrichten geschickt. Nach dem nächsten Zug kannst du weitere schicken.
online-refused-not-heard = Bei deinem Gegner kommen deine Nachrichten nicht an.
online-refused-already-rematched = Die Revanche hat begonnen.
online-refused-unknown-event = Der Server ist zu alt für diese Partie.
online-refused-other = Der Server lehnt das ab.

# Wo die Zeit blieb.
online-receipts = Wo die Zeit blieb
online-receipt = Uhr gestartet { $started }. Zug empfangen { $received }, nach { $stored } ms gespeichert. Die Uhr zeigte { $before }, davon gingen { $charged } ab; mit dem Aufschlag zeigte sie { $after }. { $lag } ms unterwegs, davon { $credit } ms gutgeschrieben.
online-receipt-no-clock = Empfangen { $received }, nach { $stored } ms gespeichert.
online-receipts-quota = Pro Zug werden bis zu { $turn } ms Übertragungszeit gutgeschrieben, aus einem Guthaben von { $quota } ms, das mit jedem Zug um { $refill } ms wächst. Die ersten Züge kosten keine Zeit.
online-receipts-flag =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    } hatte um { $started } noch { $left }. Bis diese Zeit um war, kam kein Zug an.

# One’s own games, and what is new in them.
online-stakes = Wertung
online-their-turn = Gegner am Zug
online-time-left = noch { $time }
online-waiting-count =
    { $count ->
        [one] { $count } Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
online-declined-draw = Dein Gegner lehnt das Remis ab.
online-declined-takeback = Dein Gegner lehnt die Rücknahme ab.
online-declined-rematch = Dein Gegner möchte keine Revanche.
online-annulled = Diese Partie wurde annulliert. Sie zählt für keine Wertung.
online-fault-too-many = Zu viele Versuche. Warte { $seconds } s.
online-own = Deine Online-Partien
online-odds = Zeitvorgabe
online-less-time = { $player } hat { $time } + { $seconds } s
online-clock-odds = { $clock }, { $odds }
online-join = Mit einem Code mitspielen
online-join-code = Code oder Link
online-join-go = Partie zeigen
online-join-wrong = Ein Code hat zehn Buchstaben und Ziffern, etwa k7m2xq9daf.
online-tell-code = Oder nenne den Code: { $code }
