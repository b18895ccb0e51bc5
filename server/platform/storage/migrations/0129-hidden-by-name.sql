-- release 1
-- The desk finds people who hide their profile by how their name begins, too.
drop index concurrently if exists hidden_accounts_by_name;
create index concurrently hidden_accounts_by_name on accounts (lower(name) text_pattern_ops, id) where hidden;
