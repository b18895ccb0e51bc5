import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiClient } from '@carriage/protocol/client'
import { freePort } from '@carriage/shared/ports'
import { AuthorizationError } from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type RunningServer, startServer } from '../../start.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { cookieOf } from '../../testing/cookie.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type OwnNats, ownNats } from '../../testing/nats-server.ts'
import { openLog } from '../operations/log.ts'
import { type Bus, type BusFault, natsBus } from './index.ts'

const sample = join(import.meta.dirname, '../../../deploy/nats')
const roles = ['play', 'clock', 'worker', 'bots'] as const
type Role = (typeof roles)[number]
const passwords = Object.fromEntries(
  [...roles, 'route'].map((role) => [`${role.toUpperCase()}_PASSWORD`, `the-${role}-of-a-test`]),
)

let folder: string
let nats: OwnNats
const opened: Bus[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carriage-bus-'))
  cpSync(sample, folder, { recursive: true })
  execFileSync(join(folder, 'certificates.sh'), [join(folder, 'certificates')])
  nats = await ownNats({ args: ['-c', 'nats.conf'], cwd: folder, env: passwords })
})
afterEach(() => Promise.all(opened.splice(0).map((bus) => bus.close())))
afterAll(async () => {
  await nats.stop()
  rmSync(folder, { recursive: true })
})

/** The bus of a process with one role. */
async function busOf(
  role: Role,
  { url = nats.url, faults = [] as BusFault[], prefix = 'carriage' } = {},
): Promise<Bus> {
  const bus = await natsBus(url, {
    prefix,
    access: { user: role, password: `the-${role}-of-a-test`, ca: authority() },
    onFault: (fault) => faults.push(fault),
  })
  opened.push(bus)
  return bus
}

function authority(): string {
  return join(folder, 'certificates', 'ca.pem')
}

test('a client without a password, with a wrong one, or without the certificate is refused', async () => {
  const reasons: string[] = []
  await expect(natsBus(nats.url, { access: { ca: authority() } })).rejects.toThrow(AuthorizationError)
  const access = { user: 'play', password: 'guessed', ca: authority() }
  await expect(natsBus(nats.url, { access })).rejects.toThrow(AuthorizationError)
  // A server that is unreachable is retried, with the reason each time.
  const { stop, tried } = stranger(reasons)
  await expect.poll(() => reasons.length).toBeGreaterThan(1)
  expect(reasons[0]).toMatch(/self-signed certificate|unable to verify/)
  stop()
  await tried
})

/** A process that does not trust the authority, until it does. */
function stranger(reasons: string[]): { stop: () => void; tried: Promise<void> } {
  const other = join(folder, 'other')
  execFileSync(join(folder, 'certificates.sh'), [other])
  const ca = join(other, 'ca.pem')
  const access = { user: 'play', password: 'the-play-of-a-test', ca }
  const onLost = (_reason: string, error: unknown) =>
    reasons.push(error instanceof Error ? chain(error) : String(error))
  const tried = natsBus(nats.url, { access, onLost }).then((bus) => bus.close())
  return { stop: () => cpSync(authority(), ca), tried }
}

function chain(error: Error): string {
  return [error.message, error.cause instanceof Error ? error.cause.message : ''].join(' ')
}

test('subjects outside of a role are refused, and reported to the operator', async () => {
  const faults: BusFault[] = []
  const [play, dispatcher] = [await busOf('play'), await busOf('worker', { faults })]
  const received: string[] = []
  play.subscribe('table.*', (text) => received.push(text))
  for (const subject of ['frames.x.public', 'entries.x']) play.subscribe(subject, (text) => received.push(text))
  // A process without matches that would read the hands of players.
  const stolen: string[] = []
  for (const subject of ['frames.*.*', 'entries.*']) dispatcher.subscribe(subject, (text) => stolen.push(text))
  await Promise.all(opened.map((bus) => bus.flush()))
  dispatcher.publish('frames.x.public', 'a made-up frame')
  dispatcher.publish('entries.x', 'a made-up entry')
  const other = await busOf('play')
  other.publish('table.x', 'allowed')
  other.publish('entries.x', 'an entry')
  await expect.poll(() => received.toSorted()).toEqual(['allowed', 'an entry'])
  // Its own process gets it, and nobody else.
  expect(stolen).toEqual(['a made-up entry'])
  await expect
    .poll(() => faults.map(({ kind, subject }) => `${kind} ${subject}`).toSorted())
    .toEqual(['refused entries.*', 'refused entries.x', 'refused frames.*.*', 'refused frames.x.public'])
})

test('two sites on one server do not receive each other’s messages', async () => {
  const plain = await ownNats()
  const [one, other] = [await natsBus(plain.url, { prefix: 'one' }), await natsBus(plain.url, { prefix: 'two' })]
  opened.push(one, other)
  const received: string[] = []
  for (const [name, bus] of Object.entries({ one, other })) {
    bus.subscribe('table.*', (text, subject) => received.push(`${name} ${subject} ${text}`))
    await bus.flush()
  }
  one.publish('table.x', '1')
  other.publish('table.x', '2')
  await expect.poll(() => received.toSorted()).toEqual(['one table.x 1', 'other table.x 2'])
  await Promise.all(opened.splice(0).map((bus) => bus.close()))
  await plain.stop()
})

