import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { awaitedSeats, fastChance, readRecord, type Seat, verify } from '@carriage/kernel'
import { matchId } from '@carriage/protocol'
import { apiClient } from '@carriage/protocol/client'
import { library } from '@carriage/shared/catalogue'
import { freePort } from '@carriage/shared/ports'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { anyMove } from '../../play/bots/any-move.ts'
import { Client } from '../../play/sockets/testing/client.ts'
import { sendCommand } from '../../play/sockets/testing/play.ts'
import { type RunningServer, startServer } from '../../start.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { migrate } from './migrate.ts'

/*
 * testing/names-of-before.sql is a dump of a database that the commit 9ce1f611 made, before tables and columns got the names
 * of today: three people, a game of each title under way, a table that waits for players, premoves, an undo that needs
 * consent, a seat that a bot plays, a club with a table and an invitation.
 */
const tables = {
  kraftwagen: '0xg44v7xekgccz',
  'age-of-engineering': '228sy14p3yq61f',
  'horseless-carriage': '2twt1teyzsqa38',
}
const waitingTable = 'meayattb3tnzf1'
const club = 'R6WwASVJpwcJ'
const accounts = [
  'cB05OqVWI0YcWWvUQq7iRDBEGJ2xS5Xm',
  'DG0VYue2FMrK1CTh9C03Ye89jLxYgt95',
  'pmctavrTKwIbbwCE83MVTUeZo0QGZ5oM',
]
const cookies = [
  'DDUMPOI4mAExskF9CABJTXx1y0jouTn5.53OVtRALssDFZdwid7F4n2gfIiO0oTa3dXU5P4NnNHE%3D',
  'lTVkWvLTechOKP1bxkNYx4cZzOF5wVCk.QTrqv7JcPFgSKqpwVhuJ%2BvcYzH4WSZsoKB724NxYBuY%3D',
  'pmdqJbtgOAo61479hZeMTln2bkOMxfAq.%2F2UavbdBEf09NsAyGigWwn8O2iyEBTcYyv5uTVF1x54%3D',
].map((token) => `carriage.session_token=${token}`)

let database: TestDatabase
let server: RunningServer
let url: string
const luck = fastChance(11)
const api = (seat: number) => apiClient({ baseUrl: url, headers: { cookie: cookies[seat] ?? '' } })
const at = (id: string) => ({ params: { path: { id } } })

beforeAll(async () => {
  database = await testDatabase({ empty: true })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(readFileSync(join(import.meta.dirname, 'testing/names-of-before.sql'), 'utf8'))
  // The people come back on the next day.
  await client.query(`update public.sessions set expires_at = now() + interval '1 day'`)
  await client.end()
}, 60_000)
afterAll(async () => {
  await server.stop()
  await database.drop()
}, 60_000)

test('a database with the names of before gets exactly the schema of a new one', async () => {
  const fresh = await testDatabase()
  expect(await schemaOf(database)).not.toEqual(await schemaOf(fresh))
  expect((await migrate(database)).at(0)).toBe('0140-names')
  const [brought, made] = [await schemaOf(database), await schemaOf(fresh)]
  for (const kind of Object.keys(made)) expect(brought[kind], kind).toEqual(made[kind])
  await fresh.drop()
}, 60_000)

test('what it holds is there under the names of today', async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  const settings = {
    DATABASE_URL: database.url,
    PORT: `${port}`,
    OPS_PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100',
  }
  // Without a clock: the time of the players ran out long ago.
  server = await startServer(readConfig({ ...settings, CARRIAGE_ROLES: 'play' }))
  const [ann, bob, cat] = [api(0), api(1), api(2)]
  expect((await ann.GET('/api/me')).data).toMatchObject({ id: accounts[0], name: 'Ann' })
  expect((await ann.GET('/api/tables/:id', at(waitingTable))).data).toMatchObject({ state: 'waiting', me: 0 })
  const { data: mine } = await ann.GET('/api/tables/mine', { params: { query: { state: 'waiting' } } })
  expect(mine?.tables.map(({ id }) => id)).toContain(waitingTable)
  const { data: engineering } = await ann.GET('/api/tables/:id', at(tables['age-of-engineering']))
  expect(engineering?.seats.map(({ replaced }) => replaced)).toEqual([false, true])
  const { data: readClub } = await ann.GET('/api/clubs/:club', { params: { path: { club } } })
  expect(readClub).toMatchObject({ name: 'Thursday round', members: 2, leader: true })
  expect((await cat.GET('/api/clubs')).data?.clubs).toMatchObject([{ id: club, invited: true }])
  expect((await bob.GET('/api/me/people')).data?.contactSettings).toEqual({
    whoMayFollow: 'nobody',
    showPresence: 'followers',
    whoMayInvite: 'friends',
  })
  const { data: undo } = await ann.GET('/api/matches/:id/view', at(tables.kraftwagen))
  expect(undo?.undoAsked).toMatchObject({ by: 0, needs: [1] })
  const { rows } = await database.pool.query<{ kinds: string[]; actions: string[]; left: number; due: number }>(
    `select (select array_agg(distinct kind) from outbox) as kinds, (select array_agg(action) from moderation_log) as actions,
       (select count(*)::integer from seats where state = 'gathering') as left,
       (select count(*)::integer from deadlines where match_id = $1) as due`,
    [tables.kraftwagen],
  )
  expect(rows).toEqual([{ kinds: ['club', 'turn'], actions: ['liftSanction'], left: 0, due: 1 }])
}, 60_000)

