import type { Database } from '../platform/storage/database.ts'
import { manyFinished } from './many-finished.ts'

/** Running and waiting tables, beside the finished ones. */
const open = 12_000

/**
 * A site after some years: the people and finished games of `manyFinished`, and everything else that pages list. Club
 * `c-1` has 50 members and up to 3,000 tables, season 2001 has 490 people, tournament 1 has 64. Half of the seats of
 * the first games are of its members.
 */
export async function fillLargeSite(database: Database, finished: number): Promise<void> {
  await manyFinished(database, finished)
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('alter table seats disable trigger all')
  for (const statement of statements(Math.min(3_000, Math.floor(finished / 2)))) await client.query(statement)
  await client.query('alter table seats enable trigger all')
  await client.query('vacuum (analyze)')
  client.release(true)
}

/** The id of the i-th finished table, as `manyFinished` makes it. */
const finishedId = (i: string) => `lpad(translate(to_hex(${i}), 'lou', 'xyz'), 14, '0')`

function statements(tablesOfClub: number): string[] {
  return [
    `update accounts set guest = false, email_verified = true, email = id || '@players.example' where id like 'person-%' or id = 'everywhere'`,
    `create temporary table opened as
     select i, lpad(translate(to_hex(i), 'lou', 'xyz'), 14, '0') as id,
       case i % 3 when 0 then 'waiting' else 'playing' end as state,
       (array['kraftwagen', 'age-of-engineering', 'horseless-carriage'])[1 + i % 3] as game,
       now() - make_interval(secs => i % 1000000) as at
     from generate_series(50000001, 50000000 + ${open}) i`,
    `insert into tables
       (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment, created_at, started_at, rated, tags)
     select id, game, '{}', 3, case i % 2 when 0 then '{"kind":"slow","days":2}'::json else '{"kind":"live","bank":600,"increment":5}' end,
       case i % 5 when 0 then 'link' else 'open' end, state, 'person-' || i % 10000, 'key', 'secret', 'commitment', at,
       case state when 'playing' then at end, i % 4 = 0, case i % 7 when 0 then array['quiet'] else '{}' end
     from opened`,
    `insert into seats (table_id, seat, account, name, nonce, state, joined_at)
     select id, seat, case when state = 'playing' or seat = 0 then
         case when seat = 1 and i % 100 = 7 then 'everywhere' else 'person-' || (i + seat * 2503) % 10000 end end,
       'Somebody', 'nonce', state, at
     from opened, generate_series(0, 2) seat where state = 'playing' or seat = 0`,
    `insert into matches (id, game, rules, seats, options, secret, commitment, nonces, opening, pace)
     select id, game, 1, 3, '{}', 'secret', 'commitment', '{a,b,c}', '{}', '{"kind":"slow","days":2}' from opened where state = 'playing'`,
    `insert into match_heads (match_id, version, waiting) select id, 10, 1 + i % 4 from opened where state = 'playing'`,
    `insert into deadlines (match_id, version, due_at)
     select id, 10, now() + make_interval(secs => 1000 + i % 172800) from opened where state = 'playing'`,
    `insert into invitations (table_id, account, state)
     select id, 'person-' || (i + 5) % 10000, state from opened where state = 'waiting'`,
    `insert into ratings (account, game, pace, mu, sigma, games)
     select 'person-' || n, game, pace, 20 + n % 100 / 10.0, 4, 10 from generate_series(0, 9999) n,
       unnest(array['kraftwagen', 'age-of-engineering', 'horseless-carriage']) game, unnest(array['slow', 'live']) pace`,
    `insert into follows (account, other)
     select 'person-' || n, 'person-' || (n + k * 37) % 10000 from generate_series(0, 9999) n, generate_series(1, 5) k
     union select 'person-77', 'person-' || n from generate_series(1000, 1499) n
     union select 'person-' || n, 'person-77' from generate_series(2000, 2999) n`,
    `insert into presences (account, at) select 'person-' || n, now() from generate_series(0, 9999) n`,
    `insert into mutes (account, other, name, muted, blocked)
     select 'person-' || n, 'person-' || (n + k * 41) % 10000, 'Somebody', true, k % 2 = 0
     from generate_series(0, 9999) n, generate_series(1, 3) k`,
    `insert into clubs (id, name, key) select 'c-' || n, 'Club ' || n, 'key-' || n from generate_series(1, 2000) n`,
    `insert into club_members (club, account, leader)
     select 'c-' || n, 'person-' || (n * 13 + k) % 10000, k = 0 from generate_series(2, 2000) n, generate_series(0, 9) k
     union all select 'c-1', 'person-' || k, k = 77 from generate_series(50, 99) k`,
    `insert into club_invitations (club, account) select 'c-' || n, 'person-' || (n * 7 + 3) % 10000 from generate_series(2, 2000) n
     on conflict do nothing`,
    `insert into club_tables (table_id, club, created_at)
     select ${finishedId('i')}, case when i <= ${tablesOfClub} then 'c-1' else 'c-' || 2 + i % 1999 end, now() - make_interval(secs => i)
     from generate_series(1, ${tablesOfClub * 2}) i`,
    `update finished_seats f set account = 'person-' || 50 + (('x' || right(f.table_id, 4))::bit(16)::integer * 7 + f.seat) % 50
     where f.table_id in (select table_id from club_tables where club = 'c-1') and f.seat < 2
       and not exists (select from finished_seats o where o.table_id = f.table_id and o.account ~ '^person-[5-9][0-9]$')`,
    `insert into leagues (id, title, game, options, seats, pace, signup_days, season_days)
     select 'l-' || n, 'League ' || n, 'kraftwagen', '{}', 4, '{"kind":"slow","days":2}', 7, 60 from generate_series(1, 20) n`,
    `insert into seasons (league, number, state, signup_ends) select 'l-' || n % 20 + 1, n / 20 + 1, 'over', now() from generate_series(0, 1999) n`,
    `insert into seasons (league, number, state, signup_ends, ends_at) values ('l-1', 101, 'playing', now(), now() + interval '1 year')`,
    `insert into season_people (season, account, signed_at, division, group_number, slot)
     select n / 20 + 1, 'person-' || n % 10000, now(), 1, n % 20 / 7 + 1, n % 20 % 7 from generate_series(0, 39999) n
     union all select 2001, 'person-' || n, now(), 1 + n / 70, 1 + n % 70 / 7, n % 7 from generate_series(0, 489) n`,
    `insert into season_games (season, division, group_number, number, slots, state)
     select n / 20 + 1, 1, n % 20 / 7 + 1, n % 20 % 7, '{0,1,2,3}', 'over' from generate_series(0, 39999) n`,
    `insert into season_games (season, division, group_number, number, slots, state, table_id)
     select 2001, 1 + n / 70, 1 + n % 70 / 7, n % 7, '{0,1,2,3}', 'over', ${finishedId('(n + 1) * 4 + 2')} from generate_series(0, 489) n`,
    `insert into tournaments (title, game, options, seats, sizes, pace, rated, rounds, round_minutes, capacity, owner, seed, state, starts_at, round)
     select 'Evening ' || n, 'kraftwagen', '{}', 4, '{3,4}', '{"kind":"live","bank":600,"increment":5}', true, 4, 90, 64,
       'person-' || n % 10000, 'seed', case when n < 4900 then 'over' when n < 4950 then 'playing' else 'signup' end,
       now() + make_interval(mins => n - 4950), 4
     from generate_series(0, 4999) n`,
    `insert into tournament_people (tournament, account, signed_at, slot)
     select 1 + n / 16, 'person-' || n * 3 % 10000, now(), n % 16 from generate_series(16, 79999) n
     union all select 1, 'person-' || n, now(), n from generate_series(40, 103) n`,
    `insert into tournament_games (tournament, round, number, slots, state, table_id)
     select 1 + n / 16, 1 + n % 16 / 4, n % 4 + 1, array[n % 4, n % 4 + 4, n % 4 + 8, n % 4 + 12], 'over', null from generate_series(16, 79999) n`,
    `insert into tournament_games (tournament, round, number, slots, state, table_id)
     select 1, r, k, array[40 + k, 56 + k, 72 + k, 88 + k - 1], 'over', ${finishedId('((r * 16 + k) * 4 + 2)')}
     from generate_series(1, 4) r, generate_series(1, 15) k`,
    `insert into boxes (id, account, game, title, tables, shared, share_key)
     select 'box-' || n, 'person-' || n % 1000, 'kraftwagen', 'Box', '{}', true, 'box-' || n from generate_series(1, 20000) n`,
    `insert into printed_rows (account, game, table_name, row_key, value)
     select 'person-' || n % 5000, 'kraftwagen', 'circuit', 'row-' || n / 5000, 'v' || n % 3 from generate_series(0, 19999) n`,
    `insert into accepted_rows (game, table_name, row_key, value, owners, operator)
     select 'kraftwagen', 'circuit', 'old-' || n, '1', 3, 'person-1' from generate_series(1, 50) n`,
    `insert into reports (reporter, reported, match_id, reason, note, context, settled_at, outcome)
     select 'person-' || n % 10000, 'person-' || n * 7 % 3000, '', 'spam', '', '{"name":"Somebody","lines":[],"seats":[]}',
       case when n % 50 > 0 then now() end, case when n % 50 > 0 then 'dismissed' end
     from generate_series(1, 30000) n`,
    `insert into sanctions (account, kind, reason, operator, appeal, appealed_at)
     select 'person-' || n % 3000, 'warning', 'Be kind.', 'person-1', case when n % 50 = 0 then 'No.' end,
       case when n % 50 = 0 then now() end from generate_series(1, 20000) n`,
    `insert into moderation_log (operator, action, subject, facts)
     select 'person-1', 'warning', 'person-' || n % 3000, '{}' from generate_series(1, 50000) n`,
    `insert into announcements (kind, english, german, begins_at, ends_at, operator)
     select 'news', 'Hello', 'Hallo', now() - make_interval(days => n + 1), now() - make_interval(days => n - 2), 'person-1'
     from generate_series(1, 2000) n`,
  ]
}
