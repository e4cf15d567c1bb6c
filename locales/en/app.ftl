# The frame of the app: places, home, settings, about, and what can go wrong around them.

place-home = Home
place-play = Play
place-learn = Learn
place-analysis = Analysis
place-settings = Settings
place-about = About Quarterturn

shell-skip = Skip to the content
shell-navigation = Places
shell-notices = Notices
shell-dismiss = Dismiss

home-title = Small pieces that turn
home-lead = Slide a piece and turn every neighbour it passes. Whoever has nothing left to slide loses.
home-games = The four games
home-opponent = Who do you play?
home-pass = Pass and play
home-begin-computer = Starts a game against the computer.
home-begin-pass = Starts a game for two on this screen.
home-tix = Plain squares. Learned in a minute.
home-tixel = One hollow edge, and everything becomes possible.
home-regatta = Rounded corners and a rim: the long race.
home-poka-yoke = Tixel with an expansion: pieces grow stronger.
home-options = Strength, colour, clock, board: all options
home-more = More
home-learn = Learn
home-learn-lead = Step by step, by moving pieces yourself
home-analyse = Analyse
home-analyse-lead = Explore positions with the engine at your side
home-resume = Resume your game
home-credit = The games are by Martijn Althuizen.

settings-lead = Changes take effect immediately and are saved on this device; with an account, on all your devices.
settings-look = Look and language
settings-language = Language
settings-language-browser = Follow the browser
settings-theme = Theme
settings-system = Follow the system
settings-light = Light
settings-dark = Dark
settings-material = Board and pieces
settings-look-ice = Ice
settings-look-wood = Wood
settings-look-porcelain = Porcelain
settings-contrast = Contrast
settings-contrast-normal = Normal
settings-contrast-more = High
settings-feeling = Motion and sound
settings-animation = Motion
settings-speed = Speed
settings-slow = Slow
settings-normal = Normal
settings-quick = Quick
settings-on = On
settings-off = Off
settings-board = Board and turns
settings-coordinates = Coordinates
settings-coordinates-about = Letters and numbers along the edge of the board
settings-ghosts = Show what would happen
settings-ghosts-about = Marks on every space show what would happen there
settings-threats = Threats
settings-threats-about = Shows what your opponent could turn next
settings-confirmation = Confirm every turn
settings-confirmation-about = Otherwise a turn with a single action is played at once
settings-sounds = Sounds
settings-sounds-about = Short and quiet, when pieces move
settings-not-kept = Your settings last until you close this page: the browser is not saving them.
settings-unreadable = Your saved settings could not be read, so the defaults are in use.
language-not-fetched = { $language } could not be loaded. It needs a network connection the first time. The page stays as it is.

sound-question = Play with sound? It is short and quiet.
sound-yes = With sound
sound-no = Without sound

kept-title = What is kept on this device
kept-about = Your games, results, lessons and settings are kept in this browser only. Save them as a file to move them to another device; what is already there stays there.
kept-promised = The browser has promised to keep them until you delete them.
kept-unpromised = The browser may delete them when space runs short.
kept-refused = The browser has not promised to keep them yet. It may do so once you have visited more often or installed the app.
kept-ask = Ask the browser to keep them
kept-export = Save everything as a file
kept-import = Add from a file
kept-imported =
    { $count ->
        [0] Everything in that file is here now. It has no games that were missing.
        [one] Everything in that file is here now, with one more game.
       *[other] Everything in that file is here now, with { $count } more games.
    }
kept-foreign = This is not a file saved by Quarterturn. Nothing was changed.
kept-newer = This file was saved by a newer version of Quarterturn. Reload the page, then try again.
kept-damaged = This file is damaged, so nothing was changed: { $fault }
kept-too-large = This file is too large to be one of Quarterturn’s. Nothing was changed.

about-lead = Quarterturn is a home for Tix, Tixel, Regatta and Poka Yoke: see what the pieces do, play, learn and analyse.
about-games-title = The games
about-games = The games and their names are by Martijn Althuizen, who designed them and wrote their rulebooks. (The rulebooks spell his name Althuisen; his games are listed under Althuizen.) The rules on these pages are in our own words, and every sentence and picture is our own; nothing is copied from the rulebooks. Where the rulebooks leave room, the pages say how we read them.
about-learn = Learn the games
about-device-title = Your device
about-device = Everything runs in your browser: the rules, the engine, your games. After the first visit it works without a network. Your games and settings stay on this device until you delete them. Only what you play online is sent to the server.
about-program-title = The program
about-program = Version { $version }. Free software under the MIT licence or the Apache licence 2.0, whichever you prefer.

nowhere-title = There is nothing here
nowhere-unknown = “{ $address }” is not a page of Quarterturn.
nowhere-encoding = The address “{ $address }” is damaged. It may have been cut off when it was copied.
nowhere-setup = “{ $setup }” is not a game.
nowhere-number = There is no lesson “{ $number }”.
nowhere-home = Go to Home

chunk-missing = This part is not on this device yet
chunk-missing-about = It is loaded when it is first needed, and that has just failed. Check your connection, then reload the page.

update-ready = A new version of Quarterturn is ready. Reload whenever it suits you.
update-now = Reload
update-failed = The new version could not start. It will load once you close every Quarterturn tab.

engine-no-start = The engine could not be started. Reload the page to try again.
engine-died = The engine has stopped answering. Nothing is lost: try again, or reload the page.
engine-replaced = The engine stopped responding and has been restarted.
engine-confused = The engine could not handle this request.
engine-withdrawn = The engine was stopped.

store-unavailable = This browser cannot save anything here, so your games will be lost when you close this page. That is normal in a private window.
store-full = This device has no room left. Delete some games, or export this one.
store-changed-elsewhere = This game was continued in another tab.
store-blocked = A tab with an older version of Quarterturn is still open. Close it, then reload this page.
store-unreadable = A saved game could not be read: { $fault }
store-other = The browser could not save your game: { $fault }

# The ways to places that need a server. What those say is fetched with them.
online-home = Invite a friend
online-home-lead = Send a link, and play wherever you both are
online-friend = A friend, by link
online-invite = Make the link
lobby-title = Lobby
lobby-home = Lobby
lobby-home-lead = Find somebody to play, or watch others
people-account = Account
people-settings-about = Keeps your games and your rating on every device
place-people = People
puzzles-title = Puzzles
motifs-title = Motifs
ahead-title = Seeing ahead
mistakes-title = Your mistakes
again-title = Practise again
winners-title = Who wins?
