-- release 1
-- When premoves were given: they are played after a pause from then, whatever else the clock is called for. The length of
-- the pause varies with a value that nobody else knows, so that an ordered move cannot be told by its time.
alter table premoves add column saved_at timestamptz, add column variation uuid;
alter table premoves alter column saved_at set default now(), alter column variation set default gen_random_uuid();
