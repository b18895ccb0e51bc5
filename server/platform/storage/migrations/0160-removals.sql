-- release 1
-- Why somebody was taken out of a tournament; only that person reads it, and operators in the store.
alter table tournament_people add column removed_for text;
