# Die Spielregeln als Seiten.
rules-title = Die Spielregeln von { $game }
rules-contents = Inhalt
rules-games = Die Spielregeln der anderen Spiele
rules-read-first = Auf dieser Seite steht nur, was neu ist. Lies zuerst die Spielregeln von { $game }.
rules-refused = Nicht erlaubt
rules-print = Drucken

rules-tix-lead = Schlichte Quadrate, acht für jeden: das einfachste Spiel der Familie und das beste für den Anfang.
rules-tixel-lead = Jeder Stein hat eine Einbuchtung, und wohin sie zeigt, entscheidet, was passt, was inaktiv wird und wie es weitergeht.
rules-regatta-lead = Eine Einbuchtung, eine abgerundete Ecke und eine Bande um den Spielplan: das reichste Spiel der Familie.
rules-poka-yoke-lead = Tixel mit einer Regel mehr: Nimm einen Stein auf, und du bekommst einen besseren dafür.

# Die Idee.
rules-idea = Die Idee in Kürze
rules-idea-aim = Weiß und Schwarz bringen Steine auf den Spielplan und ziehen sie aneinander vorbei. Ein ziehender Stein dreht die Steine, an denen er vorbeikommt, und ein Stein, der danach gerade liegt, kann nicht mehr ziehen. Von deinem zweiten Zug an hast du verloren, wenn du zu Beginn eines Zuges keinen einzigen Stein hast, der ziehen kann.
rules-idea-sacrifice = Das Herz des Spiels ist das Opfer. Zieh einen Stein dorthin, wo er keinen Platz hat, um aktiv zu sein: Er bleibt inaktiv, und dafür bekommst du einen Bonuszug. Gut vorbereitet wird aus einem Zug ein ganzer Kettenzug.

# Womit man spielt.
rules-material = Spielplan und Steine
rules-tix-material = Der Spielplan hat 6 × 6 Felder. Jeder Spieler hat acht Steine: schlichte Quadrate, genau so groß wie ein Feld.
rules-tixel-material = Der Spielplan hat 6 × 6 Felder. Jeder Spieler hat zehn Steine: Quadrate, so groß wie ein Feld, mit einer Einbuchtung an einer Seite.
rules-regatta-material = Der Spielplan hat 8 × 8 Felder und ist von einer Bande umgeben. Jeder Spieler hat 21 Steine: Quadrate, so groß wie ein Feld, mit einer Einbuchtung an einer Seite und einer abgerundeten Ecke.
rules-material-pools = Am Anfang ist der Spielplan leer. Alle Steine liegen daneben, in zwei Vorräten, die beide Spieler jederzeit sehen können. Weiß beginnt, dann ziehen beide abwechselnd.
rules-material-names = Felder heißen nach Spalte und Zeile, von a1 unten links an, von Weiß aus gesehen. Richtungen sind die einer Landkarte: Norden ist oben, von Weiß weg.

# Ausrichtungen.
rules-stances = Aktiv und inaktiv
rules-stances-two = Ein Stein liegt auf eine von zwei Weisen auf seinem Feld. Gerade ausgerichtet ist er inaktiv. Um 45° gedreht ist er aktiv, und seine Ecken ragen in die Nachbarfelder im Norden, Osten, Süden und Westen hinein. Nur aktive Steine können ziehen.
rules-regatta-stances-two = Ein Stein liegt auf eine von zwei Weisen auf seinem Feld. Gerade ausgerichtet ist er inaktiv. Um 45° gedreht ist er aktiv, und drei seiner Ecken ragen in Nachbarfelder hinein; die abgerundete Ecke nicht. Nur aktive Steine können ziehen.
rules-stances-active = Aktiv: In jedes der vier Nachbarfelder ragt eine Ecke.
rules-stances-inactive = Inaktiv: Nichts ragt hinaus.
rules-stances-open-edge = Der Rand des Spielplans ist kein Hindernis: Eine Ecke darf überstehen.
rules-tix-neighbours = Eine Ecke braucht Platz. Deshalb sind die vier Felder neben einem aktiven Tix-Stein immer leer, und nur inaktive Steine liegen nebeneinander.
rules-tixel-hollow = Eine Ecke braucht Platz, und eine Einbuchtung gibt ihn ihr. Ein inaktiver Stein, dessen Einbuchtung zu einem aktiven Nachbarn zeigt, nimmt dessen Ecke auf: Die beiden passen nebeneinander. Eine geschlossene Seite lässt gar keinen Platz.
rules-tixel-hollow-fits = Die Einbuchtung des schwarzen Steins zeigt nach Westen und nimmt die weiße Ecke auf.
rules-tixel-hollow-away = Hier zeigt die Einbuchtung weg. Ein aktiver Stein daneben hat keinen Platz.
rules-tixel-never = Zwei aktive Tixel-Steine liegen nie nebeneinander: Ihre Ecken würden aneinanderstoßen.
rules-regatta-active = Aktiv: Drei Ecken ragen hinaus. Die vierte ist abgerundet und tut es nicht.

