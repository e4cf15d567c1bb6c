-- The releases of the web app whose files are kept here, and since when each is served.
CREATE TABLE releases (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
) WITHOUT ROWID;

-- Files with a hash in their name, in the codings in which they are sent.
CREATE TABLE files (
    name TEXT NOT NULL,
    coding TEXT NOT NULL,
    in_release TEXT NOT NULL REFERENCES releases (id) ON DELETE CASCADE,
    content BLOB NOT NULL,
    PRIMARY KEY (in_release, name, coding)
);

CREATE INDEX files_by_name ON files (name);
