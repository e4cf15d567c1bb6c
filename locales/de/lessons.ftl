# Die Leiter der Lektionen.

# Noch nicht das, was gefragt ist.
lesson-not-yet-stands-active = Noch nicht: Auf { $space } soll ein aktiver Stein von dir stehen.
lesson-not-yet-stands-inactive = Noch nicht: Auf { $space } soll ein inaktiver Stein von dir liegen.
lesson-not-yet-stands-so = Noch nicht: Schau noch einmal, wohin die Einbuchtung auf { $space } zeigen soll.
lesson-not-yet-lies = Noch nicht: Der schwarze Stein auf { $space } soll am Ende in eine andere Richtung zeigen.
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
lesson-not-yet-other = Das ist erlaubt, aber hier nicht gefragt. Versuch es noch einmal.

## Tix

lesson-tix-active-title = Aktive Steine ziehen
lesson-tix-active-text = Ein Stein, der schräg steht, ist aktiv. Einer, der gerade steht, ist inaktiv. Nur aktive Steine können ziehen. In allen Lektionen spielst du Weiß.
lesson-tix-active-1-task = Bewege deinen aktiven Stein nach c6.
lesson-tix-active-1-hint = Der aktive Stein steht auf c3. Wähle ihn und dann c6.
lesson-tix-active-2-task = Einer deiner beiden Steine kann nach d1. Zieh ihn dorthin.
lesson-tix-active-2-hint = Der Stein auf d4 steht näher, aber er ist inaktiv. Der auf a1 ist aktiv.
lesson-tix-active-2-done = Der Stein auf d4 stand näher, aber inaktive Steine ziehen nicht.

lesson-tix-straight-title = Geradeaus
lesson-tix-straight-text = Ein Stein zieht nach Norden, Osten, Süden oder Westen, so weit du willst, aber nur über leere Felder. Nach deinem Zug ist Schwarz am Zug.
lesson-tix-straight-1-task = Du willst nach f6. Das dauert zwei Züge. Zieh zuerst ganz bis ans Ende einer Linie.
lesson-tix-straight-1-hint = Zieh von a1 nach f1 oder nach a6.
lesson-tix-straight-1-short = Die Richtung stimmt, aber von dort liegt f6 noch nicht auf einer Linie. Zieh ganz durch.
lesson-tix-straight-2-task = Schwarz hat gezogen. Zieh jetzt nach f6.
lesson-tix-straight-2-hint = f6 liegt jetzt geradeaus vor dir.
lesson-tix-straight-3-task = Der inaktive Stein auf b4 versperrt dir den Weg. Zieh auf ihn zu und bleib aktiv.
lesson-tix-straight-3-hint = Direkt daneben haben deine Ecken keinen Platz. Lass ein Feld dazwischen frei.
lesson-tix-straight-3-beside = Auf b3 hat dein Stein keinen Platz, aktiv zu sein: Eine Ecke würde an b4 stoßen. Lass ein Feld frei.
lesson-tix-straight-3-done = Ein aktiver quadratischer Stein braucht vier leere Nachbarfelder.

lesson-tix-place-title = Neue Steine
lesson-tix-place-text = Statt einen Stein zu bewegen, darfst du einen aus deinem Vorrat einsetzen, wenn zu Beginn des Zuges einer deiner Steine bewegbar war. (Nur für deinen allerersten Stein gilt das nicht.) Wo der neue Stein aktiv sein kann, muss er es auch.
lesson-tix-place-1-task = Setze einen Stein auf d3 ein.
lesson-tix-place-1-hint = Wähle einen Stein in deinem Vorrat und dann d3.
lesson-tix-place-2-task = Setze jetzt einen Stein auf d3 ein, direkt neben einen inaktiven, und sieh, wie er liegt.
lesson-tix-place-2-hint = Wähle einen Stein in deinem Vorrat und dann d3.
lesson-tix-place-2-done = Ohne Platz für seine Ecken ist der neue Stein inaktiv. Neben einen aktiven Stein hätte er gar nicht gepasst.
lesson-tix-place-3-task = Ein kleiner, voller Spielplan: Setze einen Stein so ein, dass er aktiv ist.
lesson-tix-place-3-hint = Such in der obersten Zeile ein Feld mit lauter leeren Nachbarfeldern.

lesson-tix-turn-title = Drehen im Vorbeiziehen
lesson-tix-turn-text = Ecken, die in deinen Weg ragen, schiebst du beiseite: Jeder aktive Stein, an dem du vorbeiziehst, wird gedreht und damit inaktiv. So greifst du an.
lesson-tix-turn-1-task = Zieh am schwarzen Stein auf c4 vorbei.
lesson-tix-turn-1-hint = Zieh von a3 die Zeile entlang, weiter als c3.
lesson-tix-turn-1-done = Er ist jetzt inaktiv und kann nicht mehr ziehen.
lesson-tix-turn-2-task = Drehe zwei schwarze Steine auf einmal.
lesson-tix-turn-2-hint = Sie stehen zu beiden Seiten deiner Zeile. Zieh an beiden vorbei, bevor du anhältst.
lesson-tix-turn-3-task = Eigene Steine drehst du genauso. Drehe den Stein auf d4, aber keinen von deinen.
lesson-tix-turn-3-hint = In Zeile 3 würdest du deinen eigenen Stein auf c2 drehen. Nimm eine Spalte neben d4.

