-- The schema of a new database. Every change is made twice: here, and as a file in migrations/ for databases that exist;
-- migrate.services.test.ts compares the two. `account` is the id of an account; `match_id` and `table_id` are the id of a table,
-- which its match shares. Rows of matches have no foreign keys, so that they can be stored apart from those of people
-- (docs/scale.md).

-- Accounts ----------------------------------------------------------------------------------------------------------------
-- People and their credentials. better-auth reads and writes the tables up to rate_limits.

create table accounts (
  id text primary key,
  name text not null,
  -- An address under guest.invalid until the person has confirmed a real one.
  email text not null unique,
  email_verified boolean not null,
  image text,
  -- Only a cookie of one device opens this account.
  guest boolean not null default false,
  -- One-tap links issued earlier are void.
  links_revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Hides the profile from others.
  hidden boolean not null default false,
  -- 'operator', or null.
  role text,
  suspended_until timestamptz,
  -- Favourite games, shown in the profile.
  favourites text[] not null default '{}'
);
create index accounts_by_name on accounts (lower(name) text_pattern_ops, id) where not hidden;
-- Sweeps delete old guests.
create index guests_by_age on accounts (created_at) where guest;
-- Only moderators find people who hide their profile.
create index hidden_accounts_by_name on accounts (lower(name) text_pattern_ops, id) where hidden;

create table sessions (
  id text primary key,
  account text not null references accounts on delete cascade,
  token text not null unique,
  -- Started by a one-tap link: may play, may not manage the account.
  link boolean not null default false,
  address text,
  user_agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null,
  -- The ids of the tables that such a session may play at, separated by spaces.
  link_tables text,
  -- Until when a moderator's session has confirmed its second factor.
  raised_until timestamptz
);
create index sessions_by_end on sessions (expires_at);
create index sessions_of_account on sessions (account);

-- Sign-ins through other providers. better-auth requires the table; it is empty.
create table sign_ins (
  id text primary key,
  account text not null references accounts on delete cascade,
  provider text not null,
  foreign_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null
);
create index sign_ins_of_account on sign_ins (account);

-- Open challenges and codes, hashed.
create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_end on verifications (expires_at);
create index verifications_by_identifier on verifications (identifier);

create table passkeys (
  id text primary key,
  account text not null references accounts on delete cascade,
  name text,
  credential_id text not null unique,
  public_key text not null,
  -- Not bigint, which the driver returns as text.
  counter double precision not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz
);
create index passkeys_of_account on passkeys (account);

-- `key` is a hash.
create table api_tokens (
  id text primary key,
  account text not null references accounts on delete cascade,
  name text,
  key text not null unique,
  start text,
  prefix text,
  permissions text,
  enabled boolean,
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Limits per token, which better-auth requires; not used.
  config_id text not null,
  refill_interval integer,
  refill_amount integer,
  last_refill_at timestamptz,
  rate_limit_enabled boolean,
  rate_limit_time_window integer,
  rate_limit_max integer,
  request_count integer,
  remaining integer,
  last_request timestamptz,
  metadata text
);
create index api_tokens_of_account on api_tokens (account);

create table rate_limits (
  id text primary key,
  key text not null unique,
  count integer not null,
  -- Milliseconds; not bigint, which the driver returns as text.
  last_request double precision not null
);

-- The guest account of a browser before its person signed in. Games move to the account only with consent; after signing
-- out, the browser is this guest again.
create table session_guests (
  session text primary key references sessions on delete cascade,
  guest text not null references accounts on delete cascade,
  -- The person said that the guest is somebody else.
  declined boolean not null default false
);
create index sessions_after_guest on session_guests (guest);

-- Accounts used in the same browser, so that one person cannot take two seats at a rated table.
create table browsers (
  account text not null references accounts on delete cascade,
  -- The hash of a random value in a cookie.
  browser text not null,
  seen_at timestamptz not null default now(),
  primary key (account, browser)
);
create index browsers_by_age on browsers (seen_at);
create index browsers_by_value on browsers (browser);

create table second_factors (
  account text primary key references accounts on delete cascade,
  -- Encrypted with a secret of the server.
  secret text not null,
  -- Null until the first correct code.
  confirmed_at timestamptz,
  -- The time step of the last accepted code, so that each code works once.
  last_step bigint not null default 0,
  failures integer not null default 0,
  failed_at timestamptz not null default now()
);

-- Hashed codes for people who lost their device; a used one is deleted.
create table recovery_codes (
  account text not null references accounts on delete cascade,
  hash text not null,
  primary key (account, hash)
);

-- Counts codes sent to an email address and wrong guesses for it. `target` is a hash of the address.
create table address_limits (
  kind text not null,
  target text not null,
  count integer not null,
  began_at timestamptz not null,
  last_at timestamptz not null,
  primary key (target, kind)
);
create index address_limits_by_age on address_limits (last_at);

-- Keys of the server, such as the one that signs cookies and links.
create table secrets (
  name text primary key,
  value text not null
);

