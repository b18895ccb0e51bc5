-- release 1
drop index concurrently if exists tables_to_archive;
create index concurrently tables_to_archive on tables (ended_at) where state = 'over' and not archived;
