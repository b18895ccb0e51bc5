-- When a person does not play; the clocks of slow tables stand still then. Without a row a person never rests.
create table time_settings (
  account text primary key,
  -- An IANA name; the times below are those of clocks on walls there.
  zone text not null,
  sleep_from time,
  sleep_to time,
  -- First and last day of each: [{"from": "2026-12-24", "to": "2026-12-31"}]
  holidays json not null default '[]',
  check ((sleep_from is null) = (sleep_to is null))
);

-- When the owner of a seat that a bot played came back; a decision that waits for the seat counts from then.
alter table seats add column returned_at timestamptz;

create function note_return() returns trigger language plpgsql as $$
begin
  new.returned_at = now();
  return new;
end
$$;

-- Whoever gives a seat back, the moment is noted.
create trigger seat_returned before update of replaced on seats
  for each row when (old.replaced and not new.replaced) execute function note_return();
