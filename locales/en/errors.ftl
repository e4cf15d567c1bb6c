# What the terminal program cannot do. The web app does not load this file.

error-line = error: { $message }
error-tip = tip: { $tip }
error-because = { $what }: { $why }

# Files and streams.
error-cannot-read = cannot read { $what }
error-cannot-write = cannot write { $what }
error-cannot-create-folder = cannot create the folder { $what }
error-cannot-read-stdin = cannot read standard input
error-cannot-write-output = cannot write the output
error-cannot-read-terminal = cannot read from the terminal
error-cannot-listen-ctrl-c = cannot listen for Ctrl-C
error-not-found = no such file or folder
error-not-permitted = permission denied
error-already-there = it already exists
error-is-folder = it is a folder
error-is-no-folder = a part of the path is not a folder
error-file-not-folder = { $path } is a file, not a folder
error-disk-full = there is no space left
error-connection-refused = the connection was refused
error-connection-lost = the connection was lost
error-no-answer = there was no answer in time
error-no-way-there = it cannot be reached from here
error-no-such-host = no machine has this name
error-file-too-long = it is longer than { $bytes } bytes
error-exists = { $file } already exists; --force overwrites it
error-output-stdout = `-` cannot be used here: the results already go to stdout, so name a file
error-not-utf8 = the text is not UTF-8
error-line-too-long = the line is longer than { $bytes } bytes
error-line-not-utf8 = the line is not UTF-8
error-line-control = it has the control character `{ $found }`
error-line-unknown = `{ $found }` is not a reply
error-line-missing = nothing follows `{ $after }`
error-line-unexpected = `{ $found }` is unexpected after `{ $after }`
error-line-action = `{ $found }` is not an action: { $why }
error-stdin-too-long = standard input is longer than { $bytes } bytes
error-stdin-line-too-long = a line of standard input is longer than { $bytes } bytes
error-stdin-not-utf8 = standard input is not UTF-8
error-stdin-empty =
    standard input is empty: expected { $what ->
        [setup] a setup
       *[position] a position
    }
error-stdin-lines =
    standard input has { $count } lines: expected one, { $what ->
        [setup] a setup
       *[position] a position
    }
error-in-stdin = standard input: { $fault }
error-in-line = line { $line }: { $fault }

# Positions, setups, turns.
error-named-setups = the named setups are { $names }
error-quote-position = a position has blanks in it: put it in quotes
error-at-action = at `{ $text }` in { $position }
error-play-stdin = `play` reads turns from standard input, not the position
error-no-such-game = there is no game { $number }: { $file } has { $games }
error-several-games = { $file } has several games: choose one with --game
error-no-turns = the game has no turns
error-no-such-turn =
    { $player ->
        [white] White has no turn { $number }: the last one is number { $last }
        [black] Black has no turn { $number }: the last one is number { $last }
       *[any] there is no turn { $number }: the last one is number { $last }
    }
error-after = give the number of a turn, such as 7, 7w or 7b

# Pictures.
error-neither-svg-nor-png = { $file } is neither SVG nor PNG: its name must end in .svg or .png
error-not-gif = { $file } is not a GIF: its name must end in .gif
error-picture-too-large = a picture of { $width } by { $height } pixels is too large
error-no-mark = there is no mark `{ $name }`
error-off-board = { $space } is not on a board of { $size } by { $size } spaces
error-no-meaning = expected `threat`, found `{ $found }`
error-two-spaces = expected two spaces such as a3-c5

# Numbers and times.
error-whole-number = give a whole number from { $least } to { $most }
error-not-number = `{ $text }` is not a number
error-time-unit = give a number followed by `ms`, `s` or `m`, such as `2s`
error-time-range = give a time from 1ms to { $most } days
error-not-a-day = a day is written like 2026-11-17
error-duration-range = `{ $name }` must be from 1ms to { $most }
error-sprt = give two numbers from -{ $most } to { $most }, the smaller first, such as `0,20`

# Players and openings of a match.
error-no-player = no player is called `{ $name }`; the players are random, greedy, uct, engine and ugi
error-no-seat = no player is called `{ $name }`; the players are human, random, greedy, uct, engine and ugi
error-player-takes-nothing = `{ $name }` takes no `:{ $how }`
error-no-level = `{ $text }` is not a level: the levels are 1 to { $most }, or { $names }
error-spending = `{ $text }` is neither `{ $count }=N` nor `time=250ms` (or `time=1s`)
error-engine-setting = `{ $text }` is none of `nodes=N`, `time=250ms` and `level=N`
error-spending-count = `{ $count }` must be from 1 to { $most }
error-ugi-no-command = missing command after `ugi:`, such as `ugi:quarterturn ugi`
error-ugi-quote = a quote in `{ $text }` is never closed
error-ugi-patience = `patience` must be a time such as `30s`, not `{ $value }`
error-ugi-option = `{ $setting }` is not an option of the protocol
error-ugi-setting = `{ $setting }` is neither `nodes=N`, `time=250ms` nor `patience=30s`; options of the program begin with a capital letter
error-opening-turns = after `{ $kind }:`, give a number of turns from 0 to { $most }
error-openings-none = no positions
error-openings-too-many = more than { $most } positions
error-opening-of-other-game = the position is not one of { $setup }
error-opening-over = the game is over in this position

