-- What the seats of a table say to each other.
create table chat_lines (
  id bigint generated always as identity primary key,
  match_id text not null,
  account text not null,
  seat smallint not null,
  name text not null,
  text text not null,
  -- The sender's own name for the line; the same again is the same line.
  command text not null,
  at timestamptz not null default now(),
  unique (match_id, account, command)
);
create index chat_lines_of_match on chat_lines (match_id, id);
create index chat_lines_pace on chat_lines (match_id, account, at);

-- Whom somebody does not want to hear, or to sit with. Nobody else ever learns of it.
create table mutes (
  account text not null,
  other text not null,
  -- The name by which the other was known at the table.
  name text not null,
  muted boolean not null default false,
  blocked boolean not null default false,
  primary key (account, other)
);
create index mutes_of_blocked on mutes (other, account) where blocked;

-- What somebody found wrong, with what was said around it, kept even if the table goes.
create table reports (
  id bigint generated always as identity primary key,
  reporter text not null,
  reported text not null,
  match_id text not null,
  line bigint,
  reason text not null,
  note text not null,
  context json not null,
  at timestamptz not null default now(),
  settled_at timestamptz
);
create index reports_open on reports (at) where settled_at is null;
create index reports_of_reporter on reports (reporter, at);
