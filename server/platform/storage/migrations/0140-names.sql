-- release 1
-- few rows: tables that wait for players, invitations to clubs that were not sent yet, lifted sanctions.
-- Brings a database whose tables and columns have the names of before to those of today. The migrations before this one
-- create today's names, so on a new database it does nothing. Stop every process of before first: none runs on the new names.
do $$
declare
  tables constant text[] := array[
    ['heads', 'match_heads'], ['undo_asks', 'undo_requests'], ['orders', 'premoves'], ['target_limits', 'address_limits'],
    ['notices', 'notifications'], ['notice_channels', 'notification_channels'],
    ['notice_settings', 'notification_settings'], ['circles', 'clubs'], ['circle_members', 'club_members'],
    ['circle_invitations', 'club_invitations'], ['circle_tables', 'club_tables'], ['measures', 'sanctions'],
    ['desk_log', 'moderation_log'], ['silences', 'mutes'], ['reach_settings', 'contact_settings'],
    ['proposals', 'absence_proposals']];
  columns constant text[] := array[
    ['seats', 'kept', 'replaced'], ['seats', 'kept_since', 'replaced_since'], ['premoves', 'given_at', 'saved_at'],
    ['contact_settings', 'follow', 'who_may_follow'], ['contact_settings', 'seen', 'show_presence'],
    ['contact_settings', 'invite', 'who_may_invite'], ['club_members', 'circle', 'club'],
    ['club_invitations', 'circle', 'club'], ['club_tables', 'circle', 'club'], ['club_tables', 'laid_at', 'created_at'],
    ['seasons', 'look_at', 'next_check_at'], ['tournaments', 'look_at', 'next_check_at'],
    ['tickets', 'made_at', 'created_at'], ['calendar_links', 'made_at', 'created_at']];
  indexes constant text[] := array[
    ['circles_of_account', 'clubs_of_account'], ['tables_of_circle', 'tables_of_club'],
    ['seasons_to_look_at', 'seasons_to_check'], ['tournaments_to_look_at', 'tournaments_to_check']];
  -- What functions say of these names, and what it becomes.
  words constant text[] := array[
    ['\mheads\M', 'match_heads'], ['delete from orders\M', 'delete from premoves'],
    ['delete from proposals\M', 'delete from absence_proposals'], ['\mkept_since\M', 'replaced_since'],
    ['\mnew\.kept\M', 'new.replaced'], ['the desk''''s log', 'the moderation log']];
  old text[];
  found record;
  text_of text;
begin
  foreach old slice 1 in array tables loop
    continue when to_regclass(old[1]) is null or to_regclass(old[2]) is not null;
    execute format('alter table %I rename to %I', old[1], old[2]);
    for found in select conname as name from pg_constraint
      where conrelid = to_regclass(old[2]) and starts_with(conname, old[1] || '_')
    loop
      execute format('alter table %I rename constraint %I to %I', old[2], found.name,
        old[2] || substr(found.name, length(old[1]) + 1));
    end loop;
    for found in select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = to_regclass(old[2]) and starts_with(c.relname, old[1] || '_')
    loop
      execute format('alter index %I rename to %I', found.name, old[2] || substr(found.name, length(old[1]) + 1));
    end loop;
    if to_regclass(old[1] || '_id_seq') is not null then
      execute format('alter sequence %I rename to %I', old[1] || '_id_seq', old[2] || '_id_seq');
    end if;
  end loop;

  foreach old slice 1 in array columns loop
    continue when not exists (select from pg_attribute where attrelid = to_regclass(old[1]) and attname = old[2]);
    execute format('alter table %I rename column %I to %I', old[1], old[2], old[3]);
    for found in select conname as name from pg_constraint
      where conrelid = to_regclass(old[1]) and starts_with(conname, old[1] || '_' || old[2] || '_')
    loop
      execute format('alter table %I rename constraint %I to %I', old[1], found.name,
        old[1] || '_' || old[3] || substr(found.name, length(old[1] || '_' || old[2]) + 1));
    end loop;
  end loop;

  foreach old slice 1 in array indexes loop
    continue when to_regclass(old[1]) is null;
    execute format('alter index %I rename to %I', old[1], old[2]);
  end loop;

  for found in select oid, pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  loop
    text_of := found.text;
    foreach old slice 1 in array words loop
      text_of := regexp_replace(text_of, old[1], old[2], 'g');
    end loop;
    if text_of <> found.text then execute text_of; end if;
  end loop;
  if to_regprocedure('desk_log_stays()') is not null then
    alter function desk_log_stays() rename to moderation_log_stays;
    alter trigger desk_log_stays on moderation_log rename to moderation_log_stays;
  end if;
  if exists (select from pg_trigger where tgrelid = 'seats'::regclass and tgname = 'seat_kept') then
    alter trigger seat_kept on seats rename to seat_replaced;
  end if;

  -- A table that waits for its players.
  if to_regclass('tables_gathering') is not null then
    alter table tables drop constraint tables_state_check;
    alter table tables alter column state set default 'waiting';
    alter table seats alter column state set default 'waiting';
    alter table invitations alter column state set default 'waiting';
    -- A trigger passes the new state on to seats and invitations.
    update tables set state = 'waiting' where state = 'gathering';
    alter table tables add constraint tables_state_check check (state in ('waiting', 'playing', 'over', 'abandoned'));
    drop index tables_gathering, tables_open, tables_open_of_game, tables_of_learners;
    create index tables_waiting on tables (touched_at, id) where state = 'waiting';
    create index tables_open on tables (created_at desc, id) where state = 'waiting' and visibility = 'open';
    create index tables_open_of_game on tables (game, created_at desc, id)
      where state = 'waiting' and visibility = 'open';
    create index tables_of_learners on tables (game, created_at, id)
      where state = 'waiting' and visibility = 'open' and learning;
  end if;

  update outbox set kind = 'club' where kind = 'circle';
  update notifications set kind = 'club' where kind = 'circle';
  if exists (select from moderation_log where action = 'liftMeasure') then
    alter table moderation_log disable trigger moderation_log_stays;
    update moderation_log set action = 'liftSanction' where action = 'liftMeasure';
    alter table moderation_log enable trigger moderation_log_stays;
  end if;
end
$$;
