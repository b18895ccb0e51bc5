-- Matches and their logs. Everything on the path of a move is keyed by the match id, whose first two characters are
-- its bucket: a shard holds whole buckets, and no statement here touches two.

-- What is agreed when a match starts; never changed afterwards, but for the secret's publication at the end.
create table matches (
  id text primary key,
  game text not null,
  rules integer not null,
  seats smallint not null,
  options json not null,
  -- The server's secret of the draws, its commitment, and a nonce from each seat.
  secret text not null,
  commitment text not null,
  nonces text[] not null,
  -- The draws of the set-up.
  opening json not null,
  pace json not null,
  started_at timestamptz not null default now()
);

-- Where a match stands. Narrow and half empty, so that an update stays on its page and touches no index.
create table match_heads (
  match_id text primary key,
  version integer not null default 0,
  -- A bit for each seat that the game waits for.
  waiting smallint not null,
  clock json,
  result json
) with (fillfactor = 50);

-- The log. The truth of a match is here and nowhere else; rows are added by commit_moves and never changed.
create table moves (
  match_id text not null,
  n integer not null,
  seat smallint not null,
  command text not null,
  bot boolean not null,
  -- A move with its draws, or an undo with its consent.
  entry json not null,
  at timestamptz not null,
  primary key (match_id, n)
);

-- A position kept now and then, so that loading a match replays only the tail. Losing one costs time, nothing else.
create table snapshots (
  match_id text primary key,
  n integer not null,
  state json not null
);

-- When somebody must look at a match again: a clock that runs out, a bot that did not answer.
create table deadlines (
  match_id text primary key,
  version integer not null,
  due_at timestamptz not null
);
create index deadlines_due on deadlines (due_at);

-- What somebody outside must be told. Written with the move that causes it, removed when it has been passed on.
create table outbox (
  id bigint generated always as identity primary key,
  match_id text not null,
  n integer not null,
  kind text not null,
  content json not null,
  at timestamptz not null default now()
);

-- A seat that wants to take back more than is free, and who has agreed so far. Void when the match goes on.
create table undo_requests (
  match_id text primary key,
  version integer not null,
  seat smallint not null,
  n integer not null,
  needs smallint[] not null,
  agreed smallint[] not null
);
