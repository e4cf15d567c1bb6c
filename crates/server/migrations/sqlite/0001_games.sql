CREATE TABLE games (
    code TEXT NOT NULL PRIMARY KEY,
    created BIGINT NOT NULL,
    -- Number and time of the newest entry.
    newest BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- When to ask next whether anybody's time is up; null once the game is over.
    call_time_at BIGINT
) WITHOUT ROWID;

CREATE INDEX games_by_time ON games (call_time_at) WHERE call_time_at IS NOT NULL;

CREATE INDEX games_by_change ON games (changed);

CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (code),
    number BIGINT NOT NULL,
    turn_id TEXT,
    at BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_turn ON entries (game, turn_id) WHERE turn_id IS NOT NULL;

CREATE TABLE seats (
    person TEXT NOT NULL,
    at BIGINT NOT NULL,
    game TEXT NOT NULL REFERENCES games (code),
    PRIMARY KEY (person, at, game)
) WITHOUT ROWID;

-- One row: when a server last showed that it can write.
CREATE TABLE beats (
    only_one INTEGER NOT NULL PRIMARY KEY CHECK (only_one = 1),
    at BIGINT NOT NULL
);

-- Times in which no server could write.
CREATE TABLE downtimes (
    began BIGINT NOT NULL PRIMARY KEY,
    ended BIGINT NOT NULL
);

CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
);