lesson-tix-fall-title = Das Opfer
lesson-tix-fall-text = Endet dein Stein dort, wo er keinen Platz hat, aktiv zu sein, ist das ein Opfer: Der Stein bleibt inaktiv, und du bekommst im selben Zug einen Bonuszug.
lesson-tix-fall-1-task = Zieh nach c3, direkt neben den Stein, den du drehst. Danach darfst du den Zug beenden.
lesson-tix-fall-1-hint = Zieh von a3 nach c3. Der gedrehte Stein auf c4 nimmt dir den Platz.
lesson-tix-fall-1-done = Dein Stein ist jetzt inaktiv, aber er hat dir einen Bonuszug eingebracht.
lesson-tix-fall-2-task = Bring dasselbe Opfer und setze mit dem Bonuszug einen neuen Stein ein.
lesson-tix-fall-2-hint = Zieh zuerst nach c3, dann wähle einen Stein in deinem Vorrat.
lesson-tix-fall-2-declined = Das war das Opfer, aber du hast den Bonuszug verschenkt. Setze damit einen Stein ein.
lesson-tix-fall-3-task = Mit einem Bonuszug kannst du auch einen Stein bewegen. Drehe b4 und d2 in einem Zug und behalte einen bewegbaren Stein.
lesson-tix-fall-3-hint = Opfere a3 auf b3, neben b4. Zieh dann mit e1 nach oben an d2 vorbei.
lesson-tix-fall-3-asleep = Beide sind gedreht, aber jetzt sind auch alle deine Steine inaktiv. Lass den zweiten ein Feld weiter ziehen.

lesson-tix-wake-title = Einen Stein aktivieren
lesson-tix-wake-text = Mit einem Bonuszug darfst du einen deiner inaktiven Steine aktivieren, wenn er Platz hat.
lesson-tix-wake-1-task = Opfere einen Stein und aktiviere den auf e1.
lesson-tix-wake-1-hint = Zieh von a3 nach c3, dann wähle e1.
lesson-tix-wake-2-task = Zwei deiner Steine sind inaktiv. Aktiviere einen davon.
lesson-tix-wake-2-hint = Zieh mit a2 nach d2, direkt unter d3. Aktiviere dann a6 oder e1: Beide haben Platz.

lesson-tix-pick-up-title = Aufnehmen
lesson-tix-pick-up-text = Mit einem Bonuszug darfst du auch einen eigenen Stein in den Vorrat zurücknehmen, aktiv oder inaktiv: jeden außer dem, den du gerade geopfert hast.
lesson-tix-pick-up-1-task = Opfere einen Stein und nimm einen anderen auf.
lesson-tix-pick-up-1-hint = Auch neben einem eigenen inaktiven Stein ist kein Platz: Zieh nach c2. Nimm dann b5 auf.
lesson-tix-pick-up-2-task = Opfere einen Stein auf c3 und hol genau diesen im selben Zug in den Vorrat zurück.
lesson-tix-pick-up-2-hint = Nach einem zweiten Opfer darf der erste Stein aufgenommen werden. Zieh von d1 nach d3, daneben.

lesson-tix-win-title = Gewinnen
lesson-tix-win-text = Haben beide Spieler Steine auf dem Spielplan, verliert, wer einen Zug ohne bewegbaren Stein beginnt. Sorge also dafür, dass alle schwarzen Steine inaktiv werden.
lesson-tix-win-1-task = Schwarz hat nur noch einen aktiven Stein. Gewinne!
lesson-tix-win-1-hint = Zieh an c4 vorbei.
lesson-tix-win-1-done = Schwarz kann nichts mehr tun: Die Partie ist zu Ende.
lesson-tix-win-2-task = Zwei aktive Steine, eine Bewegung. Gewinne!
lesson-tix-win-2-hint = Zieh die Spalte zwischen b3 und d1 hinunter, ganz bis ans Ende.
lesson-tix-win-3-task = Diesmal reicht eine Bewegung nicht. Gewinne mit einem Opfer.
lesson-tix-win-3-hint = Opfere a3 neben f4. Zieh mit dem Bonuszug von a1 nach oben an b5 vorbei.

