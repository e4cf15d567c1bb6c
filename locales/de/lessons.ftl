# Was die Lektionen sagen. Ihre Namen stehen in ladder.ftl.

# Noch nicht das, was gefragt ist.
lesson-not-yet-stands-active = Noch nicht: Auf { $space } soll ein aktiver Stein von dir stehen.
lesson-not-yet-stands-inactive = Noch nicht: Auf { $space } soll ein inaktiver Stein von dir liegen.
lesson-not-yet-stands-so = Noch nicht: Schau noch einmal, wohin die Einbuchtung auf { $space } zeigen soll.
lesson-not-yet-lies = Noch nicht: Die Einbuchtung des schwarzen Steins auf { $space } soll am Ende in eine andere Richtung zeigen.
lesson-not-yet-empty = Noch nicht: Am Ende des Zuges soll { $space } leer sein.
lesson-not-yet-turns =
    { $count ->
        [one] Noch nicht: Du sollst im Vorbeiziehen einen schwarzen Stein drehen.
       *[other] Noch nicht: In diesem Zug sollst du { $count } schwarze Steine drehen.
    }
lesson-not-yet-spares = Vorsicht: Du hast einen eigenen Stein gedreht.
lesson-not-yet-bonus = Noch nicht: Dein Stein hatte noch Platz, aktiv zu sein, also gibt es keinen Bonuszug.
lesson-not-yet-sacrifices = Noch nicht: Dieser Zug braucht { $count } Opfer.
lesson-not-yet-stays-active = Fast: Dein Stein hat dort angehalten, wo er keinen Platz hat, aktiv zu sein. Lass ihn woanders anhalten.
lesson-not-yet-steps = Noch nicht: Dieser Zug soll aus { $count } Aktionen bestehen.
lesson-not-yet-place = Noch nicht: Diesmal sollst du einen Stein einsetzen.
lesson-not-yet-slide = Noch nicht: Diesmal soll ein anderer Stein ziehen.
lesson-not-yet-activate = Noch nicht: Nutze den Bonuszug, um einen Stein zu aktivieren.
lesson-not-yet-pick-up = Noch nicht: Nutze den Bonuszug, um den richtigen Stein aufzunehmen.
lesson-not-yet-pivot = Noch nicht: Nutze den Bonuszug, um den markierten Stein zu drehen.
lesson-not-yet-promotes = Noch nicht: Es wurde kein Stein aufgewertet.
lesson-not-yet-wins = Noch nicht: Schwarz kann noch einen Stein bewegen.
lesson-not-yet-holds = Pass auf: Jetzt gewinnt Schwarz sofort.
lesson-not-yet-forces = Nicht ganz: Schwarz findet noch einen Ausweg.
lesson-not-yet-stuck = Noch nicht: Der Stein auf { $space } soll aktiv bleiben und trotzdem nirgendwohin können.
lesson-not-yet-inside = Noch nicht: Bleib mit deinen Steinen vom Rand des Spielplans weg.
lesson-not-yet-yours =
    { $count ->
        [one] Vorsicht: Jetzt hast du keinen bewegbaren Stein mehr.
       *[other] Noch nicht: { $count } deiner Steine sollen bewegbar sein.
    }
lesson-not-yet-theirs =
    { $count ->
        [one] Noch nicht: Schwarz soll höchstens ein bewegbarer Stein bleiben.
       *[other] Noch nicht: Schwarz sollen höchstens { $count } bewegbare Steine bleiben.
    }
lesson-not-yet-lost = Du kannst keinen Stein mehr bewegen, also gewinnt Schwarz. Versuch es noch einmal von vorn.
lesson-not-yet-other = Das ist erlaubt, aber hier nicht gefragt. Versuch es noch einmal.

## Tix

lesson-tix-active-text = Ein Stein, der schräg steht, ist aktiv. Nur aktive Steine können ziehen.
lesson-tix-active-1-task = Zieh mit deinem aktiven Stein auf das markierte Feld.
lesson-tix-active-1-hint = Wähle den weißen Stein, der schräg steht, und dann das markierte Feld.
lesson-tix-active-1-elsewhere = Fast: Zieh ganz bis auf das markierte Feld.
lesson-tix-active-1-done = In allen Lektionen spielst du Weiß.
lesson-tix-active-2-task = Einer deiner beiden Steine kann auf das markierte Feld. Zieh ihn dorthin.
lesson-tix-active-2-hint = Der nähere Stein steht gerade, er ist also inaktiv. Nimm den anderen.
lesson-tix-active-2-elsewhere = Fast: Zieh ganz bis auf das markierte Feld.
lesson-tix-active-2-done = Der nähere Stein steht gerade: Er ist inaktiv und kann nicht ziehen.

lesson-tix-spaces-text = Spalten haben Buchstaben, von links nach rechts, Zeilen haben Zahlen, von unten nach oben.
lesson-tix-spaces-1-task = Zieh nach e3: Spalte e, Zeile 3.
lesson-tix-spaces-1-hint = Dein Stein steht auf b3, also schon in Zeile 3. Zieh ihn bis e3.
lesson-tix-spaces-2-task = Zieh jetzt mit dem Stein von d2 nach d5.
lesson-tix-spaces-2-hint = d2 und d5 liegen beide in Spalte d, der vierten von links. d5 ist drei Felder weiter oben.

lesson-tix-straight-text = Norden ist oben. Steine ziehen nach Norden, Osten, Süden oder Westen über leere Felder.
lesson-tix-straight-1-task = Auf nach f6: Zieh zuerst ganz nach Norden oder Osten.
lesson-tix-straight-1-hint = Zieh von a1 nach a6 oder nach f1.
lesson-tix-straight-1-short = Die Richtung stimmt, aber du kommst nicht weit genug: Von dort erreichst du f6 nicht. Zieh ganz durch.
lesson-tix-straight-2-task = Schwarz hat gezogen. Zieh jetzt nach f6.
lesson-tix-straight-2-hint = f6 liegt jetzt geradeaus vor dir.

lesson-tix-room-text = Ein aktiver Stein braucht Platz für seine vier Ecken.
lesson-tix-room-1-task = Zieh auf b4 zu, aber halte an, wo dein Stein aktiv bleibt.
lesson-tix-room-1-hint = Auf b3 würde deine Ecke an b4 stoßen. Halte auf b2 an.
lesson-tix-room-1-beside = Auf b3 ist kein Platz: Eine Ecke würde an b4 stoßen. Lass ein Feld frei.
lesson-tix-room-1-done = In Tix müssen alle vier Nachbarfelder eines aktiven Steins leer sein.

lesson-tix-turn-text = Ziehst du an einem aktiven Stein vorbei, wird er gedreht: Er wird inaktiv.
lesson-tix-turn-1-task = Zieh am schwarzen Stein auf c4 vorbei.
lesson-tix-turn-1-hint = Zieh mit a3 die Zeile 3 entlang, weiter als c3.
lesson-tix-turn-1-done = Seine Ecke ragte in deinen Weg. Jetzt kann c4 nicht mehr ziehen: So greifst du an.
lesson-tix-turn-2-task = Drehe zwei schwarze Steine auf einmal.
lesson-tix-turn-2-hint = c4 und d2 stehen zu beiden Seiten von Zeile 3. Zieh an beiden vorbei, nach e3 oder f3.
lesson-tix-turn-3-task = Eigene Steine drehst du genauso. Drehe d4, aber keinen von deinen.
lesson-tix-turn-3-hint = In Zeile 3 würde a3 deinen eigenen Stein auf c2 drehen. Zieh lieber mit c2 oder e1 nach oben an d4 vorbei.

lesson-tix-win-text = Haben beide Steine auf dem Spielplan, verliert, wer am Zug keinen bewegen kann.
lesson-tix-win-1-task = Der letzte aktive schwarze Stein steht auf c4. Gewinne!
lesson-tix-win-1-hint = Zieh mit a3 in Zeile 3 an c4 vorbei.
lesson-tix-win-1-done = Schwarz’ letzter Stein, der ziehen konnte, war c4. Jetzt sind beide inaktiv: Die Partie ist zu Ende.
lesson-tix-win-2-task = Zwei aktive Steine, eine Bewegung. Gewinne!
lesson-tix-win-2-hint = Spalte c führt zwischen b3 und d1 hindurch. Zieh mit c4 ganz hinunter nach c1.
lesson-tix-win-2-done = Auf dem Weg nach unten hat dein Stein b3 und d1 gedreht. Schwarz bleibt nichts mehr.

