-- release 1
-- When orders were given: they are played after a pause from then, whatever else the clock is called for. The length of
-- the pause varies with a value that nobody else knows, so that an ordered move cannot be told by its time.
alter table orders
  add column given_at timestamptz not null default now(),
  add column variation uuid not null default gen_random_uuid();