-- Sleep and holidays, which pause clocks at turn-based tables. Without a row, clocks never pause.
create table time_settings (
  account text primary key,
  -- An IANA name; sleep_from and sleep_to are local times there.
  zone text not null,
  sleep_from time,
  sleep_to time,
  -- First and last day of each: [{"from": "2026-12-24", "to": "2026-12-31"}]
  holidays json not null default '[]',
  -- Earlier sleep settings, the latest first: [{"until": ms, "zone": "UTC", "sleep": null}]. A change applies only from the
  -- time at which it is made.
  earlier jsonb not null default '[]',
  check ((sleep_from is null) = (sleep_to is null))
);

-- Boxes that people made: the tables of components that differ from the printed ones.
create table boxes (
  id text primary key,
  account text not null references accounts on delete cascade,
  game text not null,
  title text not null,
  tables json not null,
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- The secret in the link of a shared box, new each time it is shared.
  share_key text
);
create unique index boxes_by_share_key on boxes (share_key) where share_key is not null;
create index boxes_of_account on boxes (account, created_at);

-- What owners report as printed, one row of a component table at a time, once for each account.
create table printed_rows (
  account text not null references accounts on delete cascade,
  game text not null,
  table_name text not null,
  row_key text not null,
  -- Canonical JSON, so that equal contents are equal texts.
  value text not null,
  at timestamptz not null default now(),
  primary key (account, game, table_name, row_key)
);
create index printed_rows_by_row on printed_rows (game, table_name, row_key);

-- Rows that an operator accepted, with the number of owners who reported them.
create table accepted_rows (
  game text not null,
  table_name text not null,
  row_key text not null,
  value text not null,
  owners integer not null,
  operator text not null,
  at timestamptz not null default now(),
  primary key (game, table_name, row_key)
);
create index accepted_rows_of_operator on accepted_rows (operator);

-- Matches and their logs --------------------------------------------------------------------------------------------------
-- All keyed by match id, whose first two characters are its bucket. No statement on the path of a move touches two matches, so
-- that rows can be distributed by match id.

-- Fixed when a match starts.
create table matches (
  id text primary key,
  game text not null,
  rules integer not null,
  seats smallint not null,
  options json not null,
  -- The server's secret for draws, its commitment, and a nonce of each seat: docs/fairness.md.
  secret text not null,
  commitment text not null,
  nonces text[] not null,
  -- The draws of the set-up.
  opening json not null,
  pace json not null,
  started_at timestamptz not null default now(),
  -- Whether a draw that is undone comes out the same again.
  repeats boolean not null default false
);

-- The current version of each match. Narrow and half empty pages, so that an update stays on its page and touches no index.
create table match_heads (
  match_id text primary key,
  version integer not null default 0,
  -- A bit for each seat to move.
  waiting smallint not null,
  clock json,
  result json
) with (fillfactor = 50);

-- The log: the source of truth. commit_moves adds rows; they never change.
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

-- A position every few entries, so that loading a match replays only the rest of its log. Safe to delete.
create table snapshots (
  match_id text primary key,
  n integer not null,
  state json not null
);

-- When the server has to act at a match: a clock runs out, a bot has not answered.
create table deadlines (
  match_id text primary key,
  version integer not null,
  due_at timestamptz not null
);
create index deadlines_due on deadlines (due_at);

-- Events to notify people of. Written in the transaction of the move, deleted when the notifications are written.
create table outbox (
  id bigint generated always as identity primary key,
  match_id text not null,
  n integer not null,
  kind text not null,
  content json not null,
  at timestamptz not null default now()
);

-- When to remind the players of a slow match next. Due at once after a new turn.
create table reminders (
  match_id text primary key,
  due_at timestamptz not null,
  -- By seat: since when it faces the decision that it was last reminded of, and by which kind.
  sent json not null default '{}'
);
create index reminders_due on reminders (due_at);

-- A request for an undo that needs consent, with the seats that agreed. Void after the next move.
create table undo_requests (
  match_id text primary key,
  version integer not null,
  seat smallint not null,
  n integer not null,
  needs smallint[] not null,
  agreed smallint[] not null
);

-- Premoves, readable only by the holder of the seat. The server plays them when the seat is to move.
create table premoves (
  match_id text not null,
  seat smallint not null,
  -- Incremented by each change: a premove is committed only if the version is still the one it was read at.
  version integer not null default 1,
  -- The last entry when they were set. A later undo by the seat makes them void.
  basis integer not null,
  list json not null check (octet_length(list::text) <= 65536),
  -- The entry at which a premove stopped, and why.
  looked integer,
  because json,
  -- A premove is played some time after it was set. That time varies by a secret value, so that rivals cannot recognise a
  -- premove by its timing.
  saved_at timestamptz default now(),
  variation uuid default gen_random_uuid(),
  primary key (match_id, seat)
);

-- A draft of the holder of a seat; no rule reads it, and nobody else. The last one wins.
create table drafts (
  match_id text not null,
  seat smallint not null,
  version integer not null default 1,
  edited_at timestamptz not null,
  draft json not null check (octet_length(draft::text) <= 65536),
  primary key (match_id, seat)
);

