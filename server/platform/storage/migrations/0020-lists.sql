-- What the lists of tables need to stay fast however many tables there are: every list is a walk along one index.

-- A seat and an invitation know the state of their table, so that those of an account's running tables are found
-- without looking at all that it ever played.
alter table seats add column state text not null default 'waiting';
alter table invitations add column state text not null default 'waiting';
alter table invitations add column invited_at timestamptz not null default now();
update seats s set state = t.state from tables t where t.id = s.table_id;
update invitations i set state = t.state from tables t where t.id = i.table_id;

create function take_state_of_table() returns trigger language plpgsql as $$
begin
  new.state := coalesce((select state from tables where id = new.table_id), new.state);
  return new;
end
$$;
create trigger state_of_seat before insert on seats for each row execute function take_state_of_table();
create trigger state_of_invitation before insert on invitations for each row execute function take_state_of_table();

create function pass_state_on() returns trigger language plpgsql as $$
begin
  update seats set state = new.state where table_id = new.id;
  update invitations set state = new.state where table_id = new.id;
  return null;
end
$$;
-- Twice in the life of a table, when it starts and when it ends; no other move touches a table's row.
create trigger state_of_table after update of state on tables for each row
  when (old.state is distinct from new.state) execute function pass_state_on();

create index seats_by_state on seats (account, state, joined_at desc, table_id) where account is not null;
drop index invitations_of_account;
create index invitations_by_state on invitations (account, state, invited_at desc, table_id);
create index tables_open_of_game on tables (game, created_at desc, id)
  where state = 'waiting' and visibility = 'open';
create index tables_to_watch_of_game on tables (game, started_at desc, id)
  where state = 'playing' and visibility = 'open';

-- A record from elsewhere names people who have no account here.
alter table seats drop constraint seats_check;
alter table seats add constraint seats_check check (account is null or bot is null);
