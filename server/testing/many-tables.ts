import type { Database } from '../platform/storage/database.ts'

/**
 * Fills a database with as many tables as a busy site has after some years: most are over, many are running, some wait
 * for players. Account `someone-<i>` sits at twenty tables; `everywhere` sits at one in a hundred.
 */
export async function manyTables({ pool }: Database, count: number): Promise<void> {
  const client = await pool.connect()
  // One more, so that no account's tables are all in the same state.
  const accounts = Math.ceil(count / 10) + 1
  await client.query('set statement_timeout = 0')
  // These triggers are not for bulk loading; every row below sets its state itself.
  await client.query('alter table seats disable trigger all; alter table invitations disable trigger all')
  await client.query(
    `create temporary table laid as
     select i, lpad(translate(to_hex(i), 'lou', 'xyz'), 14, '0') as id,
       case when i % 10 < 6 then 'over' when i % 10 < 9 then 'playing' else 'waiting' end as state,
       now() - make_interval(secs => i * 37 % 100000000) as at
     from generate_series(1, ${count}) i`,
  )
  await client.query(
    `insert into tables (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment, created_at, started_at)
     select id, case i % 3 when 0 then 'kraftwagen' else 'auction' end, '{}', 2, '{"kind":"slow","days":2}',
       case i % 4 when 0 then 'link' else 'open' end, state, 'someone-' || i % ${accounts}, 'key', 'secret', 'commitment',
       at, case when state <> 'waiting' then at end
     from laid`,
  )
  await client.query(
    `insert into seats (table_id, seat, account, name, nonce, state, joined_at)
     select id, seat, case when seat = 1 and i % 97 = 7 then 'everywhere' else 'someone-' || (i + seat * 3) % ${accounts} end,
       'Somebody', 'nonce', state, at
     from laid, generate_series(0, 1) seat`,
  )
  await client.query(
    `insert into match_heads (match_id, version, waiting) select id, 10, 1 + i % 2 from laid where state <> 'waiting'`,
  )
  await client.query(
    `insert into deadlines (match_id, version, due_at)
     select id, 10, now() + make_interval(secs => i % 172800) from laid where state = 'playing'`,
  )
  await client.query(
    `insert into invitations (table_id, account, state) select id, 'someone-' || (i + 5) % ${accounts}, state from laid`,
  )
  await client.query('alter table seats enable trigger all; alter table invitations enable trigger all')
  await client.query('analyze')
  client.release(true)
}
