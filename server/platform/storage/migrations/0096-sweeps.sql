-- release 1
-- Guests and tables that never began are swept out by their age.
drop index concurrently if exists guests_by_age;
create index concurrently guests_by_age on accounts (created_at) where guest;
drop index concurrently if exists tables_abandoned;
create index concurrently tables_abandoned on tables (ended_at) where state = 'abandoned';