lesson-tix-place-text = Kann einer deiner Steine ziehen, darfst du stattdessen einen neuen aus deinem Vorrat einsetzen.
lesson-tix-place-1-task = Setze einen Stein auf d3 ein.
lesson-tix-place-1-hint = Wähle einen Stein in deinem Vorrat und dann d3.
lesson-tix-place-1-done = Nur deinen allerersten Stein darfst du einsetzen, ohne dass ein anderer ziehen kann.
lesson-tix-place-2-task = Setze jetzt einen auf d3 ein, direkt neben einen inaktiven. Wie steht er?
lesson-tix-place-2-hint = Wähle einen Stein in deinem Vorrat und dann d3, unter dem inaktiven Stein auf d4.
lesson-tix-place-2-done = Ohne Platz für seine Ecken ist er inaktiv. Wo ein Stein aktiv sein kann, muss er es auch.
lesson-tix-place-3-task = Ein kleiner, voller Spielplan: Setze einen Stein so ein, dass er aktiv ist.
lesson-tix-place-3-hint = Alle Nachbarfelder von b4 sind leer, die von d4 auch.
lesson-tix-place-3-done = Direkt neben einen aktiven Stein hättest du gar keinen einsetzen können.

lesson-tix-first-game-text = Drei Steine gegen zwei, und der Computer spielt so sanft wie möglich.
lesson-tix-first-game-1-task = Gewinne: Lass Schwarz nichts mehr zum Bewegen.
lesson-tix-first-game-1-hint = Zieh zuerst mit a1 nach a6: Das dreht b5, und nur f5 bleibt übrig.
lesson-tix-first-game-1-done = Dein erster Sieg: Schwarz konnte keinen Stein mehr bewegen.

lesson-tix-fall-text = Halt an, wo dein Stein keinen Platz hat: Dieses Opfer bringt dir einen Bonuszug.
lesson-tix-fall-1-task = Opfere a3 auf c3, dann setze einen Stein ein.
lesson-tix-fall-1-hint = Zieh mit a3 nach c3: Der gedrehte Stein auf c4 nimmt den Platz weg. Setze dann einen Stein weit weg von f5 ein, zum Beispiel auf a1.
lesson-tix-fall-1-declined = Das war das Opfer, aber der Bonuszug ist verschenkt. Setze damit einen Stein ein.
lesson-tix-fall-1-done = c3 ist jetzt inaktiv, hat aber c4 gedreht und dir einen neuen Stein eingebracht.
lesson-tix-fall-2-task = Ein Bonuszug kann auch eine Bewegung sein. Drehe b4 und d2 in einem Zug und behalte einen aktiven Stein.
lesson-tix-fall-2-hint = Opfere a3 auf b3, neben b4. Zieh dann mit e1 nach oben an d2 vorbei, nach e3 oder weiter.
lesson-tix-fall-2-inactive = Beide sind gedreht, aber jetzt sind auch alle deine Steine inaktiv. Zieh mit dem zweiten weiter.
lesson-tix-fall-3-task = Eine Bewegung reicht hier nicht. Gewinne mit einem Opfer und noch einer Bewegung.
lesson-tix-fall-3-hint = Opfere a3 auf f3, neben f4. Zieh dann mit a1 nach oben an b5 vorbei.
lesson-tix-fall-3-done = Das Opfer hat f4 gedreht, der Bonuszug b5: Schwarz bleibt nichts mehr.

lesson-tix-marks-text = Wähle einen Stein, und Zeichen zeigen, was jede Bewegung bewirken würde.
lesson-tix-marks-1-task = Zieh auf eine Raute mit einer 1.
lesson-tix-marks-1-hint = Wähle a3. Hinter c4, auf d3, e3 und f3, steht eine 1 in der Raute.
lesson-tix-marks-1-done = Eine Raute: Er bleibt aktiv. Die Zahl: wie viele schwarze Steine er dreht.
lesson-tix-marks-2-task = Ein Quadrat ist ein Opfer. Zieh auf das Quadrat mit einer 1.
lesson-tix-marks-2-hint = Wähle a1. Direkt unter e2, auf e1, steht ein Quadrat mit einer 1.
lesson-tix-marks-2-done = Ein Quadrat: kein Platz, also ein Bonuszug. Eine Zahl mit Minus zählt deine eigenen Steine, die er dreht.

lesson-tix-wake-text = Ein Bonuszug kann auch einen deiner inaktiven Steine aktivieren, wenn er Platz hat.
lesson-tix-wake-1-task = Opfere a3 und aktiviere b1.
lesson-tix-wake-1-hint = Zieh mit a3 nach c3, neben c4. Wähle dann b1.
lesson-tix-wake-2-task = Zwei deiner Steine sind inaktiv, aber nur einer hat Platz. Aktiviere ihn.
lesson-tix-wake-2-hint = Opfere a2 auf d2, unter d3. Wähle dann a6: e1 hat neben f1 keinen Platz.
lesson-tix-wake-2-done = e1 ließ sich nicht aktivieren: Der inaktive Stein auf f1 ist im Weg.

lesson-tix-pick-up-text = Ein Bonuszug kann einen deiner Steine in den Vorrat zurückholen, nur nicht den eben geopferten.
lesson-tix-pick-up-1-task = Opfere b2 und nimm b5 auf.
lesson-tix-pick-up-1-hint = Zieh mit b2 nach c2: Neben d2 ist kein Platz, auch wenn es dein eigener Stein ist. Nimm dann b5 auf.
lesson-tix-pick-up-1-done = Auf b5 war der Stein zu nichts nütze. Aus dem Vorrat kann er überall wiederkommen.
lesson-tix-pick-up-2-task = Opfere einen Stein auf c3 und nimm genau diesen im selben Zug auf.
lesson-tix-pick-up-2-hint = Zieh mit a3 nach c3, dann mit d1 nach d3. Nach diesem zweiten Opfer darf c3 aufgenommen werden.
lesson-tix-pick-up-3-task = d3 versperrt b3 den Weg zu e4. Räum ihn frei: Nimm d3 auf.
lesson-tix-pick-up-3-hint = Zieh mit c6 nach c5: Neben c4 ist kein Platz. Nimm dann d3 auf.
lesson-tix-pick-up-3-done = Aufnehmen und öffnen: Zeile 3 ist frei, und als Nächstes kann b3 an e4 vorbeiziehen.

lesson-tix-chain-text = Ist auch der Bonuszug ein Opfer, bekommst du noch einen: ein Kettenzug.
lesson-tix-chain-1-task = Drehe in einem Zug zwei schwarze Steine, jeden durch ein Opfer.
lesson-tix-chain-1-hint = Zieh mit f3 nach f5, neben e5. Dann mit c4 nach c6, neben d6. a1 und a3 bleiben aktiv.
lesson-tix-chain-2-task = Schwarz hat drei aktive Steine. Gewinne in einem Zug.
lesson-tix-chain-2-hint = Zieh mit c5 nach d5, neben d6, dann mit a4 nach f4, neben f5. Zuletzt zieht b6 hinunter an a1 vorbei.
lesson-tix-chain-2-done = Eine Dreierkette: Zwei Opfer haben d6 und f5 gedreht und jedes die nächste Bewegung eingebracht. Die letzte hat a1 gedreht.

