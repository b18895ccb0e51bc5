-- Faults of the web client as browsers reported them. The same fault at the same place is one row.
create table client_reports (
  id bigint generated always as identity primary key,
  fingerprint text not null unique,
  part text not null,
  message text not null,
  stack text not null,
  match_id text,
  entry integer,
  rules integer,
  client text not null,
  page text not null,
  language text not null,
  agent text not null,
  times integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index client_reports_first on client_reports (first_at);
create index client_reports_last on client_reports (last_at);
