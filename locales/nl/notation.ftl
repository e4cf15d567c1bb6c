# Wat er mis is met een getypte of geplakte tekst.
parse-found = Verwacht bij teken { $place }: { $expected }. Gevonden: ‘{ $found }’.
parse-ended = Verwacht bij teken { $place }: { $expected }. Maar daar eindigt de tekst.

# Wat er verwacht werd.
expected-end-of-text = het einde van de tekst
expected-space = een veld zoals c3
expected-rank = een rij van 1 tot 11
expected-stance = een stand zoals ne
expected-end = ‘end’
expected-action = een actie zoals T@c3ne, c3-c6ne of end
expected-sign = ‘-’, ‘*’, ‘~’ of ‘^’ na het veld
expected-at = ‘@’ na het stuk
expected-not-end = een andere actie dan end
expected-any-action = een actie
expected-number = een getal van 1 tot 255
expected-pieces = stukken zoals X2T8, in de volgorde X, T, R
expected-setup = een opstelling zoals tixel of 6u:T10/T10
expected-size = een bordmaat van 3 tot 11
expected-edge = u (open) of b (begrensd)
expected-colon = een dubbele punt voor de voorraden
expected-slash-pools = een schuine streep tussen de voorraden
expected-few-pieces = een opstelling met elk hoogstens 255 stukken
expected-promotions-given = een aantal promoties van 1 tot 255
expected-near = ‘near’
expected-field = een spatie en het volgende deel
expected-side = w of b, wie aan zet is
expected-bonus = een streepje of het veld van het opgeofferde stuk
expected-no-promotions = een streepje, want de opstelling heeft geen promoties
expected-promotions-left = de overgebleven promoties zoals 2/1
expected-slash-promotions = een schuine streep tussen de promoties
expected-slash-rank = een schuine streep en de volgende rij
expected-run = een aantal lege velden dat in de rij past
expected-piece = een stuk zoals T1
expected-piece-or-run = een stuk zoals T1 of een aantal lege velden
expected-digit = een stand van 0 tot 7
expected-tix-digit = de stand van een Tix-stuk, 0 of 1
