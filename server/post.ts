import { openAccounts } from './accounts/index.ts'
import { startCourier, waysOf } from './courier/index.ts'
import type { House } from './house.ts'
import { closeForgotten } from './tables/index.ts'

const hour = 3_600_000

/** The role of the courier: notices to people, and the sweeping out of what has expired. */
export async function startPost({ config, database, bus, log }: House): Promise<{ stop(): Promise<void> }> {
  const publicUrl = config.PUBLIC_URL
  const accounts = await openAccounts({ database, bus, log, publicUrl, secret: config.CARRIAGE_SECRET })
  const desk = { publicUrl, linkTo: accounts.linkTo, now: Date.now }
  const courier = startCourier({ database, bus, log, desk, ways: await waysOf(database, config) })
  const sweeping = setInterval(() => {
    accounts.sweep().catch((error: unknown) => log.warn({ err: error }, 'what has expired could not be removed'))
    closeForgotten({ database, bus }, config.GATHERING_DAYS).catch((error: unknown) => {
      log.warn({ err: error }, 'tables that nobody came to could not be closed')
    })
  }, hour)
  return {
    async stop() {
      clearInterval(sweeping)
      await courier.stop()
    },
  }
}
