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
const roles = ['gateway', 'matches', 'clock', 'courier', 'bots'] as const
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

/** The bus as a process with one role has it. */
async function busOf(role: Role, { url = nats.url, faults = [] as BusFault[], prefix = 'house' } = {}): Promise<Bus> {
  const bus = await natsBus(url, {
    prefix,
    inbox: `inbox.${role}`,
    access: { user: role, password: `the-${role}-of-a-test`, ca: authority() },
    onFault: (fault) => faults.push(fault),
  })
  opened.push(bus)
  return bus
}

function authority(): string {
  return join(folder, 'certificates', 'ca.pem')
}

test('nobody gets in without a password, with a wrong one, or past the certificate', async () => {
  const reasons: string[] = []
  await expect(natsBus(nats.url, { access: { ca: authority() } })).rejects.toThrow(AuthorizationError)
  const access = { user: 'gateway', password: 'guessed', ca: authority() }
  await expect(natsBus(nats.url, { access })).rejects.toThrow(AuthorizationError)
  // A server that cannot be told from another is tried again, and each time the reason is told.
  const { stop, tried } = stranger(reasons)
  await expect.poll(() => reasons.length).toBeGreaterThan(1)
  expect(reasons[0]).toMatch(/self-signed certificate|unable to verify/)
  stop()
  await tried
})

/** A process that does not know the authority, until it does. */
function stranger(reasons: string[]): { stop: () => void; tried: Promise<void> } {
  const other = join(folder, 'other')
  execFileSync(join(folder, 'certificates.sh'), [other])
  const ca = join(other, 'ca.pem')
  const access = { user: 'gateway', password: 'the-gateway-of-a-test', ca }
  const onLost = (_reason: string, error: unknown) =>
    reasons.push(error instanceof Error ? chain(error) : String(error))
  const tried = natsBus(nats.url, { access, inbox: 'house.inbox.gateway', onLost }).then((bus) => bus.close())
  return { stop: () => cpSync(authority(), ca), tried }
}

function chain(error: Error): string {
  return [error.message, error.cause instanceof Error ? error.cause.message : ''].join(' ')
}

test('what a role has no business with is refused, and reported to its operator', async () => {
  const faults: BusFault[] = []
  const [gateway, matches, courier] = [
    await busOf('gateway', { faults }),
    await busOf('matches'),
    await busOf('courier', { faults }),
  ]
  const heard: string[] = []
  matches.subscribe('table.*', (text) => heard.push(text))
  const listener = await busOf('gateway')
  for (const subject of ['matches.here', 'matches.gone', 'frames.x.public'])
    listener.subscribe(subject, (text) => heard.push(text))
  // A gateway that would listen to what is asked of the matches, a courier that would read the hands of players.
  gateway.subscribe('matches.*', (text) => heard.push(text))
  courier.subscribe('frames.*.*', (text) => heard.push(text))
  courier.subscribe('inbox.gateway.>', (text) => heard.push(text))
  await Promise.all(opened.map((bus) => bus.flush()))
  gateway.publish('matches.here', 'a gateway as a member of the matches')
  gateway.publish('frames.x.public', 'a gateway that made up a frame')
  courier.publish('matches.x', 'a courier that plays')
  gateway.publish('table.x', 'allowed')
  matches.publish('matches.here', 'a member')
  await expect.poll(() => heard.toSorted()).toEqual(['a member', 'allowed'])
  await expect
    .poll(() => faults.map(({ kind, subject }) => `${kind} ${subject}`).toSorted())
    .toEqual([
      'refused frames.*.*',
      'refused frames.x.public',
      'refused inbox.gateway.>',
      'refused matches.*',
      'refused matches.here',
      'refused matches.x',
    ])
})

test('an answer reaches only the process that asked', async () => {
  const faults: BusFault[] = []
  const [gateway, matches, bots] = [await busOf('gateway'), await busOf('matches', { faults }), await busOf('bots')]
  matches.serve('matches.m1', (text) => Promise.resolve(`${text}!`))
  await matches.flush()
  expect(await gateway.request('matches.m1', 'a question')).toBe('a question!')
  expect(await bots.request('matches.m1', 'another')).toBe('another!')
  // Nobody asked for this.
  matches.publish('inbox.gateway.x.1', 'made up')
  await expect.poll(() => faults).toMatchObject([{ kind: 'refused', subject: 'inbox.gateway.x.1' }])
})

