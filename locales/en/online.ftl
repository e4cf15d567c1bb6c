# Games against somebody elsewhere.

# The invitation.
online-invite-another = Invite somebody
online-public = Others may watch
online-public-about = Everyone who has the link can follow the game
online-clock-per-turn =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
online-waiting = Waiting for your friend…
online-waiting-about = Send this link to the person you want to play. The game begins as soon as they accept.
online-link = Link to the game
online-link-local = This link works on this device only. To invite another one, open this page at an address that it can reach.
online-code = The link as a QR code
online-call-off = Cancel the invitation
online-called-off = Cancelled
online-called-off-about = This game was called off before it began.
online-invited = You are invited to a game: { $game }
online-invited-by = { $name } invites you to a game: { $game }
online-preview-colour = You play { $colour }
online-accept = Play
online-no-thanks = No, thanks
online-watching = Watching
online-watching-public = Everyone who has the link
online-watching-private = Only the two of you

# The game.
online-opponent = Opponent
online-opponent-away = Opponent, away
online-your-turn = Your turn
online-sending = Sending…
online-away = Away
online-away-for = Away for { $time }
online-first-turn = 1st turn: { $time }
online-first-due = Make your first turn within { $time }, or the game does not count.
online-vacation = On vacation
online-notify = Notify you of turns?
online-clock-days = { $days } d { $hours } h
online-lost = No connection to the server. The game goes on as soon as it is back.
online-back = The connection is back.
online-silence = No connection. Last heard { $time } ago.
online-sent-later = Your turn will be sent later.
online-busy = The server is busy. Trying again…
online-not-sent = There is no connection: nothing was sent.
online-draw-short = Draw
online-offer-draw = Offer a draw
online-draw-really = Offer a draw?
online-withdraw-draw = Withdraw the draw offer
online-ask-takeback = Ask for a takeback
online-withdraw-takeback = Withdraw the takeback request
online-offered-draw = Your opponent offers a draw.
online-offered-takeback = Your opponent asks to take a turn back.
online-offered-rematch = Your opponent offers a rematch.
online-draw-offered-by = { $name } offers you a draw
online-takeback-asked-by = { $name } asks to take a turn back
online-rematch-offered-by = { $name } offers you a rematch
online-begun-against = Your game against { $name } has begun
online-offers-draw = Offers a draw
online-offers-takeback = Asks for a takeback
online-offers-rematch = Offers a rematch
online-withdraw = Withdraw
online-own-draw = You have offered a draw
online-own-takeback = You have asked for a takeback
online-noted-draw = Draw offered
online-noted-takeback = Takeback asked for
online-noted-rematch = Rematch offered
online-yes = Yes
online-abort = Abort
online-abort-really = End the game without a result?
online-left = Your opponent has left. You can claim the game in { $time }.
online-left-claim = Your opponent has left.
online-claim-win = Claim a win
online-claim-draw = Draw

# What the players say to each other.
online-say = Say something
online-opponent-page = Opponent’s page
online-say-shown = Show what opponents say
online-said = { $name }: { $phrase }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-thank-you = Thank you!
phrase-must-go = Sorry, I must go.
phrase-well-played = Well played!
phrase-good-game = Good game!

# Turns decided on while waiting.
online-conditional = Conditional turns
online-conditional-about = Decide now what you will answer. Only you can see this, and it is played as soon as your opponent makes the turn you expect.
online-conditional-add = Make one on the board
online-conditional-expected = Make the turn you expect from your opponent.
online-conditional-answer = Now make your answer.
online-conditional-over = That turn would end the game: there is nothing to answer.
online-conditional-pair = If { $player } plays { $expected }, I answer { $answer }.
online-conditional-remove = Remove the answer to { $turn }

# The end.
online-lost-game = Your opponent has won
online-void = No result
online-accept-rematch = Accept the rematch
online-rematch-offered = Rematch offered…
online-to-rematch = To the rematch
online-end-turn-limit = A draw: the game has reached the limit on its number of turns.
online-end-idle =
    { $winner ->
        [white] White wins: Black has not played for too long.
       *[black] Black wins: White has not played for too long.
    }
online-end-left =
    { $winner ->
        [white] White wins: Black has left.
        [black] Black wins: White has left.
       *[none] A draw: a player has left.
    }