-- Matches that cannot be played: an unknown rules version, a log that the rules refuse, rules that throw. They stay on hold
-- until an operator releases them.
create table quarantines (
  match_id text primary key,
  reason text not null check (reason in ('unknownRules', 'brokenLog', 'rules', 'bot')),
  -- The error, for the operator.
  detail text not null,
  at timestamptz not null default now()
);

-- When verified backups were made. The alert on old backups reads the last.
create table backups (
  at timestamptz primary key default now()
);

-- The rules versions that running processes have. During a deployment, old and new ones play side by side.
create table known_rules (
  game text not null,
  rules integer not null,
  seen_at timestamptz not null,
  primary key (game, rules)
);

-- One row for each call of commit_moves. Relays read the rows that became visible since their last poll, to find commits that
-- no process published. Unlogged: after a crash of the database, relays reload.
create unlogged table commits (
  xid xid8 not null default pg_current_xact_id(),
  -- The matches and their new versions: "id version,id version".
  moved text not null
);
create index commits_xid on commits (xid);

-- Tables ------------------------------------------------------------------------------------------------------------------

-- A match before, during and after play: its seats, visibility and pace.
create table tables (
  id text primary key,
  game text not null,
  options json not null,
  seats smallint not null,
  pace json not null,
  -- Who can find it: everybody, people with the link, or only those invited.
  visibility text not null check (visibility in ('open', 'link', 'private')),
  state text not null default 'waiting' check (state in ('waiting', 'playing', 'over', 'abandoned')),
  owner text not null,
  -- The secret in the link of the table.
  key text not null,
  -- The server's secret for draws and its published commitment, fixed before any seat sends its nonce.
  secret text not null,
  commitment text not null,
  -- The table of which this is a rematch.
  rematch_of text unique,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  -- Whether players may ask for hints.
  hints boolean not null default false,
  -- A table for learning the game.
  learning boolean not null default false,
  -- The last activity while the table waited for players.
  touched_at timestamptz not null default now(),
  -- Whether the result changes ratings.
  rated boolean not null default false,
  archived boolean not null default false,
  -- The players agreed to end the game: bots finish it, and it is unrated.
  ended_by_agreement boolean not null default false,
  -- Tags that the host chose.
  tags text[] not null default '{}',
  -- The result of a finished match, copied from match_heads.
  result json
);
create index tables_abandoned on tables (ended_at) where state = 'abandoned';
-- The latest finished tables of a game, for the estimate of its duration.
create index tables_finished_of_game on tables (game, ended_at desc) where state = 'over';
create index tables_of_learners on tables (game, created_at, id)
  where state = 'waiting' and visibility = 'open' and learning;
create index tables_open on tables (created_at desc, id) where state = 'waiting' and visibility = 'open';
create index tables_open_of_game on tables (game, created_at desc, id) where state = 'waiting' and visibility = 'open';
create index tables_to_archive on tables (ended_at) where state = 'over' and not archived;
create index tables_to_watch on tables (started_at desc, id) where state = 'playing' and visibility = 'open';
create index tables_to_watch_of_game on tables (game, started_at desc, id) where state = 'playing' and visibility = 'open';
create index tables_waiting on tables (touched_at, id) where state = 'waiting';

-- A seat without a row is free.
create table seats (
  table_id text not null references tables on delete cascade,
  seat smallint not null,
  -- Null for a bot.
  account text,
  -- The level of the bot; null for a person.
  bot text,
  name text not null,
  ready boolean not null default false,
  nonce text not null,
  -- A bot plays until the owner is back.
  replaced boolean not null default false,
  resigned boolean not null default false,
  joined_at timestamptz not null default now(),
  -- The state of the table, copied by a trigger so that one index finds the running tables of an account.
  state text not null default 'waiting',
  -- When the owner came back; the clock of an open decision starts then.
  returned_at timestamptz,
  -- Whether a program plays this seat with an API token; shown to everybody at the table.
  program boolean not null default false,
  -- Since when a bot plays for the owner; after a long time the others may vote about the seat.
  replaced_since timestamptz,
  -- How often the owner took the seat back from a bot.
  returns smallint not null default 0,
  -- The last entry before this person had the seat.
  joined_n integer not null default 0,
  -- Of a finished match: the moves of the seat that were not undone, and how many of them a bot made.
  moves integer,
  bot_moves integer,
  -- The game ended early through no fault of this player: their rating is unchanged.
  excused boolean not null default false,
  constraint seats_bot_level check (bot in ('apprentice', 'mechanic', 'engineer', 'magnate')),
  check (account is null or bot is null),
  primary key (table_id, seat)
);
create index seats_by_state on seats (account, state, joined_at desc, table_id) where account is not null;
create unique index seats_of_account on seats (account, table_id) where account is not null;