lesson-tix-chain-title = Kettenzüge
lesson-tix-chain-text = Ist auch der Bonuszug ein Opfer, bekommst du noch einen. So entsteht ein Kettenzug: ein Zug, viele Aktionen.
lesson-tix-chain-1-task = Bring zwei Opfer in einem Zug.
lesson-tix-chain-1-hint = Zieh von a5 nach c5, neben c6. Dann von d3 nach f3, neben f2.
lesson-tix-chain-2-task = Schwarz hat drei aktive Steine. Gewinne in einem Zug.
lesson-tix-chain-2-hint = Beginne mit c5 nach d5, dann a4 nach f4. Jeder hält direkt neben dem Stein an, den er dreht.
lesson-tix-chain-3-task = Und noch einmal. Nicht jeder Stein muss gedreht werden.
lesson-tix-chain-3-hint = Drehe b1 und a4 mit Opfern. Der Stein in der Ecke f6 hat dann nur noch einen Ausweg: Aktiviere d6.
lesson-tix-chain-3-done = Der Stein auf f6 ist aktiv, kann aber nirgendwohin. Mehr davon in der nächsten Lektion.

lesson-tix-hem-title = Einsperren
lesson-tix-hem-text = Ein quadratischer Stein kann nicht direkt vor einem aktiven Stein anhalten: Dessen Ecke ist im Weg. Sind alle Wege so versperrt, kann ein Stein nicht ziehen, obwohl er aktiv ist.
lesson-tix-hem-1-task = Nimm dem schwarzen Stein auf a1 den letzten Ausweg, ohne ihn zu drehen.
lesson-tix-hem-1-hint = a3 bewacht a2. Ein Stein von dir auf c1 würde b1 bewachen.
lesson-tix-hem-1-done = In einer Ecke genügen zwei Wächter.
lesson-tix-hem-2-task = Gewinne mit einer Bewegung: Drehe den einen Stein und sperre den anderen ein.
lesson-tix-hem-2-hint = Zieh mit f1 nach oben an e3 vorbei und halte dort an, wo du f5 bewachst.

lesson-tix-danger-title = In Gefahr
lesson-tix-danger-text = Schau vor jedem Zug, was Schwarz tun könnte. Könnte Schwarz im nächsten Zug alle deine Steine lahmlegen? Dann unternimm jetzt etwas.
lesson-tix-danger-1-task = Dein einziger aktiver Stein ist bedroht. Zieh so, dass Schwarz nicht sofort gewinnen kann.
lesson-tix-danger-1-hint = Zieh dorthin, wo kein schwarzer Stein in einem Zug vorbeikommt. Die Ecke a6 ist so ein Ort.
lesson-tix-danger-2-task = Noch einmal: Verhindere die Niederlage.
lesson-tix-danger-2-hint = Zieh mit d2 in Zeile 2 weit weg, oder opfere ihn und aktiviere a6.
lesson-tix-danger-2-done = Es gab zwei Wege: fliehen oder opfern und den anderen Stein aktivieren.
lesson-tix-danger-3-task = Zwei aktive Steine, aber ein Kettenzug könnte beide treffen. Finde einen Zug, nach dem einer übrig bleibt.
lesson-tix-danger-3-hint = Zieh mit c2 ein Feld nach oben oder unten, oder bring e5 auf f5 in Sicherheit.

lesson-tix-end-title = Das Endspiel
lesson-tix-end-text = Sind nur noch wenige Steine da, jage nicht: Versperre erst die Auswege, dann schlag zu.
lesson-tix-end-1-task = In diesem Zug kannst du nicht gewinnen. Zieh so, dass du im nächsten gewinnst, was Schwarz auch tut.
lesson-tix-end-1-hint = Der letzte aktive Stein von Schwarz steht auf a2. Versperre ihm den Weg nach Norden: c4 kann a3 bewachen.
lesson-tix-end-1-done = Wohin er jetzt auch zieht, du erwischst ihn.
lesson-tix-end-2-task = Schwarz hat die Flucht versucht. Gewinne!
lesson-tix-end-2-hint = Zieh mit a4 nach unten an b2 vorbei.

## Tixel

lesson-tixel-hollow-title = Die Einbuchtung
lesson-tixel-hollow-text = Ein Tixel-Stein hat an einer Seite eine Einbuchtung. Wird er aktiv, wählst du, wohin sie zeigt.
lesson-tixel-hollow-1-task = Zieh nach c6, mit der Einbuchtung nach Südwesten.
lesson-tixel-hollow-1-hint = Wähle c6 und dann die Ausrichtung mit der Einbuchtung links unten.
lesson-tixel-hollow-2-task = Setze einen Stein auf d3 ein, mit der Einbuchtung nach Südosten.
lesson-tixel-hollow-2-hint = Wähle einen Stein in deinem Vorrat, dann d3, dann die Ausrichtung mit der Einbuchtung rechts unten.

