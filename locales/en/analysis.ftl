# Analysis: turns, engine, graph.
analysis-walk = Step through the turns
analysis-first = To the start
analysis-last = To the end of the line

analysis-turns = Turns and variations
analysis-start = Start
analysis-no-turns = No turns yet. Play one on the board. To start a variation, go back and play a different turn.
analysis-variation = Variation:
analysis-turns-count =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }

analysis-remarks = About { $turn }
analysis-remarks-start = About the start
analysis-judgement = Judgement
analysis-brilliant = Brilliant
analysis-good = Good
analysis-interesting = Interesting
analysis-dubious = Dubious
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-comment = Comment
analysis-promote = Move variation up
analysis-promote-main = Make main line
analysis-delete = Delete from here
analysis-delete-variation = Delete variation from here
analysis-deleted = Deleted, along with everything after it.
analysis-undelete = Restore

analysis-engine = Engine
analysis-engine-neural = Neural engine
analysis-lines = Lines
analysis-engine-off = The engine is off.
analysis-engine-thinks =
    Thinking: { $depth } actions ahead, { $unit ->
        [few] under a thousand positions.
        [million] { $count } million positions.
       *[thousand] { $count } thousand positions.
    }
analysis-engine-done =
    { $unit ->
        [few] Finished after fewer than a thousand positions.
        [million] Finished after { $count } million positions.
       *[thousand] Finished after { $count } thousand positions.
    }
analysis-proved =
    { $player ->
        [white] White
       *[black] Black
    } wins · proved { $count ->
        [0] now
        [one] in { $count } turn
       *[other] in { $count } turns
    }
analysis-guessed = White { $percent }% · guessed

analysis-graph = White’s winning chance
analysis-graph-known = { $known } of { $count } positions assessed.
analysis-graph-swing = Biggest swing: { $turn }, from { $before }% to { $after }%.
analysis-graph-end = At the end: { $worth }.
analysis-graph-table = As a list
analysis-unknown = not assessed
analysis-assess = Assess the whole line
analysis-assess-stop = Stop ({ $done } of { $count })

# The position editor.
analysis-editor = Position editor
analysis-editor-how = Choose a piece, then tap a space. Tap again to turn the piece. Drag it to move it, or drag it off the board to remove it.
analysis-editor-pieces = What a tap does
analysis-editor-stances = Stance
analysis-editor-erase = Remove a piece
analysis-editor-bonus = Mark the sacrificed piece whose bonus move is still open
analysis-editor-to-move = To move
analysis-editor-promotions = Promotions left, { $player }
analysis-editor-setup = Game or setup
analysis-editor-right = This position is valid.
analysis-editor-done = Analyse it
analysis-editor-undo = Undo
analysis-editor-clear = Clear the board
analysis-editor-cancel = Cancel

# Other games.
analysis-other = Another game or position
analysis-edit = Position editor
analysis-new = New: { $game }
analysis-import = Open a record, a link or a position
analysis-import-text = Text
analysis-import-read = Open the text
analysis-import-file = Choose a file
analysis-import-empty = There is nothing to open.
analysis-import-too-long = This is too long: at most one megabyte can be read at once.
analysis-import-unreadable = This file could not be read.
analysis-import-position = This is neither a record nor a position. { $fault }

# Handing it on.
analysis-share = Share and save
analysis-share-what = What to share
analysis-share-game = Whole game
analysis-share-position = This position
analysis-share-link = Link
analysis-share-copy = Copy link
analysis-share-copy-record = Copy record
analysis-share-code = QR code of the link
analysis-share-too-long = The link is too long for a QR code. Share the position, or the link itself.
analysis-save-record = Save record
analysis-save-svg = Save as SVG
analysis-save-png = Save as PNG
analysis-copied = Copied.
analysis-not-copied = The browser does not allow copying. Select the text and copy it yourself.
analysis-not-saved = The browser could not save the file.

# What can be wrong with a link.
analysis-link-broken = This link cannot be opened.
analysis-link-setup = “{ $text }” is not a game. { $fault }
analysis-link-position = “{ $text }” is not a position. { $fault }
analysis-link-turn = The turn “{ $text }” cannot be played. { $fault }
analysis-link-part = “{ $text }” at character { $place } cannot be read.
analysis-link-damaged = It is damaged at character { $place }. It may have been cut off when it was copied.

# What can be wrong with a record.
analysis-record-at = Line { $line }, column { $column }: { $fault }
analysis-record-found = “{ $found }” does not belong here.
analysis-record-ended = The text ends too early.
analysis-record-tag = This tag cannot be read.
analysis-record-tag-twice = The tag “{ $name }” appears twice.
analysis-record-no-setup = The tag “Setup”, which says what is played, is missing.
analysis-record-setup-differs = The tags “Setup” and “Position” name different games.
analysis-record-number = This turn should be numbered { $expected }.
analysis-record-same-turn = { $turn } is already there: a variation begins with a different turn.
analysis-record-comment = This comment is not closed or cannot be read.
analysis-record-clock = This clock time is out of place or cannot be read.
analysis-record-glyph = This judgement is out of place or cannot be read: write a code such as $1 after the turn.
analysis-record-variation = This variation is empty, out of place or not closed.
analysis-record-no-result = The game does not end with a result, such as 1-0 or *.
analysis-record-result = This result cannot be right.
analysis-record-other = This cannot be read.
analysis-engine-rated = The engine is off while you play a rated game of { $game }.

analysis-openings = Openings
analysis-play-from = Play from here
analysis-laboratory = Laboratory