-- Invitations to private tables.
create table invitations (
  table_id text not null references tables on delete cascade,
  account text not null,
  state text not null default 'waiting',
  invited_at timestamptz not null default now(),
  -- 'declined' by the person, or 'withheld' from a person who blocked the inviter.
  answer text,
  primary key (table_id, account)
);
create index invitations_by_state on invitations (account, state, invited_at desc, table_id);

-- Proposals while a player is away for long: to take over a seat or, without one, to end the game.
create table absence_proposals (
  id bigint generated always as identity primary key,
  table_id text not null references tables on delete cascade,
  account text not null,
  seat smallint,
  -- The seats that agreed.
  agreed smallint[] not null default '{}',
  unique (table_id, account)
);
create index absence_proposals_of_account on absence_proposals (account);

create table chat_lines (
  id bigint generated always as identity primary key,
  match_id text not null,
  account text not null,
  seat smallint not null,
  name text not null,
  text text not null,
  -- An id by the sender: the same id again is the same message.
  command text not null,
  at timestamptz not null default now(),
  unique (match_id, account, command)
);
-- Sweeps delete old messages.
create index chat_lines_by_age on chat_lines (at);
create index chat_lines_of_match on chat_lines (match_id, id);
create index chat_lines_pace on chat_lines (match_id, account, at);

-- Private notes at a table, stored until the account is deleted.
create table notes (
  match_id text not null,
  account text not null,
  version integer not null default 1,
  edited_at timestamptz not null default now(),
  text text not null check (length(text) <= 8000),
  primary key (match_id, account)
);

-- When a person last had a page open; no row for people who hide their presence.
create table presences (
  account text primary key,
  at timestamptz not null default now()
);
create index presences_by_age on presences (at);

-- Quick match: people who look for players.
create table tickets (
  account text not null references accounts on delete cascade,
  game text not null,
  pace jsonb not null,
  "least" smallint not null,
  most smallint not null,
  rated boolean not null,
  -- The largest rating difference at first; null for any.
  rating_range smallint,
  -- Whether all must be awake at the same hours.
  awake boolean not null,
  created_at timestamptz not null default now(),
  -- The last poll; only people who are present are seated at live tables.
  seen_at timestamptz not null default now(),
  -- The table found.
  table_id text,
  primary key (account, game)
);
create index tickets_by_age on tickets (seen_at);
create index tickets_waiting on tickets (created_at, account) where table_id is null;

-- Archive and records -----------------------------------------------------------------------------------------------------

-- Compression dictionaries made of real logs of a game. Never change or delete one: archived logs need it.
create table archive_dictionaries (
  id integer generated always as identity primary key,
  game text not null,
  rules integer not null,
  content bytea not null,
  unique (game, rules)
);

create table archived_logs (
  match_id text primary key,
  dictionary integer not null,
  content bytea not null
);
alter table archived_logs alter column content set storage external;

-- Imported records of matches played on other sites.
create table records (
  id text primary key,
  digest text not null unique,
  text text not null,
  imported_at timestamptz not null default now(),
  -- The importer.
  account text references accounts on delete set null
);
create index records_by_account on records (account) where account is not null;

-- Records verified for an account on one day, for a limit.
create table record_imports (
  account text primary key references accounts on delete cascade,
  day date not null,
  count integer not null
);

-- People ------------------------------------------------------------------------------------------------------------------

-- Two people who follow each other are friends.
create table follows (
  account text not null,
  other text not null,
  followed_at timestamptz not null default now(),
  primary key (account, other)
);
create index follows_of_other on follows (other, followed_at desc, account);

-- Muted and blocked people. Nobody else can see it.
create table mutes (
  account text not null,
  other text not null,
  -- The name of the other at that time.
  name text not null,
  muted boolean not null default false,
  blocked boolean not null default false,
  primary key (account, other)
);
create index mutes_of_blocked on mutes (other, account) where blocked;

-- Who may contact a person; without a row, the defaults apply.
create table contact_settings (
  account text primary key,
  who_may_follow text not null default 'anybody' check (who_may_follow in ('anybody', 'nobody')),
  show_presence text not null default 'friends' check (show_presence in ('followers', 'friends', 'nobody')),
  who_may_invite text not null default 'anybody' check (who_may_invite in ('anybody', 'friends', 'nobody'))
);

create table clubs (
  id text primary key,
  name text not null,
  -- The secret in the link for joining.
  key text not null,
  created_at timestamptz not null default now()
);

create table club_members (
  club text not null references clubs on delete cascade,
  account text not null,
  leader boolean not null default false,
  joined_at timestamptz not null default now(),
  primary key (club, account)
);
create index clubs_of_account on club_members (account, club);

create table club_invitations (
  club text not null references clubs on delete cascade,
  account text not null,
  invited_at timestamptz not null default now(),
  answer text,
  primary key (club, account)
);
create index club_invitations_of_account on club_invitations (account, club);

-- Tables of a club; its members can join them as if invited.
create table club_tables (
  table_id text primary key references tables on delete cascade,
  club text not null references clubs on delete cascade,
  created_at timestamptz not null default now()
);
create index tables_of_club on club_tables (club, created_at desc, table_id);

