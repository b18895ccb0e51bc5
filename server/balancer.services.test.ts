import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fastChance, type Seat } from '@carriage/kernel'
import { type MatchId, type ServerMessage, seatNumber } from '@carriage/protocol'
import { apiClient } from '@carriage/protocol/client'
import { library } from '@carriage/shared/catalogue'
import { freePorts } from '@carriage/shared/ports'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { beginTable } from './testing/begin-table.ts'
import { cookieOf } from './testing/cookie.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'
import { type OwnNats, ownNats } from './testing/nats-server.ts'

/* The balancers of deploy/balancer, each a real one in front of two real processes. */

const game = 'auction'
const tableCount = 12

interface PlayProcess {
  readonly child: () => ChildProcess
  /** How many tables its sockets watch. */
  watched(): Promise<number>
  start(): Promise<void>
  kill(): Promise<void>
}

let database: TestDatabase
let nats: OwnNats
let processes: readonly PlayProcess[]
let ports: number[]
const folder = mkdtempSync(join(tmpdir(), 'carriage-balancer-'))
const chance = fastChance(1)

beforeAll(async () => {
  database = await testDatabase()
  nats = await ownNats()
})
afterAll(async () => {
  await nats.stop()
  await database.drop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  ports = await freePorts(5)
  processes = [0, 1].map((at) => playProcess(ports[at]!, ports[2 + at]!))
  await Promise.all(processes.map((each) => each.start()))
}, 120_000)
afterEach(() => Promise.all(processes.map((each) => each.kill())))

function playProcess(port: number, opsPort: number): PlayProcess {
  let child: ChildProcess
  const asked = (path: string) => fetch(`http://127.0.0.1:${opsPort}${path}`)
  return {
    child: () => child,
    async watched() {
      const text = await (await asked('/metrics')).text()
      return Number(/^carriage_watched_tables (\d+)/m.exec(text)?.[1])
    },
    async start() {
      child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
        stdio: 'ignore',
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: join(tmpdir(), 'carriage-compiled'),
          CARRIAGE_ROLES: 'play,clock',
          DATABASE_URL: database.url,
          DATABASE_CONNECTIONS: '6',
          MIGRATE_AT_START: 'false',
          NATS_URL: nats.url,
          PORT: `${port}`,
          OPS_PORT: `${opsPort}`,
          PUBLIC_URL: `http://127.0.0.1:${ports[4]}`,
          RATE_LIMIT_FACTOR: '1000',
          LOG_LEVEL: 'silent',
        },
      })
      const isReady = () =>
        asked('/readyz').then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isReady, { timeout: 60_000, interval: 50 }).toBe(true)
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** A balancer with its configuration of deploy/balancer, with only the addresses changed. */
async function startBalancer(kind: 'haproxy' | 'nginx'): Promise<{ url: string; stop(): Promise<void> }> {
  const [one, two, , , own] = ports
  const file = join(folder, `${kind}.conf`)
  const given = readFileSync(
    join(import.meta.dirname, '../deploy/balancer', kind === 'nginx' ? 'nginx.conf' : 'haproxy.cfg'),
    'utf8',
  )
    .replace('127.0.0.1:8000', `127.0.0.1:${own}`)
    .replace('127.0.0.1:8080', `127.0.0.1:${one}`)
    .replace('127.0.0.1:8081', `127.0.0.1:${two}`)
  const around = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null; events { }\n`
  writeFileSync(file, kind === 'nginx' ? `${around}http { access_log off;\n${given}\n}\n` : given)
  const program = spawn(`/usr/sbin/${kind}`, kind === 'nginx' ? ['-p', folder, '-c', file] : ['-db', '-f', file], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${own}`
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 10_000 }).toBe(true)
  return {
    url,
    async stop() {
      const exited = once(program, 'exit')
      program.kill('SIGTERM')
      await exited
    },
  }
}

/** A person at a table, who reconnects whenever the socket is lost. */
class Player {
  readonly #address: string
  readonly #cookie: string
  readonly #match: MatchId
  #socket: WebSocket | undefined
  #left = false
  standing: Extract<ServerMessage, { type: 'view' }> | undefined
  readonly #unanswered = new Map<string, { message: string; done: (n: number) => void }>()

  constructor(url: string, match: MatchId, cookie: string) {
    this.#address = `${url.replace('http', 'ws')}/live?t=${match}`
    this.#cookie = cookie
    this.#match = match
    this.#connect()
  }