lesson-tix-hem-text = Kein quadratischer Stein kann direkt vor einem aktiven anhalten. So bewachen aktive Steine Felder.
lesson-tix-hem-1-task = Nimm a1 den letzten Ausweg, ohne ihn zu drehen.
lesson-tix-hem-1-hint = a3 bewacht a2. Zieh mit c4 nach c1, dann ist auch b1 bewacht.
lesson-tix-hem-1-done = a1 ist aktiv und kann trotzdem nicht ziehen. In einer Ecke genügen zwei Wächter.
lesson-tix-hem-2-task = Gewinne mit einer Bewegung: Drehe den einen Stein und sperre den anderen ein.
lesson-tix-hem-2-hint = Zieh mit f1 nach oben an e3 vorbei und halte auf f4 an: Von dort bewacht er f5. d6 bewacht schon e6.
lesson-tix-hem-2-done = e3 ist gedreht. f6 ist aktiv, aber d6 und f4 bewachen beide Auswege.
lesson-tix-hem-3-task = Gewinne mit einem Kettenzug. Nicht jeder Stein muss gedreht werden.
lesson-tix-hem-3-hint = Zieh mit c4 nach c1 und mit e3 nach a3: zwei Opfer, die b1 und a4 drehen. Aktiviere dann d6.
lesson-tix-hem-3-done = f6 musste nicht gedreht werden: d6 und f4 bewachen seine Auswege.

lesson-tix-danger-text = Sieh vor jedem Zug hin: Könnte Schwarz alle deine Steine inaktiv machen?
lesson-tix-danger-1-task = Schwarz bedroht a1, deinen einzigen aktiven Stein. Lass Schwarz nicht gewinnen.
lesson-tix-danger-1-hint = Auf a6 kommen weder c3 noch f4 an deinem Stein vorbei.
lesson-tix-danger-1-done = Jetzt kommt kein schwarzer Stein in einem Zug an deinem vorbei.
lesson-tix-danger-2-task = Noch einmal: Lass Schwarz nicht sofort gewinnen.
lesson-tix-danger-2-hint = Zieh mit d2 nach a2 oder b2, außer Reichweite von c1 und f6. Oder opfere ihn auf c2 und aktiviere a6.
lesson-tix-danger-2-done = Auf eine Drohung gibt es zwei Antworten: fliehen oder den Stein opfern und einen anderen aktivieren.
lesson-tix-danger-3-task = Ein Kettenzug bedroht beide aktiven Steine. Sorge dafür, dass einer übrig bleibt.
lesson-tix-danger-3-hint = e3 und f2 arbeiten zusammen. Zieh mit c2 nach c1 oder c3: Dann erwischen sie nur einen.
lesson-tix-danger-3-done = Ein aktiver Stein außer Reichweite genügt, um weiterzuspielen.

lesson-tix-begin-text = Eine Partie beginnt auf leerem Spielplan, und jeder setzt einen Stein ein.
lesson-tix-begin-1-task = Setze deinen ersten Stein ein, wo du willst.
lesson-tix-begin-1-hint = Wähle einen Stein in deinem Vorrat, dann ein Feld, zum Beispiel c3.
lesson-tix-begin-2-task = Auch Schwarz hat einen eingesetzt. Setze einen zweiten ein, sodass zwei ziehen können.
lesson-tix-begin-2-hint = Wähle einen Stein in deinem Vorrat, dann ein Feld, neben dem nichts steht, etwa b5, f2 oder a1.
lesson-tix-begin-2-done = Mit zwei aktiven Steinen hält dich eine einzige Bewegung selten auf: ein solider Anfang.

lesson-tix-open-text = Hat jeder erst einen Stein, gewinnt, wer am anderen vorbeiziehen kann.
lesson-tix-open-1-task = Schwarz hat gerade einen Stein auf b5 eingesetzt. Gewinne!
lesson-tix-open-1-hint = Zieh mit c3 in Spalte c nach oben, an b5 vorbei.
lesson-tix-open-1-done = b5 stand direkt neben deiner Spalte. Stell dich am Anfang nie auf eine Spalte oder Zeile neben einem schwarzen Stein.
lesson-tix-open-2-task = Schwarz hält Abstand. Zieh so, dass Schwarz nicht sofort gewinnen kann.
lesson-tix-open-2-hint = Meide mit c3 die Linien neben e5: Spalten d und f, Zeilen 4 und 6. Am besten setzt du einen zweiten Stein ein, etwa auf b5.
lesson-tix-open-2-done = Auf den Linien neben e5 wäre ein einzelner Stein verloren gewesen. Ein zweiter aktiver Stein ist die beste Versicherung.

lesson-tix-choice-text = Frag dich jedes Mal: Kann ich gewinnen? Und dann: Kann es Schwarz?
lesson-tix-choice-1-task = Schwarz bedroht b2, deinen einzigen aktiven Stein. Einsetzen oder ziehen?
lesson-tix-choice-1-hint = Wohin b2 auch zieht, Schwarz dreht ihn. Setze einen zweiten aktiven Stein außer Reichweite ein, etwa auf e3.
lesson-tix-choice-1-done = Jede Bewegung von b2 hätte verloren. Ein zweiter aktiver Stein hält dich im Spiel.
lesson-tix-choice-2-task = Und jetzt? Einsetzen oder ziehen?
lesson-tix-choice-2-hint = Sieh hin, bevor du einsetzt: b4 ist der letzte aktive schwarze Stein, und c1 kann an ihm vorbei.
lesson-tix-choice-2-done = Ein Sieg geht vor: b4 war der letzte aktive schwarze Stein.

lesson-tix-decline-text = Ein Bonuszug ist ein Angebot: Du darfst den Zug auch beenden.
lesson-tix-decline-1-task = Opfere c6 auf b6. Dann wähle: Bonuszug oder nicht?
lesson-tix-decline-1-hint = Steht c6 auf b6, kann nur noch e6 ziehen, und überall würde e4 ihn erwischen. Beende den Zug.
lesson-tix-decline-1-done = e6 stand dort sicher. Jeder Bonuszug hätte Schwarz gewinnen lassen.

lesson-tix-reserve-text = Ein Stein im Vorrat ist eine Reserve: Er kann überall auftauchen.
lesson-tix-reserve-1-task = Setze ihn so ein, dass du im nächsten Zug sicher gewinnst.
lesson-tix-reserve-1-hint = Spalte b läuft direkt neben a4. Setze deinen Stein an eines ihrer Enden, auf b1 oder b6.
lesson-tix-reserve-1-done = Bleibt a4 in Spalte a, zieht dein neuer Stein an ihm vorbei. Verlässt er sie, tut es c2.
lesson-tix-reserve-2-task = Schwarz hat die Flucht versucht. Gewinne!
lesson-tix-reserve-2-hint = a2 steht noch immer neben Spalte b. Zieh mit deinem neuen Stein dort an a2 vorbei.
lesson-tix-reserve-2-done = Eine Bewegung in Spalte b, und Schwarz bleibt nichts mehr.

lesson-tix-double-text = Gegen eine Drohung gibt es eine Antwort. Gegen zwei zugleich nicht.
lesson-tix-double-1-task = Zieh so, dass du im nächsten Zug gewinnst, was Schwarz auch tut.
lesson-tix-double-1-hint = Zieh mit a1 nach e1. Er droht, in Spalte e an f5 vorbeizuziehen, und d3 achtet auf e5.
lesson-tix-double-1-done = Bleibt f5 in Spalte f, zieht e1 an ihm vorbei. Geht er nach e5, tut es d3.
lesson-tix-double-2-task = Schwarz ist nach f4 gezogen. Gewinne!
lesson-tix-double-2-hint = f4 steht noch immer neben Spalte e. Zieh mit e1 nach oben an ihm vorbei.
lesson-tix-double-2-done = Beiden Drohungen konnte er nicht entgehen.

lesson-tix-handicap-text = Als Vorgabe beginnt der stärkere Spieler mit weniger Steinen.
lesson-tix-handicap-1-task = Du hast zwei Steine, Schwarz drei. Gewinne!
lesson-tix-handicap-1-hint = Opfere a3 auf e3, zwischen e2 und e4. Zieh dann mit a5 nach a1, an b1 vorbei.
lesson-tix-handicap-1-done = Es zählt, wie viele Steine ziehen können. Mit weniger Steinen darf keine Bewegung umsonst sein.

lesson-tix-end-text = Jage den letzten Stein nicht. Versperre ihm erst die Auswege.
lesson-tix-end-1-task = Zieh so, dass du im nächsten Zug gewinnst, was Schwarz auch tut.
lesson-tix-end-1-hint = Der letzte aktive schwarze Stein steht auf a2. Zieh mit c4 nach a4: Von dort bewacht er a3.
lesson-tix-end-1-done = Der Weg nach Norden ist zu. Zieht a2 nach b2, zieht a4 an ihm vorbei; auf a1 tut es e2.
lesson-tix-end-2-task = Schwarz hat die Flucht versucht. Gewinne!
lesson-tix-end-2-hint = Zieh mit a4 nach unten an b2 vorbei.
lesson-tix-end-2-done = b2 war der letzte aktive schwarze Stein: erst die Auswege, dann der Schlag.

