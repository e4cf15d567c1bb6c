-- Whom a rematch is offered to in a game that is over.
ALTER TABLE games ADD COLUMN rematch_for TEXT;

CREATE INDEX games_by_rematch ON games (rematch_for) WHERE rematch_for IS NOT NULL;

UPDATE compatibility SET newest = 12;
