import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { limitFor } from '../../accounts/account-limits.ts'
import { boxRoutes } from '../../accounts/boxes/index.ts'
import type { Accounts } from '../../accounts/index.ts'
import { privacyRoutes, readSiteFacts } from '../../accounts/privacy/index.ts'
import { seasonRoutes } from '../../competitions/seasons/index.ts'
import { tournamentRoutes } from '../../competitions/tournaments/index.ts'
import type { Config } from '../../config.ts'
import { moderationRoutes } from '../../moderation/index.ts'
import type { SendMail } from '../../notifications/account-mail.ts'
import { calendarRoutes } from '../../notifications/calendar/index.ts'
import {
  notificationRoutes,
  type readChannelOptions,
  readNotificationOffer,
  unsubscribeRoutes,
} from '../../notifications/index.ts'
import { timeRoutes } from '../../play/clock/routes.ts'
import { draftRoutes } from '../../play/drafts/index.ts'
import { budgetOf, type Matches } from '../../play/matches/index.ts'
import { premoveRoutes } from '../../play/premoves/index.ts'
import type { Records } from '../../play/records/index.ts'
import { chatRoutes, type openChat } from '../../social/chat/index.ts'
import { clubRoutes } from '../../social/clubs/index.ts'
import { peopleRoutes } from '../../social/people/index.ts'
import { historyRoutes } from '../../social/profile/index.ts'
import { absenceRoutes } from '../../tables/absence/index.ts'
import type { TableService } from '../../tables/index.ts'
import { noteRoutes } from '../../tables/notes/index.ts'
import { quickMatchRoutes } from '../../tables/quick-match/index.ts'
import type { Bus } from '../bus/index.ts'
import { clientReportRoutes } from '../client-reports/index.ts'
import type { Database } from '../storage/database.ts'
import type { Guard } from './guard.ts'

/** What the routes need of the other modules. */
export interface SiteRouteOptions {
  readonly config: Config
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
  readonly publicUrl: string
  readonly accounts: Accounts
  readonly chat: ReturnType<typeof openChat>
  readonly tables: TableService
  readonly matches: Matches
  readonly records: Records
  readonly channels: Awaited<ReturnType<typeof readChannelOptions>>
  /** Undefined if the server sends no mail. */
  readonly sendMail?: SendMail | undefined
  /** The clock of second factors. */
  readonly now?: () => number
}

/** All routes except those of tables and matches: for the gateway, the tests and the API document. */
export function siteRoutes(parts: SiteRouteOptions): ((guard: Guard) => FastifyPluginAsyncZod)[] {
  const {
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
  } = parts
  const { secret } = accounts
  const composing = { publicUrl, linkTo: accounts.linkTo, now: Date.now }
  const calendarLinks = { database, secret, publicUrl }
  const mail = { database, sendMail: parts.sendMail, site: new URL(publicUrl).hostname }
  return [
    () => accounts.routes,
    (guard) => notificationRoutes(guard, { database, composing, channels: channelOptions, mail }),
    () => unsubscribeRoutes({ database, secret, publicUrl }),
    (guard) => chatRoutes(guard, { database, bus, chat, log, limitFactor: config.RATE_LIMIT_FACTOR }),
    (guard) => timeRoutes(guard, database),
    (guard) => moderationRoutes(guard, { ...parts, secret }),
    (guard) => clientReportRoutes(guard, { database, log }),
    (guard) => boxRoutes(guard, database),
    (guard) => calendarRoutes(guard, { ...calendarLinks, mail }),
    (guard) => draftRoutes(guard, database),
    (guard) => noteRoutes(guard, database),
    (guard) => absenceRoutes(guard, { database, bus }),
    (guard) => premoveRoutes(guard, database, matches),
    (guard) => historyRoutes(guard, { database, tables }),
    (guard) => peopleRoutes(guard, { database, tables }),
    (guard) => quickMatchRoutes(guard, { database, budget: budgetOf(config.RULES_TIMEOUT_MS) }),
    (guard) => clubRoutes(guard, { database, tables, limitFactor: config.RATE_LIMIT_FACTOR }),
    (guard) => seasonRoutes(guard, database),
    (guard) =>
      tournamentRoutes(guard, {
        database,
        budget: budgetOf(config.RULES_TIMEOUT_MS),
        maximumFor: (client, account) => limitFor(client, account, 'tournaments', config.RATE_LIMIT_FACTOR),
      }),
    (guard) =>
      privacyRoutes(guard, {
        database,
        bus,
        tables,
        matches,
        records,
        offer: readNotificationOffer(channelOptions),
        links: calendarLinks,
        secret,
        facts: readSiteFacts(config),
      }),
  ]
}
