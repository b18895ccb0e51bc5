import { join } from 'node:path'
import { apiClient } from '@carriage/protocol/client'
import { freePort } from '@carriage/shared/ports'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type RunningServer, startServer } from '../../start.ts'
import { cookieOf } from '../../testing/cookie.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'

let database: TestDatabase
let server: RunningServer
let url: string
let agent: Client
let id: string

beforeAll(async () => {
  database = await testDatabase({ empty: true })
  const port = await freePort()
  url = `http://localhost:${port}`
  const settings = { DATABASE_URL: database.url, PORT: `${port}`, BOT_THINK_MS: '0', LOG_LEVEL: 'silent' }
  server = await startServer(readConfig({ ...settings, RATE_LIMIT_FACTOR: '100' }))
  const guest = await apiClient({ baseUrl: url }).POST('/api/guest', { body: { name: 'Grace' } })
  const api = apiClient({ baseUrl: url, headers: { cookie: cookieOf(guest.response) } })
  await database.pool.query('update accounts set guest = false')
  const { data } = await api.POST('/api/me/tokens', { body: { name: 'Agent', scopes: ['read', 'play', 'tables'] } })
  const options = { game: 'auction', options: {}, seats: 2, pace: { kind: 'none' }, visibility: 'open' } as const
  const table = await api.POST('/api/tables', { body: { ...options, bots: ['apprentice'], hints: false, ready: true } })
  id = table.data!.id
  agent = new Client({ name: 'test', version: '1' })
  await agent.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(import.meta.dirname, '../../../cli/carriage.ts'), 'mcp', url],
      env: { PATH: process.env.PATH ?? '', CARRIAGE_TOKEN: data!.token },
    }),
  )
}, 90_000)
afterAll(async () => {
  await agent.close()
  await server.stop()
  await database.drop()
})

/** The text of a tool's result, and whether it failed. */
async function ask(name: string, args: Record<string, unknown> = {}): Promise<{ text: string; failed: boolean }> {
  const { content, isError } = await agent.callTool({ name, arguments: args })
  const [first] = content as { type: 'text'; text: string }[]
  return { text: first?.text ?? '', failed: isError === true }
}

test('an agent is offered the tools for playing', async () => {
  const { tools } = await agent.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual(['list_moves', 'list_tables', 'move', 'read_table', 'sit_down'])
  for (const { description } of tools) expect(description).not.toBe('')
})

test('an agent finds its table, reads it, and plays it to the end by the numbers of its moves', async () => {
  expect((await ask('list_tables')).text).toContain(id)
  let moves = 0
  for (const end = Date.now() + 80_000; Date.now() < end; ) {
    const { text } = await ask('read_table', { table: id })
    if (text.includes('The game is over.')) break
    const listed = await ask('list_moves', { table: id })
    const [, after] = /^After (\d+) moves?:/.exec(listed.text) ?? []
    if (after === undefined || !/^1\. /m.test(listed.text)) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      continue
    }
    const made = await ask('move', { table: id, number: 1, after: Number(after) })
    if (!made.failed) moves++
  }
  expect((await ask('read_table', { table: id })).text).toContain('The game is over.')
  expect(moves).toBeGreaterThan(2)
}, 90_000)

test('a failed tool call returns the reason, and changes nothing', async () => {
  expect(await ask('move', { table: id, number: 1, after: 0 })).toMatchObject({ failed: true })
  expect(await ask('read_table', { table: 'no-such-table-at-all' })).toMatchObject({ failed: true })
})