online-end-aborted = The game was aborted. It does not count.
online-end-no-show = The game does not count: it did not begin in time.

# Why something cannot be done.
online-missing = Game not found
online-missing-offline = No connection
online-missing-online = No online games here
online-missing-private = This game is private
online-missing-now = The game could not be opened
online-fault-offline = The server cannot be reached. Check your connection.
online-fault-none = This site has no online games. You can play the computer, or a friend at the same screen.
online-fault-no-game = There is no game behind this link. Is it complete?
online-fault-busy =
    { $seconds ->
        [one] The server is busy. Try again in a second.
       *[other] The server is busy. Try again in { $seconds } seconds.
    }
online-fault-other = The server says: { $said }
online-refused-not-seated = You have no seat in this game.
online-refused-already-seated = You already have a seat in this game.
online-refused-seat-taken = Somebody else was quicker: the seat is taken.
online-refused-not-started = The game has not begun: it is waiting for a second player.
online-refused-over = The game is over.
online-refused-not-over = The game is not over yet.
online-refused-not-your-turn = It is not your turn.
online-refused-stale = The game has gone on in the meantime. Your turn was not played.
online-refused-illegal = The server does not accept this turn.
online-refused-turn-id-used = The server took this for another turn. Please make it again.
online-refused-out-of-time = Your time was up when the turn arrived.
online-refused-not-yet = It is too early for that.
online-refused-already-offered = You have already offered that.
online-refused-no-such-offer = That offer is no longer open.
online-refused-too-soon =
    { $turns ->
        [one] You can offer that again after one more turn.
       *[other] You can offer that again after { $turns } more turns.
    }
online-refused-only-once = A rematch can be offered only once.
online-refused-no-takebacks = In rated games no turn can be taken back.
online-refused-nothing-to-take-back = You have no turn to take back yet.
online-refused-too-late-to-abort = Both players have moved: you can resign, but no longer abort.
online-refused-not-away = Your opponent has not been away for long enough.
online-refused-no-claims = Only games with a live clock can be claimed.
online-refused-no-conditional-turns = A live game has no conditional turns.
online-refused-only-while-waiting = It is your turn: conditional turns are made while you wait.
online-refused-too-many-conditional-turns = You cannot have more conditional turns.
online-refused-answered-twice = You already have an answer to this turn.
online-refused-enough-said = You have sent enough messages for now. You can send more after the next turn.
online-refused-not-heard = Your opponent is not receiving messages from you.
online-refused-already-rematched = The rematch has begun.
online-refused-unknown-event = The server is too old for this game.
online-refused-other = The server refuses that.

# Where the time went.
online-receipts = Where the time went
online-receipt = The clock started { $started }. The turn was received { $received } and stored { $stored } ms later. The clock showed { $before }, was charged { $charged }, and showed { $after } after the increment. In transit for { $lag } ms, of which { $credit } ms were given back.
online-receipt-no-clock = Received { $received }, stored { $stored } ms later.
online-receipts-quota = For each turn up to { $turn } ms in transit are given back, from a quota of { $quota } ms that every turn refills by { $refill } ms. First turns are not charged.
online-receipts-flag =
    { $player ->
        [white] White
       *[black] Black
    } had { $left } left at { $started }. No turn arrived before that time was up.

# One’s own games, and what is new in them.
online-stakes = Stakes
online-their-turn = Opponent’s turn
online-time-left = { $time } left
online-waiting-count =
    { $count ->
        [one] { $count } game is waiting for you
       *[other] { $count } games are waiting for you
    }
online-declined-draw = Your opponent does not want a draw.
online-declined-takeback = Your opponent does not want to take the turn back.
online-declined-rematch = Your opponent does not want a rematch.
online-annulled = This game was annulled. It counts for no rating.
online-fault-too-many = Too many tries. Wait { $seconds } s.
online-own = Your online games
online-odds = Time odds
online-less-time = { $player } has { $time } + { $seconds } s
online-clock-odds = { $clock }, { $odds }
online-join = Join with a code
online-join-code = Code or link
online-join-go = Show the game
online-join-wrong = A code has ten letters and digits, such as k7m2xq9daf.
online-tell-code = Or tell them the code: { $code }
