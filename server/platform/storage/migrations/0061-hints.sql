-- Whether those who play at a table may be shown what a bot would do.
alter table tables add column hints boolean not null default false;
