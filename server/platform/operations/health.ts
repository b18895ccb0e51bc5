import type { Bus } from '../bus/index.ts'
import type { Database } from '../storage/database.ts'

/** Whether this process should be given work, and which of its parts are down. */
export interface Health {
  ready(): Promise<Readiness>
  /** Makes it unready from now on. */
  drain(): void
}

/** What a process needs: connections for moves, connections for everything else, and the bus. */
type Part = 'moves' | 'lists' | 'bus'

export type Readiness =
  | { readonly ready: true; readonly away: readonly Part[] }
  | {
      readonly ready: false
      readonly because: 'draining' | 'noDatabase'
      readonly away: readonly Part[]
    }

const timeout = 2_000

export interface HealthOptions {
  readonly moves: Database
  readonly lists: Database
  readonly bus: Bus
}

/**
 * Without moves nobody can play here. Without the bus all can, and events of other processes arrive a second later, by
 * the relay. Slow lists are slow in every process, since they share one database: taking a process out of rotation for
 * that would take out all of them while people play on.
 */
export function checkHealth({ moves, lists, bus }: HealthOptions): Health {
  let draining = false
  return {
    async ready() {
      const checks: readonly [Part, Promise<boolean>][] = [
        ['moves', inTime(moves.pool.query('select'))],
        ['lists', inTime(lists.pool.query('select'))],
        ['bus', inTime(bus.flush())],
      ]
      const here = await Promise.all(checks.map(([, check]) => check))
      const away = checks.flatMap(([part], index) => (here[index] ? [] : [part]))
      if (draining) return { ready: false, because: 'draining', away }
      if (away.includes('moves')) return { ready: false, because: 'noDatabase', away }
      return { ready: true, away }
    },
    drain() {
      draining = true
    },
  }
}

/** Whether something succeeds within the time limit. */
async function inTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, timeout, false)
  })
  const success = work.then(
    () => true,
    () => false,
  )
  return Promise.race([success, late]).finally(() => clearTimeout(timer))
}