lesson-tix-game-text = Jetzt brauchst du alles, was du weißt.
lesson-tix-game-1-task = Du bist im Vorteil. Gewinne diese Partie gegen den Computer.
lesson-tix-game-1-hint = Opfere e3 auf e2: Das dreht f2. Aktiviere dann a4, und du hast drei aktive Steine gegen einen.
lesson-tix-game-1-done = Das war ein echter Kampf, und du hast ihn gewonnen. Jetzt bist du bereit für eine ganze Partie Tix.

## Tixel

lesson-tixel-hollow-text = Ein Tixel-Stein hat eine Einbuchtung. Du wählst, wohin sie zeigt.
lesson-tixel-hollow-1-task = Zieh nach c6, mit der Einbuchtung nach Südwesten.
lesson-tixel-hollow-1-hint = Wähle c6 und dann die Ausrichtung mit der Einbuchtung links unten.
lesson-tixel-hollow-2-task = Setze einen Stein auf d3 ein, mit der Einbuchtung nach Südosten.
lesson-tixel-hollow-2-hint = Wähle einen Stein in deinem Vorrat, dann d3, dann die Ausrichtung mit der Einbuchtung rechts unten.

lesson-tixel-beside-text = Eine hineinragende Ecke passt in die Einbuchtung eines inaktiven Steins.
lesson-tixel-beside-1-task = Setze einen Stein auf e2 ein, neben den aktiven auf e1.
lesson-tixel-beside-1-hint = Die Einbuchtung muss die Ecke von e1 aufnehmen, also nach Süden zeigen.
lesson-tixel-beside-1-done = Ein glattes Quadrat könnte gar nicht neben einem aktiven Stein stehen.
lesson-tixel-beside-2-task = Die Einbuchtung von c3 zeigt nach Norden. Setze einen Stein auf c4 ein.
lesson-tixel-beside-2-hint = Auf c4 passt deine Ecke in die Einbuchtung von c3. Wähle irgendeine der angebotenen Ausrichtungen.
lesson-tixel-beside-2-done = Der neue Stein konnte aktiv sein, also musste er es auch.

lesson-tixel-nest-text = Ziehst du neben eine Einbuchtung, die zu dir zeigt, bleibt dein Stein aktiv.
lesson-tixel-nest-1-task = Zieh nach d2 und bleib aktiv.
lesson-tixel-nest-1-hint = Die Einbuchtung von d3 zeigt nach d2, dort ist also Platz für deine Ecke.
lesson-tixel-nest-1-done = Deine Ecke ruht in der Einbuchtung von d3: ein Nest.
lesson-tixel-nest-2-task = Jetzt kehrt d3 eine geschlossene Seite nach d2. Zieh dorthin und sieh den Unterschied.
lesson-tixel-nest-2-hint = Zieh mit a2 nach d2. Neben der geschlossenen Seite von d3 ist kein Platz.
lesson-tixel-nest-2-done = Eine geschlossene Seite lässt keinen Platz, also ist es ein Opfer. Du hast die Wahl: Es kommt darauf an, wo du anhältst.

lesson-tixel-approach-text = Mit der Einbuchtung voran kann ein Stein direkt vor einem aktiven anhalten.
lesson-tixel-approach-1-task = Zieh nach e3, direkt vor f3.
lesson-tixel-approach-1-hint = Wähle e3. Dort passt nur die Einbuchtung nach Osten, zu f3.
lesson-tixel-approach-1-done = Das einfachste Opfer in Tixel: kein Platz, aktiv zu sein, und f3 wurde nicht einmal gedreht.
lesson-tixel-approach-2-task = Opfere einen Stein auf e3 und drehe mit dem Bonuszug d5.
lesson-tixel-approach-2-hint = Erst a3 nach e3. Zieh dann mit c1 nach oben an d5 vorbei, nach c6.
lesson-tixel-approach-2-bonus-left = Das Opfer stimmt. Nutze jetzt auch den Bonuszug.

lesson-tixel-spin-text = Rechts von dir dreht sich ein Stein im Uhrzeigersinn, links dagegen.
lesson-tixel-spin-1-task = Drehe die Einbuchtung von c4 nach Osten, und bleib aktiv.
lesson-tixel-spin-1-hint = Zieh so vorbei, dass c4 rechts von dir liegt: mit a5 in Zeile 5 nach d5.
lesson-tixel-spin-1-other-way = Gedreht ist er, aber gegen den Uhrzeigersinn: Die Einbuchtung zeigt nach Norden. Zieh auf der anderen Seite vorbei.
lesson-tixel-spin-2-task = Drehe c4 und halte direkt daneben auf c3 an, noch immer aktiv.
lesson-tixel-spin-2-hint = Zieh mit a3 nach c3. c4 liegt links von dir und dreht sich gegen den Uhrzeigersinn: Seine Einbuchtung zeigt am Ende zu dir.
lesson-tixel-spin-2-done = Du hast c4 angegriffen und gleich als Nest benutzt.

lesson-tixel-pivot-text = Ein Bonuszug kann einen aktiven Stein in eine andere aktive Ausrichtung drehen.
lesson-tixel-pivot-1-task = Opfere a3 und drehe c5, bis die Einbuchtung nach Südwesten zeigt.
lesson-tixel-pivot-1-hint = Zieh mit a3 nach e3, vor f3. Wähle dann c5 und die neue Ausrichtung.
lesson-tixel-pivot-1-done = Die Einbuchtung bestimmt, wie ein Stein liegt, wenn er gedreht wird. Ein Tix-Stein lässt sich nicht drehen: Er sähe gleich aus.

lesson-tixel-win-text = Zähle die schwarzen Steine, die ziehen können. Stoppt ein Zug sie alle, gewinnst du.
lesson-tixel-win-1-task = Gewinne mit einer Bewegung.
lesson-tixel-win-1-hint = a4 und c6 stehen zu beiden Seiten von Spalte b. Zieh mit b1 hinauf nach b6.
lesson-tixel-win-1-done = Eine Bewegung hat a4 und c6 gedreht. d4 war schon inaktiv.
lesson-tixel-win-2-task = Gewinne mit einem Opfer und einer weiteren Bewegung.
lesson-tixel-win-2-hint = Opfere d3 auf a3, neben a4. Dann zieht f1 nach oben an e6 vorbei.
lesson-tixel-win-2-done = d3 hat a4 gedreht und den Bonuszug eingebracht, mit dem f1 e6 gedreht hat.

lesson-tixel-plug-text = Ein Stein neben einem aktiven dreht diesen nicht. Er versperrt den Weg.
lesson-tixel-plug-1-task = Setze einen Stein ein, der a1 den letzten Ausweg nimmt.
lesson-tixel-plug-1-hint = Setze ihn auf b1 ein, mit der Einbuchtung zu a1.
lesson-tixel-plug-1-done = a1 ist noch aktiv, aber solange beide Wege zu sind, kann er nicht ziehen.
lesson-tixel-plug-2-task = Sperre f6 auf beiden Seiten ein und gewinne.
lesson-tixel-plug-2-hint = Zieh mit b6 nach e6, Einbuchtung nach Osten, und mit f3 nach f5, Einbuchtung nach Norden: zwei Opfer.
lesson-tixel-plug-2-done = f6 ist aktiv, kann aber nirgendwohin, und b4 war schon inaktiv.

lesson-tixel-three-text = Zwei Stöpsel und eine Bewegung sind drei Aktionen in einem Zug.
lesson-tixel-three-1-task = Schwarz hat drei aktive Steine. Gewinne mit einem Kettenzug.
lesson-tixel-three-1-hint = Sperre f1 ein: Opfere d1 auf e1 und f5 auf f2, die Einbuchtung zu ihm hin. Zieh dann mit b4 nach a4, zwischen a3 und a5.
lesson-tixel-three-1-done = f1 ist eingesperrt, und die letzte Bewegung hat a3 und a5 gedreht, mitten zwischen ihnen.

