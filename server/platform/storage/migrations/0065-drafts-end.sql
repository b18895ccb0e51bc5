-- A draft is for a move that can still come: the end of the match is the end of its drafts.
create or replace function pass_state_on() returns trigger language plpgsql as $$
begin
  update seats set state = new.state where table_id = new.id;
  update invitations set state = new.state where table_id = new.id;
  if new.state in ('over', 'abandoned') then
    delete from drafts where match_id = new.id;
  end if;
  return null;
end
$$;
delete from drafts d using tables t where t.id = d.match_id and t.state in ('over', 'abandoned');
