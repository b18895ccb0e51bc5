-- release 1
-- People who play together under a name.
create table clubs (
  id text primary key,
  name text not null,
  -- The secret part of the link by which people join.
  key text not null,
  created_at timestamptz not null default now()
);
create table club_members (
  club text not null references clubs on delete cascade,
  account text not null,
  leader boolean not null default false,
  joined_at timestamptz not null default now(),
  primary key (club, account)
);
create index clubs_of_account on club_members (account, club);
create table club_invitations (
  club text not null references clubs on delete cascade,
  account text not null,
  invited_at timestamptz not null default now(),
  answer text,
  primary key (club, account)
);
create index club_invitations_of_account on club_invitations (account, club);
-- The tables of a club. Its members see them as if each was invited.
create table club_tables (
  table_id text primary key references tables on delete cascade,
  club text not null references clubs on delete cascade,
  created_at timestamptz not null default now()
);
create index tables_of_club on club_tables (club, created_at desc, table_id);
