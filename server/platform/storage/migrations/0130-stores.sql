-- release 1
-- Further databases that hold matches. Every store has this whole schema; what belongs to people is used in the home store
-- only, the one that the processes are given. These three tables are read in the home store.
create table stores (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{0,30}$' and name <> 'home'),
  url text not null,
  added_at timestamptz not null default now()
);
-- Where the matches of a bucket are, the first two characters of their ids. A bucket without a row is at home.
create table bucket_places (
  bucket text primary key check (length(bucket) = 2),
  store text not null references stores
);
-- Grows with every change of the two tables above, so that processes see cheaply whether to read them again.
create table store_map (
  one boolean primary key default true check (one),
  version bigint not null
);
insert into store_map (version) values (1);
create function store_map_changed() returns trigger language plpgsql as $$
begin
  update store_map set version = version + 1;
  return null;
end
$$;
create trigger stores_changed after insert or update or delete on stores
  for each statement execute function store_map_changed();
create trigger bucket_places_changed after insert or update or delete on bucket_places
  for each statement execute function store_map_changed();

-- Buckets that this store must not write: they are elsewhere, or on their way. Whoever inserts a row locks the tables of
-- matches in share row exclusive mode in the same transaction; a writer then either ended before or sees the row, because
-- it takes its lock on the table before its snapshot.
create table bucket_fences (
  bucket text primary key check (length(bucket) = 2),
  at timestamptz not null default now()
);
create function is_fenced(match text) returns boolean language sql stable as $$
  select exists (select from bucket_fences where bucket = left(match, 2))
$$;
create function refuse_fenced() returns trigger language plpgsql as $$
declare
  match text;
begin
  if tg_table_name = 'matches' then
    match := case when tg_op = 'DELETE' then old.id else new.id end;
  else
    match := case when tg_op = 'DELETE' then old.match_id else new.match_id end;
  end if;
  if exists (select from bucket_fences where bucket = left(match, 2))
    and current_setting('carriage.moving', true) is distinct from 'on' then
    raise exception 'bucket % is fenced in this store', left(match, 2) using errcode = 'CHF01';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
-- The tables that are written seldom. commit_moves looks at the fences by itself, and so do the few other statements that
-- write heads, moves and deadlines.
create trigger fenced before insert or update or delete on matches for each row execute function refuse_fenced();
create trigger fenced before insert on match_heads for each row execute function refuse_fenced();
create trigger fenced before insert or update or delete on snapshots for each row execute function refuse_fenced();
create trigger fenced before insert or update or delete on premoves for each row execute function refuse_fenced();
create trigger fenced before insert or update or delete on undo_requests for each row execute function refuse_fenced();
create trigger fenced before insert or update or delete on quarantines for each row execute function refuse_fenced();
create trigger fenced before insert or update or delete on archived_logs for each row execute function refuse_fenced();

-- Events of other stores whose application here is committed, until they have left their store.
create table applied_events (
  store text not null,
  id bigint not null,
  at timestamptz not null default now(),
  primary key (store, id)
);

-- The result of a finished match, for what belongs to people. Tables that ended before have it in match_heads only.
alter table tables add column result json;

-- As before, with the fence, and the result at the table. With other kinds of scans and joins the plan that is made while
-- the tables are small would stay for the life of a session, and read whole tables when they have grown.
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
      and not exists (select from bucket_fences f where f.bucket = left(g.id, 2))
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

-- As before, by the result at the table where the match is in another store.
create or replace function note_finished(ids text[]) returns void language sql as $$
  with placed as (
    select t.id, t.game, t.seats, t.pace ->> 'kind' as pace, t.visibility = 'open' as visible, t.found as result,
      not t.ended_by_agreement as counts, coalesce(t.ended_at, now()) as ended_at, g.members,
      json_array_length(g.members) as tied,
      sum(json_array_length(g.members)) over (partition by t.id order by g.n) - json_array_length(g.members) + 1 as place
    from (
        select t.*, coalesce(t.result, h.result) as found from tables t left join match_heads h on h.match_id = t.id
        where t.id = any(ids)
      ) t,
      json_array_elements(t.found -> 'ranking') with ordinality as g(members, n)
  )
  insert into finished_seats
    (table_id, seat, account, game, seats, people, pace, visible, place, tied, score, ended_at, counts)
  select p.id, s.seat, s.account, p.game, p.seats,
    (select count(*) from seats o where o.table_id = p.id and o.account is not null),
    p.pace, p.visible, p.place, p.tied, (p.result -> 'scores' ->> s.seat::integer)::integer, p.ended_at, p.counts
  from placed p, json_array_elements_text(p.members) as m(seat)
    join seats s on s.seat = m.seat::smallint
  where s.table_id = p.id and s.account is not null
  on conflict do nothing
$$;

-- As before; premoves of a match that is in another store are deleted there.
create or replace function pass_state_on() returns trigger language plpgsql as $$
begin
  update seats set state = new.state where table_id = new.id;
  update invitations set state = new.state where table_id = new.id;
  if new.state in ('over', 'abandoned') then
    delete from drafts where match_id = new.id;
    delete from premoves where match_id = new.id and not is_fenced(new.id);
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
