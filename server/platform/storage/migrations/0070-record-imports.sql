-- How many records an account has had verified on one day. Only lasting accounts import, so nothing of a guest is here.
create table record_imports (
  account text primary key references accounts on delete cascade,
  day date not null,
  count integer not null
);

-- Who brought a record here.
alter table records add column account text references accounts on delete set null;
create index records_by_account on records (account) where account is not null;
