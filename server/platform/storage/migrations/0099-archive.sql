-- release 1
-- Logs of matches that ended long ago, each compressed as a whole. The rows of moves are deleted in the same transaction.

-- Parts of real logs of one game, which logs are compressed with. Never changed or deleted: without it they cannot be read.
create table archive_dictionaries (
  id integer generated always as identity primary key,
  game text not null,
  rules integer not null,
  content bytea not null,
  unique (game, rules)
);

create table archived_logs (
  match_id text primary key,
  dictionary integer not null references archive_dictionaries,
  content bytea not null
);
-- Compressing it again would gain nothing.
alter table archived_logs alter column content set storage external;

alter table tables add column archived boolean not null default false;
