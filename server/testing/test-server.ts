// As main.ts does: compiled schemas are tested.
import '../platform/compile-later.ts'
import { type Api, apiClient } from '@carriage/protocol/client'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Logger, pino } from 'pino'
import * as z from 'zod'
import { readSharedBox } from '../accounts/boxes/index.ts'
import { type Accounts, openAccounts } from '../accounts/index.ts'
import { readConfig } from '../config.ts'
import type { SendMail } from '../notifications/account-mail.ts'
import { readChannelOptions } from '../notifications/index.ts'
import { type Bus, localBus } from '../platform/bus/index.ts'
import type { AddressOf } from '../platform/http/caller-address.ts'
import { type Guard, httpApp, type RequestLimits } from '../platform/http/index.ts'
import { siteRoutes } from '../platform/http/site-routes.ts'
import type { WebBuild } from '../platform/http/web.ts'
import { type Bots, runBots } from '../play/bots/index.ts'
import type { Budget } from '../play/matches/budget.ts'
import { budgetOf, type MatchesHere, playMatches } from '../play/matches/index.ts'
import { listRecords } from '../play/records/index.ts'
import { openChat } from '../social/chat/index.ts'
import { listTables, type TableService } from '../tables/index.ts'
import { cookieOf } from './cookie.ts'
import { type TestDatabase, testDatabase } from './database.ts'

/** A whole server in this process, listening, with its own database. */
export interface TestServer {
  readonly database: TestDatabase
  readonly bus: Bus
  readonly tables: TableService
  readonly matches: MatchesHere
  readonly accounts: Accounts
  readonly app: FastifyInstance
  readonly url: string
  /** A client of a new guest, with its own cookie. */
  guest(name: string): Promise<Guest>
  /** A client of an anonymous caller, or of the caller in the headers. */
  client(headers?: Record<string, string>): Api
  close(): Promise<void>
}

export interface Guest {
  readonly id: string
  readonly name: string
  readonly cookie: string
  readonly api: Api
}

export interface TestServerOptions {
  readonly limits?: Partial<RequestLimits>
  readonly addressOf?: AddressOf
  readonly web?: WebBuild
  readonly log?: Logger
  readonly sendMail?: SendMail
  readonly routes?: readonly ((guard: Guard) => FastifyPluginAsyncZod)[]
  /** The time limit of the rules in requests. */
  readonly budget?: Budget
  /** Without bots only requests make moves. */
  readonly bots?: boolean
  /** Connections to the database at most. */
  readonly connections?: number
  /** The clock of second factors. */
  readonly now?: () => number
}

const much = 1_000_000
const often = { burst: much, perSecond: much }
const plenty: RequestLimits = {
  address: much,
  asking: much,
  changing: much,
  making: much,
  heavy: often,
  heavyOfNetwork: often,
}

export async function startTestServer({
  limits,
  addressOf,
  web,
  sendMail,
  log = pino({ level: 'silent' }),
  routes = [],
  now,
  bots = true,
  connections,
  budget = budgetOf(1_000),
}: TestServerOptions = {}): Promise<TestServer> {
  z.config({ jitless: false })
  const database = await testDatabase(connections === undefined ? {} : { connections })
  const bus = localBus()
  const publicUrl = 'http://site.test'
  const matches = playMatches({ database, bus, budget: budgetOf(1_000), log })
  const saving: Bots | undefined = bots ? runBots({ database, bus, matches, log }) : undefined
  const tables = listTables({ database, bus, budget })
  const accounts = await openAccounts({ database, bus, log, publicUrl, guestsPerMinute: 1_000_000, sendMail })
  const chat = openChat({ database, bus })
  const config = readConfig({ PUBLIC_URL: publicUrl, OPERATOR_NAME: 'The Test Site' })
  const channelOptions = await readChannelOptions(database, config)
  const records = listRecords({ database, log })
  const app = await httpApp({
    tables,
    matches,
    records,
    budget,
    callerOf: (headers) => accounts.callerOf(headers),
    log,
    publicUrl,
    limits: { ...plenty, ...limits },
    ...(addressOf && { addressOf }),
    web,
    sharedBox: (id) => readSharedBox(database, id),
    routes: [
      ...siteRoutes({
        config,
        database,
        bus,
        log,
        publicUrl,
        accounts,
        chat,
        tables,
        matches,
        records,
        channels: channelOptions,
        sendMail,
        ...(now && { now }),
      }),
      ...routes,
    ],
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const client = (headers: Record<string, string> = {}) => apiClient({ baseUrl: url, headers })
  return {
    database,
    bus,
    tables,
    matches,
    accounts,
    app,
    url,
    client,
    async guest(name) {
      const come = () => client().POST('/api/guest', { body: { name } })
      let answer = await come()
      // On a busy machine the server may answer that it is overloaded.
      for (let tries = 0; answer.response.status === 503 && tries < 20; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 500))
        answer = await come()
      }
      const { data, response } = answer
      if (!data) throw new Error(`No guest: ${response.status}`)
      const cookie = cookieOf(response)
      return { id: data.id, name, cookie, api: client({ cookie }) }
    },
    async close() {
      await app.close()
      await records.close()
      chat.stop()
      await saving?.stop()
      await matches.idle()
      await bus.close()
      await database.drop()
    },
  }
}
