import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Api, apiClient } from '@carriage/protocol/client'
import { freePort } from '@carriage/shared/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type RunningServer, startServer } from '../../start.ts'
import { cookieOf } from '../../testing/cookie.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'

/** The program that docs/own-bots.md shows to authors of bots. */
const source = /```js\n(?<code>\/\/ player\.mjs[\s\S]*?)```/.exec(
  readFileSync(join(import.meta.dirname, '../../../docs/own-bots.md'), 'utf8'),
)?.groups?.code

let database: TestDatabase
let server: RunningServer
let url: string
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carriage-player-'))
  database = await testDatabase({ empty: true })
  const port = await freePort()
  url = `http://localhost:${port}`
  const settings = { DATABASE_URL: database.url, PORT: `${port}`, BOT_THINK_MS: '0', LOG_LEVEL: 'silent' }
  server = await startServer(readConfig({ ...settings, RATE_LIMIT_FACTOR: '100' }))
}, 60_000)
afterAll(async () => {
  await server.stop()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** A person with an account, and a token for their program. */
async function withToken(): Promise<{ api: Api; token: string }> {
  const guest = await apiClient({ baseUrl: url }).POST('/api/guest', { body: { name: 'Grace' } })
  const api = apiClient({ baseUrl: url, headers: { cookie: cookieOf(guest.response) } })
  await database.pool.query('update accounts set guest = false')
  const { data } = await api.POST('/api/me/tokens', { body: { name: 'Robot', scopes: ['read', 'play', 'tables'] } })
  return { api, token: data!.token }
}

test('the program of docs/own-bots.md has at most 150 lines', () => {
  expect(source?.trim().split('\n').length).toBeLessThanOrEqual(150)
})

test('it plays a whole game over the public interface, and is shown as a program', async () => {
  const { api, token } = await withToken()
  const file = join(folder, 'player.mjs')
  writeFileSync(file, source ?? '')
  const player = spawn(process.execPath, [file, url, token], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  player.stdout.on('data', (text: Buffer) => {
    output += text.toString()
  })
  const [code] = (await once(player, 'exit')) as [number]
  expect([code, output]).toEqual([0, expect.stringContaining('over')])
  const { data } = await api.GET('/api/tables/mine', { params: { query: { state: 'over' } } })
  expect(data?.tables).toHaveLength(1)
  expect(data?.tables[0]).toMatchObject({ state: 'over', seats: [{ kind: 'person', program: true }, { kind: 'bot' }] })
}, 120_000)

test('a seat is shown as a program from its first move with a token', async () => {
  const { api, token } = await withToken()
  const program = apiClient({ baseUrl: url, token })
  const options = { game: 'auction', options: {}, seats: 2, pace: { kind: 'none' }, visibility: 'open' } as const
  const { data: table } = await api.POST('/api/tables', {
    body: { ...options, bots: ['apprentice'], hints: false, ready: true },
  })
  const params = { path: { id: table!.id } }
  const seat = async () => (await api.GET('/api/tables/:id', { params })).data?.seats[0]
  expect(await seat()).toMatchObject({ program: false })
  await expect
    .poll(async () => (await program.GET('/api/matches/:id/moves', { params })).data?.moves.length, {
      timeout: 20_000,
    })
    .toBeGreaterThan(0)
  const { data } = await program.GET('/api/matches/:id/moves', { params })
  const body = { type: 'move', id: 'a-first-move', basis: data!.n, move: data!.moves[0]! } as const
  expect((await program.POST('/api/matches/:id/commands', { params, body })).error).toBeUndefined()
  expect(await seat()).toMatchObject({ program: true })
}, 60_000)
