-- What the page has been set to, for every device of an account.
ALTER TABLE accounts ADD COLUMN settings TEXT;
