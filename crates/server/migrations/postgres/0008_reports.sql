-- What people have reported about others, for those who run the server.
CREATE TABLE reports (
    reporter TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    reported TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    reason TEXT COLLATE "C" NOT NULL,
    -- The game it is about, if it is about one.
    game TEXT COLLATE "C",
    at BIGINT NOT NULL,
    PRIMARY KEY (reporter, reported, reason)
);

CREATE INDEX reports_by_reported ON reports (reported);