lesson-tixel-beside-title = Platz in der Einbuchtung
lesson-tixel-beside-text = Eine hineinragende Ecke passt in eine Einbuchtung. So können Steine doch nebeneinander stehen, wenn die Einbuchtung des inaktiven zum aktiven zeigt.
lesson-tixel-beside-1-task = Setze einen Stein auf e2 ein, direkt neben den aktiven auf e1.
lesson-tixel-beside-1-hint = Seine Einbuchtung muss die Ecke von e1 aufnehmen, also nach Süden zeigen.
lesson-tixel-beside-1-done = Mit einem glatten Quadrat wäre das nicht gegangen.
lesson-tixel-beside-2-task = Die Einbuchtung von c3 zeigt nach Norden. Setze einen Stein auf c4 ein.
lesson-tixel-beside-2-hint = Dein neuer Stein hat dort Platz: Seine Ecke passt in die Einbuchtung von c3.
lesson-tixel-beside-2-done = Weil der neue Stein aktiv sein konnte, musste er es auch.

lesson-tixel-approach-title = Auge in Auge
lesson-tixel-approach-text = Bevor er zieht, drehst du einen Stein gerade, mit der Einbuchtung in beliebiger Richtung. Mit der Einbuchtung voran kann er direkt vor einem aktiven Stein anhalten. Dort bleibt er inaktiv: ein Opfer.
lesson-tixel-approach-1-task = Zieh nach e3, direkt vor den schwarzen Stein.
lesson-tixel-approach-1-hint = Die Einbuchtung muss nach Osten zeigen, zu f3.
lesson-tixel-approach-1-done = Das ist das einfachste Opfer in Tixel, und der schwarze Stein wurde nicht einmal gedreht.
lesson-tixel-approach-2-task = Opfere einen Stein auf e3 und drehe mit dem Bonuszug d5.
lesson-tixel-approach-2-hint = Erst a3 nach e3. Zieh dann mit c1 nach oben an d5 vorbei.
lesson-tixel-approach-2-bonus-left = Das Opfer stimmt. Nutze jetzt auch den Bonuszug.

lesson-tixel-nest-title = Ein Nest
lesson-tixel-nest-text = Neben einer Einbuchtung, die zu ihm zeigt, bleibt ein ziehender Stein aktiv. Neben einer geschlossenen Seite wird er inaktiv. Sieh also auf die Einbuchtung, bevor du anhältst.
lesson-tixel-nest-1-task = Zieh nach d2 und bleib dort aktiv.
lesson-tixel-nest-1-hint = Die Einbuchtung von d3 zeigt nach d2, dort ist also Platz für deine Ecke.
lesson-tixel-nest-1-done = Die Ecke ruht in der Einbuchtung von d3.
lesson-tixel-nest-2-task = Jetzt zeigt d3 in eine andere Richtung. Zieh nach d2 und sieh den Unterschied.
lesson-tixel-nest-2-hint = Zieh einfach von a2 nach d2.
lesson-tixel-nest-2-done = Eine geschlossene Seite lässt keinen Platz, also bekommst du einen Bonuszug. Oft kannst du wählen: eine Einbuchtung, um aktiv zu bleiben, eine geschlossene Seite für ein Opfer.

lesson-tixel-spin-title = Wohin er sich dreht
lesson-tixel-spin-text = Ein Stein, an dem du vorbeiziehst, dreht sich mit wie ein Rad: rechts von dir im Uhrzeigersinn, links von dir dagegen, um 45°. Du bestimmst also, wohin seine Einbuchtung am Ende zeigt.
lesson-tixel-spin-1-task = Drehe c4 so, dass seine Einbuchtung nach Osten zeigt, und bleib aktiv.
lesson-tixel-spin-1-hint = Er muss sich im Uhrzeigersinn drehen. Zieh also so vorbei, dass c4 rechts von dir liegt: in Zeile 5.
lesson-tixel-spin-1-other-way = Gedreht ist er, aber gegen den Uhrzeigersinn: Die Einbuchtung zeigt nach Norden. Zieh auf der anderen Seite vorbei.
lesson-tixel-spin-2-task = Drehe c4 und halte direkt daneben auf c3 an, noch immer aktiv.
lesson-tixel-spin-2-hint = Im Vorbeiziehen drehst du die Einbuchtung von c4 zu dir.
lesson-tixel-spin-2-done = Seine Einbuchtung zeigt jetzt zu dir: angegriffen und gleich als Nest benutzt.

lesson-tixel-pivot-title = Drehen
lesson-tixel-pivot-text = Mit einem Bonuszug darfst du einen aktiven Stein in Vierteldrehungen in eine andere aktive Ausrichtung drehen. Seine Einbuchtung bestimmt, wie er liegt, wenn ihn jemand im Vorbeiziehen dreht.
lesson-tixel-pivot-1-task = Opfere a3 und drehe c5, bis die Einbuchtung nach Südwesten zeigt.
lesson-tixel-pivot-1-hint = Zieh von a3 nach e3, dann wähle c5 und die neue Ausrichtung.
lesson-tixel-pivot-1-done = Einen Stein, der nicht zieht, darfst du nur als Bonuszug drehen. Ein Tix-Stein kann es nicht: Er sähe danach gleich aus.

