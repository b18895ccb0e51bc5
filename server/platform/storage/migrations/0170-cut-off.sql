-- release 1
-- As before; nobody is last by a game that ended before its result, if they were not last at that moment.
create or replace function counts_last(s seats) returns boolean language sql immutable as $$
  select not s.excused and (s.resigned or s.replaced or coalesce(s.bot_moves * 10 > s.moves, false))
$$;

-- As before; what bots did for people is counted where the moves are, and not again after the people ended the game.
create or replace function pass_state_on() returns trigger language plpgsql as $$
begin
  if new.state = 'over' and not new.ended_by_agreement and not is_fenced(new.id) then
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

-- few rows: tournaments by invitation whose sign-up is open. Only a table at which anybody could sit down is rated.
update tournaments set rated = false where key is not null and state = 'signup';
