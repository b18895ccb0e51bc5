import pino from 'pino'
import { openAccounts } from '../../accounts/index.ts'
import { readConfig } from '../../config.ts'
import { readChannelOptions } from '../../notifications/index.ts'
import { budgetOf, playMatches } from '../../play/matches/index.ts'
import { listRecords } from '../../play/records/index.ts'
import { openChat } from '../../social/chat/index.ts'
import { listTables } from '../../tables/index.ts'
import { localBus } from '../bus/index.ts'
import { openDatabase } from '../storage/database.ts'
import { httpApp } from './app.ts'
import { siteRoutes } from './site-routes.ts'

/** Settings with which nothing queries the database before a request comes. */
const settings = {
  CARRIAGE_SECRET: 'not connected: only for the API document',
  VAPID_PUBLIC_KEY: 'unused',
  VAPID_PRIVATE_KEY: 'unused',
  PUBLIC_URL: 'http://localhost',
}

/** The OpenAPI document of all routes, made without a database or an open port. */
export async function apiDocument(): Promise<object> {
  const config = readConfig(settings)
  const publicUrl = config.PUBLIC_URL
  const log = pino({ level: 'silent' })
  const bus = localBus()
  const database = openDatabase({ url: 'postgres://localhost/nothing' })
  const matches = playMatches({ database, bus, log, budget: budgetOf(1_000) })
  const accounts = await openAccounts({ database, bus, log, publicUrl, secret: config.CARRIAGE_SECRET })
  const chat = openChat({ database, bus })
  const channelOptions = await readChannelOptions(database, config)
  const records = listRecords({ database, log })
  const tables = listTables({ database, bus })
  const app = await httpApp({
    tables,
    matches,
    records,
    budget: budgetOf(1_000),
    callerOf: (headers) => accounts.callerOf(headers),
    log,
    publicUrl,
    routes: siteRoutes({
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
    }),
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  await records.close()
  chat.stop()
  await database.close()
  return document
}