lesson-tixel-again-title = Zurück in den Vorrat
lesson-tixel-again-text = Den eben geopferten Stein darfst du mit seinem eigenen Bonuszug nicht aufnehmen. Nach dem nächsten Opfer schon.
lesson-tixel-again-1-task = Bring zwei Opfer und nimm dann den zuerst geopferten Stein auf.
lesson-tixel-again-1-hint = a3 nach e3, b6 nach e6, beide mit der Einbuchtung nach Osten. Nimm dann e3 auf.
lesson-tixel-again-1-first = Ein Opfer reicht nicht. Nutze seinen Bonuszug für ein zweites.

lesson-tixel-three-title = Ein Kettenzug aus dreien
lesson-tixel-three-text = Auch in Tixel kannst du einsperren: Ein aktiver Stein sitzt fest, wenn ihm seine Nachbarn auf allen Seiten ihre Einbuchtung zukehren.
lesson-tixel-three-1-task = Schwarz hat drei aktive Steine. Gewinne mit einem Kettenzug aus drei Aktionen.
lesson-tixel-three-1-hint = Sperre f1 mit zwei Opfern ein, auf e1 und f2, die Einbuchtung zu ihm hin. Schlüpf dann zwischen a3 und a5.

lesson-tixel-plug-title = Der Stöpsel
lesson-tixel-plug-text = Ein Stein, den du neben einem aktiven einsetzt, dreht diesen nicht. Er steht ihm nur im Weg.
lesson-tixel-plug-1-task = Versperre a1 den letzten Ausweg mit einem neuen Stein.
lesson-tixel-plug-1-hint = Setze ihn auf b1 ein, mit der Einbuchtung zu a1.
lesson-tixel-plug-1-done = Noch aktiv, aber eingesperrt: Solange du ihn nicht hinauslässt, kann der Stein auf a1 nicht ziehen.

lesson-tixel-danger-title = In Gefahr
lesson-tixel-danger-text = In Tixel lässt sich fast jeder Stein opfern, Drohungen reichen also weiter. Frag dich in jedem Zug: Was könnte Schwarz jetzt tun?
lesson-tixel-danger-1-task = Bring deinen aktiven Stein in Sicherheit.
lesson-tixel-danger-1-hint = Zieh in Spalte b nach Norden, mindestens zwei Felder.
lesson-tixel-danger-2-task = Weglaufen hilft hier nicht. Finde etwas anderes.
lesson-tixel-danger-2-hint = Opfere a5 mit der Einbuchtung in der richtigen Richtung und aktiviere a1 mit dem Bonuszug.
lesson-tixel-danger-2-alone = Wohin a5 auch zieht, Schwarz erwischt ihn. Du brauchst deinen zweiten Stein.

lesson-tixel-win-title = Gewinnen
lesson-tixel-win-text = Zähle die schwarzen Steine, die bewegbar sind. Kannst du sie in einem Zug alle lahmlegen, gewinnst du.
lesson-tixel-win-1-task = Gewinne mit einer Bewegung.
lesson-tixel-win-1-hint = Spalte b führt zwischen a4 und c6 hindurch.
lesson-tixel-win-2-task = Gewinne mit einem Opfer und einer weiteren Bewegung.
lesson-tixel-win-2-hint = Opfere d3 auf a3, neben a4. Dann zieht f1 nach oben an e6 vorbei.

lesson-tixel-end-title = Das Endspiel
lesson-tixel-end-text = Den letzten Stein jagt man nicht, man treibt ihn in eine Ecke.
lesson-tixel-end-1-task = Zieh so, dass du mit deinem nächsten Zug gewinnst, was Schwarz auch tut.
lesson-tixel-end-1-hint = Der Stein auf a2 will nach Osten entkommen. Komm mit e2 näher, aber lass ein Feld dazwischen frei.
lesson-tixel-end-1-done = Wohin er auch zieht, du erreichst ihn.
lesson-tixel-end-2-task = Er ist in die Ecke geflohen. Gewinne!
lesson-tixel-end-2-hint = Zieh an ihm vorbei: von c2 nach a2.

## Regatta

lesson-regatta-edge-title = Ein Spielplan mit Bande
lesson-regatta-edge-text = In Regatta darf nichts über den Rand hinausragen. Aber jeder Stein hat eine abgerundete Ecke, und die ragt nie hinaus: Kehre sie zur Bande, und der Stein kann dort aktiv sein.
lesson-regatta-edge-1-task = Setze einen Stein auf d1 so ein, dass er aktiv ist.
lesson-regatta-edge-1-hint = Die abgerundete Ecke muss nach Süden zeigen.
lesson-regatta-edge-1-done = Drei Ecken ragen hinaus, die abgerundete berührt die Bande.
lesson-regatta-edge-2-task = Und jetzt einen auf h4.
lesson-regatta-edge-2-hint = Die abgerundete Ecke muss nach Osten zeigen. Du darfst auch dorthin ziehen.

