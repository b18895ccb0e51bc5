-- People: who they are, how they prove it, where they are signed in. The sign-in library reads and writes these.
create table accounts (
  id text primary key,
  name text not null,
  -- A made-up address under guest.invalid until a real one has been proven.
  email text not null unique,
  email_verified boolean not null,
  image text,
  -- Nothing but a device's cookie leads to this account.
  guest boolean not null default false,
  -- One-tap links from before this moment are void.
  links_revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id text primary key,
  account text not null references accounts on delete cascade,
  token text not null unique,
  -- Begun by a one-tap link: may play, may not manage the account.
  link boolean not null default false,
  address text,
  user_agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null
);
create index sessions_of_account on sessions (account);
create index sessions_by_end on sessions (expires_at);

-- Sign-ins through others. The library asks for the table; nothing is written to it yet.
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

-- Codes (hashed) and challenges that wait for their answer.
create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);
create index verifications_by_end on verifications (expires_at);

create table passkeys (
  id text primary key,
  account text not null references accounts on delete cascade,
  name text,
  credential_id text not null unique,
  public_key text not null,
  -- Not bigint, which arrives as a text.
  counter double precision not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz
);
create index passkeys_of_account on passkeys (account);

-- API tokens. `key` is a hash; what may be done with one is in `permissions`.
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
  -- What the library can count for a token; not used here.
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
  -- Milliseconds; not bigint, which arrives as a text.
  last_request double precision not null
);

-- What the house keeps to itself, such as the key that signs cookies and links.
create table secrets (
  name text primary key,
  value text not null
);

-- A guest is no longer one as soon as something else than a cookie leads to the account.
create function account_with_address() returns trigger language plpgsql as $$
begin
  new.guest := false;
  return new;
end $$;
create trigger account_with_address before insert or update on accounts
  for each row when (new.email_verified) execute function account_with_address();

create function account_with_passkey() returns trigger language plpgsql as $$
begin
  update accounts set guest = false where id = new.account and guest;
  return null;
end $$;
create trigger account_with_passkey after insert on passkeys
  for each row execute function account_with_passkey();

-- A session lives longer while it is used, but not one that a link began.
create function link_session_ends() returns trigger language plpgsql as $$
begin
  new.expires_at := old.expires_at;
  return new;
end $$;
create trigger link_session_ends before update on sessions
  for each row when (old.link) execute function link_session_ends();
