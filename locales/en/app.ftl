# The frame of the app: places, home, settings, about, and what can go wrong round them.

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
home-computer = Play the computer
home-pass = Pass and play
home-begin-computer = Begins a game against the computer.
home-begin-pass = Begins a game for two at this screen.
home-name-poka-yoke = Poka Yoke
home-tix = Plain squares. Learned in a minute.
home-tixel = One hollow side, and everything is possible.
home-regatta = Rounded corners and a rim: the long race.
home-poka-yoke = Tixel in which pieces grow.
home-options = Strength, colour, clock, board: all options
home-more = More
home-learn = Learn
home-learn-lead = Step by step, by moving pieces yourself
home-analyse = Analyse
home-analyse-lead = Explore positions with the engine at your side
home-resume = Go on with your game
home-credit = The games are by Martijn Althuizen.

settings-lead = They are kept on this device and count from now on.
settings-look = Look and language
settings-language = Language
settings-language-browser = As in the browser
settings-theme = Brightness
settings-system = As the system
settings-light = Light
settings-dark = Dark
settings-contrast = Contrast
settings-contrast-normal = Normal
settings-contrast-more = High
settings-animation = Motion
settings-on = On
settings-off = Off
settings-board = Board and turns
settings-coordinates = Coordinates
settings-coordinates-about = Letters and numbers along the edge of the board
settings-ghosts = Consequences
settings-ghosts-about = Marks on every space say what would happen there
settings-threats = Threats
settings-threats-about = Shows what your opponent could turn next
settings-confirmation = Confirm every turn
settings-confirmation-about = Otherwise a turn of a single action is played at once
settings-sounds = Sounds
settings-sounds-about = Short and quiet, when pieces move
settings-not-kept = Your settings count until you close this page: the browser does not keep them.
settings-unreadable = Your stored settings could not be read, so they are as on a first visit.
language-not-fetched = { $language } could not be fetched: it needs a network the first time. The page stays as it is.

about-lead = Quarterturn is a home for Tix, Tixel, Regatta and Poka Yoke: see what the pieces do, play, learn, analyse.
about-games-title = The games
about-games = The games and their names are by Martijn Althuizen, who designed them and wrote their rulebooks. The rules as they stand here were written anew, and so was every sentence and every picture; nothing of the rulebooks is copied.
about-learn = Learn the games
about-device-title = Your device
about-device = Everything happens in your browser: the rules, the engine, your games. After the first visit it works without a network. Nothing is sent anywhere; your games and settings stay on this device until you delete them.
about-program-title = The program
about-program = Version { $version }. Free software, under the MIT licence or the Apache licence 2.0, as you like.

nowhere-title = There is nothing here
nowhere-unknown = “{ $address }” names no place of Quarterturn.
nowhere-encoding = The address “{ $address }” is damaged. Perhaps it was cut off when it was copied.
nowhere-setup = “{ $setup }” names no game.
nowhere-number = “{ $number }” is no number of a lesson.
nowhere-home = Go to the start

update-ready = A new version of Quarterturn is ready. It waits until you want it.
update-now = Reload
update-failed = The new version could not be started. It comes when you have closed all tabs.

engine-no-start = The engine could not be started. Reload the page to try again.
engine-died = The engine, which does the computer’s thinking, has stopped twice in a row. Everything played so far is kept. Try again; if that does not help, reload the page.
engine-replaced = The engine stopped responding and has been restarted.
engine-confused = The engine did not understand the question.
engine-withdrawn = The engine was told to stop.

store-unavailable = This browser keeps nothing on the device, so your games are lost when you close this page. That is usual in a private window.
store-full = There is no room left on this device. Delete some games, or export this one.
store-changed-elsewhere = This game was changed in another tab. That version is kept; reload the page to see it.
store-blocked = A tab with an older version of Quarterturn is still open. Close it, then reload this page.
store-unreadable = A stored game could not be read: { $fault }
store-other = The browser could not keep your game: { $fault }
