import { type DestinationStream, type Logger, pino } from 'pino'

/** Structured logs on standard output, one JSON object a line, without secrets. */
export function openLog(level: string, roles: readonly string[], to?: DestinationStream): Logger {
  const options = {
    level,
    base: { roles },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', '*.secret', '*.token', '*.cookie'],
      censor: '[kept out]',
    },
  }
  return to ? pino(options, to) : pino(options)
}
