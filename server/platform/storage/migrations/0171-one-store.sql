-- release 1
-- unused since release 0
-- All matches are in this database: the map of stores, the fences and the moves of buckets go. Where a bucket is in another
-- store this fails, so that no match is left behind.
do $$
begin
  if exists (select from bucket_places) or exists (select from bucket_moves) then
    raise exception 'Matches are in other stores: move all buckets home with the release before, then migrate.';
  end if;
end
$$;

drop trigger fenced on matches;
drop trigger fenced on match_heads;
drop trigger fenced on snapshots;
drop trigger fenced on premoves;
drop trigger fenced on undo_requests;
drop trigger fenced on quarantines;
drop trigger fenced on archived_logs;
drop function refuse_fenced();

-- As before, without the fence. With other kinds of scans and joins the plan that is made while the tables are small would
-- stay for the life of a session, and read whole tables when they have grown.
create or replace function commit_moves(
  ids text[], expected integer[], seats smallint[], commands text[], bots boolean[], entries text[], ats timestamptz[],
  waitings smallint[], clocks text[], results text[],
  -- Whether the deadline changes, and to when; null removes it.
  deadlines_change boolean[], dues timestamptz[],
  -- What to tell the outside; null for nothing.
  kinds text[], contents text[]
) returns setof text language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  return query
  with given as (
    select *
    from unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      as g(id, expected, seat, command, bot, entry, at, waiting, clock, result, deadline_changes, due, kind, content)
  ),
  moved as (
    update match_heads h
    set version = h.version + 1, waiting = g.waiting, clock = g.clock::json, result = g.result::json
    from given g
    where h.match_id = g.id and h.version = g.expected and h.result is null
    returning g.*
  ),
  logged as (
    insert into moves (match_id, n, seat, command, bot, entry, at)
    select id, expected + 1, seat, command, bot, entry::json, at from moved
  ),
  set_deadlines as (
    insert into deadlines (match_id, version, due_at)
    select id, expected + 1, due from moved where deadline_changes and due is not null
    on conflict (match_id) do update set version = excluded.version, due_at = excluded.due_at
  ),
  cleared_deadlines as (
    delete from deadlines d using moved m where d.match_id = m.id and m.deadline_changes and m.due is null
  ),
  ended as (
    update tables t set state = 'over', ended_at = m.at, result = m.result::json
    from moved m where t.id = m.id and m.result is not null
  ),
  told as (
    insert into outbox (match_id, n, kind, content)
    select id, expected + 1, kind, content::json from moved where kind is not null
  ),
  noted as (
    insert into commits (moved)
    select string_agg(id || ' ' || (expected + 1), ',') from moved having count(*) > 0
  )
  select id from moved;
end
$$;

-- As before, without the fence.
create or replace function pass_state_on() returns trigger language plpgsql as $$
begin
  if new.state = 'over' and not new.ended_by_agreement then
    update seats s set moves = c.moves, bot_moves = c.bot_moves
    from count_moves(new.id, array(select o.joined_n from seats o where o.table_id = new.id order by o.seat)) c
    where s.table_id = new.id and s.seat = c.seat and s.account is not null;
  end if;
  update seats set state = new.state where table_id = new.id;
  update invitations set state = new.state where table_id = new.id;
  if new.state in ('over', 'abandoned') then
    delete from drafts where match_id = new.id;
    delete from premoves where match_id = new.id;
    delete from absence_proposals where table_id = new.id;
  end if;
  -- Fired at the end of the statement, which also set the result.
  if new.state = 'over' then
    perform note_finished(array[new.id]);
    if new.rated then
      insert into rated_matches (table_id) values (new.id) on conflict do nothing;
    end if;
  end if;
  return null;
end
$$;

drop function is_fenced(text);
drop table bucket_fences;
drop table bucket_movers;
drop table bucket_moves;
drop sequence bucket_attempts;
drop table applied_events;
drop table bucket_places;
drop table stores;
drop table store_map;
drop function store_map_changed();
