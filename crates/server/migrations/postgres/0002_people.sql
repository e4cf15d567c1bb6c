-- How fast the game's clocks run: 0 not yet, 1 days, 2 live. Games of the first release may be live.
ALTER TABLE games ADD COLUMN pace BIGINT NOT NULL DEFAULT 2;

ALTER TABLE games ADD COLUMN is_public BIGINT NOT NULL DEFAULT 0;

-- What lists show of the game; null in games of the first release.
ALTER TABLE games ADD COLUMN summary TEXT COLLATE "C";

CREATE INDEX games_by_pace ON games (pace) WHERE call_time_at IS NOT NULL;

CREATE INDEX games_to_watch ON games (changed) WHERE is_public = 1 AND call_time_at IS NOT NULL;

-- How soon the next beat is due, in milliseconds; 0 if no clock is running.
ALTER TABLE beats ADD COLUMN period BIGINT NOT NULL DEFAULT 1000;

CREATE TABLE accounts (
    person TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    -- The name in lower case; null once the account is deleted.
    name_key TEXT COLLATE "C" UNIQUE,
    -- Hashed; null once the account is deleted.
    password TEXT COLLATE "C",
    since BIGINT NOT NULL
);

CREATE TABLE sessions (
    -- Hashed.
    token BYTEA NOT NULL PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    person TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    browser TEXT COLLATE "C",
    system TEXT COLLATE "C"
);

CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE recovery_codes (
    person TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    -- Hashed.
    code BYTEA NOT NULL,
    PRIMARY KEY (person, code)
);

CREATE TABLE blocks (
    person TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    blocked TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    PRIMARY KEY (person, blocked)
);

CREATE TABLE ratings (
    person TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    game TEXT COLLATE "C" NOT NULL,
    speed TEXT COLLATE "C" NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    -- When the last game ended.
    at BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game, speed)
);

CREATE INDEX ratings_by_rating ON ratings (game, speed, rating);

-- What each rated game did to each player.
CREATE TABLE rating_changes (
    code TEXT COLLATE "C" NOT NULL REFERENCES games (code),
    person TEXT COLLATE "C" NOT NULL,
    opponent TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    speed TEXT COLLATE "C" NOT NULL,
    -- Larger than the number of every earlier game of either player.
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    before DOUBLE PRECISION NOT NULL,
    after DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (code, person)
);

CREATE INDEX rating_changes_by_person ON rating_changes (person, number);
