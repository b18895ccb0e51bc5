import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { longestMessage } from '@carriage/protocol'
import { WebSocketServer } from 'ws'
import { anonymous, type Caller, type Proof } from '../../accounts/caller.ts'
import { ConcurrencyLimit } from '../../platform/concurrency-limit.ts'
import { type AddressOf, callerAddress, networkOf } from '../../platform/http/caller-address.ts'
import { Allowances } from '../../platform/token-bucket.ts'
import { createAdmission } from './admission.ts'
import { Connection } from './connection.ts'
import { type Counters, type GatewayContext, type GatewayParts, zeroCounters } from './context.ts'
import { type Limits, usualLimits } from './limits.ts'
import { startPeers } from './peers.ts'
import { startRelay } from './relay.ts'
import { Rounds } from './rounds.ts'
import { WatchedTables } from './watched-tables.ts'

export interface GatewayOptions extends GatewayParts {
  readonly callerOf: (headers: IncomingMessage['headers']) => Promise<Caller>
  /** The origins whose pages may open a socket; programs send none. */
  readonly origins: readonly string[]
  /** Finds the caller's address; by default that of the connection. */
  readonly addressOf?: AddressOf
  /** The ids of the proofs that are no longer valid. */
  readonly ended?: (proofs: readonly Proof[]) => Promise<ReadonlySet<string>>
  readonly limits?: Partial<Limits>
}

export interface Gateway {
  /** Takes the sockets of an HTTP server at /live. */
  attach(server: Server): void
  counts(): Counters & { readonly sockets: number; readonly tables: number }
  /** Refuses new sockets, answers what is under way, and asks the clients to reconnect elsewhere. */
  drain(bound?: number): Promise<void>
  stop(): Promise<void>
}

const livePath = '/live'
const refreshEvery = 60_000
const fetchesAtOnce = 64

/** Connects sockets with the tables they watch. It holds no state of any game. */
export function startGateway(options: GatewayOptions): Gateway {
  const { bus, database, log, callerOf, origins, addressOf = callerAddress(0) } = options
  const limits = { ...usualLimits, ...options.limits }
  const context: GatewayContext = {
    ...options,
    limits,
    name: randomUUID(),
    counters: zeroCounters(),
    fetches: new ConcurrencyLimit(fetchesAtOnce),
  }
  const watched = new WatchedTables(context)
  const connections = new Map<Connection, Connection>()
  const admission = createAdmission(limits.sockets)
  const networks = createAdmission(limits.networkSockets)
  const arrivals = new Allowances(limits.arrivals)
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: longestMessage,
  })
  let draining = false

  const relay = startRelay({ database, log, tables: watched.tables, onNews: () => (context.counters.relayed += 1) })
  const peers = startPeers(bus, context.name, (gone) => {
    for (const table of watched.tables.values()) table.forgetGateway(gone)
  })
  const signedOut = bus.subscribe('signedOut.*', (_text, subject) => {
    const account = subject.slice('signedOut.'.length)
    for (const connection of connections.values())
      if (connection.caller.kind === 'account' && connection.caller.id === account) connection.bye('signedOut')
  })
  const beats = inRounds(connections, limits.beat, (some) => {
    for (const connection of some) connection.beat()
  })
  const refreshes = inRounds(watched.tables, refreshEvery, (some) => {
    for (const table of some) table.refresh()
  })
  // The bus may lose the message of a sign-out, and there is none for a session that expires.
  const proofs = inRounds(connections, limits.proof, (some) => {
    endThoseWithoutProof(some).catch((error: unknown) => {
      log.warn({ err: error }, 'session check of open sockets failed, retrying in the next round')
    })
  })

  return {
    attach(server) {
      server.on('upgrade', (request, socket, head) => {
        socket.on('error', () => socket.destroy())
        open(request, socket, head).catch((error: unknown) => {
          log.warn({ err: error }, 'socket open failed')
          turnAway(socket, '503 Service Unavailable')
        })
      })
    },
    counts: () => ({ ...context.counters, sockets: connections.size, tables: watched.tables.size }),
    drain,
    async stop() {
      await drain(limits.closing)
      await relay.stop()
      peers.stop()
      signedOut.end()
      clearInterval(beats)
      clearInterval(refreshes)
      clearInterval(proofs)
      watched.end()
    },
  }

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (pathOf(request) !== livePath) return turnAway(socket, '404 Not Found')
    if (draining) return turnAway(socket, '503 Service Unavailable')
    if (isForeign(request, origins)) return turnAway(socket, '403 Forbidden')
    const network = networkOf(addressOf(request))
    if (!arrivals.take(network, performance.now())) return turnAway(socket, '429 Too Many Requests')
    const caller = isSpectating(request) ? anonymous : await callerOf(request.headers)
    const leave = enter(caller, network)
    if (!leave) return turnAway(socket, '429 Too Many Requests')
    socket.once('close', leave)
    if (socket.destroyed) return leave()
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const connection = new Connection(opened, socket, caller, context, watched)
      connections.set(connection, connection)
      opened.once('close', () => connections.delete(connection))
      // Draining may have begun while the caller was looked up.
      if (draining) connection.bye('draining')
    })
  }

  /** Counts a socket for its caller and for their network, so that many guests do not evade the limit. */
  function enter(caller: Caller, network: string): (() => void) | undefined {
    const leaveNetwork = networks.enter(network)
    const leave = leaveNetwork && admission.enter(caller.kind === 'account' ? caller.id : network)
    if (!leave) leaveNetwork?.()
    return (
      leave &&
      (() => {
        leave()
        leaveNetwork()
      })
    )
  }

  async function endThoseWithoutProof(some: readonly Connection[]): Promise<void> {
    const proven = some.flatMap((connection) => {
      const { caller } = connection
      return caller.kind === 'account' && caller.proof ? [{ connection, proof: caller.proof }] : []
    })
    if (proven.length === 0 || !options.ended) return
    const ended = await options.ended(proven.map(({ proof }) => proof))
    for (const { connection, proof } of proven) if (ended.has(proof.id)) connection.bye('signedOut')
  }

  async function drain(bound = 10_000): Promise<void> {
    draining = true
    const end = Date.now() + bound
    // A part of the time is for answers under way; the rest is for closing.
    const enough = pause(bound - Math.min(limits.closing, bound / 2))
    const leaving = [...connections.values()].map(async (connection) => {
      await Promise.race([connection.settled(), enough])
      connection.bye('draining')
    })
    await Promise.all(leaving)
    while (connections.size > 0 && Date.now() < end) await pause(10)
  }
}

/** Calls `act` with each item once per `every` milliseconds, spread over the time: some at each tick. */
function inRounds<T>(all: ReadonlyMap<unknown, T>, every: number, act: (some: readonly T[]) => void): NodeJS.Timeout {
  const ticks = 20
  const rounds = new Rounds(all, ticks)
  return setInterval(() => act(rounds.tick()), every / ticks)
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}

/**
 * A table in a frame of another site shows what everybody sees and takes no commands, even if the visitor is signed in.
 */
function isSpectating({ url = '' }: IncomingMessage): boolean {
  return new URLSearchParams(url.split('?', 2)[1]).get('as') === 'spectator'
}

/** A page of another site must not use this server's cookies. */
function isForeign({ headers: { origin, host } }: IncomingMessage, own: readonly string[]): boolean {
  return origin !== undefined && !own.includes(origin) && URL.parse(origin)?.host !== host
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function pause(milliseconds: number): Promise<void> {
  return wait(milliseconds, undefined, { ref: false })
}
