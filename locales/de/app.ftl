# Der Rahmen der App: Orte, Start, Einstellungen, Über, und was darum herum schiefgehen kann.

place-home = Start
place-play = Spielen
place-learn = Lernen
place-analysis = Analyse
place-settings = Einstellungen
place-about = Über Quarterturn

shell-skip = Zum Inhalt springen
shell-navigation = Orte
shell-notices = Hinweise
shell-dismiss = Schließen

home-title = Kleine Steine, die sich drehen
home-lead = Bewege einen Stein und drehe jeden Nachbarn auf seinem Weg. Wer nichts mehr bewegen kann, verliert.
home-games = Die vier Spiele
home-opponent = Gegen wen spielst du?
home-pass = Zu zweit am Gerät
home-begin-computer = Beginnt eine Partie gegen den Computer.
home-begin-pass = Beginnt eine Partie für zwei an diesem Gerät.
home-tix = Schlichte Quadrate. In einer Minute gelernt.
home-tixel = Eine Einbuchtung, und alles ist möglich.
home-regatta = Abgerundete Ecken und eine Bande: das lange Rennen.
home-poka-yoke = Tixel mit Erweiterung: Steine werden stärker.
home-options = Spielstärke, Farbe, Uhr, Spielplan: alle Optionen
home-more = Mehr
home-learn = Lernen
home-learn-lead = Schritt für Schritt, indem du selbst Steine bewegst
home-analyse = Analysieren
home-analyse-lead = Stellungen erkunden, mit der Engine an deiner Seite
home-resume = Deine Partie fortsetzen
home-credit = Die Spiele sind von Martijn Althuizen.

settings-lead = Änderungen gelten sofort und werden auf diesem Gerät gespeichert; mit einem Konto für alle deine Geräte.
settings-look = Aussehen und Sprache
settings-language = Sprache
settings-language-browser = Wie der Browser
settings-theme = Design
settings-system = Wie das System
settings-light = Hell
settings-dark = Dunkel
settings-material = Spielplan und Steine
settings-look-ice = Eis
settings-look-wood = Holz
settings-look-porcelain = Porzellan
settings-contrast = Kontrast
settings-contrast-normal = Normal
settings-contrast-more = Hoch
settings-feeling = Bewegung und Ton
settings-animation = Bewegung
settings-speed = Tempo
settings-slow = Langsam
settings-normal = Normal
settings-quick = Schnell
settings-on = An
settings-off = Aus
settings-board = Spielplan und Züge
settings-coordinates = Koordinaten
settings-coordinates-about = Buchstaben und Zahlen am Rand des Spielplans
settings-ghosts = Zeigen, was geschähe
settings-ghosts-about = Zeichen auf jedem Feld sagen, was dort geschehen würde
settings-threats = Drohungen
settings-threats-about = Zeigt, was dein Gegner als Nächstes drehen könnte
settings-confirmation = Jeden Zug bestätigen
settings-confirmation-about = Sonst wird ein Zug aus einer einzigen Aktion sofort gespielt
settings-sounds = Töne
settings-sounds-about = Kurz und leise, wenn Steine sich bewegen
settings-not-kept = Deine Einstellungen gelten, bis du diese Seite schließt: Der Browser speichert sie nicht.
settings-unreadable = Deine gespeicherten Einstellungen waren nicht lesbar. Es gelten die Standardeinstellungen.
language-not-fetched = { $language } konnte nicht geladen werden. Beim ersten Mal braucht es dafür ein Netz. Die Seite bleibt, wie sie ist.

sound-question = Mit Ton spielen? Er ist kurz und leise.
sound-yes = Mit Ton
sound-no = Ohne Ton

kept-title = Was auf diesem Gerät gespeichert ist
kept-about = Deine Partien, Ergebnisse, Lektionen und Einstellungen sind nur in diesem Browser gespeichert. Als Datei kommen sie auf ein anderes Gerät. Was dort schon ist, bleibt.
kept-promised = Der Browser hat zugesagt, sie zu behalten, bis du sie löschst.
kept-unpromised = Der Browser darf sie löschen, wenn der Platz knapp wird.
kept-refused = Der Browser hat noch nicht zugesagt, sie zu behalten. Vielleicht tut er es, wenn du öfter hier warst oder die App installiert hast.
kept-ask = Den Browser darum bitten
kept-export = Alles als Datei speichern
kept-import = Aus einer Datei hinzufügen
kept-imported =
    { $count ->
        [0] Alles aus der Datei ist jetzt hier. Es fehlte keine Partie.
        [one] Alles aus der Datei ist jetzt hier, mit einer neuen Partie.
       *[other] Alles aus der Datei ist jetzt hier, mit { $count } neuen Partien.
    }
