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
  circle text not null references clubs on delete cascade,
  account text not null,
  leader boolean not null default false,
  joined_at timestamptz not null default now(),
  primary key (circle, account)
);
create index circles_of_account on club_members (account, circle);
create table club_invitations (
  circle text not null references clubs on delete cascade,
  account text not null,
  invited_at timestamptz not null default now(),
  answer text,
  primary key (circle, account)
);
create index circle_invitations_of_account on club_invitations (account, circle);
-- The tables of a circle. Its members see them as if each was invited.
create table club_tables (
  table_id text primary key references tables on delete cascade,
  circle text not null references clubs on delete cascade,
  created_at timestamptz not null default now()
);
create index tables_of_circle on club_tables (circle, created_at desc, table_id);
