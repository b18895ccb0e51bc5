-- release 1
-- The rules versions that processes have, and when one of them said so last. During a deployment old and new ones play.
create table known_rules (
  game text not null,
  rules integer not null,
  seen_at timestamptz not null,
  primary key (game, rules)
);
