import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type { Logger } from 'pino'
import type { Database } from '../platform/storage/database.ts'
import { endOfTime, listDueTables } from '../play/clock/index.ts'
import type { ChannelOptions, send } from './channels.ts'
import { type ComposeOptions, composeDigest, composeNotification, type Reader } from './compose.ts'
import { awakeAt, decide } from './decide.ts'
import type { DeliveryLog } from './delivery-log.ts'
import type { Due } from './due.ts'
import { collectMissedEvents } from './missed-events.ts'
import { failed, TakenOver } from './outcome.ts'

export interface DeliveryRound {
  readonly database: Database
  readonly deliveries: DeliveryLog
  readonly composing: ComposeOptions
  readonly channels: ChannelOptions
  readonly send: typeof send
  readonly log: Logger
  /** The seats whose players have the table open. */
  readonly whoLooks: (match: MatchId) => Promise<ReadonlySet<number>>
  /** The pause after a number of attempts; undefined to give up. */
  readonly pauseAfter: (tries: number) => number | undefined
}

/** The outcome of a parcel: sent, waits for its recipient to wake up, not needed any more, failed this time, or taken over by another dispatcher. */
export type Delivery = 'sent' | 'postponed' | 'dropped' | 'failed' | 'takenOver'

/** Delivers to one person through one channel: a single notification, or all of a digest. */
export async function deliverNotification(
  given: readonly Due[],
  kind: 'single' | 'digest',
  round: DeliveryRound,
): Promise<Delivery> {
  const { deliveries, composing, channels } = round
  const now = composing.now()
  const decided = await Promise.all(
    (await withDeadlines(given, round)).map(async (due) => {
      const decision = decide(due, now)
      // Finding out who watches takes a moment, so it is the last check.
      const looks = decision === 'send' && (await round.whoLooks(due.match)).has(due.seat)
      return { due, decision: looks ? 'looking' : decision }
    }),
  )
  const doubtful = decided.flatMap(({ due, decision }) => (decision === 'doubtful' ? [due] : []))
  const asleep = decided.flatMap(({ due, decision }) => (decision === 'asleep' ? [due] : []))
  const sending = decided.flatMap(({ due, decision }) => (decision === 'send' ? [due] : []))
  await Promise.all([
    deliveries.attempted(doubtful, failed('inDoubt', 'The dispatcher stopped while it was sending.', 'leave'), {
      pause: undefined,
      kind,
    }),
    ...asleep.map((due) => deliveries.postponed([due], awakeAt(due, now) - now)),
    deliveries.dropped(
      decided.flatMap(({ due, decision }) =>
        decision === 'send' || decision === 'doubtful' || decision === 'asleep' ? [] : [due],
      ),
    ),
  ])
  const [first, ...rest] = sending
  if (!first) return doubtful.length > 0 ? 'failed' : asleep.length > 0 ? 'postponed' : 'dropped'

  const reader: Reader = { ...first, account: first.channel.account, channel: first.channel.id }
  const [news, ...more] = await Promise.all([withMissed(first, round), ...rest.map((due) => withMissed(due, round))])
  const message = await (kind === 'single'
    ? composeNotification(news, reader, composing)
    : composeDigest([news, ...more], reader, composing))
  try {
    const outcome = await round.send(first.channel, message, channels, async () => {
      if (!(await deliveries.leaving(sending))) throw new TakenOver()
    })
    await deliveries.attempted(sending, outcome, { pause: round.pauseAfter(first.tries), kind })
    return outcome.sent ? 'sent' : 'failed'
  } catch (error) {
    if (error instanceof TakenOver) return 'takenOver'
    throw error
  }
}

/** Adds until when the recipients have to decide, as the clock will enforce it. */
async function withDeadlines(dues: readonly Due[], { database }: DeliveryRound): Promise<readonly Due[]> {
  const timed = dues.filter(({ waiting, pace }) => waiting && pace?.kind === 'slow').map(({ match }) => match)
  if (timed.length === 0) return dues
  const tables = await listDueTables(database.pool, [...new Set(timed)])
  return dues.map((due) => {
    const table = tables.find(({ match }) => match === due.match)
    const sitter = table?.waiting.find(({ seat, bot }) => seat === due.seat && !bot)
    const until = table && sitter ? endOfTime(sitter, table.clock, table.pace) : Number.POSITIVE_INFINITY
    return Number.isFinite(until) ? { ...due, until } : due
  })
}

/** Adds the events that the reader has missed. If that fails, the notification is sent without them. */
async function withMissed(due: Due, { database, log }: DeliveryRound): Promise<Due> {
  if (due.kind !== 'turn' && due.kind !== 'stopped') return due
  try {
    return { ...due, missed: await collectMissedEvents(database, { ...due, seat: due.seat as Seat }) } // a seat of the table
  } catch (error) {
    log.warn({ err: error, match: due.match }, 'notification digest failed')
    return due
  }
}
