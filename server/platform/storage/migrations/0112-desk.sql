-- release 1
-- Operators, their second factor, what they decide about people, and a log of everything that they do.
alter table accounts add column role text, add column suspended_until timestamptz;
-- Until when the session of an operator may do what the desk needs; a second factor raises it.
alter table sessions add column raised_until timestamptz;

create table second_factors (
  account text primary key references accounts on delete cascade,
  -- Encrypted with the secret of the house.
  secret text not null,
  -- Nothing until a first code was given.
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted: each code works once.
  last_step bigint not null default 0,
  failures integer not null default 0,
  failed_at timestamptz not null default now()
);

-- Hashes of codes for who has lost the device; one that was used is deleted.
create table recovery_codes (
  account text not null references accounts on delete cascade,
  hash text not null,
  primary key (account, hash)
);

-- Warnings and suspensions. The reason is for the person, who may appeal once.
create table sanctions (
  id bigint generated always as identity primary key,
  account text not null,
  kind text not null check (kind in ('warning', 'suspension')),
  reason text not null,
  until timestamptz,
  report bigint,
  operator text not null,
  at timestamptz not null default now(),
  lifted_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  decision text check (decision in ('accepted', 'refused')),
  answer text,
  decided_by text,
  decided_at timestamptz,
  check (kind = 'warning' or until is not null)
);
create index sanctions_of_account on sanctions (account, id);
create index appeals_open on sanctions (appealed_at) where appealed_at is not null and decided_at is null;

alter table reports add column outcome text, add column settled_by text;

create table announcements (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('news', 'maintenance')),
  english text not null,
  german text not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  operator text not null
);
create index announcements_by_end on announcements (ends_at);

create table moderation_log (
  id bigint generated always as identity primary key,
  operator text not null,
  action text not null,
  -- The account, table, report or announcement that it was about.
  subject text,
  facts json not null,
  at timestamptz not null default now()
);
create index moderation_log_of_operator on moderation_log (operator);
create index moderation_log_of_subject on moderation_log (subject);

-- Entries are only added. The one exception takes a deleted person's name out, and says so.
create function moderation_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('carriage.erasing', true) = 'yes'
    and (new.id, new.action, new.at) = (old.id, old.action, old.at) and new.facts::text = old.facts::text
  then return new;
  end if;
  raise exception 'entries of the moderation log are not changed';
end
$$;
create trigger moderation_log_stays before update or delete on moderation_log for each row execute function moderation_log_stays();
