-- Commits one entry for each of many matches in one round trip, each with its own compare-and-set.
-- Gives the ids of the matches that moved on; one that is missing had moved before, and nothing was written for it.
create function commit_moves(
  ids text[], expected integer[], seats smallint[], commands text[], bots boolean[], entries text[], ats timestamptz[],
  waitings smallint[], clocks text[], results text[],
  -- Whether the deadline changes, and to when; null removes it.
  deadlines_change boolean[], dues timestamptz[],
  -- What to tell the outside; null for nothing.
  kinds text[], contents text[]
) returns setof text language sql as $$
  with given as (
    select *
    from unnest(ids, expected, seats, commands, bots, entries, ats, waitings, clocks, results, deadlines_change, dues,
      kinds, contents)
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
  )
  select id from moved
$$;
