-- Puts PL/Proxy in front of two primaries: what commit_moves writes goes to the primary of the match, by the first character of
-- its id; what belongs to people stays here. Run by a superuser while the site is closed; matches that are here move there.
-- The script set-up gives it the addresses. Passwords are in the .pgpass of the user that this server runs as.
\set ON_ERROR_STOP on
begin;
create extension plproxy;
create extension postgres_fdw;
-- A primary that hangs is given up sooner than the process gives up this server.
create server matches foreign data wrapper plproxy options (p0 :'a', p1 :'b', query_timeout '5');
create user mapping for public server matches options (user :'USER');
create server a foreign data wrapper postgres_fdw
  options (host :'a_host', port :'a_port', dbname :'a_database', connect_timeout '2', batch_size '1000');
create server b foreign data wrapper postgres_fdw
  options (host :'b_host', port :'b_port', dbname :'b_database', connect_timeout '2', batch_size '1000');
create user mapping for public server a options (user :'USER', password_required 'false');
create user mapping for public server b options (user :'USER', password_required 'false');
grant usage on foreign server matches, a, b to public;
create schema a;
create schema b;
import foreign schema public limit to (match_heads, moves, archived_logs, deadlines, outbox) from server a into a;
import foreign schema public limit to (match_heads, moves, archived_logs, deadlines, outbox) from server b into b;

-- The first half of the buckets is in a, the second in b.
create function primary_of(match text) returns integer language sql immutable as $$
  select case when match < 'g' then 0 else 1 end
$$;

alter table match_heads rename to match_heads_before;
alter table moves rename to moves_before;
alter table archived_logs rename to archived_logs_before;
create table match_heads (like match_heads_before including defaults) partition by range (match_id);
create table moves (like moves_before including defaults) partition by range (match_id);
create table archived_logs (like archived_logs_before including defaults) partition by range (match_id);
alter table match_heads attach partition a.match_heads for values from (minvalue) to ('g');
alter table match_heads attach partition b.match_heads for values from ('g') to (maxvalue);
alter table moves attach partition a.moves for values from (minvalue) to ('g');
alter table moves attach partition b.moves for values from ('g') to (maxvalue);
alter table archived_logs attach partition a.archived_logs for values from (minvalue) to ('g');
alter table archived_logs attach partition b.archived_logs for values from ('g') to (maxvalue);
insert into match_heads select * from match_heads_before;
insert into moves select * from moves_before;
insert into archived_logs select * from archived_logs_before;
drop table match_heads_before, moves_before, archived_logs_before;

-- An upsert needs an index, and a foreign table has none: deadlines that are inserted here go by PL/Proxy.
insert into a.deadlines select * from deadlines where match_id < 'g';
insert into b.deadlines select * from deadlines where match_id >= 'g';
truncate deadlines;
alter foreign table a.deadlines add check (match_id < 'g'), inherit deadlines;
alter foreign table b.deadlines add check (match_id >= 'g'), inherit deadlines;
create function set_deadline(match text, version integer, due timestamptz) returns integer language plproxy as $$
  cluster 'matches';
  run on primary_of(match);
$$;
create function pass_deadline_on() returns trigger language plpgsql as $$
begin
  perform set_deadline(new.match_id, new.version, new.due_at);
  return null;
end
$$;
create trigger pass_on before insert on deadlines for each row execute function pass_deadline_on();

-- Events of people are here, those of moves where the moves are; the dispatcher finds both.
alter sequence outbox_id_seq increment by 16;
select setval('outbox_id_seq', (select coalesce(max(id), 0) from outbox) / 16 * 16 + 16);
alter foreign table a.outbox inherit outbox;
alter foreign table b.outbox inherit outbox;

-- To work out the primaries of a batch at once takes less than to ask for each match.
create function commit_on_primaries(
  ids text[], expected integer[], seats smallint[], commands text[], bots boolean[], entries text[], ats timestamptz[],
  waitings smallint[], clocks text[], results text[], deadlines_change boolean[], dues timestamptz[], kinds text[],
  contents text[], primaries integer[]
) returns setof text language plproxy as $$
  cluster 'matches';
  split all;
  run on primaries;
  select moved from commit_moves(ids, expected, seats, commands, bots, entries, ats, waitings, clocks, results,
    deadlines_change, dues, kinds, contents) moved;
$$;

-- The same call as on one primary. Matches whose primary is away are not among those that moved; the others are.
create or replace function commit_moves(
  ids text[], expected integer[], seats smallint[], commands text[], bots boolean[], entries text[], ats timestamptz[],
  waitings smallint[], clocks text[], results text[], deadlines_change boolean[], dues timestamptz[], kinds text[],
  contents text[]
) returns setof text language plpgsql as $$
declare
  done text[] := '{}';
  failed text;
  place integer;
begin
  begin
    done := array(select commit_on_primaries($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
      array(select primary_of(id) from unnest($1) id)));
  exception when others then
    failed := sqlerrm;
  end;
  if failed is not null then
    if (select count(distinct primary_of(id)) = 1 from unnest($1) id) then
      raise exception '%', failed using errcode = '08006';
    end if;
    for place in 0..1 loop
      begin
        done := done || array(
          select commit_on_primaries(
            array_agg(g.id), array_agg(g.expected), array_agg(g.seat), array_agg(g.command), array_agg(g.bot),
            array_agg(g.entry), array_agg(g.at), array_agg(g.waiting), array_agg(g.clock), array_agg(g.result),
            array_agg(g.changes), array_agg(g.due), array_agg(g.kind), array_agg(g.content),
            array_agg(place))
          from unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
            g(id, expected, seat, command, bot, entry, at, waiting, clock, result, changes, due, kind, content)
          where primary_of(g.id) = place);
      exception when others then
        raise warning 'primary % is away: %', place, sqlerrm;
      end;
    end loop;
  end if;
  if done <> '{}' then
    insert into commits (moved)
    select string_agg(g.id || ' ' || (g.expected + 1), ',') from unnest($1, $2) g(id, expected) where g.id = any(done);
    update tables t set state = 'over', ended_at = g.at, result = g.result::json
    from unnest($1, $7, $10) g(id, at, result)
    where t.id = g.id and g.result is not null and g.id = any(done);
  end if;
  return query select unnest(done);
end
$$;

-- For each minute: what is left where this server stopped between a commit there and the commit here. Twice looked at, since a
-- match that is being begun looks the same.
create function finish_what_was_left(after interval default '10 seconds') returns void language plpgsql as $$
declare
  orphans text[] := array(select match_id from match_heads h where not exists (select from matches m where m.id = h.match_id));
begin
  perform pg_sleep_for(after);
  update tables t set state = 'over', ended_at = now(), result = h.result
  from match_heads h where t.state = 'playing' and h.match_id = t.id and h.result is not null;
  delete from match_heads h where h.match_id = any(orphans) and not exists (select from matches m where m.id = h.match_id);
  delete from deadlines d where d.match_id = any(orphans) and not exists (select from matches m where m.id = d.match_id);
end
$$;

-- With the values in the plan, a statement goes to the one primary that it names.
select format('alter database %I set plan_cache_mode = force_custom_plan', current_database()) \gexec
commit;
