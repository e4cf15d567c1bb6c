# Accounts, players and ratings.

people-account = Account
people-sign-in = Sign in
people-sign-up = Create an account
people-recover = Forgotten password
people-sign-in-about = An account keeps your games and your rating on every device. Without one you can play as a guest.
people-sign-up-about = Choose a name with 1 to 20 letters, digits, hyphens or underscores, and a password with 8 characters or more. Games you play as a guest stay yours.
people-recover-about = A recovery code and a new password let you in again. Each code works once.
people-name = Name
people-password = Password
people-code = Recovery code
people-codes = Recovery codes
people-codes-once = Note these codes now: they are shown only once. If you forget your password, each of them lets you in once.
people-codes-copy = Copy the codes
people-codes-noted = I have noted them
people-codes-new = New recovery codes
people-codes-left =
    { $count ->
        [0] You have no recovery codes left.
        [one] You have { $count } recovery code left.
       *[other] You have { $count } recovery codes left.
    }
people-own-page = My player page
people-export = Export my data
people-sign-out = Sign out
people-sessions = Signed in on
people-this-browser = This browser
people-sign-out-there = Sign out there
people-browser-unknown = Some browser
people-password-change = Change the password
people-password-about = All other browsers are signed out.
people-password-new = New password
people-password-set = Change it
people-password-changed = The password is changed.
people-delete = Delete the account
people-delete-about = This cannot be undone. Your games stay, without your name.
people-delete-really = Delete it for good
people-deleted = The account is deleted.
people-ratings = Ratings
people-rating = Rating
people-no-ratings = No rated games yet.
people-games = Games
people-no-games = No games yet.
people-guest = a guest
people-against = Against { $name }
people-going-on = Going on
people-won = Won
people-lost = Lost
people-nobody = There is nobody of that name.
people-leaders = Leaderboard
people-no-leaders = Nobody is ranked here yet.
people-place = Rank
people-speed = Speed
people-blitz = Blitz
people-rapid = Rapid
people-classical = Classical
people-correspondence = Correspondence
people-settings-about = Keeps your games and your rating on every device
people-fault-name-taken = That name is taken.
people-fault-name-reserved = Nobody may have that name.
people-fault-weak-password = The password is too short, or too easy to guess.
people-fault-wrong-credentials = The name, the password or the code is wrong.
people-fault-signed-in = You are signed in already.
people-fault-needs-account = That needs an account.
people-fault-malformed = The name can have 1 to 20 letters, digits, hyphens and underscores.
people-fault-gone = It is no longer there.
place-people = People
people-rating-change = Your rating: { $before } → { $after }
people-colour-rated = { $colour } · { $rating }
people-away = { $name }, away
