-- Matches that cannot be played because of a fault in them: an unknown rules version, a log that the rules refuse, rules
-- that throw. Nobody loads or moves them until an operator has released them.
create table quarantines (
  match_id text primary key,
  reason text not null check (reason in ('unknownRules', 'brokenLog', 'rules', 'bot')),
  -- What was thrown, for the operator.
  detail text not null,
  at timestamptz not null default now()
);
