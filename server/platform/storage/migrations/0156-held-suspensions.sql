-- release 1
-- Suspensions by what their person can prove, so that nobody leaves one by deleting the account or by changing its address.
create table held_suspensions (
  -- A keyed hash of an address without what can be added to it, or of the id of a passkey.
  proof text primary key,
  until timestamptz not null,
  reason text not null,
  point smallint,
  operator text not null,
  -- Nothing once the account is deleted.
  account text references accounts on delete set null
);
create index held_suspensions_of_account on held_suspensions (account);
