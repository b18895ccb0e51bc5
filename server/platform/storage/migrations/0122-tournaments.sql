-- release 1
-- Tournaments of one evening: rounds of live tables, paired by the standings. A person makes one; it runs by itself.
create table tournaments (
  id integer generated always as identity primary key,
  title text not null,
  game text not null,
  options json not null,
  seats smallint not null check (seats between 2 and 5),
  -- How many may sit at a table, the wanted number among them.
  sizes smallint[] not null,
  pace json not null,
  rated boolean not null,
  -- Nothing until the start, where the number of people decides.
  rounds smallint check (rounds > 0),
  round_minutes smallint not null check (round_minutes > 0),
  capacity smallint not null check (capacity > 1),
  -- The secret part of the link; nothing where everybody may sign up.
  key text,
  owner text not null,
  -- What decides where nothing else does.
  seed text not null,
  state text not null default 'signup' check (state in ('signup', 'starting', 'playing', 'pause', 'over', 'cancelled')),
  starts_at timestamptz not null,
  round smallint not null default 0,
  -- When the tables of this round that still run are cut off.
  round_ends timestamptz,
  -- When there may be something to do; nothing once it is over.
  next_check_at timestamptz
);
create index tournaments_to_check on tournaments (next_check_at) where next_check_at is not null;
create index tournaments_listed on tournaments (state, starts_at, id) where key is null;
create index tournaments_of_owner on tournaments (owner);

-- Who plays in a tournament.
create table tournament_people (
  tournament integer not null references tournaments,
  account text not null,
  signed_at timestamptz not null,
  -- The place in the draw, from 0 on; nothing before the start.
  slot smallint,
  -- Away: a bot finished for them; out: withdrew; removed: by the organiser.
  standing text not null default 'in' check (standing in ('in', 'away', 'out', 'removed')),
  primary key (tournament, account),
  unique (tournament, slot)
);
create index tournament_people_of_account on tournament_people (account, tournament);

-- The tables and byes of each round. Slots stand in the order of seats.
create table tournament_games (
  tournament integer not null references tournaments,
  round smallint not null,
  number smallint not null,
  slots smallint[] not null,
  state text not null default 'planned' check (state in ('planned', 'playing', 'over', 'cut', 'void', 'bye')),
  table_id text unique,
  -- Of a table that was cut off: the seats that bots had then.
  away smallint[],
  primary key (tournament, round, number)
);
create index tournament_games_open on tournament_games (tournament, state) where state in ('planned', 'playing');
