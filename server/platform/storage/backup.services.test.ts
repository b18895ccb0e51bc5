import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { budgetOf, playMatches } from '../../play/matches/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { localBus } from '../bus/index.ts'
import { replaceByBackup, restoreBackup, verifyBackup, writeBackup } from './backup.ts'
import { openDatabase } from './database.ts'
import { startOwnPostgres } from './own-postgres.ts'

const game = library.latest('kraftwagen')!
const ops = promisify(execFile)
let [server, restored]: TestDatabase[] = []
let match: MatchId
let folder: string
let file: string

beforeAll(async () => {
  server = await testDatabase()
  match = await beginTable(server)
  for (let i = 0; i < 40; i++) await playOne(server, match)
  await server.pool.query(`insert into secrets (name, value) values ('odd', E'\\u2028 \\r\\n \\\\. \\t')`)
}, 60_000)

afterAll(() => server?.drop())

beforeEach(async () => {
  restored = await testDatabase({ empty: true })
  folder = mkdtempSync(join(tmpdir(), 'carriage-backup-'))
  chmodSync(folder, 0o755) // as root PostgreSQL runs as another user, who needs access
  file = join(folder, 'site.sql.zst')
})

afterEach(async () => {
  await restored?.drop()
  rmSync(folder, { recursive: true, force: true })
})

function matchesOn(database: TestDatabase) {
  return playMatches({ database, bus: localBus(), budget: budgetOf(1_000), log: pino({ level: 'silent' }) })
}

async function playOne(database: TestDatabase, match: MatchId): Promise<number> {
  const matches = matchesOn(database)
  const { n, view } = (await matches.standing(match, 'spectator'))!
  const turn = game.turn(view)
  if (turn.over) throw new Error('the match is over')
  const seat = turn.seats[0]!
  const [move] = game.moves((await matches.standing(match, seat))!.view, seat)
  const outcome = await matches.execute(match, { type: 'move', id: randomUUID(), basis: n, seat, move: move! })
  if (!outcome.ok) throw new Error(outcome.problem.code)
  return outcome.n
}

async function expectPlayContinues(): Promise<void> {
  // The draws follow from the secret in the backup, so they repeat.
  const [original, again] = [await matchesOn(server!).standing(match, 0), await matchesOn(restored!).standing(match, 0)]
  expect(again?.view).toEqual(original?.view)
  expect(await playOne(restored!, match)).toBe(again!.n + 1)
}

test('a backup has every acknowledged move, and play continues from it', async () => {
  await writeBackup(server!, file)
  await restoreBackup(restored!, file)
  await expectPlayContinues()
  expect((await restored!.pool.query(`select value from secrets where name = 'odd'`)).rows).toEqual([
    { value: '\u2028 \r\n \\. \t' },
  ])
  // New rows get numbers after those of the backup.
  const { rows } = await restored!.pool.query<{ id: string }>(
    `insert into outbox (match_id, n, kind, content) values ('a', 1, 'turn', '{}') returning id`,
  )
  expect(Number(rows[0]?.id)).toBeGreaterThan(0)
}, 60_000)

test('a backup is SQL that psql restores', async () => {
  await writeBackup(server!, file)
  const plain = join(folder, 'site.sql')
  writeFileSync(plain, zstdDecompressSync(readFileSync(file)))
  execFileSync('psql', ['--quiet', '--set=ON_ERROR_STOP=1', `--file=${plain}`, restored!.url], { stdio: 'pipe' })
  await expectPlayContinues()
}, 60_000)

test('a backup made with pg_dump restores as well', async () => {
  const dump = join(folder, 'site.dump')
  execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, server!.url])
  execFileSync('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${restored!.url}`, dump])
  await expectPlayContinues()
}, 60_000)

test('a damaged or cut backup restores nothing', async () => {
  await writeBackup(server!, file)
  const whole = readFileSync(file)
  for (const wrong of [whole.subarray(0, whole.length / 2), Buffer.from('not a backup')]) {
    writeFileSync(file, wrong)
    await expect(restoreBackup(restored!, file)).rejects.toThrow()
  }
  writeFileSync(file, whole)
  await verifyBackup(server!.url, file)
  await restoreBackup(restored!, file)
}, 60_000)

test('restoring into a database with tables renames that database, which nobody may be using', async () => {
  await writeBackup(server!, file)
  const target = await testDatabase({ empty: true })
  await restoreBackup(target, file)
  const used = await target.connect()
  await expect(replaceByBackup(target.url, file)).rejects.toThrow('The database is in use. Stop the server')
  await used.end()
  await target.close()
  const former = await replaceByBackup(target.url, file)
  expect(former).toMatch(/_until_\d{14}$/)
  const again = openDatabase({ url: target.url })
  expect((await again.pool.query('select count(*)::integer as n from moves')).rows).toEqual([{ n: 40 }])
  await again.close()
  for (const name of [former, new URL(target.url).pathname.slice(1)])
    await restored!.pool.query(`drop database "${name}"`)
}, 60_000)

test('without a PostgreSQL of its own a site is backed up into a folder and restored on another machine', async () => {
  const command = join(import.meta.dirname, '../../ops.ts')
  const run = (data: string, ...args: string[]) =>
    ops(process.execPath, [command, ...args], { env: { ...process.env, DATABASE_URL: '', CARRIAGE_DATA: data } })
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  await writeBackup(server!, file)

  expect((await run(first, 'restore', file)).stdout).toContain('is restored')
  const own = await startOwnPostgres(first)
  // The server runs: a backup is made beside it, and nothing is restored over it.
  const database = openDatabase({ url: own.url })
  const used = await database.connect()
  writeFileSync(join(folder, 'carriage-20260101T000000Z.sql.zst'), 'old')
  await run(first, 'backup', folder, '--count', '1')
  const files = readdirSync(folder).filter((name) => name.startsWith('carriage-'))
  expect(files).toHaveLength(1)
  expect((await database.pool.query('select count(*)::integer as n from backups')).rows).toEqual([{ n: 1 }])
  await expect(run(first, 'restore', file)).rejects.toThrow('Stop the server')
  await used.end()
  await database.close()
  await own.stop()

  await run(second, 'restore', join(folder, files.at(-1)!))
  expect((await run(second, 'operator', 'list')).stdout).toBe('')
  const other = await startOwnPostgres(second)
  const copy = openDatabase({ url: other.url })
  expect((await copy.pool.query('select count(*)::integer as n from moves')).rows).toEqual([{ n: 40 }])
  await copy.close()
  await other.stop()
}, 180_000)
