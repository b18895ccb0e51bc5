import './platform/collect-less.ts'
import './platform/compile-later.ts'
import type { Logger } from 'pino'
import * as z from 'zod'
import { readConfig, WrongSettings } from './config.ts'

import { openLog } from './platform/operations/log.ts'
import { startServer } from './start.ts'

/** The exit code after an uncaught error; sysexits.h calls it an internal software error. */
const crashCode = 70

/**
 * Logs an uncaught error and ends the process: its state can no longer be trusted, and nothing acknowledged is lost.
 * Also for unhandled rejections.
 */
function endAtFaults(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin, code: crashCode }, 'uncaught error, exiting')
    process.exit(crashCode)
  })
}

/** How long closing may take before the process exits; nothing acknowledged can be lost by that. */
const closeTimeout = 20_000

z.config({ jitless: false })
let log: Logger | undefined
try {
  const config = readConfig(process.env)
  log = openLog(config.LOG_LEVEL, config.CARRIAGE_ROLES)
  endAtFaults(log)
  await open(config, log)
} catch (error) {
  // Invalid settings are printed as plain text for the operator.
  if (error instanceof WrongSettings || !log) console.error(error instanceof WrongSettings ? error.message : error)
  else log.fatal({ err: error }, 'server failed to start')
  process.exit(1)
}

async function open(config: ReturnType<typeof readConfig>, log: Logger): Promise<void> {
  const server = await startServer(config, log)
  // Passkeys and links work under the public address only, so that is the one to open.
  if (server.url !== undefined) console.error(`Carriage House is listening: ${config.PUBLIC_URL}`)
  let closing = false
  const close = () => {
    if (closing) process.exit(1)
    closing = true
    setTimeout(() => process.exit(1), closeTimeout).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'server failed to close')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}
