-- release 1
-- Boxes that people made: which tables of components differ from the usual ones. The id is the secret of a shared link.
create table boxes (
  id text primary key,
  account text not null references accounts on delete cascade,
  game text not null,
  title text not null,
  tables json not null,
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index boxes_of_account on boxes (account, created_at);
