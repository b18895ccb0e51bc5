-- How a person wants to be told that a table waits. Whoever has no row gets single notifications in English.
create table notification_settings (
  account text primary key,
  language text not null default 'en',
  zone text not null default 'UTC',
  -- The hour of the person's day at which one digest comes in place of single notifications.
  digest_hour smallint check (digest_hour between 0 and 23),
  tested_at timestamptz
);

-- The ways to a person: each device that takes pushes is one, so that each is told once.
create table notification_channels (
  id bigint generated always as identity primary key,
  account text not null,
  kind text not null check (kind in ('push', 'mail', 'webhook')),
  -- Where a push or a webhook goes. Mail goes to the address that the account has confirmed, so none is kept here.
  address text not null default '',
  -- The keys with which a device reads its pushes.
  keys json,
  active boolean not null default true,
  -- Others read there too, so the link in a notice opens the table but signs nobody in.
  shared boolean not null default false,
  error text,
  error_detail text,
  failed_at timestamptz,
  digested_at timestamptz,
  unique (account, kind, address)
);
-- A device belongs to whoever used it last.
create unique index notification_channels_device on notification_channels (address) where kind = 'push';

-- Who is to be told what, and how far that got. Rows that are done stay for a while, so that nothing is told twice.
create table notifications (
  id bigint generated always as identity primary key,
  match_id text not null,
  n integer not null,
  account text not null,
  channel bigint not null references notification_channels on delete cascade,
  kind text not null,
  seat smallint not null,
  digest boolean not null,
  -- 'sending' is written before the first byte leaves, so that a courier that dies then leaves a trace.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  tries smallint not null default 0,
  -- When to try; while somebody tries, when to try again should that courier never come back.
  due_at timestamptz not null,
  unique (match_id, n, account, channel)
);
create index notifications_due on notifications (due_at) where state in ('waiting', 'sending') and not digest;
create index notifications_digest on notifications (due_at) where state in ('waiting', 'sending') and digest;
create index notifications_of_channel on notifications (channel, state);
create index notifications_done on notifications (due_at) where state in ('sent', 'dropped', 'failed');

-- The next time that it is this hour in the zone.
create function next_hour(after timestamptz, zone text, hour integer) returns timestamptz language sql stable as $$
  select min(at) from (
    select (date_trunc('day', after at time zone zone) + make_interval(days => day, hours => hour)) at time zone zone as at
    from generate_series(0, 1) as day
  ) as candidates where at > after
$$;
