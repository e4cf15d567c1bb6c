# Games against somebody elsewhere.

# The invitation.
online-home = Invite a friend
online-home-lead = Send a link, and play wherever you both are
online-friend = A friend, by link
online-invite = Make the link
online-invite-another = Invite somebody
online-public = Others may watch
online-public-about = Everyone who has the link can follow the game
online-clock-per-turn =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
online-waiting = Waiting for your friend…
online-waiting-about = Send this link to whom you want to play. The game begins as soon as they accept.
online-link = Link to the game
online-code = The link as a QR code
online-call-off = Call it off
online-called-off = Called off
online-called-off-about = This game was called off before it began.
online-invited = You are invited to a game: { $game }
online-accept = Play
online-no-thanks = No, thanks
online-watching = Watching
online-watching-public = Everyone who has the link
online-watching-private = Only the two of you
online-own = Your online games

# The game.
online-opponent = Opponent
online-opponent-away = Opponent, away
online-your-turn = Your turn
online-sending = Sending…
online-away = Away
online-away-for = Away for { $time }
online-first-turn = First turn: { $time }
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
online-offers-draw = Offers a draw
online-offers-takeback = Asks for a takeback
online-offers-rematch = Offers a rematch
online-yes = Yes
online-abort = Abort
online-abort-really = End the game without a result?
online-left = Your opponent has left. You can claim the game in { $time }.
online-left-claim = Your opponent has left.
online-claim-win = Claim a win
online-claim-draw = Draw

# The end.
online-lost-game = Your opponent has won
online-void = No result
online-accept-rematch = Accept the rematch
online-rematch-offered = Rematch offered…
online-to-rematch = To the rematch
online-end-turn-limit = A draw: the game has reached the most turns a game may have.
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
online-end-no-show = The game does not count: nobody made the first turn in time.

# Why something cannot be done.
online-missing = No game here
online-fault-offline = The server cannot be reached. Is there a network?
online-fault-none = This site has no online games. You can play the computer, or two at one screen.
online-fault-no-game = There is no such game, or it is private.
online-fault-busy =
    { $seconds ->
        [one] The server is busy. Try again in a second.
       *[other] The server is busy. Try again in { $seconds } seconds.
    }
online-fault-other = The server says: { $said }
online-refused-not-seated = You have no seat in this game.
online-refused-already-seated = You already have a seat in this game.
online-refused-seat-taken = Somebody else was quicker: the seat is taken.
online-refused-not-started = The game has not begun: it waits for a second player.
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
online-refused-too-late-to-abort = Both have played: you can resign, but not abort.
online-refused-not-away = Your opponent has not been away for long enough.
online-refused-no-claims = Only games with a live clock can be claimed.
online-refused-already-rematched = The rematch has begun.
online-refused-unknown-event = The server is too old for this game.
online-refused-other = The server refuses that.

# Where the time went.
online-receipts = Where the time went
online-receipt = Received { $received }, stored { $stored } ms later. The clock showed { $before }, was charged { $charged }, and showed { $after } after the increment. On its way for { $lag } ms, of which { $credit } ms were given back.
online-receipt-no-clock = Received { $received }, stored { $stored } ms later.
online-receipts-flag =
    { $player ->
        [white] White
       *[black] Black
    } had { $left } left at { $started }. No turn arrived before that time was up.