lesson-regatta-corner-title = In die Ecke
lesson-regatta-corner-text = In einer Ecke des Spielplans sind zwei Seiten zu. Kein Stein kann dort aktiv sein: Wer hineinzieht, hat geopfert.
lesson-regatta-corner-1-task = Opfere einen Stein in einer Ecke.
lesson-regatta-corner-1-hint = Zieh mit a4 am Rand entlang nach a1 oder a8.
lesson-regatta-corner-1-done = Dazu brauchte es keinen Gegner: ein Bonuszug, nur dank einer Ecke.
lesson-regatta-corner-2-task = Opfere einen Stein und drehe d5 im selben Zug. Behalte einen bewegbaren Stein.
lesson-regatta-corner-2-hint = a3 geht in die Ecke a1. Dann zieht f4 in Zeile 4 nach Westen, an d5 vorbei.

lesson-regatta-rounded-title = Die abgerundete Ecke
lesson-regatta-rounded-text = Wohin die abgerundete Ecke zeigt, ragt nichts hinein. So kann ein Stein sogar neben einer geschlossenen Seite aktiv sein, und zwei aktive Steine können Nachbarn sein, abgerundete Ecke an abgerundeter Ecke.
lesson-regatta-rounded-1-task = Setze einen aktiven Stein auf e4 ein, neben den aktiven auf d4.
lesson-regatta-rounded-1-hint = Die abgerundete Ecke von d4 zeigt nach e4. Lass deine nach d4 zeigen.
lesson-regatta-rounded-1-done = Zwei aktive Nachbarn: Das können nur Regatta- und Poka-Yoke-Steine.
lesson-regatta-rounded-2-task = Zieh nach c4 und bleib aktiv, obwohl d4 dir eine geschlossene Seite zukehrt.
lesson-regatta-rounded-2-hint = Wähle die Ausrichtung mit der Einbuchtung nach Nordwesten: Dann zeigt die abgerundete Ecke nach d4.
lesson-regatta-rounded-2-fell = Du bist in einer Ausrichtung gezogen, aus der er dort nicht aktiv werden kann. Wähle die andere.
lesson-regatta-rounded-3-task = Dasselbe Feld, aber diesmal sollst du den Stein opfern.
lesson-regatta-rounded-3-hint = Wähle eine inaktive Ausrichtung: Einbuchtung nach Osten oder nach Süden.
lesson-regatta-rounded-3-stood = Er blieb aktiv. Wähle eine Ausrichtung, in der er inaktiv wird.
lesson-regatta-rounded-3-done = Dieselbe Bewegung, mit Bonuszug oder ohne: In Regatta entscheidet die Ausrichtung, in der du ziehst.

lesson-regatta-smooth-title = Die glatte Seite
lesson-regatta-smooth-text = Nur was in deinen Weg ragt, wird gedreht. Ziehst du auf der Seite der abgerundeten Ecke an einem Stein vorbei, passiert ihm nichts.
lesson-regatta-smooth-1-task = Drehe d4. Wähle die richtige Seite.
lesson-regatta-smooth-1-hint = Seine abgerundete Ecke zeigt nach Süden. Zieh also im Norden vorbei, in Zeile 5.
lesson-regatta-smooth-1-smooth = Das ist seine glatte Seite: Die abgerundete Ecke ragt nicht in Zeile 3.
lesson-regatta-smooth-2-task = Drehe d5, aber nicht deinen eigenen Stein auf d3.
lesson-regatta-smooth-2-hint = Die abgerundete Ecke deines Steins auf d3 zeigt nach Norden. Du kannst genau zwischen den beiden hindurch.

lesson-regatta-flip-title = Die andere Seite
lesson-regatta-flip-text = Ein Regatta-Stein hat zwei Seiten, eine das Spiegelbild der anderen. Beim Einsetzen wählst du eine davon.
lesson-regatta-flip-1-task = Setze einen aktiven Stein auf d1 ein, mit der Einbuchtung nach Nordwesten.
lesson-regatta-flip-1-hint = So herum würde die abgerundete Ecke woandershin zeigen. Wende den Stein.
lesson-regatta-flip-1-side = Er ist aktiv, aber die Einbuchtung zeigt nach Nordosten. Wende den Stein, bevor du ihn einsetzt.
lesson-regatta-flip-2-task = Setze einen aktiven Stein auf e4 ein, mit der Einbuchtung nach Nordosten und der abgerundeten Ecke zu d4.
lesson-regatta-flip-2-hint = Wende den Stein und probiere die Ausrichtungen.
lesson-regatta-flip-2-side = Er ist aktiv, aber die Einbuchtung soll nach Nordosten zeigen. Dazu braucht es die andere Seite.