test('premoves of before are read under their new name', async () => {
  const id = tables['horseless-carriage']
  const { data } = await api(0).GET('/api/matches/:id/premoves', at(id))
  expect(data?.premoves).toMatchObject([{ moment: 'focus/1', moves: [{ slot: 1 }, { slot: 2 }, { slot: 3 }] }])
})

test.each(Object.entries(tables))(
  'the game of %s is played on by its people',
  async (name, id) => {
    const before = (await api(0).GET('/api/tables/:id', at(id))).data!.n
    for (let moves = 0; moves < 12; moves++) await decide(name, id)
    const { data } = await api(0).GET('/api/tables/:id', at(id))
    expect(data!.n).toBeGreaterThanOrEqual(before + 12)
    // Who acts has the seat back from the bot.
    expect(data!.seats.map(({ replaced }) => replaced)).not.toContain(true)
  },
  60_000,
)

test('a move of before and one over a socket are entries of one log, and the record of the whole game verifies', async () => {
  const [name, id] = ['kraftwagen', matchId.parse(tables.kraftwagen)] as const
  const game = library.latest(name)!
  const sockets = cookies.slice(0, 2).map((cookie) => new Client(`${url.replace('http', 'ws')}/live`, { cookie }))
  for (const socket of sockets) await socket.opened()
  for (const socket of sockets) socket.send({ type: 'watch', match: id })
  for (let moves = 0; moves < 5; moves++) {
    const { n, view } = (await api(0).GET('/api/matches/:id/view', at(id))).data!.standing
    const seat = awaitedSeats(game.turn(view))[0]!
    const own = (await api(seat).GET('/api/matches/:id/view', at(id))).data!.standing.view
    await sendCommand(sockets[seat]!, id, { type: 'move', basis: n, move: { ...anyMove(game, own, seat, luck) } })
  }
  for (const { socket } of sockets) socket.terminate()
  while (!(await decide(name, id)));
  const { data: over } = await api(0).GET('/api/tables/:id', at(id))
  expect(over?.state).toBe('over')
  const record = readRecord(await (await fetch(`${url}/api/matches/${id}/record`)).text())
  expect(verify(record, library).match.header.seats).toBe(2)
  expect(record.result).toEqual(over?.result)
}, 120_000)

/** One decision at random; true once the game is over. */
async function decide(name: string, id: string): Promise<boolean> {
  const game = library.latest(name)!
  const { view: seen } = (await api(0).GET('/api/matches/:id/view', at(id))).data!.standing
  const turn = game.turn(seen)
  if (turn.over) return true
  const seat: Seat = awaitedSeats(turn)[0]!
  const { n, view } = (await api(seat).GET('/api/matches/:id/view', at(id))).data!.standing
  const move = { ...anyMove(game, view, seat, luck) }
  const body = { type: 'move', id: `again-${n}-of-${seat}`, basis: n, move } as const
  const { error } = await api(seat).POST('/api/matches/:id/commands', { ...at(id), body })
  if (error) throw new Error(JSON.stringify(error))
  return false
}

/** Everything that a schema is made of, by kind. */
async function schemaOf({ pool }: TestDatabase): Promise<Record<string, unknown[]>> {
  const queries = {
    columns: `select table_name, column_name, data_type, is_nullable, column_default, is_identity
      from information_schema.columns where table_schema = 'public' order by 1, 2`,
    indexes: `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
    sequences: `select sequencename from pg_sequences where schemaname = 'public' order by 1`,
    constraints: `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`,
    triggers: `select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled from pg_trigger
      where not tgisinternal order by 1, 2`,
    functions: `select proname, pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace order by 1, 2`,
  }
  const schema: Record<string, unknown[]> = {}
  for (const [kind, text] of Object.entries(queries)) schema[kind] = (await pool.query<object>(text)).rows
  return schema
}
