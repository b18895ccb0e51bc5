-- release 1
-- Who was a guest in this browser before the session began. Nothing moves to the account before its person says so; after
-- signing out the browser is this guest again.
create table session_guests (
  session text primary key references sessions on delete cascade,
  guest text not null references accounts on delete cascade,
  -- The person said that the guest was somebody else.
  declined boolean not null default false
);
create index sessions_after_guest on session_guests (guest);

-- Makes a guest lasting. Whoever had the guest's cookie before, or left an address for notifications there, loses it:
-- it may not have been the person who stays.
create function end_guest(guest_id text) returns boolean language plpgsql as $$
begin
  update accounts set guest = false, links_revoked_at = now() where id = guest_id and guest;
  if not found then
    return false;
  end if;
  delete from sessions where account = guest_id;
  delete from notification_channels where account = guest_id;
  delete from calendar_links where account = guest_id;
  return true;
end $$;

create or replace function account_with_passkey() returns trigger language plpgsql as $$
begin
  perform end_guest(new.account);
  return null;
end $$;
