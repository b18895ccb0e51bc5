import type { Database } from '../platform/storage/database.ts'

/** As many accounts as a large club has. */
const people = 10_000

/**
 * Fills a database with finished games of two to five seats by `person-<i>`. The account `everywhere` has the first
 * seat at one table in a hundred.
 */
export async function manyFinished({ pool }: Database, count: number): Promise<void> {
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('alter table seats disable trigger all')
  await client.query(
    `insert into accounts (id, name, email, email_verified)
     select id, 'Person ' || id, id || '@guest.invalid', false
     from (select 'person-' || i as id from generate_series(0, ${people - 1}) i union all select 'everywhere') as made`,
  )
  await client.query(
    `create temporary table made as
     select i, lpad(translate(to_hex(i), 'lou', 'xyz'), 14, '0') as id, 2 + i % 4 as seats,
       (array['kraftwagen', 'age-of-engineering', 'horseless-carriage'])[1 + i % 3] as game,
       now() - make_interval(secs => i * 37 % 100000000) as at
     from generate_series(1, ${count}) i`,
  )
  await client.query(
    `insert into tables
       (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment, created_at, started_at, ended_at)
     select id, game, '{}', seats, '{"kind":"slow","days":2}', case i % 5 when 0 then 'link' else 'open' end, 'over',
       'person-0', 'key', 'secret', 'commitment', at, at, at
     from made`,
  )
  await client.query(
    `insert into match_heads (match_id, version, waiting, result)
     select id, 100, 0, json_build_object(
       'ranking', (select json_agg(json_build_array((place + i) % seats)) from generate_series(0, seats - 1) place),
       'scores', (select json_agg(100 - (seat + seats - i % seats) % seats) from generate_series(0, seats - 1) seat))
     from made`,
  )
  await client.query(
    `insert into seats (table_id, seat, account, name, nonce, state, joined_at)
     select id, seat, case when seat = 0 and i % 100 = 7 then 'everywhere'
         else 'person-' || (i::bigint * 7919 + seat * 2503) % ${people} end,
       'Somebody', 'nonce', 'over', at
     from made, lateral generate_series(0, seats - 1) seat`,
  )
  await client.query(
    `insert into finished_seats
       (table_id, seat, account, game, seats, people, pace, visible, place, tied, score, ended_at)
     select id, s.seat, s.account, game, seats, seats, 'slow', i % 5 <> 0, place, 1, 101 - place, at
     from made join seats s on s.table_id = id, lateral (select 1 + (s.seat + seats - i % seats) % seats as place) placed`,
  )
  // Of other tables, so that scanning all deadlines would show.
  await client.query(
    `insert into deadlines (match_id, version, due_at) select 'running-' || i, 1, now() from generate_series(1, 10000) i`,
  )
  await client.query('alter table seats enable trigger all')
  // As autovacuum does on a running site: index-only scans need pages that it has seen.
  await client.query('vacuum (analyze)')
  client.release(true)
}
