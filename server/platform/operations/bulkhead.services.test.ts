import { randomUUID } from 'node:crypto'
import type { Seat } from '@carriage/kernel'
import { type Api, apiClient } from '@carriage/protocol/client'
import { library } from '@carriage/shared/catalogue'
import { freePort } from '@carriage/shared/ports'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type RunningServer, startServer } from '../../start.ts'
import { cookieOf } from '../../testing/cookie.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'

const auction = library.latest('auction')!
let database: TestDatabase
let server: RunningServer
let url: string
beforeAll(async () => {
  database = await testDatabase()
  const port = await freePort()
  url = `http://localhost:${port}`
  const settings = { PORT: `${port}`, OPS_PORT: '0', DATABASE_CONNECTIONS: '6', LOG_LEVEL: 'silent' }
  server = await startServer(readConfig({ DATABASE_URL: database.url, ...settings }))
}, 60_000)
afterAll(async () => {
  await server.stop()
  await database.drop()
}, 60_000)

async function guest(): Promise<Api> {
  const { response } = await apiClient({ baseUrl: url }).POST('/api/guest', { body: {} })
  return apiClient({ baseUrl: url, headers: { cookie: cookieOf(response) } })
}

async function readiness(): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${server.opsPort}/readyz`)
  return [answer.status, await answer.json()]
}

test('moves continue while everything else waits for a locked table, and readiness names what is down', async () => {
  const people = [await guest(), await guest()] as const
  const { data: table } = await people[0].POST('/api/tables', {
    body: { game: 'auction', seats: 2, pace: { kind: 'none' }, visibility: 'open', ready: true },
  })
  const at = { params: { path: { id: table!.id } } }
  await people[1].POST('/api/tables/:id/seat', { ...at, body: { ready: true } })
  expect(await readiness()).toEqual([200, { ready: true, away: [] }])

  const locker = new pg.Client({ connectionString: database.url })
  await locker.connect()
  await locker.query('begin')
  await locker.query('lock table chat_lines in access exclusive mode')
  // More than the process has connections.
  const stuck = Array.from({ length: 12 }, () => people[0].GET('/api/matches/:id/chat', at))
  await expect.poll(readiness, { timeout: 10_000 }).toEqual([200, { ready: true, away: ['lists'] }])

  for (let made = 0; made < 6; made++) {
    const { data } = await people[0].GET('/api/matches/:id/view', at)
    const turn = auction.turn(data!.standing.view)
    if (turn.over) throw new Error('The game ended too soon.')
    const seat = turn.seats[0] as 0 | 1
    const own = (await people[seat].GET('/api/matches/:id/view', at)).data!
    const [move] = auction.moves(own.standing.view, seat satisfies Seat)
    const command = { type: 'move' as const, id: randomUUID(), basis: own.standing.n, move: { ...move } }
    const { error } = await people[seat].POST('/api/matches/:id/commands', { ...at, body: command })
    expect(error).toBeUndefined()
  }
  const { rows } = await locker.query<{ waiting: string }>(
    `select count(*) as waiting from pg_locks where relation = 'chat_lines'::regclass and not granted`,
  )
  expect(Number(rows[0]!.waiting)).toBeGreaterThan(0)

  await locker.query('rollback')
  await locker.end()
  await Promise.all(stuck)
  await expect.poll(readiness, { timeout: 10_000 }).toEqual([200, { ready: true, away: [] }])
}, 60_000)
