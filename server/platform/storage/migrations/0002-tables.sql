-- A table is a match before, while and after it is played: who sits there, who may see it, how fast it plays.
create table tables (
  id text primary key,
  game text not null,
  options json not null,
  seats smallint not null,
  pace json not null,
  -- Who can find it: everybody, whoever has the link, or only the invited.
  visibility text not null check (visibility in ('open', 'link', 'private')),
  state text not null default 'waiting' check (state in ('waiting', 'playing', 'over', 'abandoned')),
  owner text not null,
  -- The secret part of the table's link.
  key text not null,
  -- The server's secret of the draws and its published commitment, fixed before anybody gives a nonce.
  secret text not null,
  commitment text not null,
  -- The table that this one is a rematch of.
  rematch_of text unique,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
);
create index tables_open on tables (created_at desc, id) where state = 'waiting' and visibility = 'open';
create index tables_to_watch on tables (started_at desc, id) where state = 'playing' and visibility = 'open';

-- Who sits where. A seat without a row is free.
create table seats (
  table_id text not null references tables on delete cascade,
  seat smallint not null,
  -- A person's account, or none for a bot.
  account text,
  -- The level of the bot that sits here, or none for a person.
  bot text,
  name text not null,
  ready boolean not null default false,
  nonce text not null,
  -- A bot plays for the absent owner until the owner is back.
  replaced boolean not null default false,
  resigned boolean not null default false,
  joined_at timestamptz not null default now(),
  primary key (table_id, seat),
  check ((account is null) <> (bot is null))
);
create unique index seats_of_account on seats (account, table_id) where account is not null;

-- Who was asked to a private table.
create table invitations (
  table_id text not null references tables on delete cascade,
  account text not null,
  primary key (table_id, account)
);
create index invitations_of_account on invitations (account);
