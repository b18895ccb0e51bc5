import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { gaps, joined } from './shares.ts'
import { add, type SimulationTotals, totalOf } from './totals.ts'
import type { GameRange, SimulationFailure, SimulationJob, WorkerReport } from './worker.ts'

/** The progress of a simulation, for resuming it. */
export interface PlayedGames {
  /** One per table of the job. */
  readonly tallies: readonly SimulationTotals[]
  /** The games played, in order. */
  readonly shares: readonly GameRange[]
}

export interface Simulation extends PlayedGames {
  /** In the order of the games; each worker stops at its first. */
  readonly failures: readonly SimulationFailure[]
  readonly seconds: number
}

export interface CrewOptions {
  readonly games: number
  readonly workers: number
  /** The progress of an earlier run. */
  readonly before?: PlayedGames | undefined
  /** Called after each share with everything played so far; returning false stops the simulation. */
  readonly goOn: (played: PlayedGames, count: number) => boolean
}

/** Plays games in worker threads. After the first failure no more games are started. */
export async function simulateGames(
  job: SimulationJob,
  { games, workers, before, goOn }: CrewOptions,
): Promise<Simulation> {
  let played = before?.shares ?? []
  const shares = gaps(played, games).flatMap((gap) => sharesOf(gap, workers))
  const crew = Array.from({ length: Math.min(workers, shares.length) }, () => hire(job))
  try {
    await Promise.all(crew.map(({ next }) => next()))
    const started = performance.now()
    const tallies = job.tables.map((_, table) => totalOf(before?.tallies.slice(table, table + 1) ?? []))
    const failures: SimulationFailure[] = []
    let going = true
    await Promise.all(crew.map((member) => work(member)))
    return {
      tallies,
      shares: played,
      failures: failures.sort((a, b) => a.game - b.game),
      seconds: (performance.now() - started) / 1000,
    }

    async function work({ worker, next }: Member): Promise<void> {
      for (let share = shares.shift(); share && going && failures.length === 0; share = shares.shift()) {
        worker.postMessage(share)
        const report = await next()
        if (report.kind !== 'played') continue
        report.tallies.forEach((tally, table) => {
          const sum = tallies[table]
          if (sum) add(sum, tally)
        })
        if (report.failure) failures.push(report.failure)
        else played = joined(played, share)
        // A failed share is only partly in the tallies, so nothing is saved after it.
        if (failures.length === 0) going = goOn({ tallies, shares: played }, totalOf(tallies).games) && going
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

/** Small enough that workers finish at the same time, large enough that handing out costs nothing. */
function sharesOf({ from, to }: GameRange, workers: number): GameRange[] {
  const games = to - from
  const size = Math.min(largestShare, Math.max(1, Math.ceil(games / (workers * sharesPerWorker))))
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: from + i * size,
    to: Math.min(to, from + (i + 1) * size),
  }))
}
