-- release 1
-- How often a step failed since one was taken; the pause until it is tried again grows with it.
alter table seasons add column tries smallint not null default 0;
alter table tournaments add column tries smallint not null default 0;
