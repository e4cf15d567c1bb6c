-- The servers on this database. One that has not renewed its row in time is gone.
CREATE TABLE servers (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

-- Which players are connected to which server.
CREATE TABLE attendance (
    game TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    server TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, seat, server)
);

CREATE INDEX attendance_by_server ON attendance (server);