-- Competitions ------------------------------------------------------------------------------------------------------------

-- Finished matches by player, so that a history, a profile and a head-to-head are one index scan each. Derived from tables,
-- seats and match_heads.
create table finished_seats (
  table_id text not null,
  seat smallint not null,
  account text not null,
  game text not null,
  -- The seats of the table, and how many of them people had.
  seats smallint not null,
  people smallint not null,
  pace text not null,
  -- Whether the table is public.
  visible boolean not null,
  -- The place from 1, the seats that share it, the points.
  place smallint not null,
  tied smallint not null,
  score integer not null,
  ended_at timestamptz not null,
  -- False for games ended by agreement: listed, but not counted.
  counts boolean not null default true,
  primary key (table_id, seat)
);
create unique index finished_between on finished_seats (account, table_id) include (place, counts);
create index finished_by_end on finished_seats (account, ended_at desc, table_id);
-- Index-only scans for profiles and head-to-heads.
create index finished_figures on finished_seats (account, game, seats, place) include (score) where people > 1 and counts;
create index finished_of_game on finished_seats (account, game, ended_at desc, table_id);
create index finished_visible on finished_seats (account, ended_at desc, table_id) where visible;
create index finished_visible_of_game on finished_seats (account, game, ended_at desc, table_id) where visible;

-- Finished rated matches in the order in which they changed ratings; null until applied.
create table rated_matches (
  table_id text primary key,
  applied bigint unique
);
create index rated_matches_to_apply on rated_matches (table_id) where applied is null;

-- Strength as an estimate with its uncertainty. Derived from rated_matches and finished_seats.
create table ratings (
  account text not null,
  game text not null,
  pace text not null,
  mu double precision not null,
  sigma double precision not null,
  games integer not null,
  primary key (account, game, pace)
);

-- An operator starts a league; its seasons follow each other.
create table leagues (
  id text primary key,
  title text not null,
  game text not null,
  options json not null,
  seats smallint not null check (seats >= 2 and seats <= 5),
  pace json not null,
  signup_days smallint not null check (signup_days > 0),
  season_days smallint not null check (season_days > 0),
  -- Whether another season follows this one.
  active boolean not null default true
);

create table seasons (
  id integer generated always as identity primary key,
  league text not null references leagues,
  number integer not null,
  state text not null default 'signup' check (state in ('signup', 'starting', 'playing', 'over')),
  signup_ends timestamptz not null,
  -- When open games stop counting; null before the start.
  ends_at timestamptz,
  -- When to check for the next step; null once it is over.
  next_check_at timestamptz,
  -- Failures since the last successful step; the delay before a retry grows with them.
  tries smallint not null default 0,
  unique (league, number)
);
create index seasons_to_check on seasons (next_check_at) where next_check_at is not null;

create table season_people (
  season integer not null references seasons,
  account text not null,
  -- Whether the person plays the next season, too.
  stays boolean not null default true,
  signed_at timestamptz not null,
  -- Null until the season starts; slot is the place in the seeding of the group, from 0.
  division smallint,
  group_number smallint,
  slot smallint,
  -- Null until the season is over: the place from 1, and the change of division.
  place smallint,
  step smallint check (step >= -1 and step <= 1),
  primary key (season, account),
  unique (season, division, group_number, slot)
);
create index season_people_of_account on season_people (account, season);

-- Slots are in the order of seats, so that a person can be replaced.
create table season_games (
  season integer not null references seasons,
  division smallint not null,
  group_number smallint not null,
  number smallint not null,
  slots smallint[] not null,
  state text not null default 'planned' check (state in ('planned', 'playing', 'over', 'void')),
  table_id text unique,
  -- Of a game open at the end of the season: the seats without points.
  no_points smallint[],
  primary key (season, division, group_number, number)
);
create index season_games_open on season_games (season, state) where state in ('planned', 'playing');

-- Tournaments made by players: rounds of live tables, paired by the standings.
create table tournaments (
  id integer generated always as identity primary key,
  title text not null,
  game text not null,
  options json not null,
  seats smallint not null check (seats >= 2 and seats <= 5),
  -- The allowed numbers of players at a table, the preferred one included.
  sizes smallint[] not null,
  pace json not null,
  rated boolean not null,
  -- Null until the start, when the number of players decides.
  rounds smallint check (rounds > 0),
  round_minutes smallint not null check (round_minutes > 0),
  capacity smallint not null check (capacity > 1),
  -- The secret in the link; null for a public tournament.
  key text,
  owner text not null,
  -- Breaks the last ties.
  seed text not null,
  state text not null default 'signup' check (state in ('signup', 'starting', 'playing', 'pause', 'over', 'cancelled')),
  starts_at timestamptz not null,
  round smallint not null default 0,
  -- When open tables of this round are cut off.
  round_ends timestamptz,
  -- When to check for the next step; null once it is over.
  next_check_at timestamptz,
  tries smallint not null default 0
);
create index tournaments_listed on tournaments (state, starts_at, id) where key is null;
create index tournaments_of_owner on tournaments (owner);
create index tournaments_to_check on tournaments (next_check_at) where next_check_at is not null;

