-- Whether people learn the game at this table; and when somebody last did something while it waited for players.
alter table tables add column learning boolean not null default false;
alter table tables add column touched_at timestamptz not null default now();

create index tables_of_learners on tables (game, created_at, id)
  where state = 'waiting' and visibility = 'open' and learning;
create index tables_waiting on tables (touched_at, id) where state = 'waiting';
