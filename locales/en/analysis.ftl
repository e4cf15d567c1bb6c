# Analysis: turns, engine, graph.
analysis-walk = From turn to turn
analysis-first = To the start
analysis-previous = One turn back
analysis-next = One turn on
analysis-last = To the end of the line

analysis-turns = Turns and variations
analysis-start = Start
analysis-no-turns = No turns yet. Make one on the board; wherever you make another, a variation begins.
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
analysis-deleted = Deleted, with all that followed.
analysis-undelete = Bring back

analysis-engine = Engine
analysis-lines = Lines
analysis-engine-off = The engine rests.
analysis-engine-thinks = Thinking: { $depth } actions ahead so far, { $nodes } thousand positions looked at.
analysis-engine-done =
    { $nodes ->
        [0] Finished, after fewer than a thousand positions.
       *[other] Finished, after { $nodes } thousand positions.
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
analysis-guessed = White { $percent } % · guessed

analysis-graph = White’s chance
analysis-graph-known = { $known } of { $count } positions are assessed.
analysis-graph-swing = It turned most with { $turn }: from { $before } % to { $after } %.
analysis-graph-end = At the end: { $worth }.
analysis-graph-table = As a list
analysis-unknown = not assessed
analysis-assess = Assess the whole line
analysis-assess-stop = Stop ({ $done } of { $count })

# The position editor.
analysis-editor = Position editor
analysis-editor-how = Choose a piece and tap spaces. Tap again to turn it; drag it to move it, or off the board.
analysis-editor-pieces = What a tap does
analysis-editor-stances = How the piece stands
analysis-editor-erase = Take a piece away
analysis-editor-bonus = Mark the sacrifice whose bonus action is open
analysis-editor-to-move = To move
analysis-editor-promotions = Promotions left, { $player }
analysis-editor-setup = Game or setup
analysis-editor-right = This is a position.
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
analysis-import-empty = There is nothing to read in it.
analysis-import-too-long = This is too long: at most a megabyte can be read at once.
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
analysis-link-setup = “{ $text }” names no game. { $fault }
analysis-link-position = “{ $text }” is no position. { $fault }
analysis-link-turn = The turn “{ $text }” cannot be played. { $fault }
analysis-link-part = “{ $text }” at character { $place } cannot be read.
analysis-link-damaged = It is damaged at character { $place }; perhaps it was cut off when it was copied.

# What can be wrong with a record.
analysis-record-at = Line { $line }, column { $column }: { $fault }
analysis-record-found = “{ $found }” is not expected here.
analysis-record-ended = The text ends too early.
analysis-record-tag = This tag cannot be read.
analysis-record-tag-twice = The tag “{ $name }” is given twice.
analysis-record-no-setup = The tag “Setup” is missing, which says what is played.
analysis-record-setup-differs = The tags “Setup” and “Position” are about different games.
analysis-record-number = The turn should have the number { $expected } here.
analysis-record-same-turn = { $turn } is there already: a variation begins with another turn.
analysis-record-comment = This comment is not closed or cannot be read.
analysis-record-clock = This clock is out of place or cannot be read.
analysis-record-glyph = This judgement is out of place or cannot be read: write glyphs such as $1 after the turn.
analysis-record-variation = This variation is empty, out of place or not closed.
analysis-record-no-result = The game does not end with a result such as 1-0 or *.
analysis-record-result = The result cannot be right.
analysis-record-other = This cannot be read.
