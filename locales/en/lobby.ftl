# The lobby: people look for opponents.

lobby-lead = Choose what you would like to play: several games and clocks, if you like. The game begins as soon as somebody wants the same.
lobby-lost = No connection to the server. Nobody can find you until it is back.
lobby-seek-title = Look for an opponent
lobby-games = Games you would play
lobby-clocks = Clocks you would play with
lobby-ratings = Opponent’s rating
lobby-ratings-from = From
lobby-ratings-to = To
lobby-rated-switch = Rated
lobby-rated-about = The game counts for both ratings
lobby-rated = rated
lobby-casual = casual
lobby-guest = Guest
lobby-guest-about = As a guest you play casual games. Rated ones need an account.
lobby-player-rated = { $name } ({ $rating })
lobby-none-ticked = Choose at least one game and one clock.
lobby-too-many = That makes { $count } combinations of game and clock. Choose { $most } at most.
lobby-seek = Look for an opponent
lobby-own-seeks = You are looking for
lobby-own-about = Stay on this page: for a live game you can be found only while it is open.
lobby-withdraw = Withdraw
lobby-withdraw-named = Withdraw: { $terms }
lobby-seeks = Looking for an opponent
lobby-nobody = Nobody else is looking right now. Leave a seek, or send a friend a link.
lobby-take-named = Play against { $name }: { $terms }
lobby-ready-question = Ready to play?
lobby-ready-title = ({ $seconds }) Ready to play?
lobby-ready-about = Against { $name }: { $terms }
lobby-seconds =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
lobby-ready = Ready
lobby-waiting = Waiting for your opponent…
lobby-not-now = Not now
lobby-pairing-gone = The game did not start. If you were ready, your seek stays open.
lobby-challenges = Challenges
lobby-challenge-title = Challenge somebody
lobby-challenge = Challenge
lobby-challenged = Challenge sent to { $name }. Wait here for the answer.
lobby-challenged-by = { $name } challenges you
lobby-you-challenge = You challenge { $name }
lobby-watch = Games to watch
lobby-watch-none = No public game is being played right now.
lobby-watch-again = Look again
lobby-two = { $white } – { $black }

# What one can do on the page of a player.
people-block = Block
people-block-about = You will not be paired with each other, and cannot challenge each other.
people-blocked = You have blocked this player.
people-unblock = Unblock
people-fault-terms = A rated game is one of the four games with its usual pieces, and has a clock.
people-fault-blocked = This player does not accept challenges from you.
people-fault-you-blocked = You have blocked this player.
people-fault-other-guest = In this browser you are already a different guest, with other games.

# A seat on another device.
seat-move = Continue on another device
seat-link-about = Anyone who opens this link takes over your seat. Keep it to yourself.
seat-link = Link to your seat
seat-code = The link to your seat as a QR code
seat-title = Continue here?
seat-about = This link gives you back your seat in a game you began as a guest in another browser.
seat-take = Continue here
seat-replace-about = In this browser you are already a different guest, with other games. Those would be lost here.
seat-replace = Continue here anyway
lobby-challenge-see = Show
lobby-challenge-accepted = { $name } accepts your challenge
lobby-gap-above = Your rating is { $gap } points higher.
lobby-gap-below = Your rating is { $gap } points lower.
lobby-even-out = Even it out
lobby-bots = Play a program
lobby-bots-about = These programs are always there. Choose one to challenge it.
