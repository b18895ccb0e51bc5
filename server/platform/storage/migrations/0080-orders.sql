-- release 1
-- What the holder of a seat has decided in advance. Nobody else reads it. The house plays it when the seat has to decide.
create table premoves (
  match_id text not null,
  seat smallint not null,
  -- Raised with each change: an ordered move is committed only while the premoves are those it was made from.
  version integer not null default 1,
  -- The last entry of the match when they were given. An undo of the seat after it makes them void.
  basis integer not null,
  list json not null check (octet_length(list::text) <= 65536),
  -- The entry after which nothing was left to play, and why, if an order stopped.
  looked integer,
  because json,
  primary key (match_id, seat)
);

-- Orders are for moves that can still come: they end with the match, as drafts do.
create or replace function pass_state_on() returns trigger language plpgsql as $$
begin
  update seats set state = new.state where table_id = new.id;
  update invitations set state = new.state where table_id = new.id;
  if new.state in ('over', 'abandoned') then
    delete from drafts where match_id = new.id;
    delete from premoves where match_id = new.id;
  end if;
  return null;
end
$$;
