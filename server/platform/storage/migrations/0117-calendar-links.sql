-- release 1
-- The secret address under which a calendar program reads the deadlines of an account. Only the first half of its key is
-- kept; the second is signed with the secret of the house, so that nobody finds the address in a copy of the database.
create table calendar_links (
  account text primary key references accounts on delete cascade,
  nonce text not null unique,
  -- In which it is written: the one of the page on which the address was made.
  language text not null,
  created_at timestamptz not null default now()
);
