import { openAccounts } from '../../accounts/index.ts'
import { applyRatings } from '../../competitions/ratings/index.ts'
import { runSeasons } from '../../competitions/seasons/index.ts'
import { runTournaments } from '../../competitions/tournaments/index.ts'
import { readChannelOptions, startDispatcher } from '../../notifications/index.ts'
import { matchTickets } from '../../tables/quick-match/index.ts'
import { labelledCounter, storedGauges } from '../operations/metrics.ts'
import type { Database } from '../storage/database.ts'
import type { RoleOptions } from './deps.ts'
import { runSweeps } from './sweeps.ts'

const hour = 3_600_000
const tenSeconds = 10_000
const fiveSeconds = 5_000
const second = 1_000

/** The role of the courier: notices to people, and the sweeping out of what has expired. */
export async function startKeeperRole({ config, database, bus, log }: RoleOptions): Promise<{ stop(): Promise<void> }> {
  const publicUrl = config.PUBLIC_URL
  const accounts = await openAccounts({ database, bus, log, publicUrl, secret: config.CARRIAGE_SECRET })
  const noticeDeps = { publicUrl, linkTo: accounts.linkTo, now: Date.now }
  const courier = startDispatcher({ database, bus, log, noticeDeps, ways: await readChannelOptions(database, config) })
  labelledCounter(
    'carriage_notifications',
    'Notices that couriers dealt with, by what became of them.',
    'outcome',
    () => courier.tally,
  )
  storedGauges(
    {
      carriage_outbox_rows: 'Entries of the outbox that no courier has taken yet.',
      carriage_outbox_oldest_seconds: 'How long the oldest of them has been there.',
    },
    () => outboxIn(database),
  )
  const sweeping = repeated(
    hour,
    () => runSweeps({ config, database, bus, log, sweepAccounts: () => accounts.sweep() }),
    logFailure('sweeps'),
  )
  const rating = setInterval(() => {
    applyRatings(database).catch((error: unknown) => log.warn({ err: error }, 'ratings could not be applied'))
  }, tenSeconds)
  const seasons = repeated(tenSeconds, () => runSeasons({ database, bus, log }), logFailure('seasons'))
  const tournaments = repeated(fiveSeconds, () => runTournaments({ database, bus, log }), logFailure('tournaments'))
  const quickMatch = repeated(second, () => matchTickets({ database, bus, log }), logFailure('tickets'))
  function logFailure(what: string): (error: unknown) => void {
    return (error) => log.warn({ err: error }, `${what} could not be looked at`)
  }
  return {
    async stop() {
      // It may take hours, and is no worse for being cut off.
      void sweeping.stop()
      clearInterval(rating)
      await Promise.all([seasons.stop(), tournaments.stop(), quickMatch.stop()])
      await courier.stop()
    },
  }
}

/** Does something again and again, but never twice at once: starting a large season takes longer than until the next look. */
function repeated(every: number, work: () => Promise<unknown>, onError: (error: unknown) => void) {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }, every)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

async function outboxIn({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ depth: number; oldest: number }>(
    `select count(*)::integer as depth, coalesce(extract(epoch from now() - min(at)), 0)::float8 as oldest from outbox`,
  )
  return { carriage_outbox_rows: rows[0]?.depth ?? 0, carriage_outbox_oldest_seconds: rows[0]?.oldest ?? 0 }
}
