-- When people are on vacation. One that goes on ends at the latest when no days are left.
CREATE TABLE vacations (
    person TEXT NOT NULL REFERENCES accounts (person),
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (person, began)
) WITHOUT ROWID;
