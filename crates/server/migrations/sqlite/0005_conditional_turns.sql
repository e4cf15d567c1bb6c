-- What players answer to turns that have not been played. Nobody else may see it.
CREATE TABLE conditional_turns (
    game TEXT NOT NULL REFERENCES games (code),
    person TEXT NOT NULL,
    -- Every decision has a name of its own.
    id TEXT NOT NULL,
    -- After how many turns it holds.
    ply BIGINT NOT NULL,
    turns TEXT NOT NULL,
    PRIMARY KEY (game, person)
) WITHOUT ROWID;
