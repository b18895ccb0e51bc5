import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { runningOwnPostgres, startOwnPostgres } from './own-postgres.ts'

let folder: string

// All tests use one folder, since creating one takes seconds; each leaves it without a PostgreSQL.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carriage-data-'))
  chmodSync(folder, 0o755) // as root the server runs as another user, who needs access
  const first = await startOwnPostgres(folder)
  expect(await runningOwnPostgres(folder)).toBe(first.url)
  const database = openDatabase({ url: first.url })
  await migrate(database)
  await database.pool.query(`insert into records (id, digest, text) values ('a', 'b', 'kept')`)
  await database.close()
  await first.stop()
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(url: string): Promise<object[]> {
  const database = openDatabase({ url })
  const { rows } = await database.pool.query<object>('select text from records')
  await database.close()
  return rows
}

/** Another process that starts PostgreSQL in the folder and uses it. */
async function useInOtherProcess(): Promise<{ readonly pid: number; readonly postgres: number }> {
  const program = `
    import { startOwnPostgres } from '${import.meta.dirname}/own-postgres.ts'
    import { openDatabase } from '${import.meta.dirname}/database.ts'
    const { url } = await startOwnPostgres(${JSON.stringify(folder)})
    const database = openDatabase({ url })
    await database.pool.query("update records set digest = 'used'")
    console.log('used')
    setInterval(() => database.pool.query('select 1'), 100)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  child.removeAllListeners('exit')
  const postgres = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  return { pid: child.pid!, postgres }
}

test('without a PostgreSQL the server runs its own, and finds everything again after a restart', async () => {
  expect(await runningOwnPostgres(folder)).toBeUndefined()
  const again = await startOwnPostgres(folder)
  expect(await read(again.url)).toEqual([{ text: 'kept' }])
  await again.stop()
}, 60_000)

test('after kill -9 of the server the next one stops the PostgreSQL that was left running, and starts', async () => {
  const killed = await useInOtherProcess()
  process.kill(killed.pid, 'SIGKILL')
  process.kill(killed.postgres, 0) // still runs
  const next = await startOwnPostgres(folder)
  expect(() => process.kill(killed.postgres, 0)).toThrow()
  expect(await read(next.url)).toEqual([{ text: 'kept' }])
  await next.stop()
}, 60_000)

test('after a loss of power it starts, even if another program got the process number of PostgreSQL', async () => {
  const killed = await useInOtherProcess()
  process.kill(killed.pid, 'SIGKILL')
  process.kill(killed.postgres, 'SIGKILL')
  await expect.poll(() => runningOwnPostgres(folder), { timeout: 10_000 }).toBeUndefined()
  const file = join(folder, 'postgres', 'postmaster.pid')
  const other = spawn('sleep', ['60'])
  writeFileSync(file, `${other.pid}\n${join(folder, 'postgres')}\n0\n1\n\n\n\nready\n`)
  if (process.getuid?.() === 0) execFileSync('chown', ['--reference', join(folder, 'postgres'), file])
  try {
    const next = await startOwnPostgres(folder)
    expect(await read(next.url)).toEqual([{ text: 'kept' }])
    await next.stop()
  } finally {
    other.kill()
  }
}, 60_000)

test('a second server on the same data is refused in one sentence, and the first keeps running', async () => {
  const first = await startOwnPostgres(folder)
  const database = openDatabase({ url: first.url })
  const used = await database.connect()
  await expect(startOwnPostgres(folder)).rejects.toThrow(/^Another Carriage House runs on the data in .*\.$/)
  await used.end()
  await database.close()
  expect(await read(first.url)).toEqual([{ text: 'kept' }])
  await first.stop()
}, 60_000)

test('if PostgreSQL does not start, the error has its words', async () => {
  writeFileSync(join(folder, 'postgres', 'postgresql.auto.conf'), 'max_connections = many\n')
  await expect(startOwnPostgres(folder)).rejects.toThrow(/does not start:[\s\S]*max_connections/)
}, 60_000)