# Die abgerundete Ecke.
rules-rounded = Die abgerundete Ecke
rules-rounded-what = Von den beiden Ecken, die nicht an der Einbuchtung liegen, ist eine abgerundet. (Welche Ecke es ist, sagen die Regelhefte nicht in Worten; so lesen wir sie.) Ist der Stein aktiv, ragt diese Ecke nicht hinaus, und das Nachbarfeld auf ihrer Seite bleibt frei. Deshalb kann ein Stein neben einer geschlossenen Seite aktiv sein, wenn seine abgerundete Ecke dorthin zeigt. Sogar zwei aktive Steine können nebeneinanderliegen, wenn sie einander die abgerundeten Ecken zukehren.
rules-rounded-sides = Der Stein kann mit jeder der beiden Seiten nach oben liegen und hat seine abgerundete Ecke dann links oder rechts. Du wählst die Seite beim Einsetzen. Um ihn später zu wenden, musst du ihn aufnehmen und neu einsetzen.
rules-rounded-both = Bei beiden zeigt die Einbuchtung nach Norden. Der linke hat seine abgerundete Ecke im Südosten; der rechte ist gewendet und hat sie im Südwesten.
rules-rounded-beside = Aktiv neben einer geschlossenen Seite: Die abgerundete Ecke braucht keinen Platz.
rules-rounded-together = Zwei aktive Steine nebeneinander, abgerundete Ecke an abgerundeter Ecke.
rules-poka-yoke-piece = Ein Poka-Yoke-Stein hat dieselbe Form wie ein Regatta-Stein: eine Einbuchtung und eine abgerundete Ecke.
rules-poka-yoke-open-edge = Der Spielplan ist der von Tixel, ohne Bande: Ecken dürfen über den Rand hinausragen.

# Der Rand.
rules-edge = Der Rand des Spielplans
rules-edge-bounded = Der Spielplan ist begrenzt: Nichts darf über seinen Rand hinausragen, auch nicht kurz, während ein Stein gedreht wird. Am Rand muss ein aktiver Stein seine abgerundete Ecke deshalb nach außen kehren. In den vier Ecken des Spielplans kann kein Stein aktiv sein.
rules-edge-outwards = Aktiv am Rand, die abgerundete Ecke nach außen.
rules-edge-refused = So gedreht würde eine Ecke über den Rand hinausragen.
rules-edge-corner = In einer Ecke des Spielplans ist ein Stein immer inaktiv.

# Auf der Stelle drehen.
rules-turning = Auf der Stelle drehen
rules-turning-steps = Wann immer ein Stein gedreht wird – vor und nach einer Bewegung, beim Aktivieren, beim Drehen als Bonuszug –, dreht er sich um seine eigene Mitte, jeweils um 45°, in beliebiger Richtung und beliebig weit. In jeder Ausrichtung auf dem Weg muss er Platz haben. Nie schiebt er einen Nachbarn zur Seite.
rules-turning-stuck = Dieser Stein sitzt fest. Ein Schritt nach links oder rechts gedreht, und eine Ecke würde über den Rand hinausragen.

# Der Zug.
rules-turn = Dein Zug
rules-turn-choice = In deinem Zug tust du eines von beidem: Du setzt einen Stein aus deinem Vorrat ein, oder du bewegst einen deiner aktiven Steine. Passen darfst du nicht.
rules-turn-bonus = Damit endet dein Zug – es sei denn, du hast einen Stein bewegt und er ist inaktiv geblieben. Dann darfst du einen Bonuszug anschließen.

