-- How often codes were sent to one mail address and guessed for it, whoever asked. `target` is a hash of the address.
create table target_limits (
  kind text not null,
  target text not null,
  count integer not null,
  began_at timestamptz not null,
  last_at timestamptz not null,
  primary key (target, kind)
);
create index target_limits_by_age on target_limits (last_at);
