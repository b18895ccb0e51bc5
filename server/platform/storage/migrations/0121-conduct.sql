-- release 1
-- The point of the written conduct that a measure is about; nothing for one from before there was one.
alter table sanctions add column point smallint;
