import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { add, emptyTotals, type SimulationTotals, totalOf } from './totals.ts'
import type { GameRange, SimulationFailure, SimulationJob, WorkerReport } from './worker.ts'

export interface Simulation {
  /** One for each table of the job. */
  readonly tallies: readonly SimulationTotals[]
  /** In the order of the games; each worker stops at its first. */
  readonly failures: readonly SimulationFailure[]
  readonly seconds: number
}

/** Plays games in worker threads. At the first failure no more games are begun. */
export async function simulateGames(
  job: SimulationJob,
  games: number,
  workers: number,
  progress: (played: number) => void,
): Promise<Simulation> {
  const crew = Array.from({ length: Math.min(workers, games) }, () => hire(job))
  try {
    await Promise.all(crew.map(({ next }) => next()))
    const started = performance.now()
    const tallies = job.tables.map(emptyTotals)
    const failures: SimulationFailure[] = []
    const shares = sharesOf(games, crew.length)
    await Promise.all(crew.map((member) => work(member)))
    return {
      tallies,
      failures: failures.sort((a, b) => a.game - b.game),
      seconds: (performance.now() - started) / 1000,
    }

    async function work({ worker, next }: Member): Promise<void> {
      for (let share = shares.shift(); share && failures.length === 0; share = shares.shift()) {
        worker.postMessage(share)
        const report = await next()
        if (report.kind !== 'played') continue
        report.tallies.forEach((tally, table) => {
          const sum = tallies[table]
          if (sum) add(sum, tally)
        })
        progress(totalOf(tallies).games)
        if (report.failure) failures.push(report.failure)
      }
    }
  } finally {
    await Promise.all(crew.map(({ worker }) => worker.terminate()))
  }
}

interface Member {
  readonly worker: Worker
  /** Waits for the worker's next report; fails if the worker does. */
  readonly next: () => Promise<WorkerReport>
}

function hire(job: SimulationJob): Member {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job })
  const next = async () => {
    const [report] = (await once(worker, 'message')) as [WorkerReport]
    return report
  }
  return { worker, next }
}

const largestShare = 500
const sharesPerWorker = 8

/** Small enough that no worker is left alone at the end, large enough that handing out costs nothing. */
function sharesOf(games: number, workers: number): GameRange[] {
  const size = Math.min(largestShare, Math.max(1, Math.ceil(games / (workers * sharesPerWorker))))
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }))
}
