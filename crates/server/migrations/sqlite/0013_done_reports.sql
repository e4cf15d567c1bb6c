-- Whether those who run the server have dealt with a report.
ALTER TABLE reports ADD COLUMN done BIGINT NOT NULL DEFAULT 0;

UPDATE compatibility SET newest = 13;