create table tournament_people (
  tournament integer not null references tournaments,
  account text not null,
  signed_at timestamptz not null,
  -- The place in the draw, from 0; null before the start.
  slot smallint,
  -- away: a bot finished for them; out: withdrew; removed: by the organiser.
  standing text not null default 'in' check (standing in ('in', 'away', 'out', 'removed')),
  -- The organiser's reason for a removal, shown to that person.
  removed_for text,
  primary key (tournament, account),
  unique (tournament, slot)
);
create index tournament_people_of_account on tournament_people (account, tournament);

-- Tables and byes of each round. Slots are in the order of seats.
create table tournament_games (
  tournament integer not null references tournaments,
  round smallint not null,
  number smallint not null,
  slots smallint[] not null,
  state text not null default 'planned' check (state in ('planned', 'playing', 'over', 'cut', 'void', 'bye')),
  table_id text unique,
  -- Of a table that was cut off: the seats that bots played.
  away smallint[],
  -- The result as corrected by an operator.
  ranking json,
  -- Of a table that was cut off: the seats without points, because a bot played them or their clock ran longest.
  no_points smallint[],
  primary key (tournament, round, number)
);
create index tournament_games_open on tournament_games (tournament, state) where state in ('planned', 'playing');

-- Notifications -----------------------------------------------------------------------------------------------------------

-- Without a row, notifications are single and in English.
create table notification_settings (
  account text primary key,
  language text not null default 'en',
  zone text not null default 'UTC',
  -- The local hour of a daily digest instead of single notifications.
  digest_hour smallint check (digest_hour >= 0 and digest_hour <= 23),
  tested_at timestamptz
);

-- One row for each device, email and webhook of a person.
create table notification_channels (
  id bigint generated always as identity primary key,
  account text not null,
  kind text not null check (kind in ('push', 'mail', 'webhook')),
  -- The URL of a push service or webhook; empty for mail, which goes to the confirmed address of the account.
  address text not null default '',
  -- The keys that encrypt pushes for a device.
  keys json,
  active boolean not null default true,
  -- Others read this channel, too: links in it do not sign anybody in.
  shared boolean not null default false,
  error text,
  error_detail text,
  failed_at timestamptz,
  digested_at timestamptz,
  -- The session that added a device; both end together.
  session text references sessions on delete cascade,
  unique (account, kind, address)
);
-- A device belongs to the last account that used it.
create unique index notification_channels_device on notification_channels (address) where kind = 'push';
create index notification_channels_of_session on notification_channels (session) where session is not null;

-- Deliveries. Finished rows stay for a while, so that nothing is sent twice.
create table notifications (
  id bigint generated always as identity primary key,
  match_id text not null,
  n integer not null,
  account text not null,
  channel bigint not null references notification_channels on delete cascade,
  kind text not null,
  -- That of the event.
  content json not null default '{}',
  seat smallint not null,
  digest boolean not null,
  -- 'sending' is committed before the first byte is sent, so that a process that dies then leaves a trace.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  tries smallint not null default 0,
  -- The time of the next attempt; during an attempt, when its lease ends.
  due_at timestamptz not null,
  unique (match_id, n, account, channel, kind)
);
create index notifications_digest on notifications (due_at) where state in ('waiting', 'sending') and digest;
create index notifications_done on notifications (due_at) where state in ('sent', 'dropped', 'failed');
create index notifications_due on notifications (due_at) where state in ('waiting', 'sending') and (not digest);
create index notifications_of_channel on notifications (channel, state);

-- The secret address of a calendar with the deadlines of an account. Only half of its key is stored; the other half is a
-- signature, so that a copy of the database does not reveal the address.
create table calendar_links (
  account text primary key references accounts on delete cascade,
  nonce text not null unique,
  language text not null,
  created_at timestamptz not null default now()
);

-- Moderation and operations -----------------------------------------------------------------------------------------------

-- Reports of messages, with the messages around them.
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
  settled_at timestamptz,
  outcome text,
  settled_by text
);
create index reports_of_reported on reports (reported, id);
create index reports_of_reporter on reports (reporter, at);
create index reports_open on reports (at) where settled_at is null;

-- Warnings and suspensions. The person reads the reason and may appeal once.
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
  -- The point of the guidelines that was broken.
  point smallint,
  check (kind = 'warning' or until is not null)
);
create index appeals_open on sanctions (appealed_at) where appealed_at is not null and decided_at is null;
create index sanctions_of_account on sanctions (account, id);