lesson-tixel-danger-text = In Tixel lässt sich fast jeder Stein opfern, Drohungen reichen also weiter.
lesson-tixel-danger-1-task = Bring b3 in Sicherheit.
lesson-tixel-danger-1-hint = e3 und f2 erreichen alles bis Zeile 4. Zieh mit b3 nach b5 oder b6.
lesson-tixel-danger-1-done = In den Zeilen 5 und 6 kommen weder e3 noch f2 in einem Zug an dir vorbei.
lesson-tixel-danger-2-task = Weglaufen hilft hier nicht. Finde etwas anderes.
lesson-tixel-danger-2-hint = Zieh mit a5 nach a2, die Einbuchtung nach Süden, und aktiviere a1 mit dem Bonuszug.
lesson-tixel-danger-2-alone = Wohin a5 auch zieht, Schwarz dreht ihn. Du brauchst deinen zweiten Stein.
lesson-tixel-danger-2-done = Schwarz hatte es auf a5 abgesehen. Jetzt ist a1 dein aktiver Stein, außer Reichweite.

lesson-tixel-begin-text = In der Mitte bedroht ein Stein vier Linien, am Rand weniger.
lesson-tixel-begin-1-task = Setze deinen ersten Stein so ein, dass er vier Linien bedroht.
lesson-tixel-begin-1-hint = Von c3 kann er in Spalte c und Zeile 3 ziehen. Das bedroht die Spalten b und d und die Zeilen 2 und 4.
lesson-tixel-begin-1-done = Jetzt muss Schwarz vier Linien meiden. Das ist nur ein kleines Plus: Die Partie ist noch völlig offen.

lesson-tixel-open-text = Halte wie in Tix einen einzelnen Stein von den Linien neben dem schwarzen fern.
lesson-tixel-open-1-task = Dein zweiter Zug. Lass Schwarz nicht sofort gewinnen.
lesson-tixel-open-1-hint = Die Linien neben e5 sind die Spalten d und f und die Zeilen 4 und 6. Setze einen zweiten Stein ein, etwa auf b5.
lesson-tixel-open-1-done = Neben e5 ist ein einzelner Stein verloren. Gute Partien Tixel beginnen mit zwei aktiven Steinen.

lesson-tixel-choice-text = Wo jede Bewegung verliert, kann ein neuer Stein dich retten.
lesson-tixel-choice-1-task = Schwarz bedroht d4. Einsetzen oder ziehen?
lesson-tixel-choice-1-hint = Wohin d4 auch zieht, c3 oder e5 kommt an ihm vorbei. Setze einen zweiten Stein außer Reichweite ein, etwa auf a1.
lesson-tixel-choice-1-done = Stilles Einsetzen: Schwarz kann einen deiner beiden Steine drehen, aber nicht beide.

lesson-tixel-decline-text = In Tixel kommt man leicht zu Bonuszügen. Nicht jeder lohnt sich.
lesson-tixel-decline-1-task = Opfere e3 auf e5. Dann wähle: Bonuszug oder nicht?
lesson-tixel-decline-1-hint = Ist e3 auf e5 geopfert, kann nur noch f2 ziehen, und überall sonst erwischt ihn d2. Beende den Zug.
lesson-tixel-decline-1-done = In einer Linie mit d2 steht f2 sicher. Wäre er gezogen, hätte Schwarz gewonnen.

lesson-tixel-reserve-text = Schwarz kann opfern und einen anderen Stein aktivieren. Deine Reserve beantwortet beides.
lesson-tixel-reserve-1-task = Setze sie so ein, dass du im nächsten Zug sicher gewinnst.
lesson-tixel-reserve-1-hint = Setze deinen Stein in Spalte e ein, auf e4 oder e5: Von dort deckt er e2 und d6 ab.
lesson-tixel-reserve-1-done = Verlässt e2 die Spalte e, zieht dein neuer Stein an ihm vorbei. Zieht er nach e1, tut es b2. Aktiviert Schwarz d6, zieht dein neuer Stein an diesem vorbei.

lesson-tixel-double-text = Auf die beste Drohung hat Schwarz keine Antwort.
lesson-tixel-double-1-task = Zieh so, dass du im nächsten Zug gewinnst, was Schwarz auch tut.
lesson-tixel-double-1-hint = Zieh mit c4 nach c1, auf eine Linie mit f1. f3 wartet auf der anderen Seite.
lesson-tixel-double-1-done = Zieht f1 nach e1, zieht f3 an ihm vorbei. Opfert Schwarz ihn und aktiviert a4, zieht f3 an a4 vorbei.

lesson-tixel-handicap-text = Als Vorgabe nimmt ein Spieler einige Tix-Steine. Sie haben keine Einbuchtung.
lesson-tixel-handicap-1-task = Opfere einen Stein auf e2, direkt vor f2.
lesson-tixel-handicap-1-hint = a4 ist ein Tix-Stein und kann nicht vor f4 anhalten. a2 hat eine Einbuchtung: Zieh ihn nach e2.
lesson-tixel-handicap-1-done = a4 hätte das nicht gekonnt. Als Vorgabe nimmt der stärkere Spieler Tix-Steine, oder weniger Steine.

lesson-tixel-end-text = Treib den letzten Stein in eine Ecke.
lesson-tixel-end-1-task = Zieh so, dass du im nächsten Zug gewinnst, was Schwarz auch tut.
lesson-tixel-end-1-hint = a2 will nach Osten entkommen. Zieh mit e2 nach c2, mit einem Feld dazwischen.
lesson-tixel-end-1-done = Auf a1 ziehst du an ihm vorbei. Überall sonst hat er keinen Platz, aktiv zu bleiben.
lesson-tixel-end-2-task = Er ist in die Ecke geflohen. Gewinne!
lesson-tixel-end-2-hint = Zieh mit c2 nach a2: Das dreht a1.
lesson-tixel-end-2-done = a1 war der letzte aktive schwarze Stein.

lesson-tixel-game-text = Einbuchtungen, Nester, Stöpsel: Nutze alles, was du weißt.
lesson-tixel-game-1-task = Du bist im Vorteil. Gewinne diese Partie gegen den Computer.
lesson-tixel-game-1-hint = Opfere d3 auf f3: Das dreht f4, und nur e6 kann noch ziehen. Zieh mit dem Bonuszug a1 nach a3.
lesson-tixel-game-1-done = Das war ein echter Kampf, und du hast ihn gewonnen. Jetzt bist du bereit für eine ganze Partie Tixel.

## Regatta

lesson-regatta-edge-text = Nichts darf über die Bande ragen. Aber eine Ecke jedes Steins ist abgerundet.
lesson-regatta-edge-1-task = Setze einen aktiven Stein auf d1 ein.
lesson-regatta-edge-1-hint = Auf d1 muss die abgerundete Ecke nach Süden zeigen, zur Bande.
lesson-regatta-edge-1-done = Drei Ecken ragen hinaus, die abgerundete nicht: Die Bande ist ihr nicht im Weg.
lesson-regatta-edge-2-task = Und jetzt einen aktiven Stein auf h4.
lesson-regatta-edge-2-hint = Auf h4 muss die abgerundete Ecke nach Osten zeigen. Du darfst auch dorthin ziehen.

lesson-regatta-corner-text = In einer Ecke des Spielplans kann kein Stein aktiv sein: Zieht einer hinein, wird er geopfert.
lesson-regatta-corner-1-task = Opfere a4 in der Ecke a1.
lesson-regatta-corner-1-hint = Zieh mit a4 an der Bande entlang nach a1.
lesson-regatta-corner-1-done = Dazu brauchte es keinen schwarzen Stein: Die Ecke allein bringt den Bonuszug.
lesson-regatta-corner-2-task = Opfere a3 in einer Ecke und drehe d5 im selben Zug. Behalte einen aktiven Stein.
lesson-regatta-corner-2-hint = a3 geht in die Ecke a1. Dann zieht f4 in Zeile 4 nach Westen, an d5 vorbei.
lesson-regatta-corner-2-done = Die Ecke hat den Bonuszug gebracht, und dein letzter aktiver Stein ist außer Reichweite.