# Einsetzen.
rules-placing = Einen Stein einsetzen
rules-placing-when = Einen Stein darfst du nur einsetzen, wenn du zu Beginn deines Zuges einen aktiven Stein hattest, der ziehen konnte. Die einzige Ausnahme ist dein allererster Stein.
rules-tix-placing = Wähle ein leeres Feld, neben dem kein aktiver Stein liegt. Sind alle vier Nachbarfelder leer, wird der Stein aktiv eingesetzt. Liegt ein inaktiver Stein daneben, ist kein Platz für Ecken, und er wird inaktiv eingesetzt.
rules-tix-placing-free = Nichts daneben: aktiv.
rules-tix-placing-beside = Ein inaktiver Stein daneben: inaktiv.
rules-tix-placing-refused = Ein aktiver Stein daneben: Seine Ecke ist im Weg.
rules-tixel-placing = Wähle ein leeres Feld, auf das der Stein passt. Kann er dort aktiv sein, muss er es, und du wählst, wohin die Einbuchtung zeigt. Kann er es nicht, wird er inaktiv eingesetzt. Ragt die Ecke eines aktiven Nachbarn in das Feld, muss die Einbuchtung zu dieser Ecke zeigen; zwei solche Ecken sind mehr, als eine Einbuchtung aufnehmen kann.
rules-tixel-placing-hollow = Eine Einbuchtung zeigt zum Feld: Der neue Stein muss aktiv sein.
rules-tixel-placing-solid = Keine Einbuchtung zeigt dorthin: inaktiv, in beliebiger Ausrichtung.
rules-tixel-placing-active = Ein aktiver Stein daneben: inaktiv, mit der Einbuchtung zur Ecke.
rules-tixel-placing-refused = Die Ecke des schwarzen Steins hat keinen Platz.
rules-regatta-placing = Wähle ein leeres Feld und lege den Stein darauf: mit einer beliebigen Seite nach oben, in jeder Ausrichtung, die passt. Eine inaktive ist nur erlaubt, wenn sich der Stein aus dieser Lage nicht in eine aktive drehen lässt.
rules-regatta-placing-inactive = Erlaubt: Aus dieser Lage lässt er sich nicht in eine aktive Ausrichtung drehen.
rules-regatta-placing-refused = Aus dieser Lage ließe er sich in eine aktive Ausrichtung drehen. Also muss er aktiv eingesetzt werden.
rules-poka-yoke-placing = Tixel-Steine werden eingesetzt wie immer. Einen Poka-Yoke-Stein setzt du mit einer beliebigen Seite nach oben ein, in jeder Ausrichtung, die passt. Eine inaktive ist nur erlaubt, wenn sich der Stein aus dieser Lage nicht in eine aktive drehen lässt.
rules-poka-yoke-placing-inactive = Auch erlaubt: Aus dieser Lage lässt er sich nicht in eine aktive Ausrichtung drehen.
rules-poka-yoke-placing-refused = Aus dieser Lage wäre er mit einem Schritt aktiv. Also muss er aktiv eingesetzt werden.

# Bewegen.
rules-sliding = Einen Stein bewegen
rules-sliding-steps = Einen deiner aktiven Steine bewegst du in drei Schritten:
rules-sliding-straighten = Drehe ihn gerade.
rules-tixel-sliding-straighten = Drehe ihn gerade. Wähle, wohin die Einbuchtung zeigt.
rules-regatta-sliding-straighten = Drehe ihn gerade. Wähle, wohin die Einbuchtung zeigt, soweit er sich dorthin drehen lässt.
rules-sliding-move = Zieh ihn nach Norden, Osten, Süden oder Westen, ein Feld weit oder mehr, nur über leere Felder.
rules-sliding-stop = Drehe ihn am Ziel in eine aktive Ausrichtung, wenn das geht; welche, bestimmst du. Geht es nicht, bleibt er, wie er ist: inaktiv.
rules-tix-sliding-stop = Drehe ihn am Ziel in die aktive Ausrichtung, wenn Platz ist, wenn also kein Stein daneben liegt. Sonst bleibt er gerade: inaktiv.
rules-sliding-turns = Unterwegs dreht er andere. Jeder aktive Stein neben dem Weg, der mit einer Ecke in ihn hineinragt, wird um 45° gedreht und damit inaktiv – auch deine eigenen. Was in Zugrichtung rechts liegt, dreht sich im Uhrzeigersinn, was links liegt, dagegen. Das Zielfeld gehört zum Weg.
rules-tix-sliding-passes = Der weiße Stein zieht nach Norden. Der schwarze rechts von ihm wird gedreht und ist nun inaktiv.
rules-tix-sliding-ahead = Nur was geradeaus liegt, wird nicht gedreht. Direkt vor einem aktiven Stein kannst du nicht anhalten: Seine Ecke ist im Weg.
rules-tix-sliding-refused = Die Ecke des schwarzen Steins ragt in a3 hinein. Weiß kommt höchstens bis a2.
rules-tixel-sliding-quiet = Eine ruhige Bewegung: nichts neben dem Weg, und am Ende wieder aktiv.
rules-tixel-sliding-passes = Zwischen zwei Steinen hindurch: Der schwarze links dreht sich gegen den Uhrzeigersinn, der eigene weiße rechts im Uhrzeigersinn.
rules-tixel-sliding-ahead = Nur was geradeaus liegt, wird nicht gedreht. Ragt von dort eine Ecke in das Feld, auf dem du anhalten willst, muss deine Einbuchtung zu ihr zeigen.
rules-tixel-sliding-refused = Mit der Einbuchtung nach Norden ist die Ecke im Weg.
rules-tixel-sliding-faces = Mit der Einbuchtung nach Osten hat die Ecke Platz.
rules-regatta-sliding-rounded = Ein Stein, der dem Weg seine abgerundete Ecke zukehrt, ragt nicht hinein und bleibt unberührt.
rules-regatta-sliding-passes = Der Stein im Süden wird gedreht. Der im Norden kehrt dem Weg seine abgerundete Ecke zu und bleibt aktiv.
rules-sliding-landings = Eine Raute: Der Stein bleibt aktiv. Ein Quadrat: Er wird geopfert. Beides: Du wählst. Die Zahl in der Mitte zählt die Steine des Gegners, die er dreht; die mit dem Minus deine eigenen.

