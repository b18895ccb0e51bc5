-- release 1
-- What a person notes at a table, for nobody else. It stays after the match, until the account is deleted.
create table notes (
  match_id text not null,
  account text not null,
  version integer not null default 1,
  edited_at timestamptz not null default now(),
  text text not null check (length(text) <= 8000),
  primary key (match_id, account)
);
