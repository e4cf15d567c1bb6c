-- One row: which releases can work with these tables. Every migration from here on says so again.
CREATE TABLE compatibility (
    only_one INTEGER NOT NULL PRIMARY KEY CHECK (only_one = 1),
    -- The migration that said so last.
    newest BIGINT NOT NULL,
    -- A release that does not know this migration would misread the tables.
    lowest BIGINT NOT NULL
);

INSERT INTO compatibility (only_one, newest, lowest) VALUES (1, 11, 11);
