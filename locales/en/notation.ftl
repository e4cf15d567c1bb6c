# What is wrong with a text that is typed or pasted.
parse-found = Expected { $expected } at character { $place }, found “{ $found }”.
parse-ended = Expected { $expected } at character { $place }, found the end of the text.

# What was expected.
expected-end-of-text = the end of the text
expected-space = a space such as c3
expected-rank = a rank from 1 to 11
expected-stance = a stance such as ne
expected-end = “end”
expected-action = an action such as T@c3ne, c3-c6ne or end
expected-sign = “-”, “*”, “~” or “^” after the space
expected-at = “@” after the piece
expected-not-end = an action other than end
expected-any-action = an action
expected-number = a number from 1 to 255
expected-pieces = pieces such as X2T8, in the order X, T, R
expected-setup = a setup such as tixel or 6u:T10/T10
expected-size = a board size from 3 to 11
expected-edge = u (unbounded) or b (bounded)
expected-colon = “:” before the pools
expected-slash-pools = “/” between the pools
expected-few-pieces = a setup with at most 255 pieces each
expected-promotions-given = a number of promotions from 1 to 255
expected-near = “near”
expected-field = a blank and the next field
expected-side = w or b, the side to move
expected-bonus = “-” or the space of the sacrificed piece
expected-no-promotions = “-”, since the setup has no promotions
expected-promotions-left = the promotions left such as 2/1
expected-slash-promotions = “/” between the promotions
expected-slash-rank = “/” and the next rank
expected-run = a run of empty spaces that fits the rank
expected-piece = a piece such as T1
expected-piece-or-run = a piece such as T1 or a number of empty spaces
expected-digit = a stance from 0 to 7
expected-tix-digit = a stance of a Tix piece, 0 or 1
