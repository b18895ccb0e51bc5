import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../platform/storage/transaction.ts'
import { postMessage } from '../social/chat/post-message.ts'
import { invite } from '../tables/join.ts'
import type { ProblemError } from '../tables/problem-error.ts'
import { beginTable } from '../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { accountLimits, countDaily, limitFor } from './account-limits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

async function person(id: string, { guest, days, games }: { guest: boolean; days: number; games: number }) {
  await database.pool.query(
    `insert into accounts (id, name, email, email_verified, guest, created_at, updated_at)
     values ($1, $1, $1 || '@example.org', false, $2, now() - make_interval(days => $3), now())`,
    [id, guest, days],
  )
  for (let game = 0; game < games; game++) {
    const table = await beginTable(database, { game: 'auction', accounts: [id, `${id}-rival`] })
    await database.pool.query(
      `insert into finished_seats (table_id, seat, account, game, seats, people, pace, visible, place, tied, score, ended_at)
       values ($1, 0, $2, 'auction', 2, 2, 'live', true, 1, 1, 0, now())`,
      [table, id],
    )
  }
  return id
}

test('an account is established after a week and three games, not after one of the two', async () => {
  const of = async (id: string) => limitFor(database.pool, id, 'tables', 1)
  const { guest, new: fresh, known } = accountLimits.tables
  expect(await of(await person('gast', { guest: true, days: 30, games: 5 }))).toBe(guest)
  expect(await of(await person('young', { guest: false, days: 6, games: 5 }))).toBe(fresh)
  expect(await of(await person('idle', { guest: false, days: 30, games: 2 }))).toBe(fresh)
  expect(await of(await person('regular', { guest: false, days: 8, games: 3 }))).toBe(known)
  expect(await limitFor(database.pool, 'regular', 'tables', 10)).toBe(known * 10)
  expect(await of('nobody')).toBe(guest)
})

test('invitations are limited per day, and the refusal has the time of the next one', async () => {
  for (let times = 0; times < 3; times++) await countDaily(database.pool, 'invitations', 'host', 3)
  const { problem } = await countDaily(database.pool, 'invitations', 'host', 3).then(
    () => expect.fail('The fourth was accepted.'),
    (error: ProblemError) => error,
  )
  expect(problem).toMatchObject({ code: 'tooMany', facts: { limit: 'invitations', most: 3 } })
  const wait = Date.parse(String(problem.facts?.again)) - Date.now()
  expect(wait).toBeGreaterThan(23 * 3_600_000)
  expect(wait).toBeLessThanOrEqual(24 * 3_600_000)
  await countDaily(database.pool, 'invitations', 'another', 3)
  await database.pool.query(`update address_limits set began_at = now() - interval '25 hours' where target = 'host'`)
  await countDaily(database.pool, 'invitations', 'host', 3)
})

test('an invitation beyond the limit is not created', async () => {
  await person('anna', { guest: true, days: 0, games: 0 })
  await person('bert', { guest: true, days: 0, games: 0 })
  await database.pool.query(
    `insert into tables (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment)
     values ('t1', 'auction', '{}', 2, '{"kind":"none"}', 'open', 'waiting', 'anna', 'key', 'secret', 'commitment')`,
  )
  const asked = (most: number) =>
    inTransaction(database, (client) => invite(client, 't1' as never, 'bert', async () => most))
  await asked(1)
  await expect(asked(1)).rejects.toMatchObject({ problem: { code: 'tooMany' } })
  const { rows } = await database.pool.query('select count(*)::integer as count from invitations')
  expect(rows).toEqual([{ count: 1 }])
})

test('chat lines are limited per minute, and the refusal has the time of the next one', async () => {
  const match = await beginTable(database, { game: 'auction', accounts: ['anna', 'bert'] })
  const post = (n: number) => postMessage(database, 'anna', match, `line-number-${n}`, `Line ${n}`, 2)
  for (const n of [1, 2]) expect(await post(n)).not.toHaveProperty('code')
  const refused = await post(3)
  expect(refused).toMatchObject({ code: 'tooMany', facts: { limit: 'lines', most: 2 } })
  const wait = Date.parse(String((refused as { facts?: { again?: string } }).facts?.again)) - Date.now()
  expect(wait).toBeGreaterThan(30_000)
  expect(wait).toBeLessThanOrEqual(60_000)
})