lesson-regatta-neighbours-text = Wohin die abgerundete Ecke zeigt, ragt nichts hinein.
lesson-regatta-neighbours-1-task = Setze einen aktiven Stein auf e4 ein, neben den aktiven auf d4.
lesson-regatta-neighbours-1-hint = Die abgerundete Ecke von d4 zeigt nach e4. Lass deine nach d4 zeigen.
lesson-regatta-neighbours-1-done = Zwei aktive Nachbarn: Das können nur Steine mit abgerundeter Ecke.

lesson-regatta-rounded-text = Neben einer geschlossenen Seite entscheidet die Ausrichtung, in der du ziehst: aktiv oder geopfert.
lesson-regatta-rounded-1-task = Zieh nach c4 und bleib aktiv.
lesson-regatta-rounded-1-hint = Wähle auf c4 die Ausrichtung mit der Einbuchtung nach Nordwesten: Dann zeigt die abgerundete Ecke nach d4.
lesson-regatta-rounded-1-fell = In dieser Ausrichtung kann der Stein dort nicht aktiv sein. Wähle die andere.
lesson-regatta-rounded-1-done = Die abgerundete Ecke zeigt zur geschlossenen Seite von d4, wo eine spitze keinen Platz hätte.
lesson-regatta-rounded-2-task = Dasselbe Feld, aber opfere jetzt c7 auf c4.
lesson-regatta-rounded-2-hint = Wähle auf c4 eine inaktive Ausrichtung: Einbuchtung nach Osten oder nach Süden.
lesson-regatta-rounded-2-stood = Er blieb aktiv. Wähle eine Ausrichtung, in der er inaktiv wird.
lesson-regatta-rounded-2-done = Dieselbe Bewegung, aber diesmal mit Bonuszug: Die Ausrichtung entscheidet.

lesson-regatta-smooth-text = Nur was in deinen Weg ragt, wird gedreht. An der abgerundeten Ecke ist ein Stein glatt.
lesson-regatta-smooth-1-task = Drehe d4. Wähle die richtige Seite.
lesson-regatta-smooth-1-hint = Die abgerundete Ecke von d4 zeigt nach Süden. Zieh im Norden vorbei: mit a5 in Zeile 5.
lesson-regatta-smooth-1-smooth = Das ist seine glatte Seite: Die abgerundete Ecke ragt nicht in Zeile 3.
lesson-regatta-smooth-2-task = Drehe d5, aber nicht deinen eigenen Stein auf d3.
lesson-regatta-smooth-2-hint = Die abgerundete Ecke von d3 zeigt nach Norden. a4 kann also genau zwischen d3 und d5 hindurch.

lesson-regatta-flip-text = Ein Stein hat zwei Seiten, Spiegelbilder. Beim Einsetzen wählst du eine.
lesson-regatta-flip-1-task = Setze einen aktiven Stein auf d1 ein, mit der Einbuchtung nach Nordwesten.
lesson-regatta-flip-1-hint = Wähle einen Stein in deinem Vorrat, dann d1. Nimm unter den angebotenen Ausrichtungen den gewendeten Stein mit der Einbuchtung links oben.
lesson-regatta-flip-1-side = Er ist aktiv, aber die Einbuchtung zeigt nach Nordosten. Wende ihn: Wähle die Ausrichtung mit der Einbuchtung links oben.
lesson-regatta-flip-2-task = Setze einen aktiven Stein auf e4 ein, mit der Einbuchtung nach Nordosten.
lesson-regatta-flip-2-hint = Wähle e4 und dann den gewendeten Stein: Seine abgerundete Ecke zeigt nach d4, die Einbuchtung nach rechts oben.
lesson-regatta-flip-2-side = Er ist aktiv, aber die Einbuchtung soll nach Nordosten zeigen. Dazu braucht es die andere Seite.

lesson-regatta-along-text = An der Bande hat die Einbuchtung nicht in jede Richtung Platz.
lesson-regatta-along-1-task = Halte direkt vor einem schwarzen Stein an. Bei welchem geht es?
lesson-regatta-along-1-hint = Die Einbuchtung von d1 kann nach Norden und Osten zeigen, aber nicht nach Westen. Zieh nach f1, vor g1.
lesson-regatta-along-1-done = Vor b1 hätte die Einbuchtung nach Westen zeigen müssen, und da ist die Bande im Weg.

lesson-regatta-win-text = In jeder Ecke des Spielplans kannst du einen Stein opfern.
lesson-regatta-win-1-task = Gewinne mit einer Bewegung.
lesson-regatta-win-1-hint = Spalte f führt zwischen g5 und e2 hindurch. Zieh mit f7 hinunter an beiden vorbei.
lesson-regatta-win-1-done = Eine Bewegung hat g5 und e2 gedreht, und einen anderen Stein hat Schwarz nicht.
lesson-regatta-win-2-task = Gewinne mit einem Opfer und einer weiteren Bewegung.
lesson-regatta-win-2-hint = Zieh mit a4 an b2 vorbei in die Ecke a1. Dann zieht d3 nach f3, an f2 vorbei.
lesson-regatta-win-2-done = a4 hat unterwegs b2 gedreht, die Ecke brachte den Bonuszug, und d3 hat f2 gedreht.

lesson-regatta-hem-text = An der Bande hat ein Stein einen Ausweg weniger.
lesson-regatta-hem-1-task = Setze einen Stein ein, der d1 den letzten Ausweg nimmt.
lesson-regatta-hem-1-hint = c1 und d2 sind besetzt. Setze einen Stein auf e1 ein, mit der Einbuchtung nach Westen, zu d1.
lesson-regatta-hem-1-done = d1 ist aktiv, kann aber nicht ziehen: An der Bande genügen drei Stöpsel.

lesson-regatta-danger-text = Von seiner glatten Seite her lässt sich kein Stein drehen. Achte auf die anderen drei.
lesson-regatta-danger-1-task = a6 ist dein letzter aktiver Stein. Rette ihn.
lesson-regatta-danger-1-hint = Weder e6 noch e3 kommt an einem Stein auf b6, c6 oder a3 vorbei.
lesson-regatta-danger-1-done = Jetzt kommt weder e6 noch e3 an ihm vorbei.
lesson-regatta-danger-2-task = Noch einmal: Lass Schwarz nicht sofort gewinnen.
lesson-regatta-danger-2-hint = c5 kommt in Zeile 5, g2 in Spalte g. Zieh mit g4 nach g7, wo beide zu weit weg sind.
lesson-regatta-danger-2-done = Außer Reichweite von c5 und g2 bleibt dein Stein aktiv.
lesson-regatta-danger-3-task = Jetzt rettet dich nur ein Zug. Finde ihn.
lesson-regatta-danger-3-hint = g2 droht in Zeile 2, direkt unter d3. Stell dich auf seine Linie: Zieh mit d3 nach d2.
lesson-regatta-danger-3-done = Die einzige Verteidigung: Ein Stein dreht nur, woran er vorbeizieht. Geradeaus dreht er nichts.

lesson-regatta-decline-text = Ein Stein, der sicher steht, bleibt besser stehen.
lesson-regatta-decline-1-task = Opfere e3 auf e6. Dann wähle: Bonuszug oder nicht?
lesson-regatta-decline-1-hint = Ist e3 auf e6 geopfert, kann nur noch f8 ziehen, und überall sonst erwischt Schwarz ihn. Beende den Zug.
lesson-regatta-decline-1-done = f8 stand sicher. Nach jedem Bonuszug hätte Schwarz gewinnen können.

lesson-regatta-begin-text = Kann dein erster Stein nicht ziehen, verlierst du im nächsten Zug.
lesson-regatta-begin-1-task = Setze ihn so ein, dass er ziehen kann.
lesson-regatta-begin-1-hint = In den Ecken a1, a8, h1 und h8 kann kein Stein aktiv sein. Setze ihn nahe der Mitte ein, etwa auf e4.
lesson-regatta-begin-1-stuck = Dort ist er inaktiv und kann nicht ziehen: Im nächsten Zug hättest du verloren.
lesson-regatta-begin-1-done = Von der Mitte aus kann er überallhin. An der Bande müsste seine abgerundete Ecke zur Bande zeigen.

