import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** What a crowd does at a server, and for how long. */
export interface CrowdOptions {
  readonly tables: number
  readonly sockets: number
  readonly minutes: number
  /** Seconds between an acknowledgement and the next move at a table, on average. */
  readonly thinking: number
  /** Whether this is a soak, which is distinguished in the page. */
  readonly soak: boolean
  /** Whether answers that only a slow machine gives are counted without failing the run. */
  readonly patient: boolean
  /** Whether docs/performance.md gets the figures. */
  readonly write: boolean
}

export const crowdUsage =
  'pnpm load [--tables 2000] [--sockets 5000] [--minutes 15] [--thinking 8] [--soak] [--patient] [--write]: ' +
  '--soak plays for an hour unless --minutes says otherwise, --patient lets moves be sent again where the machine is too slow, --write puts the figures into docs/performance.md'

/** Reads the command line; nothing if it cannot be read. */
export function readCrowdOptions(args: readonly string[]): CrowdOptions | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        tables: { type: 'string', default: '2000' },
        sockets: { type: 'string', default: '5000' },
        minutes: { type: 'string' },
        thinking: { type: 'string', default: '8' },
        soak: { type: 'boolean', default: false },
        patient: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    })
    const { soak, patient, write } = values
    const [tables = 0, sockets = 0, minutes = 0, thinking = 0] = [
      values.tables,
      values.sockets,
      values.minutes ?? (soak ? '60' : '15'),
      values.thinking,
    ].map(Number)
    const counts = [tables, sockets].every((count) => Number.isSafeInteger(count) && count > 0)
    if (!counts || !(minutes > 0) || !(thinking > 0)) return undefined
    return { tables, sockets, minutes, thinking, soak, patient, write }
  } catch {
    return undefined
  }
}

/** Files that everything else of a process may have open. */
const besides = 500

/** Why this many sockets cannot be held here; nothing if they can. Each takes a file of this process and one of a gateway. */
export function fileLimitProblem(
  sockets: number,
  limits = readFileSync('/proc/self/limits', 'utf8'),
): string | undefined {
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1]
  if (soft === undefined || Number(soft) >= sockets + besides) return undefined
  return `${sockets} sockets need more open files than the ${soft} that are allowed here: run "ulimit -n 20000" in this shell before.`
}
