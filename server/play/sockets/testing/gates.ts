import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { anonymous, type Caller } from '../../../accounts/caller.ts'
import { type Bus, natsBus } from '../../../platform/bus/index.ts'
import type { Database } from '../../../platform/storage/database.ts'
import { openChat } from '../../../social/chat/index.ts'
import { listTables } from '../../../tables/index.ts'
import { budgetOf, type Matches, playMatches } from '../../matches/index.ts'
import { type Gateway, type GatewayOptions, startGateway } from '../index.ts'
import { Client } from './client.ts'

const nats = process.env.TEST_NATS_URL ?? '127.0.0.1:4222'
const log = pino({ level: process.env.TEST_LOG ?? 'silent' })

/** A gateway with its own connection to the bus, its own matches, and an HTTP server in front. */
export interface Gate {
  readonly gateway: Gateway
  readonly bus: Bus
  readonly matches: Matches
  readonly url: string
  /** Subjects that the gateway has listened to since it was opened. */
  readonly received: ReadonlySet<string>
  /** How many subjects are currently listened to here for sockets; a match in memory listens to its entries. */
  listening(): number
  connect(who?: Partial<Caller & { kind: 'account' }> | string): Promise<Client>
  close(): Promise<void>
}

export interface GateOptions extends Partial<Pick<GatewayOptions, 'limits' | 'matches' | 'addressOf'>> {
  /** Whether a message that is published here is lost. */
  readonly loses?: (subject: string) => boolean
}

export async function openGate(
  database: Database,
  { loses = () => false, ...options }: GateOptions = {},
): Promise<Gate> {
  const real = await natsBus(nats)
  const received = new Set<string>()
  let listening = 0
  const bus: Bus = {
    ...real,
    publish(subject, text) {
      if (!loses(subject)) real.publish(subject, text)
    },
    subscribe(subject, listen) {
      const subscription = real.subscribe(subject, listen)
      if (subject.startsWith('entries.')) return subscription
      received.add(subject)
      listening += 1
      return {
        end() {
          listening -= 1
          subscription.end()
        },
      }
    },
  }
  const matches = options.matches ?? playMatches({ database, bus, budget: budgetOf(1_000), log })
  const chat = openChat({ database, bus })
  const gateway = startGateway({
    database,
    bus,
    matches,
    log,
    tables: listTables({ database, bus }),
    chat,
    // Authentication is tested elsewhere; here the token is the caller.
    callerOf: ({ authorization }) =>
      Promise.resolve(authorization ? (JSON.parse(authorization.slice('Bearer '.length)) as Caller) : anonymous),
    origins: ['https://carriage.example'],
    ...options,
  })
  const server = createServer()
  gateway.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/live`
  const clients: Client[] = []

  return {
    gateway,
    bus,
    matches,
    url,
    received,
    listening: () => listening,
    async connect(who) {
      const client = new Client(
        url,
        who === undefined ? {} : { authorization: `Bearer ${JSON.stringify(account(who))}` },
      )
      clients.push(client)
      await client.opened()
      return client
    },
    async close() {
      for (const client of clients) client.socket.terminate()
      await gateway.stop()
      chat.stop()
      await closed(server)
      await real.close()
    },
  }
}

function account(who: Partial<Caller & { kind: 'account' }> | string): Caller {
  const given = typeof who === 'string' ? { id: who } : who
  const id = given.id ?? 'somebody'
  return { kind: 'account', id, name: id, guest: true, via: 'session', scopes: ['read', 'play', 'tables'], ...given }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