lesson-regatta-open-text = Ein einzelner Stein ist nur auf seiner glatten Seite geschützt.
lesson-regatta-open-1-task = Schwarz hat gerade einen Stein auf d5 eingesetzt. Gewinne!
lesson-regatta-open-1-hint = Die abgerundete Ecke von d5 zeigt nach Westen, zu Spalte c. Zieh lieber mit c4 in Zeile 4 nach Osten.
lesson-regatta-open-1-done = Die abgerundete Ecke schützte d5 nur vor Spalte c. Eine glatte Seite reicht nicht: Bleib von offenen Linien weg.

lesson-regatta-choice-text = Ein zweiter Stein hilft nur dort, wo Schwarz nicht beide drehen kann.
lesson-regatta-choice-1-task = Schwarz bedroht a4, deinen einzigen aktiven Stein. Einsetzen oder ziehen?
lesson-regatta-choice-1-hint = Wohin a4 auch zieht, Schwarz dreht ihn. Setze einen Stein außer Reichweite von b2 und c4 ein, etwa auf g2.
lesson-regatta-choice-1-done = Beide kann Schwarz nicht drehen. Auf e3, f3 oder g3 ist dein Stein nur sicher, wenn die abgerundete Ecke nach Norden zeigt.

lesson-regatta-reserve-text = Eine Reserve kann mitten auf dem Fluchtweg erscheinen.
lesson-regatta-reserve-1-task = Setze sie so ein, dass du im nächsten Zug sicher gewinnst.
lesson-regatta-reserve-1-hint = b2 kann auf Spalte b nach Norden fliehen. Setze deinen Stein auf b4 ein, ein Feld hinter b3.
lesson-regatta-reserve-1-done = Der Weg nach Norden endet auf b3. Wo b2 auch aktiv bleiben kann, zieht d2 oder dein neuer Stein an ihm vorbei.

lesson-regatta-double-text = Decke beide Linien ab, auf denen ein Stein fliehen kann.
lesson-regatta-double-1-task = Zieh so, dass du im nächsten Zug gewinnst, was Schwarz auch tut.
lesson-regatta-double-1-hint = b1 kann nur an der Bande entlang fliehen. Zieh mit h4 nach h2: Zeile 2 läuft direkt daneben.
lesson-regatta-double-1-done = Zieht b1 nach c1, zieht b3 an ihm vorbei; weiter östlich tut es h2. Überall sonst ist er inaktiv.

lesson-regatta-handicap-text = Auch in Regatta kann der stärkere Spieler mit weniger Steinen beginnen.
lesson-regatta-handicap-1-task = Du hast zwei Steine, Schwarz drei. Gewinne!
lesson-regatta-handicap-1-hint = Opfere d3 auf d8, neben c8. Zieh dann mit a4 nach e4, an e3 vorbei.
lesson-regatta-handicap-1-done = f4 war schon inaktiv, also reichten zwei gedrehte Steine.

lesson-regatta-end-text = Treib den letzten Stein an die Bande.
lesson-regatta-end-1-task = Zieh so, dass du im nächsten Zug gewinnst, was Schwarz auch tut.
lesson-regatta-end-1-hint = Der letzte aktive schwarze Stein steht auf g2. Zieh mit e4 nach g4, mit einem Feld dazwischen.
lesson-regatta-end-1-done = Wo g2 auch aktiv bleiben kann, zieht g4 oder e2 an ihm vorbei.
lesson-regatta-end-2-task = Er ist an die Bande geflohen. Gewinne!
lesson-regatta-end-2-hint = Zieh mit e2 in Zeile 2 an g1 vorbei.
lesson-regatta-end-2-done = g1 war der letzte aktive schwarze Stein.

lesson-regatta-game-text = Bande, Ecken, glatte Seiten: Nutze alles, was du weißt.
lesson-regatta-game-1-task = Du bist im Vorteil. Gewinne diese Partie gegen den Computer.
lesson-regatta-game-1-hint = Nur g8 kann ziehen, und nur an der Bande entlang. Lass g6 stehen und bring d1 nach d5.
lesson-regatta-game-1-done = Das war ein echter Kampf, und du hast ihn gewonnen. Jetzt bist du bereit für eine ganze Partie Regatta.

## Poka Yoke

lesson-poka-yoke-promote-text = Nimmst du einen Tixel-Stein auf, wird er aufgewertet: Ein Poka-Yoke-Stein kommt in deinen Vorrat.
lesson-poka-yoke-promote-1-task = Opfere a3 und werte b5 auf.
lesson-poka-yoke-promote-1-hint = Zieh mit a3 nach e3, Einbuchtung nach Osten. Nimm dann b5 auf.
lesson-poka-yoke-promote-1-done = Sieh in deinen Vorrat: Da liegt ein Stein mit abgerundeter Ecke. Aufwerten darfst du zweimal je Partie.
lesson-poka-yoke-promote-2-task = Werte einen Stein auf, aber behalte einen, der ziehen kann.
lesson-poka-yoke-promote-2-hint = Opfere a3 auf d3, Einbuchtung nach Osten, und nimm den inaktiven Stein auf b2 auf.

lesson-poka-yoke-use-text = Dank der abgerundeten Ecke kann er neben einer geschlossenen Seite aktiv sein.
lesson-poka-yoke-use-1-task = Setze deinen Poka-Yoke-Stein aktiv auf e4 ein.
lesson-poka-yoke-use-1-hint = Auf e4 muss die abgerundete Ecke nach Westen zeigen, zu d4.
lesson-poka-yoke-use-1-done = Neben der geschlossenen Seite von d4 könnte kein Tixel-Stein aktiv sein.

lesson-poka-yoke-choose-text = Die Ausrichtung, in der ein Poka-Yoke-Stein zieht, entscheidet, ob er aktiv bleibt oder geopfert wird.
lesson-poka-yoke-choose-1-task = Zieh nach c4 und bleib aktiv.
lesson-poka-yoke-choose-1-hint = Lass die abgerundete Ecke zu d4 zeigen: Wähle auf c4 die Einbuchtung nach Nordwesten.
lesson-poka-yoke-choose-2-task = Zieh wieder mit c6 nach c4, aber so, dass der Stein diesmal geopfert wird.
lesson-poka-yoke-choose-2-hint = Wähle auf c4 eine inaktive Ausrichtung: Einbuchtung nach Osten oder nach Süden.
lesson-poka-yoke-choose-2-done = Die abgerundete Ecke zeigt jetzt woandershin, also lässt d4 keinen Platz.

lesson-poka-yoke-flip-text = Auf dem Spielplan bleibt dieselbe Seite oben. Um einen Stein zu wenden, nimm ihn erst auf.
lesson-poka-yoke-flip-1-task = Opfere a3 und nimm e4 auf.
lesson-poka-yoke-flip-1-hint = Zieh mit a3 nach e3, Einbuchtung nach Osten. Nimm dann e4 auf: Er kommt in den Vorrat zurück.
lesson-poka-yoke-flip-2-task = Setze ihn gewendet auf d4 ein, mit der Einbuchtung nach Nordosten.
lesson-poka-yoke-flip-2-hint = Wähle d4. Nimm von den Ausrichtungen mit der Einbuchtung rechts oben die, deren abgerundete Ecke nach Westen zeigt.
lesson-poka-yoke-flip-2-side = Die Einbuchtung stimmt, die Seite nicht: Die abgerundete Ecke soll nach Westen zeigen.
lesson-poka-yoke-flip-2-done = Wenden kostet zwei Züge: Denk also schon beim Einsetzen an die Seite.

lesson-poka-yoke-limit-text = Sind deine zwei Aufwertungen verbraucht, kommt ein Stein einfach in den Vorrat zurück.
lesson-poka-yoke-limit-1-task = Nimm b5 auf und sieh in deinen Vorrat.
lesson-poka-yoke-limit-1-hint = Zieh zuerst mit a3 nach e3, Einbuchtung nach Osten. Nimm dann b5 auf.
lesson-poka-yoke-limit-1-done = Er kam als der Tixel-Stein zurück, der er war.