test('two houses on one server do not hear each other', async () => {
  const plain = await ownNats()
  const [one, other] = [await natsBus(plain.url, { prefix: 'one' }), await natsBus(plain.url, { prefix: 'two' })]
  opened.push(one, other)
  const heard: string[] = []
  for (const [name, bus] of Object.entries({ one, other })) {
    bus.subscribe('table.*', (text, subject) => heard.push(`${name} ${subject} ${text}`))
    bus.serve('who', () => Promise.resolve(name))
    await bus.flush()
  }
  one.publish('table.x', '1')
  other.publish('table.x', '2')
  await expect.poll(() => heard.toSorted()).toEqual(['one table.x 1', 'other table.x 2'])
  expect([await one.request('who', ''), await other.request('who', '')]).toEqual(['one', 'other'])
  await Promise.all(opened.splice(0).map((bus) => bus.close()))
  await plain.stop()
})

test('a process whose password was taken from it is told, once and for all', async () => {
  const file = join(folder, 'rotated.conf')
  const first = readFileSync(join(folder, 'nats.conf'), 'utf8')
  writeFileSync(file, first)
  const server = await ownNats({ args: ['-c', file], cwd: folder, env: passwords })
  let shutOut: Error | undefined
  const bus = await natsBus(server.url, {
    prefix: 'house',
    inbox: 'inbox.gateway',
    access: { user: 'gateway', password: 'the-gateway-of-a-test', ca: authority() },
    onShutOut: (error) => {
      shutOut = error
    },
  })
  await bus.flush()
  writeFileSync(file, first.replace('$GATEWAY_PASSWORD', 'another'))
  server.reload()
  await expect.poll(() => shutOut, { timeout: 10_000 }).toBeInstanceOf(AuthorizationError)
  await server.stop()
})

test('nkeys and a list of servers are taken as well, and one server of a cluster may be lost', async () => {
  const routes = [await freePort(), await freePort()]
  const all = routes.map((port) => `nats://route:${passwords.ROUTE_PASSWORD}@127.0.0.1:${port}`).join()
  // The seed of an nkey that was made for this test, and its public half below.
  const seed = 'SUAF4JCV4MVAKYNHN57GMPP5JHAMGINLGHGCIZHFTLZF6HSRZHGEAPZT6E'
  writeFileSync(join(folder, 'gateway.nkey'), `${seed}\n`)
  const users = readFileSync(join(folder, 'nats.conf'), 'utf8').replace(
    'user: gateway, password: $GATEWAY_PASSWORD',
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
    prefix: 'house',
    inbox: 'inbox.gateway',
    access: { nkey: join(folder, 'gateway.nkey'), ca: authority() },
  })
  const matches = await busOf('matches', { url: `tls://matches:x@${two.url},${one.url}` })
  opened.push(keyed)
  matches.serve('matches.m1', () => Promise.resolve('here'))
  await matches.flush()
  const asked = () => keyed.request('matches.m1', '', 500).catch(() => 'nobody')
  await expect.poll(asked, { timeout: 10_000 }).toBe('here')
  await one.stop()
  await expect.poll(asked, { timeout: 10_000 }).toBe('here')
  await Promise.all(opened.splice(0).map((bus) => bus.close()))
  await two.stop()
}, 40_000)

test('a house of five processes plays over the closed bus, and none of them is refused anything', async () => {
  const database: TestDatabase = await testDatabase({ connections: 4 })
  const lines: string[] = []
  const log = openLog('warn', [], { write: (line: string) => lines.push(line) })
  const houses: RunningServer[] = []
  for (const role of ['matches', 'clock', 'bots', 'courier', 'gateway'] as const) {
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
      NATS_PREFIX: 'house',
    })
    houses.push(await startServer(config, log))
  }
  const url = houses.at(-1)?.url ?? ''
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
  for (const server of houses.toReversed()) await server.stop()
  await database.drop()
  expect(lines.filter((line) => line.includes('bus message failed'))).toEqual([])
}, 240_000)
