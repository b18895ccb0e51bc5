-- Whether somebody else's program plays this seat: it sat down or moved with an API token. Everybody at the table sees it.
alter table seats add column program boolean not null default false;
