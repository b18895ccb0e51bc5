SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.account_with_address() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.guest := false;
  return new;
end $$;
CREATE FUNCTION public.account_with_passkey() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update accounts set guest = false where id = new.account and guest;
  return null;
end $$;
CREATE FUNCTION public.commit_moves(ids text[], expected integer[], seats smallint[], commands text[], bots boolean[], entries text[], ats timestamp with time zone[], waitings smallint[], clocks text[], results text[], deadlines_change boolean[], dues timestamp with time zone[], kinds text[], contents text[]) RETURNS SETOF text
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $_$
#variable_conflict use_column
begin
  return query
  with given as (
    select *
    from unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      as g(id, expected, seat, command, bot, entry, at, waiting, clock, result, deadline_changes, due, kind, content)
  ),
  moved as (
    update heads h
    set version = h.version + 1, waiting = g.waiting, clock = g.clock::json, result = g.result::json
    from given g
    where h.match_id = g.id and h.version = g.expected and h.result is null
      and not exists (select from bucket_fences f where f.bucket = left(g.id, 2))
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
  told as (
    insert into outbox (match_id, n, kind, content)
    select id, expected + 1, kind, content::json from moved where kind is not null
  ),
  noted as (
    insert into commits (moved)
    select string_agg(id || ' ' || (expected + 1), ',') from moved having count(*) > 0
  )
  select id from moved;
end
$_$;
CREATE FUNCTION public.desk_log_stays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' and current_setting('carriage.erasing', true) = 'yes'
    and (new.id, new.action, new.at) = (old.id, old.action, old.at) and new.facts::text = old.facts::text
  then return new;
  end if;
  raise exception 'entries of the desk''s log are not changed';
end
$$;
CREATE FUNCTION public.is_fenced(match text) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select exists (select from bucket_fences where bucket = left(match, 2))
$$;
CREATE FUNCTION public.link_session_ends() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.expires_at := old.expires_at;
  return new;
end $$;
CREATE FUNCTION public.next_hour(after timestamp with time zone, zone text, hour integer) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  select min(at) from (
    select (date_trunc('day', after at time zone zone) + make_interval(days => day, hours => hour)) at time zone zone as at
    from generate_series(0, 1) as day
  ) as candidates where at > after
$$;
CREATE FUNCTION public.note_absence() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.kept_since = case when new.kept then now() end;
  return new;
end
$$;
CREATE FUNCTION public.note_finished(ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
  with placed as (
    select t.id, t.game, t.seats, t.pace ->> 'kind' as pace, t.visibility = 'open' as visible, t.found as result,
      not t.ended_by_agreement as counts, coalesce(t.ended_at, now()) as ended_at, g.members,
      json_array_length(g.members) as tied,
      sum(json_array_length(g.members)) over (partition by t.id order by g.n) - json_array_length(g.members) + 1 as place
    from (
        select t.*, coalesce(t.result, h.result) as found from tables t left join heads h on h.match_id = t.id
        where t.id = any(ids)
      ) t,
      json_array_elements(t.found -> 'ranking') with ordinality as g(members, n)
  )
  insert into finished_seats
    (table_id, seat, account, game, seats, people, pace, visible, place, tied, score, ended_at, counts)
  select p.id, s.seat, s.account, p.game, p.seats,
    (select count(*) from seats o where o.table_id = p.id and o.account is not null),
    p.pace, p.visible, p.place, p.tied, (p.result -> 'scores' ->> s.seat::integer)::integer, p.ended_at, p.counts
  from placed p, json_array_elements_text(p.members) as m(seat)
    join seats s on s.seat = m.seat::smallint
  where s.table_id = p.id and s.account is not null
  on conflict do nothing
$$;
CREATE FUNCTION public.note_return() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.returned_at = now();
  return new;
end
$$;
CREATE FUNCTION public.pass_state_on() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update seats set state = new.state where table_id = new.id;
  update invitations set state = new.state where table_id = new.id;
  if new.state in ('over', 'abandoned') then
    delete from drafts where match_id = new.id;
    delete from orders where match_id = new.id and not is_fenced(new.id);
    delete from proposals where table_id = new.id;
  end if;
  -- Fired at the end of the statement, which also set the result.
  if new.state = 'over' then
    perform note_finished(array[new.id]);
    if new.rated then
      insert into rated_matches (table_id) values (new.id) on conflict do nothing;
    end if;
  end if;
  return null;
end
$$;
CREATE FUNCTION public.plain_address(email text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select lower(regexp_replace(email, '\+[^@]*@', '@'))
$$;
CREATE FUNCTION public.refuse_fenced() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  match text;
begin
  if tg_table_name = 'matches' then
    match := case when tg_op = 'DELETE' then old.id else new.id end;
  else
    match := case when tg_op = 'DELETE' then old.match_id else new.match_id end;
  end if;
  if exists (select from bucket_fences where bucket = left(match, 2))
    and current_setting('carriage.moving', true) is distinct from 'on' then
    raise exception 'bucket % is fenced in this store', left(match, 2) using errcode = 'CHF01';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
CREATE FUNCTION public.store_map_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update store_map set version = version + 1;
  return null;
end
$$;
CREATE FUNCTION public.take_state_of_table() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.state := coalesce((select state from tables where id = new.table_id), new.state);
  return new;
end
$$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.accepted_rows (
    game text NOT NULL,
    table_name text NOT NULL,
    row_key text NOT NULL,
    value text NOT NULL,
    owners integer NOT NULL,
    operator text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.accounts (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    image text,
    guest boolean DEFAULT false NOT NULL,
    links_revoked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    hidden boolean DEFAULT false NOT NULL,
    role text,
    suspended_until timestamp with time zone,
    favourites text[] DEFAULT '{}'::text[] NOT NULL
);
CREATE TABLE public.announcements (
    id bigint NOT NULL,
    kind text NOT NULL,
    english text NOT NULL,
    german text NOT NULL,
    begins_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    operator text NOT NULL,
    CONSTRAINT announcements_kind_check CHECK ((kind = ANY (ARRAY['news'::text, 'maintenance'::text])))
);
ALTER TABLE public.announcements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.announcements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.api_tokens (
    id text NOT NULL,
    account text NOT NULL,
    name text,
    key text NOT NULL,
    start text,
    prefix text,
    permissions text,
    enabled boolean,
    expires_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    config_id text NOT NULL,
    refill_interval integer,
    refill_amount integer,
    last_refill_at timestamp with time zone,
    rate_limit_enabled boolean,
    rate_limit_time_window integer,
    rate_limit_max integer,
    request_count integer,
    remaining integer,
    last_request timestamp with time zone,
    metadata text
);
CREATE TABLE public.applied_events (
    store text NOT NULL,
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.archive_dictionaries (
    id integer NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    content bytea NOT NULL
);
ALTER TABLE public.archive_dictionaries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.archive_dictionaries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.archived_logs (
    match_id text NOT NULL,
    dictionary integer NOT NULL,
    content bytea NOT NULL
);
ALTER TABLE ONLY public.archived_logs ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE TABLE public.boxes (
    id text NOT NULL,
    account text NOT NULL,
    game text NOT NULL,
    title text NOT NULL,
    tables json NOT NULL,
    shared boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.browsers (
    account text NOT NULL,
    browser text NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.bucket_attempts
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.bucket_fences (
    bucket text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT bucket_fences_bucket_check CHECK ((length(bucket) = 2))
);
CREATE TABLE public.bucket_movers (
    bucket text NOT NULL,
    attempt integer NOT NULL,
    CONSTRAINT bucket_movers_bucket_check CHECK ((length(bucket) = 2))
);
CREATE TABLE public.bucket_moves (
    bucket text NOT NULL,
    source text NOT NULL,
    target text NOT NULL,
    state text DEFAULT 'copying'::text NOT NULL,
    attempt integer DEFAULT 0 NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    try_at timestamp with time zone DEFAULT now() NOT NULL,
    fault text,
    CONSTRAINT bucket_moves_bucket_check CHECK ((length(bucket) = 2)),
    CONSTRAINT bucket_moves_state_check CHECK ((state = ANY (ARRAY['copying'::text, 'fenced'::text, 'switched'::text, 'emptying'::text, 'returning'::text])))
);
CREATE TABLE public.bucket_places (
    bucket text NOT NULL,
    store text NOT NULL,
    CONSTRAINT bucket_places_bucket_check CHECK ((length(bucket) = 2))
);
CREATE TABLE public.calendar_links (
    account text NOT NULL,
    nonce text NOT NULL,
    language text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.chat_lines (
    id bigint NOT NULL,
    match_id text NOT NULL,
    account text NOT NULL,
    seat smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    command text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.chat_lines ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.chat_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.circle_invitations (
    circle text NOT NULL,
    account text NOT NULL,
    invited_at timestamp with time zone DEFAULT now() NOT NULL,
    answer text
);
CREATE TABLE public.circle_members (
    circle text NOT NULL,
    account text NOT NULL,
    leader boolean DEFAULT false NOT NULL,
    joined_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.circle_tables (
    table_id text NOT NULL,
    circle text NOT NULL,
    laid_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.circles (
    id text NOT NULL,
    name text NOT NULL,
    key text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.client_reports (
    id bigint NOT NULL,
    fingerprint text NOT NULL,
    part text NOT NULL,
    message text NOT NULL,
    stack text NOT NULL,
    match_id text,
    entry integer,
    rules integer,
    client text NOT NULL,
    page text NOT NULL,
    language text NOT NULL,
    agent text NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    first_at timestamp with time zone DEFAULT now() NOT NULL,
    last_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.client_reports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.client_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE UNLOGGED TABLE public.commits (
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    moved text NOT NULL
);
CREATE TABLE public.deadlines (
    match_id text NOT NULL,
    version integer NOT NULL,
    due_at timestamp with time zone NOT NULL
);
CREATE TABLE public.desk_log (
    id bigint NOT NULL,
    operator text NOT NULL,
    action text NOT NULL,
    subject text,
    facts json NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.desk_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.desk_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.drafts (
    match_id text NOT NULL,
    seat smallint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    edited_at timestamp with time zone NOT NULL,
    draft json NOT NULL,
    CONSTRAINT drafts_draft_check CHECK ((octet_length((draft)::text) <= 65536))
);
CREATE TABLE public.finished_seats (
    table_id text NOT NULL,
    seat smallint NOT NULL,
    account text NOT NULL,
    game text NOT NULL,
    seats smallint NOT NULL,
    people smallint NOT NULL,
    pace text NOT NULL,
    visible boolean NOT NULL,
    place smallint NOT NULL,
    tied smallint NOT NULL,
    score integer NOT NULL,
    ended_at timestamp with time zone NOT NULL,
    counts boolean DEFAULT true NOT NULL
);
CREATE TABLE public.follows (
    account text NOT NULL,
    other text NOT NULL,
    followed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.heads (
    match_id text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    waiting smallint NOT NULL,
    clock json,
    result json
)
WITH (fillfactor='50');
CREATE TABLE public.invitations (
    table_id text NOT NULL,
    account text NOT NULL,
    state text DEFAULT 'gathering'::text NOT NULL,
    invited_at timestamp with time zone DEFAULT now() NOT NULL,
    answer text
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL,
    release integer
);
CREATE TABLE public.leagues (
    id text NOT NULL,
    title text NOT NULL,
    game text NOT NULL,
    options json NOT NULL,
    seats smallint NOT NULL,
    pace json NOT NULL,
    signup_days smallint NOT NULL,
    season_days smallint NOT NULL,
    active boolean DEFAULT true NOT NULL,
    CONSTRAINT leagues_season_days_check CHECK ((season_days > 0)),
    CONSTRAINT leagues_seats_check CHECK (((seats >= 2) AND (seats <= 5))),
    CONSTRAINT leagues_signup_days_check CHECK ((signup_days > 0))
);
CREATE TABLE public.matches (
    id text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    seats smallint NOT NULL,
    options json NOT NULL,
    secret text NOT NULL,
    commitment text NOT NULL,
    nonces text[] NOT NULL,
    opening json NOT NULL,
    pace json NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    repeats boolean DEFAULT false NOT NULL
);
CREATE TABLE public.measures (
    id bigint NOT NULL,
    account text NOT NULL,
    kind text NOT NULL,
    reason text NOT NULL,
    until timestamp with time zone,
    report bigint,
    operator text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    lifted_at timestamp with time zone,
    appeal text,
    appealed_at timestamp with time zone,
    decision text,
    answer text,
    decided_by text,
    decided_at timestamp with time zone,
    point smallint,
    CONSTRAINT measures_check CHECK (((kind = 'warning'::text) OR (until IS NOT NULL))),
    CONSTRAINT measures_decision_check CHECK ((decision = ANY (ARRAY['accepted'::text, 'refused'::text]))),
    CONSTRAINT measures_kind_check CHECK ((kind = ANY (ARRAY['warning'::text, 'suspension'::text])))
);
ALTER TABLE public.measures ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.measures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.moves (
    match_id text NOT NULL,
    n integer NOT NULL,
    seat smallint NOT NULL,
    command text NOT NULL,
    bot boolean NOT NULL,
    entry json NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.notes (
    match_id text NOT NULL,
    account text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    edited_at timestamp with time zone DEFAULT now() NOT NULL,
    text text NOT NULL,
    CONSTRAINT notes_text_check CHECK ((length(text) <= 8000))
);
CREATE TABLE public.notice_channels (
    id bigint NOT NULL,
    account text NOT NULL,
    kind text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    keys json,
    active boolean DEFAULT true NOT NULL,
    shared boolean DEFAULT false NOT NULL,
    error text,
    error_detail text,
    failed_at timestamp with time zone,
    digested_at timestamp with time zone,
    CONSTRAINT notice_channels_kind_check CHECK ((kind = ANY (ARRAY['push'::text, 'mail'::text, 'webhook'::text])))
);
ALTER TABLE public.notice_channels ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notice_channels_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.notice_settings (
    account text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    zone text DEFAULT 'UTC'::text NOT NULL,
    digest_hour smallint,
    tested_at timestamp with time zone,
    CONSTRAINT notice_settings_digest_hour_check CHECK (((digest_hour >= 0) AND (digest_hour <= 23)))
);
CREATE TABLE public.notices (
    id bigint NOT NULL,
    match_id text NOT NULL,
    n integer NOT NULL,
    account text NOT NULL,
    channel bigint NOT NULL,
    kind text NOT NULL,
    seat smallint NOT NULL,
    digest boolean NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    due_at timestamp with time zone NOT NULL,
    CONSTRAINT notices_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'dropped'::text, 'failed'::text])))
);
ALTER TABLE public.notices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.orders (
    match_id text NOT NULL,
    seat smallint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    basis integer NOT NULL,
    list json NOT NULL,
    looked integer,
    because json,
    given_at timestamp with time zone DEFAULT now(),
    variation uuid DEFAULT gen_random_uuid(),
    CONSTRAINT orders_list_check CHECK ((octet_length((list)::text) <= 65536))
);
CREATE TABLE public.outbox (
    id bigint NOT NULL,
    match_id text NOT NULL,
    n integer NOT NULL,
    kind text NOT NULL,
    content json NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.passkeys (
    id text NOT NULL,
    account text NOT NULL,
    name text,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter double precision NOT NULL,
    device_type text NOT NULL,
    backed_up boolean NOT NULL,
    transports text,
    aaguid text,
    created_at timestamp with time zone
);
CREATE TABLE public.presences (
    account text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.printed_rows (
    account text NOT NULL,
    game text NOT NULL,
    table_name text NOT NULL,
    row_key text NOT NULL,
    value text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.proposals (
    id bigint NOT NULL,
    table_id text NOT NULL,
    account text NOT NULL,
    seat smallint,
    agreed smallint[] DEFAULT '{}'::smallint[] NOT NULL
);
ALTER TABLE public.proposals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.proposals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.quarantines (
    match_id text NOT NULL,
    reason text NOT NULL,
    detail text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT quarantines_reason_check CHECK ((reason = ANY (ARRAY['unknownRules'::text, 'brokenLog'::text, 'rules'::text, 'bot'::text])))
);
CREATE TABLE public.rate_limits (
    id text NOT NULL,
    key text NOT NULL,
    count integer NOT NULL,
    last_request double precision NOT NULL
);
CREATE TABLE public.rated_matches (
    table_id text NOT NULL,
    applied bigint
);
CREATE TABLE public.ratings (
    account text NOT NULL,
    game text NOT NULL,
    pace text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL
);
CREATE TABLE public.reach_settings (
    account text NOT NULL,
    follow text DEFAULT 'anybody'::text NOT NULL,
    seen text DEFAULT 'friends'::text NOT NULL,
    invite text DEFAULT 'anybody'::text NOT NULL,
    CONSTRAINT reach_settings_follow_check CHECK ((follow = ANY (ARRAY['anybody'::text, 'nobody'::text]))),
    CONSTRAINT reach_settings_invite_check CHECK ((invite = ANY (ARRAY['anybody'::text, 'friends'::text, 'nobody'::text]))),
    CONSTRAINT reach_settings_seen_check CHECK ((seen = ANY (ARRAY['followers'::text, 'friends'::text, 'nobody'::text])))
);
CREATE TABLE public.record_imports (
    account text NOT NULL,
    day date NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.records (
    id text NOT NULL,
    digest text NOT NULL,
    text text NOT NULL,
    imported_at timestamp with time zone DEFAULT now() NOT NULL,
    account text
);
CREATE TABLE public.recovery_codes (
    account text NOT NULL,
    hash text NOT NULL
);
CREATE TABLE public.reports (
    id bigint NOT NULL,
    reporter text NOT NULL,
    reported text NOT NULL,
    match_id text NOT NULL,
    line bigint,
    reason text NOT NULL,
    note text NOT NULL,
    context json NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    outcome text,
    settled_by text
);
ALTER TABLE public.reports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.season_games (
    season integer NOT NULL,
    division smallint NOT NULL,
    group_number smallint NOT NULL,
    number smallint NOT NULL,
    slots smallint[] NOT NULL,
    state text DEFAULT 'planned'::text NOT NULL,
    table_id text,
    reminded integer,
    CONSTRAINT season_games_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'playing'::text, 'over'::text, 'void'::text])))
);
CREATE TABLE public.season_people (
    season integer NOT NULL,
    account text NOT NULL,
    stays boolean DEFAULT true NOT NULL,
    signed_at timestamp with time zone NOT NULL,
    division smallint,
    group_number smallint,
    slot smallint,
    place smallint,
    step smallint,
    CONSTRAINT season_people_step_check CHECK (((step >= '-1'::integer) AND (step <= 1)))
);
CREATE TABLE public.seasons (
    id integer NOT NULL,
    league text NOT NULL,
    number integer NOT NULL,
    state text DEFAULT 'signup'::text NOT NULL,
    signup_ends timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    look_at timestamp with time zone,
    CONSTRAINT seasons_state_check CHECK ((state = ANY (ARRAY['signup'::text, 'starting'::text, 'playing'::text, 'over'::text])))
);
ALTER TABLE public.seasons ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.seasons_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat smallint NOT NULL,
    account text,
    bot text,
    name text NOT NULL,
    ready boolean DEFAULT false NOT NULL,
    nonce text NOT NULL,
    kept boolean DEFAULT false NOT NULL,
    resigned boolean DEFAULT false NOT NULL,
    joined_at timestamp with time zone DEFAULT now() NOT NULL,
    state text DEFAULT 'gathering'::text NOT NULL,
    returned_at timestamp with time zone,
    program boolean DEFAULT false NOT NULL,
    kept_since timestamp with time zone,
    CONSTRAINT seats_bot_level CHECK ((bot = ANY (ARRAY['apprentice'::text, 'mechanic'::text, 'engineer'::text, 'magnate'::text]))),
    CONSTRAINT seats_check CHECK (((account IS NULL) OR (bot IS NULL)))
);
CREATE TABLE public.second_factors (
    account text NOT NULL,
    secret text NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    failed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.sessions (
    id text NOT NULL,
    account text NOT NULL,
    token text NOT NULL,
    link boolean DEFAULT false NOT NULL,
    address text,
    user_agent text,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    link_tables text,
    raised_until timestamp with time zone
);
CREATE TABLE public.sign_ins (
    id text NOT NULL,
    account text NOT NULL,
    provider text NOT NULL,
    foreign_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.silences (
    account text NOT NULL,
    other text NOT NULL,
    name text NOT NULL,
    muted boolean DEFAULT false NOT NULL,
    blocked boolean DEFAULT false NOT NULL
);
CREATE TABLE public.snapshots (
    match_id text NOT NULL,
    n integer NOT NULL,
    state json NOT NULL
);
CREATE TABLE public.store_map (
    one boolean DEFAULT true NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT store_map_one_check CHECK (one)
);
CREATE TABLE public.stores (
    name text NOT NULL,
    url text NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT stores_name_check CHECK (((name ~ '^[a-z][a-z0-9-]{0,30}$'::text) AND (name <> 'home'::text)))
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    options json NOT NULL,
    seats smallint NOT NULL,
    pace json NOT NULL,
    visibility text NOT NULL,
    state text DEFAULT 'gathering'::text NOT NULL,
    owner text NOT NULL,
    key text NOT NULL,
    secret text NOT NULL,
    commitment text NOT NULL,
    rematch_of text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    hints boolean DEFAULT false NOT NULL,
    learning boolean DEFAULT false NOT NULL,
    touched_at timestamp with time zone DEFAULT now() NOT NULL,
    rated boolean DEFAULT false NOT NULL,
    archived boolean DEFAULT false NOT NULL,
    ended_by_agreement boolean DEFAULT false NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    result json,
    CONSTRAINT tables_state_check CHECK ((state = ANY (ARRAY['gathering'::text, 'playing'::text, 'over'::text, 'abandoned'::text]))),
    CONSTRAINT tables_visibility_check CHECK ((visibility = ANY (ARRAY['open'::text, 'link'::text, 'private'::text])))
);
CREATE TABLE public.target_limits (
    kind text NOT NULL,
    target text NOT NULL,
    count integer NOT NULL,
    began_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL
);
CREATE TABLE public.tickets (
    account text NOT NULL,
    game text NOT NULL,
    pace jsonb NOT NULL,
    "least" smallint NOT NULL,
    most smallint NOT NULL,
    rated boolean NOT NULL,
    reach smallint,
    awake boolean NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    table_id text
);
CREATE TABLE public.time_settings (
    account text NOT NULL,
    zone text NOT NULL,
    sleep_from time without time zone,
    sleep_to time without time zone,
    holidays json DEFAULT '[]'::json NOT NULL,
    CONSTRAINT time_settings_check CHECK (((sleep_from IS NULL) = (sleep_to IS NULL)))
);
CREATE TABLE public.tournament_games (
    tournament integer NOT NULL,
    round smallint NOT NULL,
    number smallint NOT NULL,
    slots smallint[] NOT NULL,
    state text DEFAULT 'planned'::text NOT NULL,
    table_id text,
    away smallint[],
    ranking json,
    CONSTRAINT tournament_games_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'playing'::text, 'over'::text, 'cut'::text, 'void'::text, 'bye'::text])))
);
CREATE TABLE public.tournament_people (
    tournament integer NOT NULL,
    account text NOT NULL,
    signed_at timestamp with time zone NOT NULL,
    slot smallint,
    standing text DEFAULT 'in'::text NOT NULL,
    CONSTRAINT tournament_people_standing_check CHECK ((standing = ANY (ARRAY['in'::text, 'away'::text, 'out'::text, 'removed'::text])))
);
CREATE TABLE public.tournaments (
    id integer NOT NULL,
    title text NOT NULL,
    game text NOT NULL,
    options json NOT NULL,
    seats smallint NOT NULL,
    sizes smallint[] NOT NULL,
    pace json NOT NULL,
    rated boolean NOT NULL,
    rounds smallint,
    round_minutes smallint NOT NULL,
    capacity smallint NOT NULL,
    key text,
    owner text NOT NULL,
    seed text NOT NULL,
    state text DEFAULT 'signup'::text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    round smallint DEFAULT 0 NOT NULL,
    round_ends timestamp with time zone,
    look_at timestamp with time zone,
    CONSTRAINT tournaments_capacity_check CHECK ((capacity > 1)),
    CONSTRAINT tournaments_round_minutes_check CHECK ((round_minutes > 0)),
    CONSTRAINT tournaments_rounds_check CHECK ((rounds > 0)),
    CONSTRAINT tournaments_seats_check CHECK (((seats >= 2) AND (seats <= 5))),
    CONSTRAINT tournaments_state_check CHECK ((state = ANY (ARRAY['signup'::text, 'starting'::text, 'playing'::text, 'pause'::text, 'over'::text, 'cancelled'::text])))
);
ALTER TABLE public.tournaments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tournaments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.undo_asks (
    match_id text NOT NULL,
    version integer NOT NULL,
    seat smallint NOT NULL,
    n integer NOT NULL,
    needs smallint[] NOT NULL,
    agreed smallint[] NOT NULL
);
CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.accounts VALUES
	('cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', 'Ann', '4c83f64c-7adb-457a-9d14-532ea8b081c1@guest.invalid', false, NULL, false, NULL, '2026-11-19 14:31:02.897+00', '2026-11-19 14:31:02.948964+00', false, NULL, NULL, '{}'),
	('DG0VYue2FMrK1CTh9C03Ye89jLxYgt95', 'Bob', '00e64694-2408-4804-b002-acd12dd9c7c8@guest.invalid', false, NULL, false, NULL, '2026-11-19 14:31:03.064+00', '2026-11-19 14:31:03.12076+00', false, NULL, NULL, '{}'),
	('pmctavrTKwIbbwCE83MVTUeZo0QGZ5oM', 'Cat', 'eb9f7ef1-6b11-4d85-ab67-70f6a1a61d69@guest.invalid', false, NULL, false, NULL, '2026-11-19 14:31:03.214+00', '2026-11-19 14:31:03.25722+00', false, NULL, NULL, '{}');
INSERT INTO public.circle_invitations VALUES
	('R6WwASVJpwcJ', 'pmctavrTKwIbbwCE83MVTUeZo0QGZ5oM', '2026-11-19 14:31:07.240419+00', NULL);
INSERT INTO public.circle_members VALUES
	('R6WwASVJpwcJ', 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', true, '2026-11-19 14:31:07.162869+00'),
	('R6WwASVJpwcJ', 'DG0VYue2FMrK1CTh9C03Ye89jLxYgt95', false, '2026-11-19 14:31:07.198978+00');
INSERT INTO public.circle_tables VALUES
	('pcdkv1s1sw97a2', 'R6WwASVJpwcJ', '2026-11-19 14:31:07.2692+00');
INSERT INTO public.circles VALUES
	('R6WwASVJpwcJ', 'Thursday round', 'woIN05UQT45LeHVH454Y', '2026-11-19 14:31:07.162869+00');
INSERT INTO public.commits VALUES
	('136379', '0xg44v7xekgccz 1'),
	('136380', '0xg44v7xekgccz 2'),
	('136381', '0xg44v7xekgccz 3'),
	('136382', '0xg44v7xekgccz 4'),
	('136383', '0xg44v7xekgccz 5'),
	('136384', '0xg44v7xekgccz 6'),
	('136385', '0xg44v7xekgccz 7'),
	('136386', '0xg44v7xekgccz 8'),
	('136387', '0xg44v7xekgccz 9'),
	('136388', '0xg44v7xekgccz 10'),
	('136389', '0xg44v7xekgccz 11'),
	('136390', '0xg44v7xekgccz 12'),
	('136391', '0xg44v7xekgccz 13'),
	('136392', '0xg44v7xekgccz 14'),
	('136393', '0xg44v7xekgccz 15'),
	('136394', '0xg44v7xekgccz 16'),
	('136395', '0xg44v7xekgccz 17'),
	('136396', '0xg44v7xekgccz 18'),
	('136397', '0xg44v7xekgccz 19'),
	('136398', '0xg44v7xekgccz 20'),
	('136399', '0xg44v7xekgccz 21'),
	('136400', '0xg44v7xekgccz 22'),
	('136401', '0xg44v7xekgccz 23'),
	('136402', '0xg44v7xekgccz 24'),
	('136403', '0xg44v7xekgccz 25'),
	('136404', '0xg44v7xekgccz 26'),
	('136405', '0xg44v7xekgccz 27'),
	('136406', '0xg44v7xekgccz 28'),
	('136407', '0xg44v7xekgccz 29'),
	('136408', '0xg44v7xekgccz 30'),
	('136409', '0xg44v7xekgccz 31'),
	('136410', '0xg44v7xekgccz 32'),
	('136412', '0xg44v7xekgccz 33'),
	('136413', '0xg44v7xekgccz 34'),
	('136414', '0xg44v7xekgccz 35'),
	('136415', '0xg44v7xekgccz 36'),
	('136416', '0xg44v7xekgccz 37'),
	('136417', '0xg44v7xekgccz 38'),
	('136418', '0xg44v7xekgccz 39'),
	('136419', '0xg44v7xekgccz 40'),
	('136422', '228sy14p3yq61f 1'),
	('136423', '228sy14p3yq61f 2'),
	('136424', '228sy14p3yq61f 3'),
	('136425', '228sy14p3yq61f 4'),
	('136426', '228sy14p3yq61f 5'),
	('136427', '228sy14p3yq61f 6'),
	('136428', '228sy14p3yq61f 7'),
	('136429', '228sy14p3yq61f 8'),
	('136430', '228sy14p3yq61f 9'),
	('136431', '228sy14p3yq61f 10');
INSERT INTO public.commits VALUES
	('136432', '228sy14p3yq61f 11'),
	('136433', '228sy14p3yq61f 12'),
	('136434', '228sy14p3yq61f 13'),
	('136435', '228sy14p3yq61f 14'),
	('136436', '228sy14p3yq61f 15'),
	('136437', '228sy14p3yq61f 16'),
	('136438', '228sy14p3yq61f 17'),
	('136439', '228sy14p3yq61f 18'),
	('136440', '228sy14p3yq61f 19'),
	('136441', '228sy14p3yq61f 20'),
	('136442', '228sy14p3yq61f 21'),
	('136443', '228sy14p3yq61f 22'),
	('136444', '228sy14p3yq61f 23'),
	('136445', '228sy14p3yq61f 24'),
	('136446', '228sy14p3yq61f 25'),
	('136447', '228sy14p3yq61f 26'),
	('136448', '228sy14p3yq61f 27'),
	('136449', '228sy14p3yq61f 28'),
	('136450', '228sy14p3yq61f 29'),
	('136451', '228sy14p3yq61f 30'),
	('136452', '228sy14p3yq61f 31'),
	('136453', '228sy14p3yq61f 32'),
	('136455', '228sy14p3yq61f 33'),
	('136456', '228sy14p3yq61f 34'),
	('136457', '228sy14p3yq61f 35'),
	('136458', '228sy14p3yq61f 36'),
	('136459', '228sy14p3yq61f 37'),
	('136460', '228sy14p3yq61f 38'),
	('136461', '228sy14p3yq61f 39'),
	('136462', '228sy14p3yq61f 40'),
	('136466', '2twt1teyzsqa38 1'),
	('136467', '2twt1teyzsqa38 2'),
	('136468', '2twt1teyzsqa38 3'),
	('136469', '2twt1teyzsqa38 4'),
	('136470', '2twt1teyzsqa38 5'),
	('136471', '2twt1teyzsqa38 6');
INSERT INTO public.deadlines VALUES
	('0xg44v7xekgccz', 40, '2026-11-22 14:31:05.005+00'),
	('228sy14p3yq61f', 40, '2026-11-22 14:31:06.388+00'),
	('2twt1teyzsqa38', 6, '2026-11-22 14:31:07.005+00');
INSERT INTO public.desk_log OVERRIDING SYSTEM VALUE VALUES
	(1, 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', 'liftMeasure', 'pmctavrTKwIbbwCE83MVTUeZo0QGZ5oM', '{}', '2026-11-19 14:31:07.32068+00');
INSERT INTO public.heads VALUES
	('2twt1teyzsqa38', 6, 2, '{"at":1795098667005,"left":[259200000,259200000,259200000],"running":[1],"since":[1795098667005]}', NULL),
	('0xg44v7xekgccz', 40, 2, '{"at":1795098665005,"left":[259200000,259200000],"running":[1],"since":[1795098665005]}', NULL),
	('228sy14p3yq61f', 40, 2, '{"at":1795098666388,"left":[259200000,259200000],"running":[1],"since":[1795098666388]}', NULL);
INSERT INTO public.kysely_migration VALUES
	('0001-matches', '2026-11-19T14:30:59.840Z', 0),
	('0002-tables', '2026-11-19T14:30:59.904Z', 0),
	('0003-commit', '2026-11-19T14:30:59.918Z', 0),
	('0004-records', '2026-11-19T14:30:59.935Z', 0),
	('0010-accounts', '2026-11-19T14:31:00.052Z', 0),
	('0020-lists', '2026-11-19T14:31:00.078Z', 0),
	('0030-clocks', '2026-11-19T14:31:00.096Z', 0),
	('0040-couriers', '2026-11-19T14:31:00.174Z', 0),
	('0050-chat', '2026-11-19T14:31:00.242Z', 0),
	('0060-bot-levels', '2026-11-19T14:31:00.255Z', 0),
	('0061-hints', '2026-11-19T14:31:00.275Z', 0),
	('0062-programs', '2026-11-19T14:31:00.277Z', 0),
	('0063-drafts', '2026-11-19T14:31:00.292Z', 0),
	('0064-learning-tables', '2026-11-19T14:31:00.314Z', 0),
	('0065-drafts-end', '2026-11-19T14:31:00.336Z', 0),
	('0070-record-imports', '2026-11-19T14:31:00.359Z', 0),
	('0072-repeated-draws', '2026-11-19T14:31:00.373Z', 0),
	('0074-target-limits', '2026-11-19T14:31:00.392Z', 0),
	('0075-session-hashes', '2026-11-19T14:31:00.410Z', 0),
	('0076-link-tables', '2026-11-19T14:31:00.418Z', 0),
	('0077-quarantines', '2026-11-19T14:31:00.448Z', 0),
	('0079-client-reports', '2026-11-19T14:31:00.537Z', 0),
	('0080-orders', '2026-11-19T14:31:00.568Z', 1),
	('0085-history', '2026-11-19T14:31:00.629Z', 1),
	('0086-ratings', '2026-11-19T14:31:00.657Z', 1),
	('0090-commit-plan', '2026-11-19T14:31:00.685Z', 1),
	('0091-order-times', '2026-11-19T14:31:00.700Z', 1),
	('0095-chat-by-age', '2026-11-19T14:31:00.720Z', 1),
	('0096-sweeps', '2026-11-19T14:31:00.772Z', 1),
	('0099-archive', '2026-11-19T14:31:00.809Z', 1),
	('0100-tables-to-archive', '2026-11-19T14:31:00.846Z', 1),
	('0112-desk', '2026-11-19T14:31:00.932Z', 1),
	('0113-desk-lists', '2026-11-19T14:31:00.987Z', 1),
	('0114-boxes', '2026-11-19T14:31:01.012Z', 1),
	('0115-printed-rows', '2026-11-19T14:31:01.060Z', 1),
	('0116-absence', '2026-11-19T14:31:01.095Z', 1),
	('0117-calendar-links', '2026-11-19T14:31:01.125Z', 1),
	('0118-notes', '2026-11-19T14:31:01.150Z', 1),
	('0119-finished-tables', '2026-11-19T14:31:01.175Z', 1),
	('0121-conduct', '2026-11-19T14:31:01.192Z', 1),
	('0122-tournaments', '2026-11-19T14:31:01.284Z', 1),
	('0123-meeting', '2026-11-19T14:31:01.340Z', 1),
	('0124-people', '2026-11-19T14:31:01.388Z', 1),
	('0125-people-by-name', '2026-11-19T14:31:01.432Z', 1),
	('0126-seasons', '2026-11-19T14:31:01.511Z', 1),
	('0127-circles', '2026-11-19T14:31:01.572Z', 1),
	('0128-club', '2026-11-19T14:31:01.577Z', 1),
	('0129-hidden-by-name', '2026-11-19T14:31:01.604Z', 1),
	('0130-stores', '2026-11-19T14:31:01.675Z', 1),
	('0131-dictionaries-at-home', '2026-11-19T14:31:01.684Z', 1);
INSERT INTO public.kysely_migration VALUES
	('0132-bucket-moves', '2026-11-19T14:31:01.712Z', 1),
	('0133-history-indexes', '2026-11-19T14:31:01.762Z', 1);
INSERT INTO public.matches VALUES
	('0xg44v7xekgccz', 'kraftwagen', 1, 2, '{"specialtyTiles":false,"scoreVisibility":"hidden","engineerMarkerLimit":"perTurn","marketAward":"sameRound","benzCollectsMoney":true,"tieBreak":"shared"}', '08b47cc0e7ad96376ade35bbfc227486b675abb04b0ccefaf2d89a836b1457a4', '0ca4da93a8440a62beb9e7589e92f253662b691e1d914e28a9f17058fad3871e', '{8bd981ab98f8cfed4f288fe0d692a785,1d6dd6795b4debc5198a1bafba410cf4}', '[4,3,1,1,0,0,2,0,0,0,0,0,3,0,4,38]', '{"kind":"slow","days":3}', '2026-11-19 14:31:03.653+00', true),
	('228sy14p3yq61f', 'age-of-engineering', 1, 2, '{"scoreVisibility":"open","recruitmentLeftovers":"stay","instantSale":"sellOwnCar","pitLaneCars":"last","twoPlayerMarketSpaces":6,"oldsToken":"onEngineerTile"}', '0ab320232f0ab03e2071bf8b84fff9249835ee28224014b5fbcb6a0c89d0d046', '5372060d71cdc2916907535c9fc96c101e09b7b39cc4576fda98763652f2eb0f', '{91aadf3ef022fa93bcc170ab47ebed84,3d5feed7f3de63333ee285147ed8d065}', '[0,0,0,1,0,0,0,2,0,0,0,0,0,3,1]', '{"kind":"slow","days":3}', '2026-11-19 14:31:05.119+00', true),
	('2twt1teyzsqa38', 'horseless-carriage', 2, 3, '{"introductory":false,"introMainlines":"printed","mirrorTiles":"mainlinesAndFloor","bayContact":"bay","indicatorAdjacency":"counts","keepClear":"front","planVisibility":"closed","saleObligation":"mustSell","stockUse":"choice","innovationTie":"position"}', '8acf53ed4baf666af05260524b5ea410eaf5122a2acfe00dc4e2378cc06e7d72', '2654c6b26240533fb331bd91da1f04749d7196e21f3fef10fbd6819931e02cec', '{140568f6b1d0eaff3e524051454cbd23,5bdeb3ca3ccf9e9df11cb3c1fe5c8f2d,bef1abe638ffccc3067a326ee85d7896}', '[0,1,1,0,0,1,0,0]', '{"kind":"slow","days":3}', '2026-11-19 14:31:06.732+00', true);
INSERT INTO public.measures OVERRIDING SYSTEM VALUE VALUES
	(1, 'pmctavrTKwIbbwCE83MVTUeZo0QGZ5oM', 'warning', 'Be kind.', NULL, NULL, 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', '2026-11-19 14:31:07.317751+00', '2026-11-19 14:31:07.317751+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.moves VALUES
	('0xg44v7xekgccz', 1, 1, 'move-0-of-1', false, '{"move":{"kind":"chooseStartTile","tile":"SD"},"draws":[]}', '2026-11-19 14:31:03.788+00'),
	('0xg44v7xekgccz', 2, 1, 'move-1-of-1', false, '{"move":{"kind":"chooseItem","item":"body"},"draws":[]}', '2026-11-19 14:31:03.865+00'),
	('0xg44v7xekgccz', 3, 1, 'move-2-of-1', false, '{"move":{"kind":"takeCard","card":"D1"},"draws":[32,9]}', '2026-11-19 14:31:03.911+00'),
	('0xg44v7xekgccz', 4, 0, 'move-3-of-0', false, '{"move":{"kind":"chooseItem","item":"hire"},"draws":[]}', '2026-11-19 14:31:03.938+00'),
	('0xg44v7xekgccz', 5, 0, 'move-4-of-0', false, '{"move":{"kind":"chooseItem","item":"engine"},"draws":[]}', '2026-11-19 14:31:03.962+00'),
	('0xg44v7xekgccz', 6, 0, 'move-5-of-0', false, '{"move":{"kind":"placeEngine","where":"workshop"},"draws":[]}', '2026-11-19 14:31:03.977+00'),
	('0xg44v7xekgccz', 7, 0, 'move-6-of-0', false, '{"move":{"kind":"takeTile","tile":"T2"},"draws":[]}', '2026-11-19 14:31:03.996+00'),
	('0xg44v7xekgccz', 8, 0, 'move-7-of-0', false, '{"move":{"kind":"takeCard","card":"D2"},"draws":[12,16]}', '2026-11-19 14:31:04.033+00'),
	('0xg44v7xekgccz', 9, 0, 'move-8-of-0', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:04.069+00'),
	('0xg44v7xekgccz', 10, 1, 'move-9-of-1', false, '{"move":{"kind":"takeTile","tile":"T10"},"draws":[]}', '2026-11-19 14:31:04.095+00'),
	('0xg44v7xekgccz', 11, 1, 'move-10-of-1', false, '{"move":{"kind":"chooseAction","action":"hire"},"draws":[]}', '2026-11-19 14:31:04.115+00'),
	('0xg44v7xekgccz', 12, 1, 'move-11-of-1', false, '{"move":{"kind":"chooseAction","action":"body"},"draws":[]}', '2026-11-19 14:31:04.136+00'),
	('0xg44v7xekgccz', 13, 1, 'move-12-of-1', false, '{"move":{"kind":"placeEngine","where":"gpCar"},"draws":[]}', '2026-11-19 14:31:04.156+00'),
	('0xg44v7xekgccz', 14, 1, 'move-13-of-1', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:04.178+00'),
	('0xg44v7xekgccz', 15, 0, 'move-14-of-0', false, '{"move":{"kind":"takeTile","tile":"T3"},"draws":[]}', '2026-11-19 14:31:04.199+00'),
	('0xg44v7xekgccz', 16, 0, 'move-15-of-0', false, '{"move":{"kind":"placeCar","body":3,"engine":1},"draws":[]}', '2026-11-19 14:31:04.23+00'),
	('0xg44v7xekgccz', 17, 0, 'move-16-of-0', false, '{"move":{"kind":"crewCar","workers":4},"draws":[]}', '2026-11-19 14:31:04.254+00'),
	('0xg44v7xekgccz', 18, 0, 'move-17-of-0', false, '{"move":{"kind":"priceCar","price":10},"draws":[]}', '2026-11-19 14:31:04.279+00'),
	('0xg44v7xekgccz', 19, 0, 'move-18-of-0', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:04.302+00'),
	('0xg44v7xekgccz', 20, 0, 'move-19-of-0', false, '{"move":{"kind":"takeTile","tile":"T1"},"draws":[]}', '2026-11-19 14:31:04.322+00'),
	('0xg44v7xekgccz', 21, 0, 'move-20-of-0', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:04.34+00'),
	('0xg44v7xekgccz', 22, 0, 'move-21-of-0', false, '{"move":{"kind":"takeTile","tile":"T2"},"draws":[]}', '2026-11-19 14:31:04.361+00'),
	('0xg44v7xekgccz', 23, 0, 'move-22-of-0', false, '{"move":{"kind":"takeCard","card":"D3"},"draws":[19,12]}', '2026-11-19 14:31:04.389+00'),
	('0xg44v7xekgccz', 24, 0, 'move-23-of-0', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:04.414+00'),
	('0xg44v7xekgccz', 25, 1, 'move-24-of-1', false, '{"move":{"kind":"takeTile","tile":"T5"},"draws":[]}', '2026-11-19 14:31:04.479+00'),
	('0xg44v7xekgccz', 26, 1, 'move-25-of-1', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:04.544+00'),
	('0xg44v7xekgccz', 27, 0, 'move-26-of-0', false, '{"move":{"kind":"takeTile","tile":"T10"},"draws":[]}', '2026-11-19 14:31:04.575+00'),
	('0xg44v7xekgccz', 28, 0, 'move-27-of-0', false, '{"move":{"kind":"chooseAction","action":"hire"},"draws":[]}', '2026-11-19 14:31:04.602+00'),
	('0xg44v7xekgccz', 29, 0, 'move-28-of-0', false, '{"move":{"kind":"chooseAction","action":"engine"},"draws":[]}', '2026-11-19 14:31:04.635+00'),
	('0xg44v7xekgccz', 30, 0, 'move-29-of-0', false, '{"move":{"kind":"placeEngine","where":"workshop"},"draws":[]}', '2026-11-19 14:31:04.659+00'),
	('0xg44v7xekgccz', 31, 0, 'move-30-of-0', false, '{"move":{"kind":"placeCar","body":3,"engine":3},"draws":[]}', '2026-11-19 14:31:04.691+00'),
	('0xg44v7xekgccz', 32, 0, 'move-31-of-0', false, '{"move":{"kind":"crewCar","workers":2},"draws":[]}', '2026-11-19 14:31:04.759+00'),
	('0xg44v7xekgccz', 33, 0, 'move-32-of-0', false, '{"move":{"kind":"priceCar","price":3},"draws":[]}', '2026-11-19 14:31:04.789+00'),
	('0xg44v7xekgccz', 34, 0, 'move-33-of-0', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:04.815+00'),
	('0xg44v7xekgccz', 35, 0, 'move-34-of-0', false, '{"move":{"kind":"takeTile","tile":"T4"},"draws":[]}', '2026-11-19 14:31:04.835+00'),
	('0xg44v7xekgccz', 36, 0, 'move-35-of-0', false, '{"move":{"kind":"placeEngine","where":"gpCar"},"draws":[]}', '2026-11-19 14:31:04.886+00'),
	('0xg44v7xekgccz', 37, 0, 'move-36-of-0', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:04.919+00'),
	('0xg44v7xekgccz', 38, 1, 'move-37-of-1', false, '{"move":{"kind":"takeTile","tile":"T6"},"draws":[]}', '2026-11-19 14:31:04.94+00'),
	('0xg44v7xekgccz', 39, 1, 'move-38-of-1', false, '{"move":{"kind":"chooseAction","action":"grandPrix"},"draws":[]}', '2026-11-19 14:31:04.975+00'),
	('0xg44v7xekgccz', 40, 1, 'move-39-of-1', false, '{"move":{"kind":"chooseBuyer","preference":"price"},"draws":[]}', '2026-11-19 14:31:05.005+00'),
	('228sy14p3yq61f', 1, 1, 'move-0-of-1', false, '{"move":{"kind":"chooseBonus","bonus":"engineLevelAndRaceEngine"},"draws":[1,4,2,7,6,7]}', '2026-11-19 14:31:05.157+00'),
	('228sy14p3yq61f', 2, 0, 'move-1-of-0', false, '{"move":{"kind":"takeTile","tile":"T11"},"draws":[]}', '2026-11-19 14:31:05.188+00'),
	('228sy14p3yq61f', 3, 0, 'move-2-of-0', false, '{"move":{"kind":"chooseAction","action":"engine"},"draws":[]}', '2026-11-19 14:31:05.211+00'),
	('228sy14p3yq61f', 4, 0, 'move-3-of-0', false, '{"move":{"kind":"placeEngine","where":"raceCar"},"draws":[]}', '2026-11-19 14:31:05.238+00'),
	('228sy14p3yq61f', 5, 0, 'move-4-of-0', false, '{"move":{"kind":"chooseAction","action":"buyer"},"draws":[]}', '2026-11-19 14:31:05.271+00'),
	('228sy14p3yq61f', 6, 0, 'move-5-of-0', false, '{"move":{"kind":"chooseBuyer","preference":"body"},"draws":[]}', '2026-11-19 14:31:05.31+00'),
	('228sy14p3yq61f', 7, 0, 'move-6-of-0', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:05.333+00'),
	('228sy14p3yq61f', 8, 1, 'move-7-of-1', false, '{"move":{"kind":"takeTile","tile":"T2"},"draws":[]}', '2026-11-19 14:31:05.354+00'),
	('228sy14p3yq61f', 9, 1, 'move-8-of-1', false, '{"move":{"kind":"research","raise":"body"},"draws":[]}', '2026-11-19 14:31:05.376+00'),
	('228sy14p3yq61f', 10, 1, 'move-9-of-1', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:05.394+00');
INSERT INTO public.moves VALUES
	('228sy14p3yq61f', 11, 1, 'move-10-of-1', false, '{"move":{"kind":"takeTile","tile":"T10"},"draws":[]}', '2026-11-19 14:31:05.414+00'),
	('228sy14p3yq61f', 12, 1, 'move-11-of-1', false, '{"move":{"kind":"chooseAction","action":"engine"},"draws":[]}', '2026-11-19 14:31:05.453+00'),
	('228sy14p3yq61f', 13, 1, 'move-12-of-1', false, '{"move":{"kind":"placeEngine","where":"raceCar"},"draws":[]}', '2026-11-19 14:31:05.488+00'),
	('228sy14p3yq61f', 14, 1, 'move-13-of-1', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:05.523+00'),
	('228sy14p3yq61f', 15, 1, 'move-14-of-1', false, '{"move":{"kind":"takeTile","tile":"T9"},"draws":[]}', '2026-11-19 14:31:05.551+00'),
	('228sy14p3yq61f', 16, 1, 'move-15-of-1', false, '{"move":{"kind":"chooseAction","action":"body"},"draws":[]}', '2026-11-19 14:31:05.576+00'),
	('228sy14p3yq61f', 17, 1, 'move-16-of-1', false, '{"move":{"kind":"research","raise":"body"},"draws":[]}', '2026-11-19 14:31:05.654+00'),
	('228sy14p3yq61f', 18, 1, 'move-17-of-1', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:05.695+00'),
	('228sy14p3yq61f', 19, 1, 'move-18-of-1', false, '{"move":{"kind":"takeTile","tile":"T8"},"draws":[]}', '2026-11-19 14:31:05.717+00'),
	('228sy14p3yq61f', 20, 1, 'move-19-of-1', false, '{"move":{"kind":"chooseAction","action":"hire"},"draws":[]}', '2026-11-19 14:31:05.734+00'),
	('228sy14p3yq61f', 21, 1, 'move-20-of-1', false, '{"move":{"kind":"research","raise":"body"},"draws":[]}', '2026-11-19 14:31:05.754+00'),
	('228sy14p3yq61f', 22, 1, 'move-21-of-1', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:05.785+00'),
	('228sy14p3yq61f', 23, 0, 'move-22-of-0', false, '{"move":{"kind":"takeTile","tile":"T10"},"draws":[]}', '2026-11-19 14:31:05.809+00'),
	('228sy14p3yq61f', 24, 0, 'move-23-of-0', false, '{"move":{"kind":"chooseAction","action":"engine"},"draws":[]}', '2026-11-19 14:31:05.83+00'),
	('228sy14p3yq61f', 25, 0, 'move-24-of-0', false, '{"move":{"kind":"placeEngine","where":"raceCar"},"draws":[]}', '2026-11-19 14:31:05.855+00'),
	('228sy14p3yq61f', 26, 0, 'move-25-of-0', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:05.875+00'),
	('228sy14p3yq61f', 27, 0, 'move-26-of-0', false, '{"move":{"kind":"takeTile","tile":"T4"},"draws":[]}', '2026-11-19 14:31:05.891+00'),
	('228sy14p3yq61f', 28, 0, 'move-27-of-0', false, '{"move":{"kind":"placeEngine","where":"workshop"},"draws":[]}', '2026-11-19 14:31:05.908+00'),
	('228sy14p3yq61f', 29, 0, 'move-28-of-0', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:05.926+00'),
	('228sy14p3yq61f', 30, 0, 'move-29-of-0', false, '{"move":{"kind":"takeTile","tile":"T2"},"draws":[]}', '2026-11-19 14:31:05.946+00'),
	('228sy14p3yq61f', 31, 0, 'move-30-of-0', false, '{"move":{"kind":"research","raise":"body"},"draws":[]}', '2026-11-19 14:31:05.965+00'),
	('228sy14p3yq61f', 32, 0, 'move-31-of-0', false, '{"move":{"kind":"placeCar","body":2,"engine":1},"draws":[]}', '2026-11-19 14:31:06.015+00'),
	('228sy14p3yq61f', 33, 0, 'move-32-of-0', false, '{"move":{"kind":"crewCar","workers":6,"salesperson":false},"draws":[]}', '2026-11-19 14:31:06.096+00'),
	('228sy14p3yq61f', 34, 0, 'move-33-of-0', false, '{"move":{"kind":"priceCar","price":2},"draws":[]}', '2026-11-19 14:31:06.161+00'),
	('228sy14p3yq61f', 35, 0, 'move-34-of-0', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:06.199+00'),
	('228sy14p3yq61f', 36, 1, 'move-35-of-1', false, '{"move":{"kind":"takeTile","tile":"T1"},"draws":[]}', '2026-11-19 14:31:06.234+00'),
	('228sy14p3yq61f', 37, 1, 'move-36-of-1', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:06.272+00'),
	('228sy14p3yq61f', 38, 0, 'move-37-of-0', false, '{"move":{"kind":"takeTile","tile":"T5"},"draws":[]}', '2026-11-19 14:31:06.307+00'),
	('228sy14p3yq61f', 39, 0, 'move-38-of-0', false, '{"move":{"kind":"endTurn"},"draws":[]}', '2026-11-19 14:31:06.352+00'),
	('228sy14p3yq61f', 40, 1, 'move-39-of-1', false, '{"move":{"kind":"takeTile","tile":"T3"},"draws":[]}', '2026-11-19 14:31:06.388+00'),
	('2twt1teyzsqa38', 1, 0, 'move-0-of-0', false, '{"move":{"kind":"placeDepartments","research":{"x":5,"y":3,"rot":0},"planning":{"x":7,"y":0,"rot":0}},"draws":[]}', '2026-11-19 14:31:06.809+00'),
	('2twt1teyzsqa38', 2, 1, 'move-1-of-1', false, '{"move":{"kind":"placeDepartments","research":{"x":1,"y":5,"rot":0},"planning":{"x":5,"y":0,"rot":1}},"draws":[]}', '2026-11-19 14:31:06.874+00'),
	('2twt1teyzsqa38', 3, 2, 'move-2-of-2', false, '{"move":{"kind":"placeDepartments","research":{"x":5,"y":1,"rot":0},"planning":{"x":1,"y":5,"rot":1}},"draws":[4,1,4,3]}', '2026-11-19 14:31:06.908+00'),
	('2twt1teyzsqa38', 4, 1, 'move-3-of-1', false, '{"move":{"kind":"research","track":"reliability","owner":0},"draws":[]}', '2026-11-19 14:31:06.938+00'),
	('2twt1teyzsqa38', 5, 0, 'move-4-of-0', false, '{"move":{"kind":"research","track":"speed","owner":0},"draws":[]}', '2026-11-19 14:31:06.973+00'),
	('2twt1teyzsqa38', 6, 2, 'move-5-of-2', false, '{"move":{"kind":"research","track":"reliability","owner":1},"draws":[]}', '2026-11-19 14:31:07.005+00');
INSERT INTO public.notice_channels OVERRIDING SYSTEM VALUE VALUES
	(1, 'pmctavrTKwIbbwCE83MVTUeZo0QGZ5oM', 'mail', 'cat@example.org', NULL, true, false, NULL, NULL, NULL, NULL);
INSERT INTO public.orders VALUES
	('2twt1teyzsqa38', 0, 1, 6, '[{"moment":"focus/1","moves":[{"kind":"takeSlot","slot":1},{"kind":"takeSlot","slot":2},{"kind":"takeSlot","slot":3}],"relies":[]}]', NULL, NULL, '2026-11-19 14:31:07.042392+00', '3a875471-b4c2-4025-bebb-9fe2c036a48a');
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES
	(1, '0xg44v7xekgccz', 0, 'turn', '{"seats":[1]}', '2026-11-19 14:31:03.639873+00'),
	(2, '0xg44v7xekgccz', 3, 'turn', '{"seats":[0]}', '2026-11-19 14:31:03.914005+00'),
	(3, '0xg44v7xekgccz', 9, 'turn', '{"seats":[1]}', '2026-11-19 14:31:04.071134+00'),
	(4, '0xg44v7xekgccz', 14, 'turn', '{"seats":[0]}', '2026-11-19 14:31:04.179769+00'),
	(5, '0xg44v7xekgccz', 24, 'turn', '{"seats":[1]}', '2026-11-19 14:31:04.423456+00'),
	(6, '0xg44v7xekgccz', 26, 'turn', '{"seats":[0]}', '2026-11-19 14:31:04.54521+00'),
	(7, '0xg44v7xekgccz', 37, 'turn', '{"seats":[1]}', '2026-11-19 14:31:04.920064+00'),
	(8, '228sy14p3yq61f', 0, 'turn', '{"seats":[1]}', '2026-11-19 14:31:05.116323+00'),
	(9, '228sy14p3yq61f', 1, 'turn', '{"seats":[0]}', '2026-11-19 14:31:05.164365+00'),
	(10, '228sy14p3yq61f', 7, 'turn', '{"seats":[1]}', '2026-11-19 14:31:05.334265+00'),
	(11, '228sy14p3yq61f', 22, 'turn', '{"seats":[0]}', '2026-11-19 14:31:05.786152+00'),
	(12, '228sy14p3yq61f', 35, 'turn', '{"seats":[1]}', '2026-11-19 14:31:06.20067+00'),
	(13, '228sy14p3yq61f', 37, 'turn', '{"seats":[0]}', '2026-11-19 14:31:06.273467+00'),
	(14, '228sy14p3yq61f', 39, 'turn', '{"seats":[1]}', '2026-11-19 14:31:06.353043+00'),
	(15, '2twt1teyzsqa38', 0, 'turn', '{"seats":[0,1,2]}', '2026-11-19 14:31:06.724901+00'),
	(16, '2twt1teyzsqa38', 3, 'turn', '{"seats":[1]}', '2026-11-19 14:31:06.911107+00'),
	(17, '2twt1teyzsqa38', 4, 'turn', '{"seats":[0]}', '2026-11-19 14:31:06.938988+00'),
	(18, '2twt1teyzsqa38', 5, 'turn', '{"seats":[2]}', '2026-11-19 14:31:06.973895+00'),
	(19, '2twt1teyzsqa38', 6, 'turn', '{"seats":[1]}', '2026-11-19 14:31:07.006453+00'),
	(20, 'R6WwASVJpwcJ', -1, 'circle', '{"account":"pmctavrTKwIbbwCE83MVTUeZo0QGZ5oM"}', '2026-11-19 14:31:07.240419+00');
INSERT INTO public.rate_limits VALUES
	('8LS56x04wQO7ffadrWgbRCnsZl7wZ6m6', '127.0.0.1|/sign-in/anonymous', 3, 1795098663201);
INSERT INTO public.reach_settings VALUES
	('DG0VYue2FMrK1CTh9C03Ye89jLxYgt95', 'nobody', 'followers', 'friends');
INSERT INTO public.seats VALUES
	('0xg44v7xekgccz', 0, 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', NULL, 'Ann', true, '8bd981ab98f8cfed4f288fe0d692a785', false, false, '2026-11-19 14:31:03.582323+00', 'playing', NULL, false, NULL),
	('0xg44v7xekgccz', 1, 'DG0VYue2FMrK1CTh9C03Ye89jLxYgt95', NULL, 'Bob', true, '1d6dd6795b4debc5198a1bafba410cf4', false, false, '2026-11-19 14:31:03.639873+00', 'playing', NULL, false, NULL),
	('228sy14p3yq61f', 0, 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', NULL, 'Ann', true, '91aadf3ef022fa93bcc170ab47ebed84', false, false, '2026-11-19 14:31:05.089793+00', 'playing', NULL, false, NULL),
	('2twt1teyzsqa38', 0, 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', NULL, 'Ann', true, '140568f6b1d0eaff3e524051454cbd23', false, false, '2026-11-19 14:31:06.536444+00', 'playing', NULL, false, NULL),
	('2twt1teyzsqa38', 1, 'DG0VYue2FMrK1CTh9C03Ye89jLxYgt95', NULL, 'Bob', true, '5bdeb3ca3ccf9e9df11cb3c1fe5c8f2d', false, false, '2026-11-19 14:31:06.672864+00', 'playing', NULL, false, NULL),
	('2twt1teyzsqa38', 2, 'pmctavrTKwIbbwCE83MVTUeZo0QGZ5oM', NULL, 'Cat', true, 'bef1abe638ffccc3067a326ee85d7896', false, false, '2026-11-19 14:31:06.724901+00', 'playing', NULL, false, NULL),
	('meayattb3tnzf1', 0, 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', NULL, 'Ann', true, 'd4f403bcd58d7b7d4b6311173da85986', false, false, '2026-11-19 14:31:07.108505+00', 'gathering', NULL, false, NULL),
	('pcdkv1s1sw97a2', 0, 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', NULL, 'Ann', false, 'c35299edbdeb0062ec189f229c20176d', false, false, '2026-11-19 14:31:07.2692+00', 'gathering', NULL, false, NULL),
	('228sy14p3yq61f', 1, 'DG0VYue2FMrK1CTh9C03Ye89jLxYgt95', NULL, 'Bob', true, '3d5feed7f3de63333ee285147ed8d065', true, false, '2026-11-19 14:31:05.116323+00', 'playing', NULL, false, '2026-11-19 14:31:07.314716+00');
INSERT INTO public.secrets VALUES
	('sign', 'aycm3Vb_XFI8ttbY5kyOGYtH9T3tV360D5DsHY81WQ8'),
	('vapid', '{"publicKey":"BK1dan9VFdbJmrqrWE5XM2WVQOH1xZQoXgpmingrOZBo7V1rufj9gam1Xjp_3za18GIqfXGPkxV2vUI-_tz-lmo","privateKey":"HkrWd4WmpcvovzZCI2d6Xj14oGuvxtrgHLxyHdXa8BM"}');
INSERT INTO public.sessions VALUES
	('Rfw5XvGHAlHfgjbByH2jEwxzb2woswis', 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', '8fd09feebe33bf497024610f75fb7de2497115592f8f772d3c72db6555fef3b8', false, '127.0.0.1', 'node', '2027-12-24 14:31:02.903+00', '2026-11-19 14:31:02.904+00', '2026-11-19 14:31:02.904+00', NULL, NULL),
	('pLHw26aqYdNFt227Y6kX2NRlTP0fJ0sX', 'DG0VYue2FMrK1CTh9C03Ye89jLxYgt95', 'df2d0759c0baa907394ca74c4b9efb14c2818e444771b7e11cfd08dadcbadcf4', false, '127.0.0.1', 'node', '2027-12-24 14:31:03.069+00', '2026-11-19 14:31:03.069+00', '2026-11-19 14:31:03.069+00', NULL, NULL),
	('FK2NpW5zZIANhjwJXXg1K7XCAxINsxEG', 'pmctavrTKwIbbwCE83MVTUeZo0QGZ5oM', '3a1bfb72c3d260675afd23eaff080232d617e7cbf601db12aafd08d397f852d7', false, '127.0.0.1', 'node', '2027-12-24 14:31:03.224+00', '2026-11-19 14:31:03.224+00', '2026-11-19 14:31:03.224+00', NULL, NULL);
INSERT INTO public.silences VALUES
	('pmctavrTKwIbbwCE83MVTUeZo0QGZ5oM', 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', 'Ann', false, true);
INSERT INTO public.snapshots VALUES
	('0xg44v7xekgccz', 32, '{"options":{"specialtyTiles":false,"scoreVisibility":"hidden","engineerMarkerLimit":"perTurn","marketAward":"sameRound","benzCollectsMoney":true,"tieBreak":"shared"},"round":1,"phase":"action","steps":[{"name":"car"},{"name":"priceCar","body":3,"engine":3,"workers":2}],"actor":0,"turn":{"tile":null,"carPlaced":false,"markerUsed":false,"carMarkerUsed":false},"chain":[0,1,"T4","T3","T1","T2","T6","T9","T7","T8","T5","T10"],"startTiles":[],"players":[{"supply":4,"canteen":2,"workshops":[{"kind":"engine","value":3},{"kind":"body","value":3},null],"gpEngine":1,"startTile":"SA","developments":["D2","D3"],"inactive":[],"engineers":[],"engineerMarkers":[],"raceCar":{"space":0,"laps":0},"carsPlaced":1,"money":{"$secret":[0],"value":0},"awards":{"$secret":[0],"value":["body3"]}},{"supply":7,"canteen":4,"workshops":[{"kind":"body","value":1},{"kind":"body","value":2},null],"gpEngine":2,"startTile":"SD","developments":["D1"],"inactive":[],"engineers":[],"engineerMarkers":[],"raceCar":{"space":2,"laps":0},"carsPlaced":0,"money":{"$secret":[1],"value":0},"awards":{"$secret":[1],"value":[]}}],"deck":["D1","D1","D1","D1","D1","D1","D1","D2","D2","D2","D3","D3","D4","D4","D4","D5","D5","D5","D6","D6","D6","D6","D7","D7","D7","D7","benz","bodyAndEngine","bodyAndEngine","bugatti","daimler","diesel","hire3","hire3","horch","maybach","opel","otto","porsche","race5","race5","race5"],"display":["D5","D3"],"discard":["hire3","bodyAndEngine","D4"],"stacks":{"body":2,"engine":2,"prestige":2,"price":2},"stackMoney":{"body":2,"engine":1,"prestige":1,"price":1},"activeBuyers":[],"marker":"2","availablePrices":[1,2,3,5,6,8,9],"market":[{"owner":0,"body":3,"engine":1,"workers":4,"price":10,"engineerMarker":null}],"dummies":[3,6],"awards":["lap1","lap2","buyer","market","body6","engine4","engine7","workers","engineers"],"specialty":null}'),
	('228sy14p3yq61f', 32, '{"options":{"scoreVisibility":"open","recruitmentLeftovers":"stay","instantSale":"sellOwnCar","pitLaneCars":"last","twoPlayerMarketSpaces":6,"oldsToken":"onEngineerTile"},"round":1,"phase":"action","steps":[{"name":"placing"},{"name":"crewCar","body":2,"engine":1}],"actor":0,"turn":{"tile":null,"carPlaced":false,"actionMarkerUsed":false,"placingMarkerUsed":false},"chain":["T6","T7","T9",1,"T8","T10","T11",0,"T1","T4","T3","T5","T2"],"startingBonuses":[],"companies":[{"supply":6,"canteen":6,"team":0,"salesperson":"supply","workshops":[{"kind":"body","value":2},{"kind":"engine","value":1},null],"raceEngine":1,"levels":{"body":3,"engine":1},"startingBonus":"bodyLevelAndWorker","engineers":[],"engineerTokens":0,"looseTokens":0,"engineeringMarkers":[],"investors":[],"raceCar":{"space":0,"laps":0},"points":2,"achievements":[]},{"supply":6,"canteen":6,"team":0,"salesperson":"supply","workshops":[{"kind":"body","value":2},null,null],"raceEngine":2,"levels":{"body":4,"engine":2},"startingBonus":"engineLevelAndRaceEngine","engineers":[],"engineerTokens":0,"looseTokens":0,"engineeringMarkers":[],"investors":[],"raceCar":{"space":0,"laps":0},"points":0,"achievements":[]}],"recruitment":{"engineer":{"unseen":["brayton","chevrolet","christie","kettering","packard","riker","winton"],"stack":4,"display":["buick","king"],"gone":[]},"investor":{"unseen":["chrysler","dodge","ford","leland","olds","rice","selden"],"stack":4,"display":["durant","studebaker"],"gone":[]},"instant":{"unseen":["hire3","hire3","race5","race5","sell5","sell7","takeBody3"],"stack":4,"display":["swapBuyer","takeEngine3"],"gone":[]}},"stacks":{"body":1,"engine":2,"luxury":2,"price":2},"whiteMarkers":{"body":0,"engine":1,"luxury":1,"price":1},"activeBuyers":[{"preference":"body","packard":null}],"marketMarker":2,"priceChart":[1,2,3,5,6,8,9,10],"market":[],"investorTrack":[],"neutralCars":[3,6],"achievements":["lap1","lap2","buyer","market","body3","body6","engine4","engine7","workers","engineers"]}');
INSERT INTO public.store_map VALUES
	(true, 1);
INSERT INTO public.tables VALUES
	('meayattb3tnzf1', 'auction', '{"purse":"plain"}', 3, '{"kind":"slow","days":3}', 'open', 'gathering', 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', 'qN6MwNhIAPwQTVh87-knLfXJ', '17b1e99eee2c00d3557eb85494e05a8e2f113c97350a48ad3564dd99e7558de3', '2951260489d14fd600125174140c58a47648b64ce73ad90b8ceba5029f8f5fca', NULL, '2026-11-19 14:31:07.108505+00', NULL, NULL, false, false, '2026-11-19 14:31:07.108505+00', false, false, false, '{}', NULL),
	('0xg44v7xekgccz', 'kraftwagen', '{"specialtyTiles":false,"scoreVisibility":"hidden","engineerMarkerLimit":"perTurn","marketAward":"sameRound","benzCollectsMoney":true,"tieBreak":"shared"}', 2, '{"kind":"slow","days":3}', 'open', 'playing', 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', 'oLffgzGrOzyv-rIu-EsR58On', '08b47cc0e7ad96376ade35bbfc227486b675abb04b0ccefaf2d89a836b1457a4', '0ca4da93a8440a62beb9e7589e92f253662b691e1d914e28a9f17058fad3871e', NULL, '2026-11-19 14:31:03.582323+00', '2026-11-19 14:31:03.639873+00', NULL, false, false, '2026-11-19 14:31:03.639873+00', false, false, false, '{}', NULL),
	('228sy14p3yq61f', 'age-of-engineering', '{"scoreVisibility":"open","recruitmentLeftovers":"stay","instantSale":"sellOwnCar","pitLaneCars":"last","twoPlayerMarketSpaces":6,"oldsToken":"onEngineerTile"}', 2, '{"kind":"slow","days":3}', 'open', 'playing', 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', 'K-jCB2tPfIcgE8M1fLKPoBBj', '0ab320232f0ab03e2071bf8b84fff9249835ee28224014b5fbcb6a0c89d0d046', '5372060d71cdc2916907535c9fc96c101e09b7b39cc4576fda98763652f2eb0f', NULL, '2026-11-19 14:31:05.089793+00', '2026-11-19 14:31:05.116323+00', NULL, false, false, '2026-11-19 14:31:05.116323+00', false, false, false, '{}', NULL),
	('pcdkv1s1sw97a2', 'auction', '{"purse":"plain"}', 3, '{"kind":"none"}', 'private', 'gathering', 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', '8vL0SmQv8rNdNB9n28TT-DP0', 'b26d7a0d05829ff0d3e0ab3efafc646c3b7d7e1abdb7625f3ac3182ae9556539', 'd6bb5567de3bc8a14f277932d5f53bad1e95fec0c512f97cef8bf3f2b6a52e4b', NULL, '2026-11-19 14:31:07.2692+00', NULL, NULL, false, false, '2026-11-19 14:31:07.2692+00', false, false, false, '{}', NULL),
	('2twt1teyzsqa38', 'horseless-carriage', '{"introductory":false,"introMainlines":"printed","mirrorTiles":"mainlinesAndFloor","bayContact":"bay","indicatorAdjacency":"counts","keepClear":"front","planVisibility":"closed","saleObligation":"mustSell","stockUse":"choice","innovationTie":"position"}', 3, '{"kind":"slow","days":3}', 'open', 'playing', 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', '2g3jb8Wfsxbl-khOHpYSYN9l', '8acf53ed4baf666af05260524b5ea410eaf5122a2acfe00dc4e2378cc06e7d72', '2654c6b26240533fb331bd91da1f04749d7196e21f3fef10fbd6819931e02cec', NULL, '2026-11-19 14:31:06.536444+00', '2026-11-19 14:31:06.724901+00', NULL, false, false, '2026-11-19 14:31:06.724901+00', false, false, false, '{}', NULL);
INSERT INTO public.target_limits VALUES
	('invitation', 'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm', 1, '2026-11-19 14:31:07.240419+00', '2026-11-19 14:31:07.240419+00');
INSERT INTO public.undo_asks VALUES
	('0xg44v7xekgccz', 40, 0, 34, '{1}', '{}');
SELECT pg_catalog.setval('public.announcements_id_seq', 1, false);
SELECT pg_catalog.setval('public.archive_dictionaries_id_seq', 1, false);
SELECT pg_catalog.setval('public.bucket_attempts', 1, false);
SELECT pg_catalog.setval('public.chat_lines_id_seq', 1, false);
SELECT pg_catalog.setval('public.client_reports_id_seq', 1, false);
SELECT pg_catalog.setval('public.desk_log_id_seq', 1, true);
SELECT pg_catalog.setval('public.measures_id_seq', 1, true);
SELECT pg_catalog.setval('public.notice_channels_id_seq', 1, true);
SELECT pg_catalog.setval('public.notices_id_seq', 1, false);
SELECT pg_catalog.setval('public.outbox_id_seq', 20, true);
SELECT pg_catalog.setval('public.proposals_id_seq', 1, false);
SELECT pg_catalog.setval('public.reports_id_seq', 1, false);
SELECT pg_catalog.setval('public.seasons_id_seq', 1, false);
SELECT pg_catalog.setval('public.tournaments_id_seq', 1, false);
ALTER TABLE ONLY public.accepted_rows
    ADD CONSTRAINT accepted_rows_pkey PRIMARY KEY (game, table_name, row_key);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.announcements
    ADD CONSTRAINT announcements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_key_key UNIQUE (key);
ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.applied_events
    ADD CONSTRAINT applied_events_pkey PRIMARY KEY (store, id);
ALTER TABLE ONLY public.archive_dictionaries
    ADD CONSTRAINT archive_dictionaries_game_rules_key UNIQUE (game, rules);
ALTER TABLE ONLY public.archive_dictionaries
    ADD CONSTRAINT archive_dictionaries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.archived_logs
    ADD CONSTRAINT archived_logs_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY public.boxes
    ADD CONSTRAINT boxes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.browsers
    ADD CONSTRAINT browsers_pkey PRIMARY KEY (account, browser);
ALTER TABLE ONLY public.bucket_fences
    ADD CONSTRAINT bucket_fences_pkey PRIMARY KEY (bucket);
ALTER TABLE ONLY public.bucket_movers
    ADD CONSTRAINT bucket_movers_pkey PRIMARY KEY (bucket);
ALTER TABLE ONLY public.bucket_moves
    ADD CONSTRAINT bucket_moves_pkey PRIMARY KEY (bucket);
ALTER TABLE ONLY public.bucket_places
    ADD CONSTRAINT bucket_places_pkey PRIMARY KEY (bucket);
ALTER TABLE ONLY public.calendar_links
    ADD CONSTRAINT calendar_links_nonce_key UNIQUE (nonce);
ALTER TABLE ONLY public.calendar_links
    ADD CONSTRAINT calendar_links_pkey PRIMARY KEY (account);
ALTER TABLE ONLY public.chat_lines
    ADD CONSTRAINT chat_lines_match_id_account_command_key UNIQUE (match_id, account, command);
ALTER TABLE ONLY public.chat_lines
    ADD CONSTRAINT chat_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.circle_invitations
    ADD CONSTRAINT circle_invitations_pkey PRIMARY KEY (circle, account);
ALTER TABLE ONLY public.circle_members
    ADD CONSTRAINT circle_members_pkey PRIMARY KEY (circle, account);
ALTER TABLE ONLY public.circle_tables
    ADD CONSTRAINT circle_tables_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.circles
    ADD CONSTRAINT circles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.client_reports
    ADD CONSTRAINT client_reports_fingerprint_key UNIQUE (fingerprint);
ALTER TABLE ONLY public.client_reports
    ADD CONSTRAINT client_reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.deadlines
    ADD CONSTRAINT deadlines_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY public.desk_log
    ADD CONSTRAINT desk_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_pkey PRIMARY KEY (match_id, seat);
ALTER TABLE ONLY public.finished_seats
    ADD CONSTRAINT finished_seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.follows
    ADD CONSTRAINT follows_pkey PRIMARY KEY (account, other);
ALTER TABLE ONLY public.heads
    ADD CONSTRAINT heads_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (table_id, account);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.leagues
    ADD CONSTRAINT leagues_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.measures
    ADD CONSTRAINT measures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (match_id, n);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (match_id, account);
ALTER TABLE ONLY public.notice_channels
    ADD CONSTRAINT notice_channels_account_kind_address_key UNIQUE (account, kind, address);
ALTER TABLE ONLY public.notice_channels
    ADD CONSTRAINT notice_channels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notice_settings
    ADD CONSTRAINT notice_settings_pkey PRIMARY KEY (account);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_match_id_n_account_channel_key UNIQUE (match_id, n, account, channel);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (match_id, seat);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.presences
    ADD CONSTRAINT presences_pkey PRIMARY KEY (account);
ALTER TABLE ONLY public.printed_rows
    ADD CONSTRAINT printed_rows_pkey PRIMARY KEY (account, game, table_name, row_key);
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT proposals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT proposals_table_id_account_key UNIQUE (table_id, account);
ALTER TABLE ONLY public.quarantines
    ADD CONSTRAINT quarantines_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_key_key UNIQUE (key);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rated_matches
    ADD CONSTRAINT rated_matches_applied_key UNIQUE (applied);
ALTER TABLE ONLY public.rated_matches
    ADD CONSTRAINT rated_matches_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (account, game, pace);
ALTER TABLE ONLY public.reach_settings
    ADD CONSTRAINT reach_settings_pkey PRIMARY KEY (account);
ALTER TABLE ONLY public.record_imports
    ADD CONSTRAINT record_imports_pkey PRIMARY KEY (account);
ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_digest_key UNIQUE (digest);
ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (account, hash);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.season_games
    ADD CONSTRAINT season_games_pkey PRIMARY KEY (season, division, group_number, number);
ALTER TABLE ONLY public.season_games
    ADD CONSTRAINT season_games_table_id_key UNIQUE (table_id);
ALTER TABLE ONLY public.season_people
    ADD CONSTRAINT season_people_pkey PRIMARY KEY (season, account);
ALTER TABLE ONLY public.season_people
    ADD CONSTRAINT season_people_season_division_group_number_slot_key UNIQUE (season, division, group_number, slot);
ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT seasons_league_number_key UNIQUE (league, number);
ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT seasons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (account);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);
ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.silences
    ADD CONSTRAINT silences_pkey PRIMARY KEY (account, other);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY public.store_map
    ADD CONSTRAINT store_map_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.stores
    ADD CONSTRAINT stores_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_rematch_of_key UNIQUE (rematch_of);
ALTER TABLE ONLY public.target_limits
    ADD CONSTRAINT target_limits_pkey PRIMARY KEY (target, kind);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (account, game);
ALTER TABLE ONLY public.time_settings
    ADD CONSTRAINT time_settings_pkey PRIMARY KEY (account);
ALTER TABLE ONLY public.tournament_games
    ADD CONSTRAINT tournament_games_pkey PRIMARY KEY (tournament, round, number);
ALTER TABLE ONLY public.tournament_games
    ADD CONSTRAINT tournament_games_table_id_key UNIQUE (table_id);
ALTER TABLE ONLY public.tournament_people
    ADD CONSTRAINT tournament_people_pkey PRIMARY KEY (tournament, account);
ALTER TABLE ONLY public.tournament_people
    ADD CONSTRAINT tournament_people_tournament_slot_key UNIQUE (tournament, slot);
ALTER TABLE ONLY public.tournaments
    ADD CONSTRAINT tournaments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.undo_asks
    ADD CONSTRAINT undo_asks_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);
CREATE INDEX accepted_rows_of_operator ON public.accepted_rows USING btree (operator);
CREATE INDEX accounts_by_name ON public.accounts USING btree (lower(name) text_pattern_ops, id) WHERE (NOT hidden);
CREATE INDEX announcements_by_end ON public.announcements USING btree (ends_at);
CREATE INDEX api_tokens_of_account ON public.api_tokens USING btree (account);
CREATE INDEX appeals_open ON public.measures USING btree (appealed_at) WHERE ((appealed_at IS NOT NULL) AND (decided_at IS NULL));
CREATE INDEX boxes_of_account ON public.boxes USING btree (account, created_at);
CREATE INDEX browsers_by_age ON public.browsers USING btree (seen_at);
CREATE INDEX browsers_by_value ON public.browsers USING btree (browser);
CREATE INDEX chat_lines_by_age ON public.chat_lines USING btree (at);
CREATE INDEX chat_lines_of_match ON public.chat_lines USING btree (match_id, id);
CREATE INDEX chat_lines_pace ON public.chat_lines USING btree (match_id, account, at);
CREATE INDEX circle_invitations_of_account ON public.circle_invitations USING btree (account, circle);
CREATE INDEX circles_of_account ON public.circle_members USING btree (account, circle);
CREATE INDEX client_reports_first ON public.client_reports USING btree (first_at);
CREATE INDEX client_reports_last ON public.client_reports USING btree (last_at);
CREATE INDEX commits_xid ON public.commits USING btree (xid);
CREATE INDEX deadlines_due ON public.deadlines USING btree (due_at);
CREATE INDEX desk_log_of_operator ON public.desk_log USING btree (operator);
CREATE INDEX desk_log_of_subject ON public.desk_log USING btree (subject);
CREATE UNIQUE INDEX finished_between ON public.finished_seats USING btree (account, table_id) INCLUDE (place, counts);
CREATE INDEX finished_by_end ON public.finished_seats USING btree (account, ended_at DESC, table_id);
CREATE INDEX finished_figures ON public.finished_seats USING btree (account, game, seats, place) INCLUDE (score) WHERE ((people > 1) AND counts);
CREATE INDEX finished_of_game ON public.finished_seats USING btree (account, game, ended_at DESC, table_id);
CREATE INDEX finished_visible ON public.finished_seats USING btree (account, ended_at DESC, table_id) WHERE visible;
CREATE INDEX finished_visible_of_game ON public.finished_seats USING btree (account, game, ended_at DESC, table_id) WHERE visible;
CREATE INDEX follows_of_other ON public.follows USING btree (other, followed_at DESC, account);
CREATE INDEX guests_by_age ON public.accounts USING btree (created_at) WHERE guest;
CREATE INDEX hidden_accounts_by_name ON public.accounts USING btree (lower(name) text_pattern_ops, id) WHERE hidden;
CREATE INDEX invitations_by_state ON public.invitations USING btree (account, state, invited_at DESC, table_id);
CREATE INDEX measures_of_account ON public.measures USING btree (account, id);
CREATE UNIQUE INDEX notice_channels_device ON public.notice_channels USING btree (address) WHERE (kind = 'push'::text);
CREATE INDEX notices_digest ON public.notices USING btree (due_at) WHERE ((state = ANY (ARRAY['waiting'::text, 'sending'::text])) AND digest);
CREATE INDEX notices_done ON public.notices USING btree (due_at) WHERE (state = ANY (ARRAY['sent'::text, 'dropped'::text, 'failed'::text]));
CREATE INDEX notices_due ON public.notices USING btree (due_at) WHERE ((state = ANY (ARRAY['waiting'::text, 'sending'::text])) AND (NOT digest));
CREATE INDEX notices_of_channel ON public.notices USING btree (channel, state);
CREATE INDEX passkeys_of_account ON public.passkeys USING btree (account);
CREATE INDEX presences_by_age ON public.presences USING btree (at);
CREATE INDEX printed_rows_by_row ON public.printed_rows USING btree (game, table_name, row_key);
CREATE INDEX proposals_of_account ON public.proposals USING btree (account);
CREATE INDEX rated_matches_to_apply ON public.rated_matches USING btree (table_id) WHERE (applied IS NULL);
CREATE INDEX records_by_account ON public.records USING btree (account) WHERE (account IS NOT NULL);
CREATE INDEX reports_of_reported ON public.reports USING btree (reported, id);
CREATE INDEX reports_of_reporter ON public.reports USING btree (reporter, at);
CREATE INDEX reports_open ON public.reports USING btree (at) WHERE (settled_at IS NULL);
CREATE INDEX season_games_open ON public.season_games USING btree (season, state) WHERE (state = ANY (ARRAY['planned'::text, 'playing'::text]));
CREATE INDEX season_people_of_account ON public.season_people USING btree (account, season);
CREATE INDEX seasons_to_look_at ON public.seasons USING btree (look_at) WHERE (look_at IS NOT NULL);
CREATE INDEX seats_by_state ON public.seats USING btree (account, state, joined_at DESC, table_id) WHERE (account IS NOT NULL);
CREATE UNIQUE INDEX seats_of_account ON public.seats USING btree (account, table_id) WHERE (account IS NOT NULL);
CREATE INDEX sessions_by_end ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_account ON public.sessions USING btree (account);
CREATE INDEX sign_ins_of_account ON public.sign_ins USING btree (account);
CREATE INDEX silences_of_blocked ON public.silences USING btree (other, account) WHERE blocked;
CREATE INDEX tables_abandoned ON public.tables USING btree (ended_at) WHERE (state = 'abandoned'::text);
CREATE INDEX tables_finished_of_game ON public.tables USING btree (game, ended_at DESC) WHERE (state = 'over'::text);
CREATE INDEX tables_gathering ON public.tables USING btree (touched_at, id) WHERE (state = 'gathering'::text);
CREATE INDEX tables_of_circle ON public.circle_tables USING btree (circle, laid_at DESC, table_id);
CREATE INDEX tables_of_learners ON public.tables USING btree (game, created_at, id) WHERE ((state = 'gathering'::text) AND (visibility = 'open'::text) AND learning);
CREATE INDEX tables_open ON public.tables USING btree (created_at DESC, id) WHERE ((state = 'gathering'::text) AND (visibility = 'open'::text));
CREATE INDEX tables_open_of_game ON public.tables USING btree (game, created_at DESC, id) WHERE ((state = 'gathering'::text) AND (visibility = 'open'::text));
CREATE INDEX tables_to_archive ON public.tables USING btree (ended_at) WHERE ((state = 'over'::text) AND (NOT archived));
CREATE INDEX tables_to_watch ON public.tables USING btree (started_at DESC, id) WHERE ((state = 'playing'::text) AND (visibility = 'open'::text));
CREATE INDEX tables_to_watch_of_game ON public.tables USING btree (game, started_at DESC, id) WHERE ((state = 'playing'::text) AND (visibility = 'open'::text));
CREATE INDEX target_limits_by_age ON public.target_limits USING btree (last_at);
CREATE INDEX tickets_by_age ON public.tickets USING btree (seen_at);
CREATE INDEX tickets_waiting ON public.tickets USING btree (made_at, account) WHERE (table_id IS NULL);
CREATE INDEX tournament_games_open ON public.tournament_games USING btree (tournament, state) WHERE (state = ANY (ARRAY['planned'::text, 'playing'::text]));
CREATE INDEX tournament_people_of_account ON public.tournament_people USING btree (account, tournament);
CREATE INDEX tournaments_listed ON public.tournaments USING btree (state, starts_at, id) WHERE (key IS NULL);
CREATE INDEX tournaments_of_owner ON public.tournaments USING btree (owner);
CREATE INDEX tournaments_to_look_at ON public.tournaments USING btree (look_at) WHERE (look_at IS NOT NULL);
CREATE INDEX verifications_by_end ON public.verifications USING btree (expires_at);
CREATE INDEX verifications_by_identifier ON public.verifications USING btree (identifier);
CREATE TRIGGER account_with_address BEFORE INSERT OR UPDATE ON public.accounts FOR EACH ROW WHEN (new.email_verified) EXECUTE FUNCTION public.account_with_address();
CREATE TRIGGER account_with_passkey AFTER INSERT ON public.passkeys FOR EACH ROW EXECUTE FUNCTION public.account_with_passkey();
CREATE TRIGGER bucket_places_changed AFTER INSERT OR DELETE OR UPDATE ON public.bucket_places FOR EACH STATEMENT EXECUTE FUNCTION public.store_map_changed();
CREATE TRIGGER desk_log_stays BEFORE DELETE OR UPDATE ON public.desk_log FOR EACH ROW EXECUTE FUNCTION public.desk_log_stays();
CREATE TRIGGER fenced BEFORE INSERT OR DELETE OR UPDATE ON public.archived_logs FOR EACH ROW EXECUTE FUNCTION public.refuse_fenced();
CREATE TRIGGER fenced BEFORE INSERT ON public.heads FOR EACH ROW EXECUTE FUNCTION public.refuse_fenced();
CREATE TRIGGER fenced BEFORE INSERT OR DELETE OR UPDATE ON public.matches FOR EACH ROW EXECUTE FUNCTION public.refuse_fenced();
CREATE TRIGGER fenced BEFORE INSERT OR DELETE OR UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION public.refuse_fenced();
CREATE TRIGGER fenced BEFORE INSERT OR DELETE OR UPDATE ON public.quarantines FOR EACH ROW EXECUTE FUNCTION public.refuse_fenced();
CREATE TRIGGER fenced BEFORE INSERT OR DELETE OR UPDATE ON public.snapshots FOR EACH ROW EXECUTE FUNCTION public.refuse_fenced();
CREATE TRIGGER fenced BEFORE INSERT OR DELETE OR UPDATE ON public.undo_asks FOR EACH ROW EXECUTE FUNCTION public.refuse_fenced();
CREATE TRIGGER link_session_ends BEFORE UPDATE ON public.sessions FOR EACH ROW WHEN (old.link) EXECUTE FUNCTION public.link_session_ends();
CREATE TRIGGER seat_kept BEFORE UPDATE OF kept ON public.seats FOR EACH ROW WHEN ((old.kept IS DISTINCT FROM new.kept)) EXECUTE FUNCTION public.note_absence();
CREATE TRIGGER seat_returned BEFORE UPDATE OF kept ON public.seats FOR EACH ROW WHEN ((old.kept AND (NOT new.kept))) EXECUTE FUNCTION public.note_return();
CREATE TRIGGER state_of_invitation BEFORE INSERT ON public.invitations FOR EACH ROW EXECUTE FUNCTION public.take_state_of_table();
CREATE TRIGGER state_of_seat BEFORE INSERT ON public.seats FOR EACH ROW EXECUTE FUNCTION public.take_state_of_table();
CREATE TRIGGER state_of_table AFTER UPDATE OF state ON public.tables FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION public.pass_state_on();
CREATE TRIGGER stores_changed AFTER INSERT OR DELETE OR UPDATE ON public.stores FOR EACH STATEMENT EXECUTE FUNCTION public.store_map_changed();
ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.boxes
    ADD CONSTRAINT boxes_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.browsers
    ADD CONSTRAINT browsers_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.bucket_places
    ADD CONSTRAINT bucket_places_store_fkey FOREIGN KEY (store) REFERENCES public.stores(name);
ALTER TABLE ONLY public.calendar_links
    ADD CONSTRAINT calendar_links_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_invitations
    ADD CONSTRAINT circle_invitations_circle_fkey FOREIGN KEY (circle) REFERENCES public.circles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_members
    ADD CONSTRAINT circle_members_circle_fkey FOREIGN KEY (circle) REFERENCES public.circles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_tables
    ADD CONSTRAINT circle_tables_circle_fkey FOREIGN KEY (circle) REFERENCES public.circles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_tables
    ADD CONSTRAINT circle_tables_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_channel_fkey FOREIGN KEY (channel) REFERENCES public.notice_channels(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.printed_rows
    ADD CONSTRAINT printed_rows_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT proposals_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.record_imports
    ADD CONSTRAINT record_imports_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.season_games
    ADD CONSTRAINT season_games_season_fkey FOREIGN KEY (season) REFERENCES public.seasons(id);
ALTER TABLE ONLY public.season_people
    ADD CONSTRAINT season_people_season_fkey FOREIGN KEY (season) REFERENCES public.seasons(id);
ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT seasons_league_fkey FOREIGN KEY (league) REFERENCES public.leagues(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tournament_games
    ADD CONSTRAINT tournament_games_tournament_fkey FOREIGN KEY (tournament) REFERENCES public.tournaments(id);
ALTER TABLE ONLY public.tournament_people
    ADD CONSTRAINT tournament_people_tournament_fkey FOREIGN KEY (tournament) REFERENCES public.tournaments(id);
