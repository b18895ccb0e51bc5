-- release 1
-- Buckets on their way from one store to another. Used in the home store only.
create table bucket_moves (
  bucket text primary key check (length(bucket) = 2),
  source text not null,
  target text not null,
  -- copying: the source is played; fenced: nobody plays, or the source; switched: it belongs to the target, whose fence is
  -- not lifted yet; emptying: the target is played; returning: taken back, the source is played.
  state text not null default 'copying' check (state in ('copying', 'fenced', 'switched', 'emptying', 'returning')),
  -- Given anew to each mover that takes it up.
  attempt integer not null default 0,
  begun_at timestamptz not null default now(),
  -- After a failure it is tried again later, so that it keeps no other move waiting.
  try_at timestamptz not null default now(),
  fault text
);
create sequence bucket_attempts as integer;

-- The latest mover that changed a bucket in this store. One that was overtaken and goes on nevertheless changes nothing.
create table bucket_movers (
  bucket text primary key check (length(bucket) = 2),
  attempt integer not null
);
