-- release 1
-- Who follows whom. Two people who follow each other are friends.
create table follows (
  account text not null,
  other text not null,
  followed_at timestamptz not null default now(),
  primary key (account, other)
);
create index follows_of_other on follows (other, followed_at desc, account);

-- How others reach a person; without a row as the defaults say.
create table contact_settings (
  account text primary key,
  who_may_follow text not null default 'anybody' check (who_may_follow in ('anybody', 'nobody')),
  show_presence text not null default 'friends' check (show_presence in ('followers', 'friends', 'nobody')),
  who_may_invite text not null default 'anybody' check (who_may_invite in ('anybody', 'friends', 'nobody'))
);

-- When a person last had a page of the house open; nobody who wants to be seen by nobody.
create table presences (
  account text primary key,
  at timestamptz not null default now()
);
create index presences_by_age on presences (at);

-- What became of an invitation: 'declined' by the person, or 'withheld' from a person who blocked the inviter.
alter table invitations add column answer text;
