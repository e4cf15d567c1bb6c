-- The servers on this database. One that has not renewed its row in time is gone.
CREATE TABLE servers (
    id TEXT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
) WITHOUT ROWID;

-- Which players are connected to which server.
CREATE TABLE attendance (
    game TEXT NOT NULL,
    seat BIGINT NOT NULL,
    server TEXT NOT NULL,
    PRIMARY KEY (game, seat, server)
) WITHOUT ROWID;

CREATE INDEX attendance_by_server ON attendance (server);
