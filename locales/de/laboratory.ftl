# Das Labor: wie ein Aufbau ist.
lab-lead = Die Engine spielt gegen sich selbst und zählt. Derselbe Aufbau gibt auf jedem Gerät dieselben Zahlen.
lab-setup = Aufbau
lab-beside = Daneben (wenn gewünscht)
lab-games = Partien je Stufe
lab-measure = Messen
lab-stop = Anhalten
lab-busy = { $done } von { $count } Partien
lab-count =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
lab-first = Anteil von Weiß an den Gewinnen
lab-length = Züge
lab-branching = Mögliche Aktionen, im Mittel
lab-draws = Remis
lab-drama = Gedreht: Der Verlierer rechnete einmal zwei zu eins mit dem Gewinn
lab-share = { $percent } % ({ $low }–{ $high })
lab-lengths = { $median } ({ $shortest }–{ $longest })
lab-plot = Partien nach Länge, von 0 bis { $longest } Züge
lab-plot-branching = Mögliche Aktionen im Lauf der ersten { $actions } Aktionen einer Partie, bis zu { $most }
lab-handicap = Eine faire Vorgabe
lab-handicap-how = Der Stärkere verzichtet auf Steine des ersten Aufbaus und hat in der Hälfte der Partien Weiß. Wettkämpfe zeigen, mit wie vielen Steinen die Partie ausgeglichen ist.
lab-stronger = Stärker
lab-weaker = Schwächer
lab-find = Suchen
lab-less = Steine weniger
lab-stronger-scores = Der Stärkere holt
lab-score = { $percent } % ({ $low }–{ $high }) in { $games }
lab-fairest = am fairsten
lab-not-decided = bisher am fairsten (nicht entschieden: Die Intervalle überlappen sich)
