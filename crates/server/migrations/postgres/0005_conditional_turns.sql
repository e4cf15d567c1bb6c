-- What players answer to turns that have not been played. Nobody else may see it.
CREATE TABLE conditional_turns (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (code),
    person TEXT COLLATE "C" NOT NULL,
    -- Every decision has a name of its own.
    id TEXT COLLATE "C" NOT NULL,
    -- After how many turns it holds.
    ply BIGINT NOT NULL,
    turns TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, person)
);
