import { openAccounts } from '../../accounts/index.ts'
import { applyRatings } from '../../competitions/ratings/index.ts'
import { runSeasons } from '../../competitions/seasons/index.ts'
import { runTournaments } from '../../competitions/tournaments/index.ts'
import { readChannelOptions, remind, startDispatcher } from '../../notifications/index.ts'
import { matchTickets } from '../../tables/quick-match/index.ts'
import { labelledCounter } from '../operations/metrics.ts'
import { startPolling } from '../storage/due-rows.ts'
import type { RoleOptions } from './deps.ts'
import { runSweeps } from './sweeps.ts'

const hour = 3_600_000
const tenSeconds = 10_000
const fiveSeconds = 5_000
const second = 1_000

/** The role `worker`: sends notifications, and deletes expired data. */
export async function startWorkerRole({ config, database, bus, log }: RoleOptions): Promise<{ stop(): Promise<void> }> {
  const publicUrl = config.PUBLIC_URL
  const accounts = await openAccounts({ database, bus, log, publicUrl, secret: config.CARRIAGE_SECRET })
  const composing = { publicUrl, linkTo: accounts.linkTo, now: Date.now }
  const dispatcher = startDispatcher({
    database,
    bus,
    log,
    composing,
    channels: await readChannelOptions(database, config),
  })
  labelledCounter('carriage_notifications', 'Notifications, by outcome.', 'outcome', () => dispatcher.tally)
  const poll = (what: string, every: number, work: () => Promise<unknown>) =>
    startPolling({ what, log, every, look: () => work().then(() => undefined) })
  const sweeping = startPolling({
    what: 'sweeps',
    log,
    every: hour,
    after: hour,
    async look() {
      await runSweeps({ config, database, bus, log, sweepAccounts: () => accounts.sweep() })
      return hour
    },
  })
  const polling = [
    startPolling({
      what: 'ratings',
      log,
      every: tenSeconds,
      look: async () => ((await applyRatings(database)) > 0 ? 0 : tenSeconds),
    }),
    startPolling({
      what: 'reminders',
      log,
      every: tenSeconds,
      look: async () => ((await remind(database)) > 0 ? 0 : tenSeconds),
    }),
    poll('seasons', tenSeconds, () => runSeasons({ database, bus, log })),
    poll('tournaments', fiveSeconds, () => runTournaments({ database, bus, log })),
    poll('tickets', second, () => matchTickets({ database, bus, log })),
  ]
  return {
    async stop() {
      // It may take hours, and can be interrupted.
      void sweeping.stop()
      await Promise.all(polling.map((each) => each.stop()))
      await dispatcher.stop()
    },
  }
}
