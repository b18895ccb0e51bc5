import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { apiClient } from '@carriage/protocol/client'
import { freePort } from '@carriage/shared/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './testing/database.ts'

let database: TestDatabase
let server: ChildProcess
const lines: string[] = []
let url: string
beforeAll(async () => {
  database = await testDatabase({ empty: true })
  const port = await freePort()
  url = `http://localhost:${port}`
  server = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, PORT: `${port}`, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr])
    if (stream) createInterface(stream).on('line', (line) => lines.push(line))
}, 60_000)
afterAll(async () => {
  server.kill('SIGKILL')
  await database.drop()
})

test('the printed address is the one of passkeys and links', async () => {
  const opened = () => lines.find((line) => line.startsWith('Carriage House is listening'))
  await expect.poll(opened, { timeout: 60_000 }).toBe(`Carriage House is listening: ${url}`)
}, 90_000)

test('a server on localhost without a mail server writes sign-in codes to its log', async () => {
  const api = apiClient({ baseUrl: url, headers: { origin: url } })
  const { response } = await api.POST('/api/sign-in/code', { body: { email: 'ada@example.org' } })
  expect(response.ok).toBe(true)
  await expect.poll(() => lines.find((line) => line.includes('ada@example.org'))).toMatch(/\b\d{6}\b/)
})