kept-foreign = Diese Datei stammt nicht von Quarterturn. Es wurde nichts geändert.
kept-newer = Diese Datei stammt von einer neueren Version von Quarterturn. Lade die Seite neu und versuche es noch einmal.
kept-damaged = Diese Datei ist beschädigt, deshalb wurde nichts geändert: { $fault }
kept-too-large = Diese Datei ist zu groß, um von Quarterturn zu sein. Es wurde nichts geändert.

about-lead = Quarterturn ist ein Zuhause für Tix, Tixel, Regatta und Poka Yoke: sehen, was die Steine tun, spielen, lernen, analysieren.
about-games-title = Die Spiele
about-games = Die Spiele und ihre Namen sind von Martijn Althuizen, der sie entworfen und ihre Spielregeln geschrieben hat. (Die Regelhefte schreiben seinen Namen Althuisen; seine Spiele sind unter Althuizen verzeichnet.) Die Regeln auf diesen Seiten stehen in unseren eigenen Worten da, und jeder Satz und jedes Bild ist von uns; aus den Regelheften ist nichts übernommen. Wo sie Spielraum lassen, sagen die Seiten, wie wir sie lesen.
about-learn = Die Spiele lernen
about-device-title = Dein Gerät
about-device = Alles geschieht in deinem Browser: die Regeln, die Engine, deine Partien. Nach dem ersten Besuch geht es ohne Netz. Deine Partien und Einstellungen bleiben auf diesem Gerät, bis du sie löschst. Nur was du online spielst, geht an den Server.
about-program-title = Das Programm
about-program = Version { $version }. Freie Software, nach Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0.

nowhere-title = Hier ist nichts
nowhere-unknown = „{ $address }“ ist keine Seite von Quarterturn.
nowhere-encoding = Die Adresse „{ $address }“ ist beschädigt. Vielleicht wurde sie beim Kopieren abgeschnitten.
nowhere-setup = „{ $setup }“ ist kein Spiel.
nowhere-number = Es gibt keine Lektion „{ $number }“.
nowhere-home = Zum Start

chunk-missing = Dieser Teil ist noch nicht auf diesem Gerät
chunk-missing-about = Er wird geholt, wenn er zum ersten Mal gebraucht wird, und das ist gerade misslungen. Gibt es ein Netz? Wenn ja, hilft es vielleicht, die Seite neu zu laden.

update-ready = Eine neue Version von Quarterturn ist bereit. Lade neu, wann es dir passt.
update-now = Neu laden
update-failed = Die neue Version konnte nicht starten. Sie wird geladen, sobald du alle Tabs mit Quarterturn geschlossen hast.

engine-no-start = Die Engine konnte nicht gestartet werden. Lade die Seite neu, um es noch einmal zu versuchen.
engine-died = Die Engine antwortet nicht mehr. Nichts ist verloren: Versuche es noch einmal oder lade die Seite neu.
engine-replaced = Die Engine hat nicht mehr reagiert und wurde neu gestartet.
engine-confused = Die Engine konnte mit dieser Anfrage nichts anfangen.
engine-withdrawn = Die Engine wurde angehalten.

store-unavailable = Dieser Browser kann hier nichts speichern; deine Partien sind weg, wenn du diese Seite schließt. In einem privaten Fenster ist das normal.
store-full = Auf diesem Gerät ist kein Platz mehr. Lösche Partien oder exportiere diese.
store-changed-elsewhere = Diese Partie ging in einem anderen Tab weiter.
store-blocked = Ein Tab mit einer älteren Version von Quarterturn ist noch offen. Schließe ihn und lade diese Seite neu.
store-unreadable = Eine gespeicherte Partie war nicht lesbar: { $fault }
store-other = Der Browser konnte deine Partie nicht speichern: { $fault }

# The ways to places that need a server. What those say is fetched with them.
online-home = Jemanden einladen
online-home-lead = Einen Link schicken und spielen, wo immer ihr seid
online-friend = Per Link mit Freunden
online-invite = Link erstellen
lobby-title = Lobby
lobby-home = Lobby
lobby-home-lead = Finde jemanden zum Spielen, oder schau anderen zu
people-account = Konto
people-settings-about = Bewahrt deine Partien und deine Wertung auf jedem Gerät
place-people = Personen
puzzles-title = Rätsel
motifs-title = Motive
ahead-title = Vorausschauen
mistakes-title = Deine Fehler
again-title = Wiederholung
winners-title = Wer gewinnt?
