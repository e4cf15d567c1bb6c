-- One row: the numbers given last.
CREATE TABLE lobby (
    only_one INTEGER NOT NULL PRIMARY KEY CHECK (only_one = 1),
    -- To a seek, a pairing or a challenge.
    id BIGINT NOT NULL,
    -- To a change of what everyone sees.
    change BIGINT NOT NULL,
    -- To a change of anything.
    revision BIGINT NOT NULL
);

INSERT INTO lobby (only_one, id, change, revision) VALUES (1, 0, 0, 0);

CREATE TABLE seeks (
    id BIGINT NOT NULL PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL,
    -- What others see of them.
    player TEXT COLLATE "C" NOT NULL,
    terms TEXT COLLATE "C" NOT NULL,
    is_live BIGINT NOT NULL,
    rating BIGINT,
    -- The ratings an opponent may have.
    lowest BIGINT,
    highest BIGINT,
    -- It stands until then.
    until BIGINT NOT NULL,
    -- The pairing that it is part of.
    pairing BIGINT
);

CREATE INDEX seeks_by_person ON seeks (person);

CREATE TABLE pairings (
    id BIGINT NOT NULL PRIMARY KEY,
    terms TEXT COLLATE "C" NOT NULL,
    one TEXT COLLATE "C" NOT NULL,
    one_player TEXT COLLATE "C" NOT NULL,
    other TEXT COLLATE "C" NOT NULL,
    other_player TEXT COLLATE "C" NOT NULL,
    one_is_ready BIGINT NOT NULL,
    other_is_ready BIGINT NOT NULL,
    -- Both must be ready until then; the row is kept for a minute after the game has begun.
    until BIGINT NOT NULL,
    game TEXT COLLATE "C"
);

CREATE TABLE challenges (
    id BIGINT NOT NULL PRIMARY KEY,
    challenger TEXT COLLATE "C" NOT NULL,
    challenger_player TEXT COLLATE "C" NOT NULL,
    challenged TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    challenged_name TEXT COLLATE "C" NOT NULL,
    terms TEXT COLLATE "C" NOT NULL,
    -- The challenger's seat.
    seat TEXT COLLATE "C",
    until BIGINT NOT NULL,
    game TEXT COLLATE "C"
);

CREATE INDEX challenges_by_challenger ON challenges (challenger);

CREATE INDEX challenges_by_challenged ON challenges (challenged);

-- What has changed, for clients that were away for a moment.
CREATE TABLE lobby_changes (
    number BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    seek BIGINT NOT NULL
);
