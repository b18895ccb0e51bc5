-- release 1
-- People are found by how their name begins.
drop index concurrently if exists accounts_by_name;
create index concurrently accounts_by_name on accounts (lower(name) text_pattern_ops, id) where not hidden;