# Opfer und Bonuszug.
rules-sacrifice = Das Opfer
rules-sacrifice-what = Ein Stein, der nach seiner Bewegung inaktiv bleibt, ist geopfert. Dafür bekommst du einen Bonuszug, den du sofort machen darfst. Ist er wieder eine Bewegung und wieder ein Opfer, bekommst du noch einen, und so weiter.
rules-sacrifice-must = Du darfst einen Stein nicht einfach gerade liegen lassen: Kann er am Ziel aktiv sein, muss er es. Und Steine, die im Vorbeiziehen gedreht werden, bringen niemandem etwas ein.
rules-tix-sacrifice-beside = Weiß hält neben dem eben gedrehten Stein an. Für Ecken ist kein Platz: ein Opfer.
rules-tixel-sacrifice-no = Kein Opfer: Die schwarze Einbuchtung hat Platz für eine Ecke, also muss der Stein aktiv sein.
rules-tixel-sacrifice-yes = Nun lässt ein zweiter Stein keinen Platz: ein Opfer.
rules-regatta-sacrifice = Ob ein Stein am Ende aktiv sein kann, hängt von seiner Ausrichtung ab, denn er muss sich von dort aus drehen können, ohne irgendwo anzustoßen. Die Ausrichtung, in der du ziehst, entscheidet also, ob es ein Opfer wird.
rules-regatta-sacrifice-yes = Die schwarze Ecke ragt in das Feld: Nur ein inaktiver Stein mit der Einbuchtung nach Osten passt. Ein Opfer.
rules-bonus = Der Bonuszug
rules-bonus-choice = Du darfst deinen Zug auch ohne ihn beenden. Sonst tust du eines davon:
rules-bonus-place = Einen Stein aus deinem Vorrat einsetzen.
rules-bonus-slide = Einen deiner aktiven Steine bewegen.
rules-bonus-activate = Einen deiner inaktiven Steine aktivieren, wenn seine Ecken Platz haben.
rules-bonus-activate-stance = Einen deiner inaktiven Steine aktivieren, in jeder aktiven Ausrichtung, in die er sich drehen lässt.
rules-bonus-pick-up = Einen deiner Steine aufnehmen, aktiv oder inaktiv, und in deinen Vorrat zurücklegen. Nur der Stein, dessen Opfer genau diesen Bonuszug eingebracht hat, muss liegen bleiben.
rules-bonus-pivot = Einen deiner aktiven Steine in eine andere aktive Ausrichtung drehen.
rules-tix-bonus-no-pivot = In den anderen Spielen darfst du einen Stein auch drehen. Ein schlichtes Quadrat sähe danach genauso aus.
rules-bonus-activates = Aktivieren: Dieser Stein kann wieder ziehen.
rules-bonus-pivots = Drehen: Die Einbuchtung zeigt woandershin, und der Stein bleibt aktiv.
rules-bonus-picks-up = Aufnehmen: Dieser Stein kommt zurück in den Vorrat.
rules-bonus-not-this-one = Der eben geopferte Stein lässt sich nicht aufnehmen. Nach einem weiteren Opfer schon.
rules-regatta-bonus-flip = Aufnehmen ist auch der einzige Weg, einen Stein zu wenden: Wenn du ihn wieder einsetzt, darfst du die andere Seite wählen.

