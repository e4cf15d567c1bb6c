-- What people have reported about others, for those who run the server.
CREATE TABLE reports (
    reporter TEXT NOT NULL REFERENCES accounts (person),
    reported TEXT NOT NULL REFERENCES accounts (person),
    reason TEXT NOT NULL,
    -- The game it is about, if it is about one.
    game TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (reporter, reported, reason)
) WITHOUT ROWID;

CREATE INDEX reports_by_reported ON reports (reported);
