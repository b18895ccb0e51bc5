import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** Throws, or rejects, on a signal, as a bug would. */
const bug = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => { throw new Error('thrown by a bug') })
  process.on('SIGHUP', () => { void Promise.reject(new Error('rejected by a bug')) })`)}`

interface Line {
  level: number
  time: string
  roles: string[]
  msg: string
  err?: { message: string; stack: string }
}

function startProcess(env: Record<string, string>): { child: ChildProcess; lines: Line[]; errors: string[] } {
  const child = spawn(process.execPath, ['--import', bug, join(import.meta.dirname, '../../main.ts')], {
    env: { ...process.env, CARRIAGE_ROLES: 'clock', DATABASE_URL: database.url, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: Line[] = []
  const errors: string[] = []
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) lines.push(JSON.parse(part) as Line)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  return { child, lines, errors }
}

test.each([
  ['SIGUSR2', 'thrown by a bug'],
  ['SIGHUP', 'rejected by a bug'],
] as const)(
  'a process with an uncaught error (%s) logs it and exits with a code',
  async (signal, message) => {
    const { child, lines, errors } = startProcess({})
    await expect.poll(() => lines.map(({ msg }) => msg), { timeout: 60_000 }).toContain('server started')
    child.kill(signal)
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(70)
    const last = lines.at(-1)
    expect(last).toMatchObject({ level: 60, roles: ['clock'], err: { message } })
    expect(last?.err?.stack).toContain(message)
    expect(errors.join('')).not.toContain('bug')
  },
  90_000,
)

test('a process that cannot start logs the reason', async () => {
  const { child, lines } = startProcess({ DATABASE_URL: database.url.replace(/\/[^/]*$/, '/there_is_none') })
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  expect(lines.at(-1)).toMatchObject({ level: 60, msg: 'server failed to start' })
}, 90_000)
