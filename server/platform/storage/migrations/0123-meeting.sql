-- release 1
-- Which lasting accounts were signed in to from the same browser, so that one person does not sit twice at a rated table.
create table browsers (
  account text not null references accounts on delete cascade,
  -- A hash of the random value in the cookie.
  browser text not null,
  seen_at timestamptz not null default now(),
  primary key (account, browser)
);
create index browsers_by_value on browsers (browser);
create index browsers_by_age on browsers (seen_at);

-- A mail address without what one can add to it and still get the mail.
create function plain_address(email text) returns text language sql immutable as $$
  select lower(regexp_replace(email, '\+[^@]*@', '@'))
$$;

-- Who looks for others to play a game with just now.
create table tickets (
  account text not null references accounts on delete cascade,
  game text not null,
  pace jsonb not null,
  -- The sizes of table that suit.
  least smallint not null,
  most smallint not null,
  rated boolean not null,
  -- How far away the ratings of the others may be at first; nothing where that does not matter.
  reach smallint,
  -- Whether all have to be awake at the same hours.
  awake boolean not null,
  created_at timestamptz not null default now(),
  -- When the person last looked; a live table is for people who are there.
  seen_at timestamptz not null default now(),
  -- The table that was found.
  table_id text,
  primary key (account, game)
);
create index tickets_waiting on tickets (created_at, account) where table_id is null;
create index tickets_by_age on tickets (seen_at);

-- What the host says about a table beside its terms.
alter table tables add column tags text[] not null default '{}';