-- Suspensions by credential, so that deleting the account or changing its address does not end one.
create table held_suspensions (
  -- A keyed hash of a plain_address or of the id of a passkey.
  proof text primary key,
  until timestamptz not null,
  reason text not null,
  point smallint,
  operator text not null,
  -- Null once the account is deleted.
  account text references accounts on delete set null
);
create index held_suspensions_of_account on held_suspensions (account);

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
  -- The id of the account, table, report or announcement.
  subject text,
  facts json not null,
  at timestamptz not null default now()
);
create index moderation_log_of_operator on moderation_log (operator);
create index moderation_log_of_subject on moderation_log (subject);

-- The migrations that this database has, which also says how new the code that migrated it was.
create table migrations (
  name text primary key,
  release integer not null,
  at timestamptz not null default now()
);

-- Errors reported by browsers. The same error at the same place is one row.
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

-- Functions and triggers ------------------------------------------------------------------------------------------------

-- Commits one entry for each of many matches in one round trip, each with its own compare-and-set. Returns the ids of the matches
-- that moved; for a match that had moved before, nothing is written. plpgsql and the generic plan: planned once for each session,
-- not at every call. Without the other settings, a plan made while the tables are small would scan them when they have grown.
create function commit_moves(
  ids text[], expected integer[], seats smallint[], commands text[], bots boolean[], entries text[], ats timestamptz[],
  waitings smallint[], clocks text[], results text[],
  -- Whether the deadline changes, and its new time; null removes it.
  deadlines_change boolean[], dues timestamptz[],
  -- The event for the outbox; null for none.
  kinds text[], contents text[]
) returns setof text language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  return query
  with given as (
    select *
    from unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      as g(id, expected, seat, command, bot, entry, at, waiting, clock, result, deadline_changes, due, kind, content)
  ),
  moved as (
    update match_heads h
    set version = h.version + 1, waiting = g.waiting, clock = g.clock::json, result = g.result::json
    from given g
    where h.match_id = g.id and h.version = g.expected and h.result is null
    returning g.*
  ),
  logged as (
    insert into moves (match_id, n, seat, command, bot, entry, at)
    select id, expected + 1, seat, command, bot, entry::json, at from moved
  ),
  set_deadlines as (
    insert into deadlines (match_id, version, due_at)
    select id, expected + 1, due from moved where deadline_changes and due is not null
    on conflict (match_id) do update set version = excluded.version, due_at = excluded.due_at
  ),
  cleared_deadlines as (
    delete from deadlines d using moved m where d.match_id = m.id and m.deadline_changes and m.due is null
  ),
  ended as (
    update tables t set state = 'over', ended_at = m.at, result = m.result::json
    from moved m where t.id = m.id and m.result is not null
  ),
  notified as (
    insert into outbox (match_id, n, kind, content)
    select id, expected + 1, kind, content::json from moved where kind is not null
  ),
  noted as (
    insert into commits (moved)
    select string_agg(id || ' ' || (expected + 1), ',') from moved having count(*) > 0
  )
  select id from moved;
end
$$;

-- Counts the moves of each seat that were not undone, and those that a bot made, from the entry in `since`. A person's own moves
-- count at most as many as the busiest other seat made, so that nobody dilutes the bot's share by moving and undoing.
create function count_moves(match text, since integer[]) returns table (seat smallint, moves integer, bot_moves integer)
  language sql stable as $$
  with log as (
    select m.seat, m.bot, m.n, m.entry ->> 'undo' is null as plays,
      min((m.entry ->> 'undo')::integer) over (order by m.n desc rows between unbounded preceding and 1 preceding) as undone
    from moves m where m.match_id = match
  ),
  made as (
    select l.seat, count(*) filter (where l.bot) as bot, count(*) filter (where not l.bot) as own from log l
    where l.plays and (l.undone is null or l.undone > l.n) and l.n > coalesce(since[l.seat + 1], 0)
    group by l.seat
  )
  select m.seat, (m.bot + least(m.own, (select max(o.bot + o.own) from made o where o.seat <> m.seat)))::integer,
    m.bot::integer
  from made m
$$;

-- Whether a seat counts as last whatever the result is: its owner left it, or a bot made more than a tenth of its moves.
create function counts_last(s seats) returns boolean language sql immutable as $$
  select not s.excused and (s.resigned or s.replaced or coalesce(s.bot_moves * 10 > s.moves, false))
$$;

-- Writes finished_seats; a seat that counts as last is placed behind all others.
create function note_finished(ids text[]) returns void language sql as $$
  with placed as (
    select t.id, t.game, t.seats, t.pace ->> 'kind' as pace, t.visibility = 'open' as visible, t.found as result,
      not t.ended_by_agreement as counts, coalesce(t.ended_at, now()) as ended_at, g.members,
      json_array_length(g.members) as tied,
      sum(json_array_length(g.members)) over (partition by t.id order by g.n) - json_array_length(g.members) + 1 as place
    from (
        select t.*, coalesce(t.result, h.result) as found from tables t left join match_heads h on h.match_id = t.id
        where t.id = any(ids)
      ) t,
      json_array_elements(t.found -> 'ranking') with ordinality as g(members, n)
  )
  insert into finished_seats
    (table_id, seat, account, game, seats, people, pace, visible, place, tied, score, ended_at, counts)
  select p.id, s.seat, s.account, p.game, p.seats,
    (select count(*) from seats o where o.table_id = p.id and o.account is not null),
    p.pace, p.visible, case when counts_last(s) then p.seats + 1 else p.place end, p.tied,
    (p.result -> 'scores' ->> s.seat::integer)::integer, p.ended_at, p.counts
  from placed p, json_array_elements_text(p.members) as m(seat)
    join seats s on s.seat = m.seat::smallint
  where s.table_id = p.id and s.account is not null
  on conflict do nothing