lesson-poka-yoke-win-text = Einbuchtungen, abgerundete Ecken, Kettenzüge: jetzt alles zusammen.
lesson-poka-yoke-win-1-task = Gewinne in diesem Zug.
lesson-poka-yoke-win-1-hint = Opfere b5 auf b2, neben c2. Dann zieht e3 hinauf nach e6, an f6 vorbei.
lesson-poka-yoke-win-1-done = b5 hat c2 gedreht, e3 hat f6 gedreht, und f4 war schon inaktiv.
lesson-poka-yoke-win-2-task = Noch einmal: Gewinne in diesem Zug.
lesson-poka-yoke-win-2-hint = Opfere a3 auf a5, neben b5. Dann zieht c6 ganz nach Osten, nach f6.
lesson-poka-yoke-win-2-done = a3 hat b5 gedreht, und auf f6 hat dein Stein von oben f5 gedreht.

lesson-poka-yoke-hem-text = Wo ein Stein abgerundet ist, ragt keine Ecke hinaus. Dort taugt jede Seite als Stöpsel.
lesson-poka-yoke-hem-1-task = Nimm a6 den letzten Ausweg und gewinne.
lesson-poka-yoke-hem-1-hint = Zieh mit b1 hinauf nach b6. Dorthin zeigt die abgerundete Ecke von a6, also braucht es keine Einbuchtung.
lesson-poka-yoke-hem-1-done = a6 ist aktiv, aber dein b6 und der schwarze Stein auf a5 versperren ihm den Weg.
lesson-poka-yoke-hem-2-task = Sperre a1 auf beiden Seiten ein und gewinne.
lesson-poka-yoke-hem-2-hint = Zieh mit a4 nach a2, Einbuchtung zu a1. Dann mit e1 nach b1, neben die abgerundete Ecke.
lesson-poka-yoke-hem-2-done = Nach Norden ragt eine Ecke von a1 hinaus, also brauchte a2 die Einbuchtung. b1 brauchte sie nicht.

lesson-poka-yoke-open-text = Eine Aufwertung kostet zwei Steine: Einer wird geopfert, einer aufgenommen.
lesson-poka-yoke-open-1-task = Setze also zuerst Steine ein. Beginn, wo du willst.
lesson-poka-yoke-open-1-hint = Wähle einen Stein in deinem Vorrat, dann ein Feld, zum Beispiel c3.
lesson-poka-yoke-open-2-task = Dein dritter Zug: aufwerten oder einsetzen? Du willst drei Steine, die ziehen können.
lesson-poka-yoke-open-2-hint = Du hast nur c1 und c3. Setze einen dritten Stein abseits der schwarzen ein, etwa auf f3.
lesson-poka-yoke-open-2-early = Zu früh: Mit zwei Steinen auf dem Spielplan bleibt dir nach einer Aufwertung keiner, der ziehen kann.
lesson-poka-yoke-open-2-done = Drei aktive Steine sind ein guter Anfang. Werte auf, wenn danach noch einer ziehen kann.

lesson-poka-yoke-when-text = Werte einen Stein auf, der inaktiv ist und dir im Weg steht.
lesson-poka-yoke-when-1-task = Werte so auf, dass du im nächsten Zug sicher gewinnst.
lesson-poka-yoke-when-1-hint = e4 versperrt Spalte e. Opfere d1 auf e1, Einbuchtung zu f1, und nimm e4 auf.
lesson-poka-yoke-when-1-done = Spalte e ist frei für e5, und der aufgewertete Stein kann f2 verstöpseln. Beides kann Schwarz nicht verhindern.

lesson-poka-yoke-choice-text = Ein einfacher Stein kann dich retten, wo eine Aufwertung zu spät kommt.
lesson-poka-yoke-choice-1-task = Schwarz bedroht d3, deinen einzigen aktiven Stein. Einsetzen oder ziehen?
lesson-poka-yoke-choice-1-hint = Wohin d3 auch zieht, e5 oder f2 kommt an ihm vorbei. Setze einen zweiten Stein außer Reichweite ein, etwa auf a2.
lesson-poka-yoke-choice-1-done = Ein Stein aus dem Vorrat ist sofort aktiv. Ein aufgewerteter würde dort noch warten.

lesson-poka-yoke-reserve-text = Eine aufgewertete Reserve kann aktiv sein, wo kein Tixel-Stein es könnte.
lesson-poka-yoke-reserve-1-task = Setze sie so ein, dass du im nächsten Zug sicher gewinnst.
lesson-poka-yoke-reserve-1-hint = f1 muss inaktiv bleiben. Setze deinen Stein auf f2 ein, mit der abgerundeten Ecke nach Süden, zu f1.
lesson-poka-yoke-reserve-1-done = Neben deinem f2 lässt sich f1 nicht aktivieren. Zieht f5 nach e5, zieht f2 an ihm vorbei; in Spalte f tut es c5.

lesson-poka-yoke-danger-text = Sieh dir jeden schwarzen Stein an: Wo könnte er an deinem vorbei?
lesson-poka-yoke-danger-1-task = Schwarz droht zu gewinnen. Verhindere es.
lesson-poka-yoke-danger-1-hint = Zieh mit d6 hinunter nach d1 oder d2. Oder opfere ihn auf f6 und aktiviere c3.
lesson-poka-yoke-danger-1-done = Weder b6 noch f5 kann dich jetzt noch besiegen.

lesson-poka-yoke-decline-text = Sieh vor einem Bonuszug nach, was du damit zurücklässt.
lesson-poka-yoke-decline-1-task = Opfere d6 auf d1. Dann wähle: Bonuszug oder nicht?
lesson-poka-yoke-decline-1-hint = Zieh mit d6 nach d1, Einbuchtung nach Süden. Nur wo er steht, ist a1 vor a3 sicher: Beende den Zug.
lesson-poka-yoke-decline-1-done = In einer Linie mit a3 steht a1 sicher. Wäre er gezogen, hätte Schwarz gewonnen.

lesson-poka-yoke-double-text = Wer angreift, darf nicht selbst gedreht werden. Eine abgerundete Ecke hilft.
lesson-poka-yoke-double-1-task = Zieh so, dass du im nächsten Zug gewinnst, was Schwarz auch tut.
lesson-poka-yoke-double-1-hint = Zieh mit f6 nach f2, Einbuchtung nach Nordwesten: Dann zeigt die abgerundete Ecke nach Süden.
lesson-poka-yoke-double-1-done = f2 bedroht a1 in Zeile 2, und in Zeile 1 trifft Schwarz nur auf seine glatte Seite.

lesson-poka-yoke-handicap-text = Hier sind Tix-Steine eine größere Vorgabe: Sie lassen sich nicht aufwerten.
lesson-poka-yoke-handicap-1-task = Opfere einen Stein und werte dann einen deiner beiden inaktiven Steine auf.
lesson-poka-yoke-handicap-1-hint = Zieh mit a4 nach e4, Einbuchtung nach Osten. b3 ist ein Tix-Stein, also nimm e2 auf.
lesson-poka-yoke-handicap-1-plain = b3 kam so in deinen Vorrat zurück, wie er war: Ein Tix-Stein wird nie aufgewertet. Versuch es mit dem anderen.
lesson-poka-yoke-handicap-1-done = Der stärkere Spieler nimmt einige Tix-Steine, oder er beginnt mit weniger Steinen.

lesson-poka-yoke-game-text = Jetzt weißt du alles.
lesson-poka-yoke-game-1-task = Du bist im Vorteil. Gewinne diese Partie gegen den Computer.
lesson-poka-yoke-game-1-hint = Opfere d4 auf b4, Einbuchtung nach Westen, zu a4. Zieh dann mit e2 nach e5: Das dreht f4.
lesson-poka-yoke-game-1-done = Das war die letzte Sprosse. Spiel jetzt die ganze Partie.

## In jeder Lektion

learn-number = { $game }, Lektion { $number } von { $count }
learn-task = Die Aufgabe
learn-step = Schritt { $number } von { $count }
learn-right = Genau!
learn-shown = So geht es zum Beispiel. Jetzt du.
learn-again = Noch einmal
learn-hint-ask = Tipp
learn-show = Zeig es mir
learn-next-step = Nächster Schritt
learn-restart = Noch einmal
