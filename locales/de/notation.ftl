# Was mit einem getippten oder eingefügten Text nicht stimmt.
parse-found = Erwartet bei Zeichen { $place }: { $expected }. Gefunden: „{ $found }“.
parse-ended = Erwartet bei Zeichen { $place }: { $expected }. Doch dort endet der Text.

# Was erwartet wurde.
expected-end-of-text = das Ende des Textes
expected-space = ein Feld wie c3
expected-rank = eine Zeile von 1 bis 11
expected-stance = eine Ausrichtung wie ne
expected-end = „end“
expected-action = eine Aktion wie T@c3ne, c3-c6ne oder end
expected-sign = „-“, „*“, „~“ oder „^“ nach dem Feld
expected-at = „@“ nach dem Stein
expected-not-end = eine andere Aktion als end
expected-any-action = eine Aktion
expected-number = eine Zahl von 1 bis 255
expected-pieces = Steine wie X2T8, in der Reihenfolge X, T, R
expected-setup = ein Aufbau wie tixel oder 6u:T10/T10
expected-size = eine Größe des Spielplans von 3 bis 11
expected-edge = u (offen) oder b (begrenzt)
expected-colon = ein Doppelpunkt vor den Vorräten
expected-slash-pools = ein Schrägstrich zwischen den Vorräten
expected-few-pieces = ein Aufbau mit höchstens je 255 Steinen
expected-promotions-given = eine Zahl von Aufwertungen von 1 bis 255
expected-near = „near“
expected-field = ein Leerzeichen und der nächste Teil
expected-side = w oder b, wer am Zug ist
expected-bonus = ein Strich oder das Feld des geopferten Steins
expected-no-promotions = ein Strich, denn der Aufbau hat keine Aufwertungen
expected-promotions-left = die übrigen Aufwertungen wie 2/1
expected-slash-promotions = ein Schrägstrich zwischen den Aufwertungen
expected-slash-rank = ein Schrägstrich und die nächste Zeile
expected-run = eine Zahl leerer Felder, die in die Zeile passt
expected-piece = ein Stein wie T1
expected-piece-or-run = ein Stein wie T1 oder eine Zahl leerer Felder
expected-digit = eine Ausrichtung von 0 bis 7
expected-tix-digit = die Ausrichtung eines Tix-Steins, 0 oder 1
