import { execFile } from 'node:child_process'
import { copyFile, mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ownersToAgree } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedBox } from '../../testing/changed-box.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let operator: Guest
beforeAll(async () => {
  server = await startTestServer({ bots: false })
  operator = await lasting('Gil')
  const { pool } = server.database
  await pool.query(`update accounts set role = 'operator' where id = $1`, [operator.id])
  await pool.query(`update sessions set raised_until = now() + interval '1 hour' where account = $1`, [operator.id])
}, 60_000)
afterAll(() => server.close())

const game = 'kraftwagen'
const { circuit } = changedBox.tables as { circuit: object }

async function lasting(name: string): Promise<Guest> {
  const guest = await server.guest(name)
  await server.database.pool.query('update accounts set guest = false where id = $1', [guest.id])
  return guest
}

/** An owner of the game reports what is printed on its circuit. */
async function submitLap(owner: Guest, lapSpaces: number) {
  const tables = { circuit: { ...circuit, lapSpaces } }
  const { data } = await owner.api.POST('/api/boxes', { body: { game, title: 'As printed', tables } })
  return owner.api.POST('/api/boxes/:id/printed', { params: { path: { id: data!.id } }, body: { tables: ['circuit'] } })
}

const waiting = async () => (await operator.api.GET('/api/moderation/rows')).data!.rows
const accepted = async () =>
  (await server.client().GET('/api/games/:game/accepted-rows', { params: { path: { game } } })).data!.rows

test('a row that several owners report alike is listed for operators, accepted there, and then public', async () => {
  const owners = await Promise.all(Array.from({ length: ownersToAgree }, (_, number) => lasting(`Owner ${number}`)))
  const [first] = owners as [Guest]
  for (const owner of owners.slice(1)) expect((await submitLap(owner, 12)).data).toEqual({ rows: 1 })
  // The same account counts once, by its latest report.
  await submitLap(owners[1]!, 12)
  await submitLap(first, 9)
  expect(await waiting()).toEqual([])
  await submitLap(first, 12)
  await submitLap(await lasting('Other'), 11)

  const row = { game, table: 'circuit', row: 'lapSpaces', value: '12' }
  expect(await waiting()).toEqual([{ ...row, usual: '10', owners: ownersToAgree, others: 1 }])
  const decide = (who: Guest, value: string) => who.api.POST('/api/moderation/rows', { body: { ...row, value } })
  expect((await decide(first, '12')).error?.code).toBe('forbidden')
  expect((await decide(operator, '11')).error?.code).toBe('conflict')
  expect((await decide(operator, '12')).response.status).toBe(204)
  expect(await waiting()).toEqual([])
  expect(await accepted()).toEqual([{ table: 'circuit', row: 'lapSpaces', value: '12', owners: ownersToAgree }])
  const { rows: log } = await server.database.pool.query(
    `select subject from moderation_log where action = 'acceptRow'`,
  )
  expect(log).toEqual([{ subject: 'kraftwagen circuit.lapSpaces' }])

  // Without --write the command only prints what it would write.
  await using folder = await mkdtempDisposable(join(tmpdir(), 'boxes-'))
  const copy = join(folder.path, 'standard.json')
  await copyFile(join(import.meta.dirname, '../../../games', game, 'components/standard.json'), copy)
  const before = await readFile(copy, 'utf8')
  const shown = await confirmed('--file', copy)
  expect(shown.stdout).toBe(`circuit.lapSpaces\t12\t${ownersToAgree} owners\n`)
  expect(shown.stderr).toContain('circuit.lapSpaces: has other contents, which need a new version of the rules')
  expect(await readFile(copy, 'utf8')).toBe(before)

  await confirmed('--file', copy, '--write')
  const { circuit: ours, ...others } = JSON.parse(before) as { readonly circuit: object }
  const written = JSON.parse(await readFile(copy, 'utf8')) as object
  expect(written).toEqual({ ...others, circuit: { ...ours, lapSpaces: 12, confirmed: ['lapSpaces'] } })
  // Writing again reports no other contents and changes nothing.
  expect((await confirmed('--file', copy, '--write')).stderr).toBe('')
  expect(JSON.parse(await readFile(copy, 'utf8'))).toEqual(written)
}, 90_000)

/** Runs the command on the database of this server. */
function confirmed(...more: readonly string[]) {
  const command = [join(import.meta.dirname, 'confirmed.ts'), 'confirmed', game, ...more]
  return promisify(execFile)(process.execPath, command, {
    env: { ...process.env, DATABASE_URL: server.database.url },
  })
}

test('guests cannot hand in boxes, and nobody the box of another person or tables that the rulebook shows', async () => {
  const guest = await server.guest('Guest')
  expect((await submitLap(guest, 12)).error).toMatchObject({ code: 'forbidden', facts: { needs: 'lastingAccount' } })
  const [ann, eve] = [await lasting('Ann'), await lasting('Eve')]
  const { data } = await ann.api.POST('/api/boxes', { body: { game, title: 'Ann', tables: {} } })
  const handIn = (who: Guest, tables: string[]) =>
    who.api.POST('/api/boxes/:id/printed', { params: { path: { id: data!.id } }, body: { tables } })
  expect((await handIn(eve, ['circuit'])).error?.code).toBe('notFound')
  expect((await handIn(ann, ['raceMoney'])).error?.code).toBe('malformed')
  // Eight of the ten tiles are uncertain.
  expect((await handIn(ann, ['actionTiles', 'raceMoney'])).data).toEqual({ rows: 8 })
})
