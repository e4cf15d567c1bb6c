# Openings: what the book says of a turn, and games from a position.
opening-turns = Turns { $spaces }.
opening-hems-in = Hems in { $spaces }.
opening-places =
    { $region ->
        [corner] In the corner
        [edge] At the edge
       *[middle] In the middle
    }: can slide to { $count ->
        [one] one space.
       *[other] { $count } spaces.
    }
opening-threatens = Threatens to turn { $spaces }.
opening-gets-away = Gets out of reach: nothing of its own can be turned any more.
opening-out-of-reach = Nothing of its own can be turned.
opening-risks = { $spaces } could be turned in reply.
opening-nodes =
    { $unit ->
        [few] For this the engine looked at fewer than a thousand positions.
       *[thousand] For this the engine looked at { $count } thousand positions.
    }
opening-beyond = The book has the first five good turns. It does not know this position.
opening-no-such = There is a book for Tix, Tixel, Poka Yoke and Regatta, not for this setup.
opening-not-fetched = The openings could not be loaded. Once loaded, they work offline too.
opening-not-in-book = Not in the book
opening-own =
    { $games ->
        [one] One game of yours
       *[other] { $games } games of yours
    }: { $won } won, { $lost } lost.
opening-level = Level of the computer
opening-play-as = Play { $player }
opening-themes = Or from a balanced start of this game:
opening-theme-quiet = Quiet
opening-theme-contact = In contact
opening-theme-sharp = Sharp
opening-no-book = There is no such start, or it could not be loaded.