  #connect(): void {
    const socket = new WebSocket(this.#address, { headers: { cookie: this.#cookie }, handshakeTimeout: 2_000 })
    this.#socket = socket
    socket.on('error', () => undefined)
    socket.on('open', () => {
      this.#watch()
      for (const { message } of this.#unanswered.values()) socket.send(message)
    })
    socket.on('close', () => {
      if (!this.#left) setTimeout(() => this.#connect(), 100)
    })
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage
      if (message.type === 'view') this.standing = message
      else if (message.type === 'frame') this.#watch()
      else if (message.type === 'done') {
        this.#unanswered.get(message.id)?.done(message.n)
        this.#unanswered.delete(message.id)
      } else if (message.type === 'failed' && message.id !== undefined) {
        const again = this.#unanswered.get(message.id)
        if (again) setTimeout(() => socket.readyState === WebSocket.OPEN && socket.send(again.message), 50)
      }
    })
  }

  #watch(): void {
    this.#socket?.send(JSON.stringify({ type: 'watch', match: this.#match }))
  }

  play(basis: number, move: object): Promise<number> {
    const id = randomUUID()
    const message = JSON.stringify({ type: 'command', match: this.#match, command: { type: 'move', id, basis, move } })
    return new Promise((done) => {
      this.#unanswered.set(id, { message, done })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message)
    })
  }

  comeAgain(): void {
    this.#socket?.close()
  }

  leave(): void {
    this.#left = true
    this.#socket?.terminate()
  }
}

interface PlayedTable {
  readonly match: MatchId
  readonly players: readonly Player[]
  moves: number
}

async function openTables(url: string): Promise<PlayedTable[]> {
  const guests = await Promise.all(
    [0, 1].map(async () => {
      const { data, response } = await apiClient({ baseUrl: url }).POST('/api/guest', { body: {} })
      return { id: data!.id, cookie: cookieOf(response) }
    }),
  )
  const tables: PlayedTable[] = []
  for (let made = 0; made < tableCount; made++) {
    const match = await beginTable(database, { game, seats: 2, accounts: guests.map(({ id }) => id) })
    tables.push({ match, players: guests.map(({ cookie }) => new Player(url, match, cookie)), moves: 0 })
  }
  return tables
}

/** One move, acknowledged. */
async function playOne(table: PlayedTable): Promise<void> {
  const rules = library.latest(game)!
  const isThere = () => table.players.every(({ standing }) => standing?.standing.n === table.moves)
  await expect.poll(isThere, { timeout: 20_000, interval: 5 }).toBe(true)
  const turn = rules.turn(table.players[0]!.standing!.standing.view)
  if (turn.over) throw new Error('The game is over too soon for this test.')
  const seat = seatNumber.parse(turn.seats[0]) as Seat
  const { view } = table.players[seat]!.standing!.standing
  const listed = [...rules.moves(view, seat)]
  const move = turn.open && rules.suggest ? rules.suggest(view, seat, chance) : listed[chance.below(listed.length)]!
  table.moves = await table.players[seat]!.play(table.moves, move)
}

const watchedBy = () => Promise.all(processes.map((each) => each.watched().catch(() => 0)))
const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0)

describe.each(['haproxy', 'nginx'] as const)('%s', (kind) => {
  test('brings each table to one process; when that is killed it continues on another within three seconds', async () => {
    const balancer = await startBalancer(kind)
    const tables = await openTables(balancer.url)
    await Promise.all(tables.map(playOne))
    const before = await watchedBy()
    expect(sum(before)).toBe(tableCount)
    expect(Math.min(...before)).toBeGreaterThan(0)

    const [victim] = processes
    await victim!.kill()
    const killedAt = performance.now()
    const times = await Promise.all(
      tables.map(async (table) => {
        await playOne(table)
        return performance.now() - killedAt
      }),
    )
    console.log(`${kind}: all play again ${Math.max(...times).toFixed(0)} ms after a kill of one of two`)
    expect(Math.max(...times)).toBeLessThan(3_000)

    await victim!.start()
    // The balancer sees that it is back, and half of the people reload their page.
    await pause(3_000)
    for (const { players } of tables) players[0]!.comeAgain()
    await pause(1_500)
    const split = sum(await watchedBy()) - tableCount
    console.log(`${kind}: ${split} of ${tableCount} tables sit in two processes after its return`)
    if (kind === 'haproxy') expect(split).toBe(0)
    await Promise.all(tables.map(playOne))
    for (const { players } of tables) players[1]!.comeAgain()
    // nginx may take the process that returned for dead when the first half reload. Then another reload of all brings them together.
    const watched = async () => {
      const figure = sum(await watchedBy())
      if (kind === 'nginx' && figure > tableCount)
        for (const { players } of tables) for (const player of players) player.comeAgain()
      return figure
    }
    await expect.poll(watched, { timeout: 20_000, interval: 2_000 }).toBe(tableCount)
    await Promise.all(tables.map(playOne))

    for (const { match, players, moves } of tables) {
      for (const player of players) player.leave()
      const { rows } = await database.pool.query<{ n: number }>('select n from moves where match_id = $1 order by n', [
        match,
      ])
      expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: moves }, (_, at) => at + 1))
    }
    await balancer.stop()
  }, 120_000)
})