$$;

create function take_state_of_table() returns trigger language plpgsql as $$
begin
  new.state := coalesce((select state from tables where id = new.table_id), new.state);
  return new;
end
$$;
create trigger state_of_seat before insert on seats
  for each row execute function take_state_of_table();
create trigger state_of_invitation before insert on invitations
  for each row execute function take_state_of_table();

-- Runs when a table starts and when it ends. Drafts, premoves and proposals end with the match.
create function pass_state_on() returns trigger language plpgsql as $$
begin
  if new.state = 'over' and not new.ended_by_agreement then
    update seats s set moves = c.moves, bot_moves = c.bot_moves
    from count_moves(new.id, array(select o.joined_n from seats o where o.table_id = new.id order by o.seat)) c
    where s.table_id = new.id and s.seat = c.seat and s.account is not null;
  end if;
  update seats set state = new.state where table_id = new.id;
  update invitations set state = new.state where table_id = new.id;
  if new.state in ('over', 'abandoned') then
    delete from drafts where match_id = new.id;
    delete from premoves where match_id = new.id;
    delete from absence_proposals where table_id = new.id;
  end if;
  -- The trigger fires at the end of the statement, which also sets the result.
  if new.state = 'over' then
    perform note_finished(array[new.id]);
    if new.rated then
      insert into rated_matches (table_id) values (new.id) on conflict do nothing;
    end if;
  end if;
  return null;
end
$$;
create trigger state_of_table after update of state on tables
  for each row when (old.state is distinct from new.state) execute function pass_state_on();

create function note_return() returns trigger language plpgsql as $$
begin
  new.returned_at = now();
  return new;
end
$$;
create trigger seat_returned before update of replaced on seats
  for each row when (old.replaced and not new.replaced) execute function note_return();

-- Coming back without a move does not end an absence.
create function note_absence() returns trigger language plpgsql as $$
begin
  if new.replaced then
    new.replaced_since = coalesce(old.replaced_since, now());
  end if;
  return new;
end
$$;
create trigger seat_replaced before update of replaced on seats
  for each row when (old.replaced is distinct from new.replaced) execute function note_absence();

-- A confirmed address makes a guest account a registered one.
create function account_with_address() returns trigger language plpgsql as $$
begin
  new.guest := false;
  return new;
end $$;
create trigger account_with_address before insert or update on accounts
  for each row when (new.email_verified) execute function account_with_address();

-- Makes a guest account a registered one and ends its sessions and channels: they may belong to somebody else who used the
-- guest's device.
create function end_guest(guest_id text) returns boolean language plpgsql as $$
begin
  update accounts set guest = false, links_revoked_at = now() where id = guest_id and guest;
  if not found then
    return false;
  end if;
  delete from sessions where account = guest_id;
  delete from notification_channels where account = guest_id;
  delete from calendar_links where account = guest_id;
  return true;
end $$;

create function account_with_passkey() returns trigger language plpgsql as $$
begin
  perform end_guest(new.account);
  return null;
end $$;
create trigger account_with_passkey after insert on passkeys
  for each row execute function account_with_passkey();

-- Use extends a session, but not one started by a link.
create function link_session_ends() returns trigger language plpgsql as $$
begin
  new.expires_at := old.expires_at;
  return new;
end $$;
create trigger link_session_ends before update on sessions
  for each row when (old.link) execute function link_session_ends();

-- An email address without its +tag, in lower case.
create function plain_address(email text) returns text language sql immutable as $$
  select lower(regexp_replace(email, '\+[^@]*@', '@'))
$$;

-- The next full hour with this number in the time zone.
create function next_hour(after timestamptz, zone text, hour integer) returns timestamptz language sql stable as $$
  select min(at) from (
    select (date_trunc('day', after at time zone zone) + make_interval(days => day, hours => hour)) at time zone zone as at
    from generate_series(0, 1) as day
  ) as candidates where at > after
$$;

-- The log is append-only, except for removing the name of a deleted person.
create function moderation_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('carriage.erasing', true) = 'yes'
    and (new.id, new.action, new.at) = (old.id, old.action, old.at) and new.facts::text = old.facts::text
  then return new;
  end if;
  raise exception 'entries of the moderation log are not changed';
end
$$;
create trigger moderation_log_is_not_truncated before truncate on moderation_log
  for each statement execute function moderation_log_stays();
create trigger moderation_log_stays before delete or update on moderation_log
  for each row execute function moderation_log_stays();
