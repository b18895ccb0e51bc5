import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { referenceGame } from '../measured-games.ts'
import { ownDatabase } from './own-database.ts'
import { spawnNats, spawnServer } from './processes.ts'
import { newGuests, type PreparedTable, prepareTable } from './tables.ts'

/*
 * From a commit to the last of many sockets on two other processes, compared with a raw relay: from a publication of the same
 * bytes to the last of as many sockets on two processes that only forward what NATS delivers. Listeners are the same on both sides;
 * one move and one publication take turns, each after all watchers received the one before. All times are of the
 * machine's one clock.
 */

const aims = { p50: 1.3, p99: 2 }
const usualListeners = 100
const usualMoves = 1_000
const warmUp = 100
/** Pause between two, so that each starts with all processes idle. */
const rest = 3

interface StartedProcess {
  readonly child: ChildProcess
  /** Its first message. */
  readonly output: string
}

interface Listening {
  /** When the last listener of all processes heard a number, in nanoseconds. */
  receivedAt(n: number): Promise<bigint>
}

export async function bench(args: readonly string[]): Promise<number> {
  const [listeners = usualListeners, moves = usualMoves] = args.map(Number)
  const database = await ownDatabase()
  const nats = await spawnNats()
  const children: ChildProcess[] = []
  const run = async (file: string, ...args: string[]): Promise<StartedProcess> => {
    const child = fork(join(import.meta.dirname, file), args)
    children.push(child)
    const [shown] = (await once(child, 'message')) as [string]
    return { child, output: shown }
  }
  const { child: matches } = await run('match-process.ts', database.url, nats.url)
  const gateways = await Promise.all(
    [1, 2].map(() => spawnServer({ roles: 'play', database: database.url, nats: nats.url })),
  )
  try {
    const [url = '', other = ''] = gateways.map((gateway) => gateway.url)
    const players = await newGuests(url, 2)
    const tables: PreparedTable[] = []
    for (let ready = 0; ready < moves + warmUp; ready += tables.at(-1)?.moves.length ?? 0)
      tables.push(await prepareTable(database, referenceGame, players))
    const bus = await connect({ servers: nats.url })
    const half = `${listeners / 2}`
    const relays = await Promise.all([1, 2].map(() => run('raw-relay.ts', nats.url, 'bare')))
    const raw = listening(
      await Promise.all(relays.map(({ output: shown }) => run('listener-sockets.ts', shown, '00000000000000', half))),
    )

    const server: number[] = []
    const reference: number[] = []
    for (const { id, moves: steps } of tables) {
      const watchers = await Promise.all([url, other].map((gateway) => run('listener-sockets.ts', gateway, id, half)))
      const watching = listening(watchers)
      const frames = framesOn(bus, id)
      await bus.flush()
      for (const [before, { seat, move }] of steps.entries()) {
        if (server.length === moves + warmUp) break
        const n = before + 1
        const seen = watching.receivedAt(n)
        const onBus = frames.next()
        const command = { type: 'move', id: `move-${n}-of-${id}`, basis: before, move }
        matches.send({ match: id, play: { ...command, seat } })
        const last = await seen
        server.push(Number(last - (await committedAt(matches, n))) / 1e6)
        await pause(rest)

        const text = await onBus
        const received = raw.receivedAt(n)
        matches.send({ publish: text })
        const [published] = (await once(matches, 'message')) as [string] // written by match-process.ts
        reference.push(Number((await received) - BigInt(published)) / 1e6)
        await pause(rest)
      }
      frames.end()
      for (const { child } of watchers) child.disconnect()
    }
    await bus.close()
    log(listeners, server.slice(warmUp), reference.slice(warmUp))
    return 0
  } finally {
    for (const child of children) if (child.connected) child.disconnect()
    for (const gateway of gateways) await gateway.stop()
    await nats.stop()
    await database.drop()
  }
}

/** The frames of a match as the server puts them on the bus: the very bytes that the reference then carries. */
function framesOn(bus: NatsConnection, match: string): { next(): Promise<string>; end(): void } {
  let listener: (text: string) => void = () => undefined
  const subscription = bus.subscribe(`frames.${match}.public`, {
    callback: (error, message) => {
      if (!error) listener(message.string())
    },
  })
  return {
    next: () =>
      new Promise((resolve) => {
        listener = resolve
      }),
    end: () => subscription.unsubscribe(),
  }
}

function listening(processes: readonly StartedProcess[]): Listening {
  const times = new Map<number, bigint[]>()
  const waiting = new Map<number, (at: bigint) => void>()
  for (const { child } of processes)
    child.on('message', ([n, at]: [number, string]) => {
      const timesAt = [...(times.get(n) ?? []), BigInt(at)]
      times.set(n, timesAt)
      if (timesAt.length === processes.length) waiting.get(n)?.(timesAt.reduce((a, b) => (a > b ? a : b)))
    })
  return {
    receivedAt: (n) =>
      new Promise((resolve) => {
        waiting.set(n, (at) => {
          waiting.delete(n)
          times.delete(n)
          resolve(at)
        })
      }),
  }
}

async function committedAt(matches: ChildProcess, n: number): Promise<bigint> {
  matches.send('times')
  const [times] = (await once(matches, 'message')) as [[number, string][]] // written by match-process.ts
  const at = times.find(([number]) => number === n)?.[1]
  if (at === undefined) throw new Error(`The time at which move ${n} was committed is unknown.`)
  return BigInt(at)
}

function log(listeners: number, server: readonly number[], reference: readonly number[]): void {
  console.log(`Commit to last of ${listeners} sockets on two other processes, ${server.length} moves, in milliseconds`)
  for (const [name, part] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    const [ours, raw] = [quantile(server, part), quantile(reference, part)]
    const verdict = ours / raw <= aims[name] ? 'PASS' : 'FAIL'
    console.log(
      `${verdict}: ${name} ${ours.toFixed(2)}; raw relay ${raw.toFixed(2)}; ${(ours / raw).toFixed(2)} times, aim ${aims[name]}`,
    )
  }
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}
