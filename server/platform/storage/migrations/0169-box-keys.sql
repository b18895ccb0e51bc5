-- release 1
-- few rows: boxes that are shared.
-- The secret of the link of a shared box, another one each time that it is shared. Links of before had the id for it, and stay.
alter table boxes add column share_key text;
update boxes set share_key = id where shared;