# Serve.
error-cannot-serve = cannot serve
error-no-address = give an IP address such as 127.0.0.1 or ::1
error-no-web-app = this program was built without the web app: `cargo package-release` builds one with it, and `--files` takes a folder built by `cargo web`
error-no-index = there is no index.html in { $folder }: `cargo web` builds the site
error-port-taken = port { $port } is taken: choose another with `--port`, or `--port 0` for any free one
error-port-forbidden = this user may not listen on port { $port }: choose one from 1024 up with `--port`
error-address-elsewhere = { $address } is not an address of this machine: choose another with `--bind`
error-cannot-listen = cannot listen on { $address }
error-not-a-database = `--database` takes a file such as `games.db` or `./games`, `postgres://…`, or `none` for no online games
error-cannot-open-database = cannot open the database { $name } (`--database` chooses another)
error-database-newer = { $name } was changed by a newer version of Quarterturn, and this one cannot work with it
error-database-foreign = { $name } is not a database of Quarterturn
error-no-home = there is no home directory
error-database-not-empty = { $name } is not empty: nothing was copied
error-copy-differs = the copy of table { $table } is not the same: nothing was kept
error-game-not-rated = there is no rated game { $code } that counts for a rating
error-no-account = there is no account { $name }
error-no-reports = there are no open reports about { $name }
error-no-bus = give an address such as nats://10.0.0.1 or nats://NAME:PASSWORD@10.0.0.1:4222
error-no-public-url = give an address such as https://play.example.org, without a path
error-no-network = give an address or a network such as 10.0.0.0/8
error-config-syntax = { $file } is not a configuration file, line { $line }: { $why }
error-config-key = `{ $key }` in { $file } is not an option of `serve`: the options are { $keys }
error-config-value = `{ $key }` in { $file } is neither a text, nor a number, nor a list of those

# The command line.
usage-no-subcommand = no subcommand `{ $name }`
usage-subcommands = the subcommands are { $names }
usage-unknown = unexpected argument `{ $argument }`
usage-similar = did you mean { $names }?
usage-missing = missing argument: { $arguments }
usage-missing-subcommand = missing subcommand
usage-conflict = `{ $argument }` cannot be used with `{ $other }`
usage-twice = `{ $argument }` is given more than once
usage-no-value = `{ $argument }` needs a value
usage-value-count = `{ $argument }` needs { $expected } values, not { $actual }
usage-not-possible = `{ $value }` is not a value of `{ $argument }`: choose one of { $values }
usage-invalid = `{ $value }` is not valid for `{ $argument }`: { $why }
usage-takes-no-value = `{ $argument }` takes no value
usage-not-utf8 = an argument is not UTF-8
usage-line = Usage: { $usage }
usage-help = See `{ $command } --help`

# Other servers.
error-server-malformed = the address of a server looks like https://play.example.org or http://localhost:4747
error-server-protocol = only servers at http:// and https:// can be reached, not at { $name }://
error-server-path = the address of a server has no path after its port
error-server-unreachable = cannot reach the server: { $why }
error-server-silent = the server has not answered for too long
error-server-refused = the server refused with { $status }: { $said }
error-server-unexpected = the server said something unexpected: { $what }
error-server-closed = the server closed the connection
error-server-closed-with = the server closed the connection with code { $code }
error-server-full = the server accepts no more new games for now

# A bot at a server.
error-bot-no-token = missing token: type `--token`, or set { $variable } in the environment
error-bot-not-a-bot = the account is not a bot’s: `POST /api/me/bot` makes it one before its first game
error-bot-name-taken = `{ $name }` is the account of a person: rename it or leave this level out of `--bots`
error-bots-without-games = `--bots` needs online games: leave out `--database none`, or name a database
error-not-monday = { $day } is not a Monday
error-too-few-puzzles = there are too few puzzles in a file
error-no-puzzles-of = there are no puzzles of `{ $game }`: the games are { $games }
error-no-puzzle-number = there is no puzzle { $number }: they are numbered from 1 to { $count }

# Complete tables.
error-solve-not-a-start = --complete is for a whole board: give a setup, not a position
error-solve-unknown = { $setup } is not among the solved boards
error-solve-too-large = { $setup } has more than { $positions } positions, too many for the memory: give more with --hash
error-solve-too-wide = { $setup } is too large for a complete table
