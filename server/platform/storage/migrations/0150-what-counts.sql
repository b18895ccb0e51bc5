-- release 1
-- What somebody had set about sleep before, the latest first: [{"until": ms, "zone": "UTC", "sleep": null}]. A change counts
-- from its moment on, not for what was before.
alter table time_settings add column earlier jsonb not null default '[]';

-- How often the owner of a seat took it back from a bot.
alter table seats add column returns smallint not null default 0;
-- The last entry of the match before this person had the seat.
alter table seats add column joined_n integer not null default 0;
-- Of a finished match: the moves of the seat that stand, and how many of them a bot made.
alter table seats add column moves integer;
alter table seats add column bot_moves integer;
-- The people here ended the game, or its time was over, and this one had done nothing wrong: it changes no rating of theirs.
alter table seats add column excused boolean not null default false;

-- Whether a seat is last, whatever the result says: its owner had left it at the end, or had a bot make more than a tenth of
-- its moves.
create function counts_last(s seats) returns boolean language sql immutable as $$
  select s.resigned or s.replaced or coalesce(s.bot_moves * 10 > s.moves, false)
$$;

-- The moves of each seat that stand, and how many of them a bot made; `since` has the entry from which a seat counts. Who moves
-- to and fro does not thin the bot's part out: a person's own moves count up to those of the busiest other seat.
create function count_moves(match text, since integer[]) returns table (seat smallint, moves integer, bot_moves integer)
  language sql stable as $$
  with log as (
    select m.seat, m.bot, m.n, m.entry ->> 'undo' is null as plays,
      min((m.entry ->> 'undo')::integer) over (order by m.n desc rows between unbounded preceding and 1 preceding) as undone
    from moves m where m.match_id = match
  ),
  made as (
    select l.seat, count(*) filter (where l.bot) as bot, count(*) filter (where not l.bot) as own from log l
    where l.plays and (l.undone is null or l.undone > l.n) and l.n > coalesce(since[l.seat + 1], 0)
    group by l.seat
  )
  select m.seat, (m.bot + least(m.own, (select max(o.bot + o.own) from made o where o.seat <> m.seat)))::integer,
    m.bot::integer
  from made m
$$;

-- As before, with what bots did for people.
create or replace function pass_state_on() returns trigger language plpgsql as $$
begin
  if new.state = 'over' and not is_fenced(new.id) then
    update seats s set moves = c.moves, bot_moves = c.bot_moves
    from count_moves(new.id, array(select o.joined_n from seats o where o.table_id = new.id order by o.seat)) c
    where s.table_id = new.id and s.seat = c.seat and s.account is not null;
  end if;
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

-- As before; a seat that counts as last is behind all places of the table.
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
    p.pace, p.visible, case when counts_last(s) then p.seats + 1 else p.place end, p.tied,
    (p.result -> 'scores' ->> s.seat::integer)::integer, p.ended_at, p.counts
  from placed p, json_array_elements_text(p.members) as m(seat)
    join seats s on s.seat = m.seat::smallint
  where s.table_id = p.id and s.account is not null
  on conflict do nothing
$$;

-- Since when the owner of a seat has not moved: coming back without a move does not end it.
create or replace function note_absence() returns trigger language plpgsql as $$
begin
  if new.replaced then
    new.replaced_since = coalesce(old.replaced_since, now());
  end if;
  return new;
end
$$;

-- Of a table that was cut off, and of a game that ran at the end of its season: the seats that get no points, since a bot had
-- them or their time had run for longest.
alter table tournament_games add column no_points smallint[];
alter table season_games add column no_points smallint[];
