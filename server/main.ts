// Before any schema is made: each is then compiled when it is first used.
import 'zod/compile'
import { readConfig, WrongSettings } from './config.ts'
import { startHouse } from './start.ts'

/** How long the house may take to close before it is simply ended; nothing acknowledged can be lost by that. */
const patience = 20_000

try {
  const house = await startHouse(readConfig(process.env))
  if (house.url !== undefined) console.error(`Carriage House is open: ${house.url}`)
  let closing = false
  const close = () => {
    if (closing) process.exit(1)
    closing = true
    setTimeout(() => process.exit(1), patience).unref()
    house.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error)
  process.exit(1)
}