lesson-regatta-along-title = An der Bande entlang
lesson-regatta-along-text = Auch Drehen braucht Platz. Am Rand kann sich ein Stein nur ein wenig hin und her drehen, sonst stößt eine Ecke an die Bande. Seine Einbuchtung erreicht also nicht jede Richtung.
lesson-regatta-along-1-task = Zieh am Rand entlang und halte direkt vor einem schwarzen Stein an. Nur bei einem der beiden geht es.
lesson-regatta-along-1-hint = Deine Einbuchtung erreicht Norden und Osten, aber nicht Westen.
lesson-regatta-along-1-done = Um vor b1 anzuhalten, hätte die Einbuchtung nach Westen zeigen müssen, und da ist die Bande im Weg.

lesson-regatta-win-title = Gewinnen
lesson-regatta-win-text = Jede Ecke des Spielplans ist ein Opfer, das auf dich wartet. Ein Kettenzug ist also schnell begonnen.
lesson-regatta-win-1-task = Gewinne mit einer Bewegung.
lesson-regatta-win-1-hint = Spalte f führt zwischen g5 und e2 hindurch.
lesson-regatta-win-2-task = Gewinne mit einem Opfer und einer weiteren Bewegung.
lesson-regatta-win-2-hint = Zieh mit a4 an b2 vorbei in die Ecke a1. Dann zieht d3 an f2 vorbei.

lesson-regatta-danger-title = In Gefahr
lesson-regatta-danger-text = Die abgerundete Seite kann niemand treffen. Aber sie ist nur eine von vieren: Schau, woher Schwarz kommen kann.
lesson-regatta-danger-1-task = Dein letzter aktiver Stein ist in Gefahr. Rette ihn.
lesson-regatta-danger-1-hint = b6 und c6 sind sicher, und a3 auch.
lesson-regatta-danger-2-task = Noch einmal: Lass Schwarz nicht sofort gewinnen.
lesson-regatta-danger-2-hint = Zieh in Spalte g nach Norden.

lesson-regatta-end-title = Das Endspiel
lesson-regatta-end-text = Am Rand hat ein Stein weniger Auswege. Treib ihn dorthin.
lesson-regatta-end-1-task = Zieh so, dass du mit deinem nächsten Zug gewinnst, was Schwarz auch tut.
lesson-regatta-end-1-hint = Der letzte aktive Stein von Schwarz steht auf g2. Bring e4 über ihn, mit einem Feld dazwischen.
lesson-regatta-end-1-done = Jetzt hilft dir die Bande.
lesson-regatta-end-2-task = Gewinne!
lesson-regatta-end-2-hint = Zieh mit e2 in Zeile 2 an g1 vorbei.

## Poka Yoke

lesson-poka-yoke-promote-title = Aufwertung
lesson-poka-yoke-promote-text = Nimmst du einen Tixel-Stein auf, wird er aufgewertet: Er verlässt das Spiel, und dafür kommt ein Poka-Yoke-Stein in deinen Vorrat. Das geht zweimal in einer Partie.
lesson-poka-yoke-promote-1-task = Bring ein Opfer und werte den Stein auf b5 auf.
lesson-poka-yoke-promote-1-hint = Zieh von a3 nach e3, mit der Einbuchtung nach Osten. Nimm dann b5 auf.
lesson-poka-yoke-promote-1-done = Sieh in deinen Vorrat: Da liegt ein Stein mit einer abgerundeten Ecke.
lesson-poka-yoke-promote-2-task = Werte einen Stein auf, aber behalte einen bewegbaren.
lesson-poka-yoke-promote-2-hint = Opfere einen deiner aktiven Steine und nimm den inaktiven auf b2 auf.

lesson-poka-yoke-use-title = Der neue Stein
lesson-poka-yoke-use-text = Ein Poka-Yoke-Stein hat eine Einbuchtung und eine abgerundete Ecke, und du darfst ihn so oder so herum einsetzen. Dank der abgerundeten Ecke kann er aktiv sein, wo ein Tixel-Stein es nicht kann.
lesson-poka-yoke-use-1-task = Setze ihn auf e4 so ein, dass er aktiv ist, obwohl d4 ihm eine geschlossene Seite zukehrt.
lesson-poka-yoke-use-1-hint = Die abgerundete Ecke muss nach Westen zeigen, zu d4.
lesson-poka-yoke-use-1-done = Ein aktiver Stein, wo kein Tixel-Stein aktiv sein könnte.

lesson-poka-yoke-choose-title = Aktiv oder geopfert
lesson-poka-yoke-choose-text = Neben einer geschlossenen Seite hat ein Poka-Yoke-Stein oft die Wahl: aktiv bleiben oder für einen Bonuszug geopfert werden. Es entscheidet die Ausrichtung, in der er zieht.
lesson-poka-yoke-choose-1-task = Zieh nach c4 und bleib aktiv.
lesson-poka-yoke-choose-1-hint = Lass die abgerundete Ecke zu d4 zeigen: Einbuchtung nach Nordwesten.
lesson-poka-yoke-choose-2-task = Zieh wieder nach c4, aber so, dass der Stein diesmal inaktiv wird.
lesson-poka-yoke-choose-2-hint = Wähle eine inaktive Ausrichtung: Einbuchtung nach Osten oder nach Süden.

