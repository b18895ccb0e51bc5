import type { Logger } from 'pino'

/** The code with which a process ends after an uncaught fault; sysexits.h calls it an internal software error. */
const crashCode = 70

/**
 * Logs an uncaught fault and ends the process: its state can no longer be trusted, and nothing acknowledged is lost. An
 * unhandled rejection comes here too.
 */
export function endAtFaults(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin, code: crashCode }, 'uncaught fault; the process ends')
    process.exit(crashCode)
  })
}
