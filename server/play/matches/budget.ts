import { cutOff } from './cut-off.ts'

/** The rules exceeded their time limit; the work was cut off and changed nothing. */
export class RulesTimeout extends Error {
  constructor(what: string, milliseconds: number) {
    super(`The rules were cut off after ${milliseconds} ms over ${what}.`)
    this.name = 'RulesTimeout'
  }
}

/** The rules were cut off, but hardly had a processor: the machine is overloaded, not the rules slow. */
export class Starved extends Error {
  constructor(what: string, milliseconds: number, worked: number) {
    super(`This process got the processor for ${worked} of ${milliseconds} ms over ${what}.`)
    this.name = 'Starved'
  }
}

export interface Budget {
  /** Runs work of the rules, soon. Throws `RulesTimeout` or `Starved` if it takes too long. */
  run<T>(what: string, work: () => T): Promise<T>
}

interface Job {
  readonly what: string
  readonly work: () => void
  readonly fail: (error: unknown) => void
}

/** The longest time of one tick for the rules, so that sockets are served in between. */
const slice = 20

/**
 * Keeps an endless loop in some rule from blocking the process. Work that is queued in one tick runs in one callback,
 * which is watched as a whole.
 */
export function budgetOf(milliseconds: number): Budget {
  const queue: Job[] = []
  let current: Job | undefined
  let scheduled = false
  let usage = process.threadCpuUsage()
  let lookedAt = performance.now()

  return {
    run: (what, work) =>
      new Promise((resolve, reject) => {
        queue.push({ what, work: () => settle(work, resolve, reject), fail: reject })
        schedule()
      }),
  }

  function schedule(): void {
    if (scheduled) return
    scheduled = true
    cutOff()({ work: runSlice, limit: milliseconds, cut: failCurrent })
  }

  function runSlice(): void {
    lookAtProcessor()
    const end = performance.now() + slice
    while (queue.length > 0 && performance.now() < end) {
      current = queue.shift()
      current?.work()
    }
    goOn()
  }

  function failCurrent(): void {
    current?.fail(cutOffAfter(milliseconds, current.what, process.threadCpuUsage(usage)))
    goOn()
  }

  function goOn(): void {
    current = undefined
    scheduled = false
    if (queue.length > 0) schedule()
  }

  /** The system call is expensive, and it need not be exact. */
  function lookAtProcessor(): void {
    const now = performance.now()
    if (now - lookedAt < milliseconds / 20) return
    lookedAt = now
    usage = process.threadCpuUsage()
  }
}

/** Retries work that was cut off without having had a processor; fails with `Starved` after this number of times. */
export async function againIfStarved<T>(times: number, work: () => Promise<T>): Promise<T> {
  for (let left = times - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Starved) || left <= 0) throw error
    }
  }
}

/** The limit is wall-clock time; rules that hardly had a processor are not slow. */
function cutOffAfter(milliseconds: number, what: string, { user, system }: NodeJS.CpuUsage): Error {
  const worked = (user + system) / 1_000
  if (worked >= milliseconds / 10) return new RulesTimeout(what, milliseconds)
  return new Starved(what, milliseconds, Math.round(worked))
}

function settle<T>(work: () => T, resolve: (value: T) => void, reject: (error: unknown) => void): void {
  try {
    resolve(work())
  } catch (error) {
    reject(error)
  }
}
