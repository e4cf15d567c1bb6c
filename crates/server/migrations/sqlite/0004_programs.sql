-- Whether a program plays: 1 from then on.
ALTER TABLE accounts ADD COLUMN is_bot BIGINT NOT NULL DEFAULT 0;

-- With which programs act for an account.
CREATE TABLE tokens (
    -- Hashed.
    token BLOB NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES accounts (person),
    -- What its owner calls it.
    name TEXT NOT NULL,
    -- Their names, with spaces between them.
    scopes TEXT NOT NULL,
    since BIGINT NOT NULL,
    seen BIGINT
) WITHOUT ROWID;

CREATE INDEX tokens_by_person ON tokens (person);

-- For those who download all public games.
CREATE INDEX games_to_download ON games (created DESC, code)
    WHERE is_public = 1 AND call_time_at IS NULL;
