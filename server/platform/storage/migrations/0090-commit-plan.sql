-- release 1
-- What commit_moves moved on, a row for each call. Gateways read what became visible since they last looked, and find so
-- what was committed and not published. Unlogged: whoever reads it begins anew after a crash of the database.
create unlogged table commits (
  xid xid8 not null default pg_current_xact_id(),
  -- The matches and their new versions: "id version,id version".
  moved text not null
);
create index commits_xid on commits (xid);

-- As before, with the row above. In this language the statement is planned once for a session instead of at every call;
-- without the setting PostgreSQL would try plans for given arrays again and again, which costs more than the work itself.
create or replace function commit_moves(
  ids text[], expected integer[], seats smallint[], commands text[], bots boolean[], entries text[], ats timestamptz[],
  waitings smallint[], clocks text[], results text[],
  -- Whether the deadline changes, and to when; null removes it.
  deadlines_change boolean[], dues timestamptz[],
  -- What to tell the outside; null for nothing.
  kinds text[], contents text[]
) returns setof text language plpgsql set plan_cache_mode = force_generic_plan as $$
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
    update tables t set state = 'over', ended_at = m.at from moved m where t.id = m.id and m.result is not null
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
