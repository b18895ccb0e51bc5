import type { Bus } from '../bus/index.ts'
import type { Database } from '../store/database.ts'

/** Whether this process should be given work, and if not, why. */
export interface Health {
  ready(): Promise<Readiness>
  /** From now on it should not. */
  drain(): void
}

export type Readiness =
  | { readonly ready: true }
  | { readonly ready: false; readonly because: 'draining' | 'noDatabase' | 'noBus' }

const patience = 2_000

export function healthOf({ pool }: Database, bus: Bus): Health {
  let draining = false
  return {
    async ready() {
      if (draining) return { ready: false, because: 'draining' }
      if (!(await inTime(pool.query('select 1')))) return { ready: false, because: 'noDatabase' }
      if (!(await inTime(bus.flush()))) return { ready: false, because: 'noBus' }
      return { ready: true }
    },
    drain() {
      draining = true
    },
  }
}

/** Whether something succeeds, and soon. */
async function inTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false)
  })
  const success = work.then(
    () => true,
    () => false,
  )
  return Promise.race([success, late]).finally(() => clearTimeout(timer))
}
