-- release 1
-- The lists of the desk: people by the beginning of their name, reports by whom they are about, settled ones, tables by age.
drop index concurrently if exists accounts_by_name;
create index concurrently accounts_by_name on accounts (lower(name) text_pattern_ops);
drop index concurrently if exists reports_of_reported;
create index concurrently reports_of_reported on reports (reported, id);
