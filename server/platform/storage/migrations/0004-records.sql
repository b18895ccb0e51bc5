-- Finished matches that were played elsewhere and brought here, as the text that was brought.
create table records (
  id text primary key,
  -- One copy of each record is enough.
  digest text not null unique,
  text text not null,
  imported_at timestamptz not null default now()
);
