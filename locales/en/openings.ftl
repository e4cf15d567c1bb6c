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
opening-gets-away = Moves out of reach: none of the player’s pieces can be turned any more.
opening-out-of-reach = None of the player’s pieces can be turned.
opening-risks = { $spaces } could be turned in reply.
opening-nodes =
    { $unit ->
        [few] The engine searched fewer than a thousand positions for this.
       *[thousand] The engine searched { $count } thousand positions for this.
    }
opening-beyond = The book covers the first five turns. This position is not in it.
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
opening-themes = Or start from a balanced position:
opening-theme-quiet = Quiet
opening-theme-contact = In contact
opening-theme-sharp = Sharp
opening-no-book = There is no such start, or it could not be loaded.
