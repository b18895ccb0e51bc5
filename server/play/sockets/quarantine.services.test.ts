import type { MatchId } from '@carriage/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginTable } from '../../testing/begin-table.ts'
import { release } from '../matches/index.ts'
import { type LiveServer, startLiveServer } from './testing/live-server.ts'

let server: LiveServer
beforeAll(async () => {
  server = await startLiveServer()
})
afterAll(() => server.close())

const setRules = (match: MatchId, rules: number) =>
  server.database.pool.query('update matches set rules = $2 where id = $1', [match, rules])

/** Makes the matches load the match again. */
const forget = (match: MatchId) => server.bus.publish(`table.${match}`, 'released')

const failures = (client: Awaited<ReturnType<LiveServer['connect']>>) =>
  client.all('failed').map(({ problem }) => problem.code)

test('a caller at a match that breaks is notified, and gets it when it is released', async () => {
  const { database, bus } = server
  const match = await beginTable(database)
  const { rows } = await database.pool.query<{ rules: number }>('select rules from matches where id = $1', [match])
  const early = await server.connect()
  early.send({ type: 'watch', match })
  await early.until(() => early.all('view').length === 1)
  await setRules(match, 99)
  forget(match)

  const late = await server.connect()
  late.send({ type: 'watch', match })
  await late.until(() => failures(late).length > 0)
  await early.until(() => failures(early).length > 0)
  expect([failures(early)[0], failures(late)[0]]).toEqual(['quarantined', 'quarantined'])

  // Over HTTP it has its own code too, and the table shows it.
  const params = { path: { id: match } }
  const view = await server.client().GET('/api/matches/:id/view', { params })
  expect([view.response.status, view.error?.code]).toEqual([423, 'quarantined'])
  expect((await server.client().GET('/api/tables/:id', { params })).data?.quarantined).toBe(true)

  await setRules(match, rows[0]!.rules)
  const log = pino({ level: 'silent' })
  expect(await release({ database, bus, log }, match)).toBe(true)
  await late.until(() => late.all('view').length === 1)
  expect((await server.client().GET('/api/tables/:id', { params })).data?.quarantined).toBe(false)
  early.socket.close()
  late.socket.close()
})

test('a caller who returns to a broken match, with nothing missed, is notified too', async () => {
  const match = await beginTable(server.database)
  await setRules(match, 99)
  const client = await server.connect()
  client.send({ type: 'watch', match, from: 0 })
  await client.until(() => failures(client).length > 0)
  expect(failures(client)[0]).toBe('quarantined')
  client.socket.close()
})

test('a command to a stopped match is answered at once, with its code', async () => {
  const ann = await server.guest('Ann')
  const match = await beginTable(server.database, { accounts: [ann.id, 'somebody'] })
  await setRules(match, 99)
  const client = await server.connect({ cookie: ann.cookie })
  const codes: string[] = []
  for (let sent = 1; sent <= 4; sent++) {
    client.send({ type: 'command', match, command: { type: 'move', id: crypto.randomUUID(), basis: 0, move: {} } })
    await client.until(() => failures(client).length >= sent)
    codes.push(failures(client).at(-1)!)
  }
  expect(codes).toEqual(['internal', 'internal', 'quarantined', 'quarantined'])
  client.socket.close()
})
