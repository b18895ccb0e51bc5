-- release 1
-- Tables whose results change ratings.
alter table tables add column rated boolean not null default false;

-- Finished matches of such tables, and in which order they changed ratings; no number while that is still to be done.
create table rated_matches (
  table_id text primary key,
  applied bigint unique
);
create index rated_matches_to_apply on rated_matches (table_id) where applied is null;

-- What is known of a person's strength: an estimate and how uncertain it is. Follows from rated_matches and finished_seats.
create table ratings (
  account text not null,
  game text not null,
  pace text not null,
  mu double precision not null,
  sigma double precision not null,
  games integer not null,
  primary key (account, game, pace)
);

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
    if new.rated then
      insert into rated_matches (table_id) values (new.id) on conflict do nothing;
    end if;
  end if;
  return null;
end
$$;
