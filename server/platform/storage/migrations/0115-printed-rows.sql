-- release 1
-- What owners of a game say is printed, row by row of its component tables, each account once for a row.
create table printed_rows (
  account text not null references accounts on delete cascade,
  game text not null,
  table_name text not null,
  row_key text not null,
  -- Canonical JSON, so that the same contents are the same text.
  value text not null,
  at timestamptz not null default now(),
  primary key (account, game, table_name, row_key)
);
create index printed_rows_by_row on printed_rows (game, table_name, row_key);

-- Rows that an operator accepted, with how many owners had said so.
create table accepted_rows (
  game text not null,
  table_name text not null,
  row_key text not null,
  value text not null,
  owners integer not null,
  operator text not null,
  at timestamptz not null default now(),
  primary key (game, table_name, row_key)
);
create index accepted_rows_of_operator on accepted_rows (operator);
