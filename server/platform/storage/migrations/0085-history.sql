-- release 1
-- Finished matches by the people who played them, so that a history, a profile and a head-to-head are each a walk along
-- one index. Everything here follows from tables, seats and heads.
create table finished_seats (
  table_id text not null,
  seat smallint not null,
  account text not null,
  game text not null,
  -- The size of the table, and how many of its seats people had; the others had bots.
  seats smallint not null,
  people smallint not null,
  pace text not null,
  -- Whether everybody may see the table.
  visible boolean not null,
  -- The place from 1 on, how many seats share it, and the points.
  place smallint not null,
  tied smallint not null,
  score integer not null,
  ended_at timestamptz not null,
  primary key (table_id, seat)
);
create unique index finished_of_account on finished_seats (account, table_id);
create index finished_by_end on finished_seats (account, ended_at desc, table_id);
create index finished_of_game on finished_seats (account, game, ended_at desc, table_id);
create index finished_visible on finished_seats (account, ended_at desc, table_id) where visible;
create index finished_visible_of_game on finished_seats (account, game, ended_at desc, table_id) where visible;

create function note_finished(ids text[]) returns void language sql as $$
  with placed as (
    select t.id, t.game, t.seats, t.pace ->> 'kind' as pace, t.visibility = 'open' as visible, h.result,
      coalesce(t.ended_at, now()) as ended_at, g.members, json_array_length(g.members) as tied,
      sum(json_array_length(g.members)) over (partition by t.id order by g.n) - json_array_length(g.members) + 1 as place
    from tables t join match_heads h on h.match_id = t.id,
      json_array_elements(h.result -> 'ranking') with ordinality as g(members, n)
    where t.id = any(ids)
  )
  insert into finished_seats
    (table_id, seat, account, game, seats, people, pace, visible, place, tied, score, ended_at)
  select p.id, s.seat, s.account, p.game, p.seats,
    (select count(*) from seats o where o.table_id = p.id and o.account is not null),
    p.pace, p.visible, p.place, p.tied, (p.result -> 'scores' ->> s.seat::integer)::integer, p.ended_at
  from placed p, json_array_elements_text(p.members) as m(seat)
    join seats s on s.seat = m.seat::smallint
  where s.table_id = p.id and s.account is not null
  on conflict do nothing
$$;

create or replace function pass_state_on() returns trigger language plpgsql as $$
begin
  update seats set state = new.state where table_id = new.id;
  update invitations set state = new.state where table_id = new.id;
  if new.state in ('over', 'abandoned') then
    delete from drafts where match_id = new.id;
    delete from premoves where match_id = new.id;
  end if;
  -- Fired at the end of the statement, which also set the result.
  if new.state = 'over' then
    perform note_finished(array[new.id]);
  end if;
  return null;
end
$$;
select note_finished(array(select id from tables where state = 'over'));

-- Whether others may look at the profile.
alter table accounts add column hidden boolean not null default false;
