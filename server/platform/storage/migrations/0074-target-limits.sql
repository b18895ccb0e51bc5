-- How often codes were sent to one mail address and guessed for it, whoever asked. `target` is a hash of the address.
create table address_limits (
  kind text not null,
  target text not null,
  count integer not null,
  began_at timestamptz not null,
  last_at timestamptz not null,
  primary key (target, kind)
);
create index address_limits_by_age on address_limits (last_at);
