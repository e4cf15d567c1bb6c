-- The releases of the web app whose files are kept here, and since when each is served.
CREATE TABLE releases (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Files with a hash in their name, in the codings in which they are sent.
CREATE TABLE files (
    name TEXT COLLATE "C" NOT NULL,
    coding TEXT COLLATE "C" NOT NULL,
    in_release TEXT COLLATE "C" NOT NULL REFERENCES releases (id) ON DELETE CASCADE,
    content BYTEA NOT NULL,
    PRIMARY KEY (in_release, name, coding)
);

CREATE INDEX files_by_name ON files (name);
