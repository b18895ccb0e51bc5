import pino from 'pino'
import { absenceRoutes } from '../absence/index.ts'
import { openAccounts } from '../accounts/index.ts'
import { boxRoutes } from '../boxes/index.ts'
import { localBus } from '../bus/index.ts'
import { calendarRoutes } from '../calendar/index.ts'
import { chatRoutes, openChat } from '../chat/index.ts'
import { clientReportRoutes } from '../client-reports/index.ts'
import { timeRoutes } from '../clock/routes.ts'
import { readConfig } from '../config.ts'
import { courierRoutes, noticeOfferOf, waysOf } from '../courier/index.ts'
import { deskRoutes } from '../desk/index.ts'
import { draftRoutes } from '../drafts/index.ts'
import { historyRoutes } from '../history/index.ts'
import { budgetOf, remoteMatches } from '../matches/index.ts'
import { noteRoutes } from '../notes/index.ts'
import { orderRoutes } from '../orders/index.ts'
import { factsOfHouse, privacyRoutes } from '../privacy/index.ts'
import { recordsIn } from '../records/index.ts'
import { seasonRoutes } from '../seasons/index.ts'
import { openDatabase } from '../store/database.ts'
import { tablesIn } from '../tables/index.ts'
import { httpApp } from './app.ts'

/** Settings under which nothing asks the database before a request comes. */
const settings = {
  CARRIAGE_SECRET: 'this house only describes itself',
  VAPID_PUBLIC_KEY: 'unused',
  VAPID_PRIVATE_KEY: 'unused',
  PUBLIC_URL: 'http://localhost',
}

/** The OpenAPI document of every route of the house, made without a database or an open port. */
export async function apiDocument(): Promise<object> {
  const config = readConfig(settings)
  const publicUrl = config.PUBLIC_URL
  const log = pino({ level: 'silent' })
  const bus = localBus()
  const database = openDatabase({ url: 'postgres://localhost/nothing' })
  const matches = remoteMatches(bus)
  const accounts = await openAccounts({ database, bus, log, publicUrl, secret: config.CARRIAGE_SECRET })
  const chat = openChat({ database, bus })
  const ways = await waysOf(database, config)
  const noticeDeps = { publicUrl, linkTo: () => '', now: Date.now }
  const records = recordsIn({ database, log })
  const tables = tablesIn({ database, bus })
  const app = await httpApp({
    tables,
    matches,
    records,
    budget: budgetOf(1_000),
    callerOf: (headers) => accounts.callerOf(headers),
    log,
    publicUrl,
    routes: [
      () => accounts.routes,
      (guard) => courierRoutes(guard, { database, noticeDeps, ways }),
      (guard) => chatRoutes(guard, { database, bus, chat, log }),
      (guard) => timeRoutes(guard, database),
      (guard) => boxRoutes(guard, database),
      (guard) => calendarRoutes(guard, { database, secret: accounts.secret, publicUrl }),
      (guard) => draftRoutes(guard, database),
      (guard) => deskRoutes(guard, { database, bus, log, secret: config.CARRIAGE_SECRET ?? '', publicUrl }),
      (guard) => noteRoutes(guard, database),
      (guard) => absenceRoutes(guard, { database, bus }),
      (guard) => orderRoutes(guard, database, matches),
      (guard) => historyRoutes(guard, { database, tables }),
      (guard) => seasonRoutes(guard, database),
      (guard) =>
        privacyRoutes(guard, {
          database,
          bus,
          tables,
          matches,
          records,
          offer: noticeOfferOf(ways),
          links: { database, secret: accounts.secret, publicUrl },
          facts: factsOfHouse(config),
        }),
      (guard) => clientReportRoutes(guard, { database, log }),
    ],
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  await records.close()
  chat.stop()
  matches.stop()
  await database.close()
  return document
}
