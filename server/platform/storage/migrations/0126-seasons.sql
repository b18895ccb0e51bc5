-- release 1
-- Leagues and their seasons. An operator starts a league; each of its seasons then leads to the next by itself.
create table leagues (
  id text primary key,
  title text not null,
  game text not null,
  options json not null,
  seats smallint not null check (seats between 2 and 5),
  pace json not null,
  signup_days smallint not null check (signup_days > 0),
  season_days smallint not null check (season_days > 0),
  -- Whether another season follows.
  active boolean not null default true
);

create table seasons (
  id integer generated always as identity primary key,
  league text not null references leagues,
  number integer not null,
  state text not null default 'signup' check (state in ('signup', 'starting', 'playing', 'over')),
  signup_ends timestamptz not null,
  -- When games that still run stop counting; nothing before the start.
  ends_at timestamptz,
  -- When there may be something to do; nothing once it is over.
  next_check_at timestamptz,
  unique (league, number)
);
create index seasons_to_check on seasons (next_check_at) where next_check_at is not null;

-- Who plays in a season, where, and what came of it.
create table season_people (
  season integer not null references seasons,
  account text not null,
  -- Whether the person plays the next season too.
  stays boolean not null default true,
  signed_at timestamptz not null,
  -- Nothing until the season has started; the slot is the place in the seeding of the group, from 0 on.
  division smallint,
  group_number smallint,
  slot smallint,
  -- Nothing until the season is over: the place from 1 on, and one division up, none, or one down.
  place smallint,
  step smallint check (step between -1 and 1),
  primary key (season, account),
  unique (season, division, group_number, slot)
);
create index season_people_of_account on season_people (account, season);

-- The games of the groups. Slots stand in the order of seats, so that a person can be replaced.
create table season_games (
  season integer not null references seasons,
  division smallint not null,
  group_number smallint not null,
  number smallint not null,
  slots smallint[] not null,
  state text not null default 'planned' check (state in ('planned', 'playing', 'over', 'void')),
  table_id text unique,
  -- The entry of the match for whose decision people were reminded.
  reminded integer,
  primary key (season, division, group_number, number)
);
create index season_games_open on season_games (season, state) where state in ('planned', 'playing');
