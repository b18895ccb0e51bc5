-- release 1
-- Since when a bot plays for the owner of a seat: only after a long time others may decide about it.
alter table seats add column replaced_since timestamptz;

create function note_absence() returns trigger language plpgsql as $$
begin
  new.replaced_since = case when new.replaced then now() end;
  return new;
end
$$;

create trigger seat_replaced before update of replaced on seats
  for each row when (old.replaced is distinct from new.replaced) execute function note_absence();

-- The people at this table agreed to end the game: bots play it to its end, and it counts for nobody.
alter table tables add column ended_by_agreement boolean not null default false;

-- Such a game stays in histories, and no figure counts it.
alter table finished_seats add column counts boolean not null default true;

create or replace function note_finished(ids text[]) returns void language sql as $$
  with placed as (
    select t.id, t.game, t.seats, t.pace ->> 'kind' as pace, t.visibility = 'open' as visible, h.result,
      not t.ended_by_agreement as counts, coalesce(t.ended_at, now()) as ended_at, g.members,
      json_array_length(g.members) as tied,
      sum(json_array_length(g.members)) over (partition by t.id order by g.n) - json_array_length(g.members) + 1 as place
    from tables t join match_heads h on h.match_id = t.id,
      json_array_elements(h.result -> 'ranking') with ordinality as g(members, n)
    where t.id = any(ids)
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

-- What people propose where somebody is away for long: to take over a seat, or (without one) to end the game.
create table absence_proposals (
  id bigint generated always as identity primary key,
  table_id text not null references tables on delete cascade,
  account text not null,
  seat smallint,
  -- The seats whose people have agreed.
  agreed smallint[] not null default '{}',
  unique (table_id, account)
);
create index absence_proposals_of_account on absence_proposals (account);

-- A proposal is about a seat of a running match: it ends with the match, as drafts and premoves do.
create or replace function pass_state_on() returns trigger language plpgsql as $$
begin
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