# Aufwertung.
rules-promotion = Die Aufwertung
rules-promotion-what = Nimmst du als Bonuszug einen deiner Tixel-Steine auf, wird er aufgewertet: Er scheidet aus, und statt seiner kommt ein Poka-Yoke-Stein in deinen Vorrat. Ob du das ablehnen darfst, sagt das Regelheft nicht; wie wir es lesen, darfst du es nicht.
rules-promotion-twice = Jeder Spieler hat zwei Aufwertungen je Partie. Danach kommen aufgenommene Steine wie gewohnt in den Vorrat zurück, und für Poka-Yoke-Steine gilt das immer.
rules-promotion-picture = Weiß nimmt den Tixel-Stein auf a1 auf und erhält einen Poka-Yoke-Stein.

# Das Ende.
rules-end = Das Ende der Partie
rules-end-lost = Kannst du zu Beginn deines Zuges weder einsetzen noch bewegen, hast du verloren. Und weil du nur einsetzen darfst, wenn einer deiner Steine ziehen kann, behalte immer einen, der es kann.
rules-end-win = Weiß zieht am letzten aktiven Stein von Schwarz vorbei. Schwarz kann nicht ziehen, darf nicht einsetzen und hat verloren – obwohl noch Steine im Vorrat sind.
rules-end-else = Du kannst auch aufgeben oder dich mit deinem Gegner auf ein Remis einigen.

# Gut zu wissen.
rules-tips = Gut zu wissen
rules-tips-count = Zähle vor jedem Zug die Steine, die ziehen können: deine und die deines Gegners.
rules-tips-spread = Eine Bewegung kann mehrere Steine drehen. Lege deine aktiven Steine nicht alle an denselben freien Weg.
rules-tips-save = Ein geopferter Stein ist nicht verloren. Mit einem Bonuszug kannst du ihn aktivieren – oder aufnehmen, um ihn dort einzusetzen, wo du ihn brauchst.
rules-tips-chain = Ein Opfer ermöglicht das nächste: Jeder inaktive Stein kann die Wand sein, neben der du den nächsten opferst.

# Mischen.
rules-mix = Die Spiele mischen
rules-mix-tix = Tix-Steine können die Stelle von Tixel-Steinen einnehmen: bis zu vier für jeden Spieler, mit einem zweiten Set bis zu acht. Sie sind schwächer, denn ohne Einbuchtung lassen sie sich weder neben einem aktiven Stein einsetzen, noch können sie direkt vor einem anhalten.
rules-mix-handicap = Das ergibt eine gute Vorgabe: Nur der stärkere Spieler tauscht Steine aus.
rules-mix-more = Andere Größen, ein begrenzter Spielplan und Aufwertungen lassen sich mit alldem verbinden.

# Notation.
rules-notation = Wie Züge geschrieben werden
rules-notation-why = Züge kannst du auch eintippen. Sie werden geschrieben wie in Partienotationen:
rules-notation-stances = Eine Ausrichtung ist die Richtung, in die die Einbuchtung zeigt: n, ne, e, se, s, sw, w oder nw, nach den englischen Himmelsrichtungen (e ist Osten). Die schrägen sind aktiv.
rules-tix-notation-place = setze einen Tix-Stein auf c3 ein
rules-tix-notation-slide = zieh von c3 nach c6
rules-tix-notation-activate = aktiviere den Stein auf c3
rules-tixel-notation-place = setze einen Tixel-Stein auf c3 ein, die Einbuchtung nach Nordosten
rules-regatta-notation-place = setze einen Stein mit abgerundeter Ecke auf c3 ein, die Einbuchtung nach Nordosten
rules-regatta-notation-flipped = setze denselben Stein mit der anderen Seite nach oben ein
rules-poka-yoke-notation = Poka-Yoke-Steine werden mit den Buchstaben von Regatta geschrieben; alles andere ist wie bei Tixel.
rules-notation-slide = zieh von c3 nach c6, am Ende die Einbuchtung nach Nordosten
rules-notation-activate = aktiviere den Stein auf c3
rules-notation-pivot = drehe den Stein auf c3
rules-notation-pick-up = nimm den Stein auf c3 auf
rules-notation-chain = ein Kettenzug: zwei Opfer, dann wird ein Stein aufgenommen
