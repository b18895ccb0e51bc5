-- Makes a database with the schema of the site one of the primaries that hold matches, for the front that front.sql makes.
-- The script set-up gives each another number from 1 to 15.
\set ON_ERROR_STOP on
begin;
-- What lies in the outboxes is deleted by its id, whichever database it is in.
alter sequence outbox_id_seq increment by 16;
select setval('outbox_id_seq', (select coalesce(max(id), 0) from outbox) / 16 * 16 + 16 + :number);

-- The relay reads the commits of the front.
create function nothing() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger read_at_the_front before insert on commits for each row execute function nothing();

-- Has the clock look at a match at this time at the latest.
create function set_deadline(match text, version integer, due timestamptz) returns integer language sql as $$
  insert into deadlines (match_id, version, due_at) values (match, version, due)
  on conflict (match_id) do update set due_at = least(deadlines.due_at, excluded.due_at)
  returning 1
$$;
commit;