test('a process whose password was revoked is notified, once and for good', async () => {
  const file = join(folder, 'rotated.conf')
  const first = readFileSync(join(folder, 'nats.conf'), 'utf8')
  writeFileSync(file, first)
  const server = await ownNats({ args: ['-c', file], cwd: folder, env: passwords })
  let shutOut: Error | undefined
  const bus = await natsBus(server.url, {
    prefix: 'carriage',
    access: { user: 'play', password: 'the-play-of-a-test', ca: authority() },
    onShutOut: (error) => {
      shutOut = error
    },
  })
  await bus.flush()
  writeFileSync(file, first.replace('$PLAY_PASSWORD', 'another'))
  server.reload()
  await expect.poll(() => shutOut, { timeout: 10_000 }).toBeInstanceOf(AuthorizationError)
  await server.stop()
})

test('nkeys and a list of servers are accepted as well, and one server of a cluster may fail', async () => {
  const routes = [await freePort(), await freePort()]
  const all = routes.map((port) => `nats://route:${passwords.ROUTE_PASSWORD}@127.0.0.1:${port}`).join()
  // The seed of an nkey that was made for this test, and its public half below.
  const seed = 'SUAF4JCV4MVAKYNHN57GMPP5JHAMGINLGHGCIZHFTLZF6HSRZHGEAPZT6E'
  writeFileSync(join(folder, 'play.nkey'), `${seed}\n`)
  const users = readFileSync(join(folder, 'nats.conf'), 'utf8').replace(
    'user: play, password: $PLAY_PASSWORD',
    'nkey: UA3V6F6M2NTEIERBTHNMJI3U7XUBQDAQH5VYG5WCS45OTLHLTBS7N7NR',
  )
  const cluster = join(folder, 'keyed')
  for (const part of ['cluster.conf', 'certificates'])
    cpSync(join(folder, part), join(cluster, part), { recursive: true })
  writeFileSync(join(cluster, 'nats.conf'), users)
  const start = (name: string, port?: number) =>
    ownNats({
      args: ['-c', 'cluster.conf', '--server_name', name, '--cluster', `nats://127.0.0.1:${port}`, '--routes', all],
      cwd: cluster,
      env: passwords,
    })
  const [one, two] = [await start('bus1', routes[0]), await start('bus2', routes[1])]
  const keyed = await natsBus(`${one.url}, ${two.url}`, {
    prefix: 'carriage',
    access: { nkey: join(folder, 'play.nkey'), ca: authority() },
  })
  const clock = await busOf('clock', { url: `tls://clock:x@${two.url},${one.url}` })
  opened.push(keyed)
  const received: string[] = []
  keyed.subscribe('table.*', (text) => received.push(text))
  const shown = (text: string) => () => {
    clock.publish('table.x', text)
    return received
  }
  await expect.poll(shown('before'), { timeout: 10_000 }).toContain('before')
  await one.stop()
  await expect.poll(shown('after'), { timeout: 10_000 }).toContain('after')
  await Promise.all(opened.splice(0).map((bus) => bus.close()))
  await two.stop()
}, 40_000)

test('a site of four processes plays over the closed bus, without refusals', async () => {
  const database: TestDatabase = await testDatabase({ connections: 4 })
  const lines: string[] = []
  const log = openLog('warn', [], { write: (line: string) => lines.push(line) })
  const servers: RunningServer[] = []
  for (const role of ['clock', 'bots', 'worker', 'play'] as const) {
    const config = readConfig({
      CARRIAGE_ROLES: role,
      DATABASE_URL: database.url,
      DATABASE_CONNECTIONS: '4',
      PORT: `${await freePort()}`,
      BOT_THINK_MS: '0',
      NATS_URL: nats.url,
      NATS_USER: role,
      NATS_PASSWORD: `the-${role}-of-a-test`,
      NATS_CA: authority(),
      NATS_PREFIX: 'carriage',
    })
    servers.push(await startServer(config, log))
  }
  const url = servers.at(-1)?.url ?? ''
  const guest = await apiClient({ baseUrl: url }).POST('/api/guest', { body: {} })
  const api = apiClient({ baseUrl: url, headers: { cookie: cookieOf(guest.response) } })
  const match = await beginTable(database, {
    game: 'auction',
    bots: [1],
    accounts: [guest.data?.id ?? ''],
    pace: { kind: 'none' },
  })
  const params = { path: { id: match } }
  expect((await api.POST('/api/matches/:id/resign', { params })).error).toBeUndefined()
  const state = async () => (await api.GET('/api/tables/:id', { params })).data?.state
  await expect.poll(state, { timeout: 150_000 }).toBe('over')
  for (const server of servers.toReversed()) await server.stop()
  await database.drop()
  expect(lines.filter((line) => line.includes('bus message failed'))).toEqual([])
}, 240_000)