lesson-poka-yoke-flip-title = Wenden
lesson-poka-yoke-flip-text = Auf dem Spielplan bleibt dieselbe Seite oben. Um einen Stein zu wenden, nimm ihn auf und setze ihn neu ein. Ein aufgenommener Poka-Yoke-Stein kommt einfach in den Vorrat zurück.
lesson-poka-yoke-flip-1-task = Bring ein Opfer und nimm deinen Poka-Yoke-Stein auf e4 auf.
lesson-poka-yoke-flip-1-hint = Zieh von a3 nach e3, mit der Einbuchtung nach Osten. Nimm dann e4 auf.
lesson-poka-yoke-flip-2-task = Setze ihn auf d4 ein, die andere Seite oben und die Einbuchtung nach Nordosten.
lesson-poka-yoke-flip-2-hint = Wende ihn, bevor du ihn einsetzt: Dann zeigt die abgerundete Ecke nach Westen.
lesson-poka-yoke-flip-2-side = Die Einbuchtung stimmt, die Seite nicht. Wende den Stein, bevor du ihn einsetzt.
lesson-poka-yoke-flip-2-done = Wenden kostet zwei Züge: Denk also schon beim Einsetzen an die Seite.

lesson-poka-yoke-limit-title = Zweimal, nicht öfter
lesson-poka-yoke-limit-text = Jeder Spieler hat in einer Partie zwei Aufwertungen. Sind sie verbraucht, kommt ein aufgenommener Stein einfach in den Vorrat zurück.
lesson-poka-yoke-limit-1-task = Deine Aufwertungen sind verbraucht. Nimm b5 auf und sieh in deinen Vorrat.
lesson-poka-yoke-limit-1-hint = Zieh zuerst von a3 nach e3, mit der Einbuchtung nach Osten.
lesson-poka-yoke-limit-1-done = Er kam als der Tixel-Stein zurück, der er war.

lesson-poka-yoke-win-title = Gewinnen
lesson-poka-yoke-win-text = Jetzt alles zusammen: Einbuchtungen, abgerundete Ecken und Kettenzüge.
lesson-poka-yoke-win-1-task = Gewinne in diesem Zug.
lesson-poka-yoke-win-1-hint = Opfere b5 auf b2, neben c2. Dann zieht e3 nach oben an f6 vorbei.
lesson-poka-yoke-win-2-task = Gewinne in diesem Zug.
lesson-poka-yoke-win-2-hint = Opfere a3 auf a5, neben b5. Dann zieht c6 ganz nach Osten.

lesson-poka-yoke-danger-title = Die letzte Probe
lesson-poka-yoke-danger-text = Du weißt jetzt alles. Rette dich noch einmal, und dann spiel eine richtige Partie.
lesson-poka-yoke-danger-1-task = Schwarz droht zu gewinnen. Verhindere es.
lesson-poka-yoke-danger-1-hint = Zieh mit d6 weit die Spalte hinunter, oder opfere ihn und aktiviere c3.

## Der Ort

learn-lead = Eine Leiter von der ersten Bewegung bis zum Endspiel. Jede Lektion ist ein Gedanke, und du lernst ihn, indem du Steine bewegst.
learn-progress = { $done } von { $count } Lektionen geschafft
learn-progress-label = Dein Fortschritt
learn-begin = Beginnen: { $title }
learn-go-on = Weiter: { $title }
learn-done = Geschafft
learn-begun = { $done } von { $count }
learn-rules = Die Spielregeln von { $game }
learn-all-done = Du hast die ganze Leiter erklommen. Jetzt bleibt nur noch eines.
learn-play = Eine Partie spielen
learn-start-over = Von vorn beginnen
learn-start-over-sure = Deinen ganzen Fortschritt in den Lektionen löschen?
learn-start-over-yes = Löschen
learn-start-over-no = Behalten
learn-started-over = Die Leiter beginnt von vorn.
learn-all = Alle Lektionen
learn-number = { $game }, Lektion { $number } von { $count }
learn-task = Die Aufgabe
learn-step = Schritt { $number } von { $count }
learn-right = Genau!
learn-refuted = Schwarz hat { $turn } gezogen.
learn-shown = So geht es zum Beispiel. Jetzt du.
learn-again = Noch einmal
learn-hint-ask = Tipp
learn-show = Zeig es mir
learn-next-step = Nächster Schritt
learn-restart = Noch einmal
learn-no-such = Eine Lektion { $number } von { $game } gibt es nicht. Es sind { $count }.
learn-not-kept = Dein Fortschritt konnte nicht gespeichert werden. { $reason }
learn-unreadable = Dein gespeicherter Fortschritt in den Lektionen war nicht lesbar. Er wurde beiseitegelegt, und die Leiter beginnt von vorn.
