import { parentPort, workerData } from 'node:worker_threads'
import { type AnyTitle, type Variant, writeRecord } from '@carriage/kernel'
import { ConformityFailure, conform, FailedGame, playRandomly, recordRandomGame } from '@carriage/kernel/conform'
import { countGame, emptyTotals, type SimulationTotals } from './totals.ts'

/** The start data of a worker. A title consists of functions, so each worker loads it by name. */
export interface SimulationJob {
  /** The module with the titles, as a URL. */
  readonly catalogue: string
  readonly game: string
  readonly tables: readonly Variant<object>[]
  /** The seed of game 0; each game takes the next one. */
  readonly seed: number
  /**
   * Whether every promise of the contract is checked at every move, and not only the invariants: a hundred times
   * slower.
   */
  readonly promises: boolean
}

/** Games from a number up to another one, exclusive. */
export interface GameRange {
  readonly from: number
  readonly to: number
}

export type WorkerReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'played'; readonly tallies: SimulationTotals[]; readonly failure?: SimulationFailure }

export interface SimulationFailure {
  readonly game: number
  readonly seed: number
  readonly table: Variant<object>
  readonly moves: number
  readonly problem: string
  /** The record of the game, if the failure could be reproduced. */
  readonly record?: string
}

const { catalogue, game, tables, seed, promises } = workerData as SimulationJob
const { titleOf } = (await import(catalogue)) as { titleOf: (id: string) => AnyTitle | undefined }
const title = titleOf(game)
if (!title) throw new RangeError(`${catalogue} has no game ${game}.`)

parentPort?.on('message', (share: GameRange) => report(playShare(title, share)))
report({ kind: 'ready' })

function playShare(title: AnyTitle, { from, to }: GameRange): WorkerReport {
  const tallies = tables.map(emptyTotals)
  for (let number = from; number < to; number++) {
    const at = number % tables.length
    const table = tables[at]
    const tally = tallies[at]
    if (!table || !tally) throw new RangeError(`There is no table ${at}.`)
    try {
      if (promises) {
        const { versions } = title
        const version = versions[Math.floor(number / tables.length) % versions.length] ?? versions[0]
        const only: AnyTitle = { ...title, versions: [version], variants: [table] }
        countGame(tally, conform(only, { games: 1, seed: seed + number }).moves, {})
        continue
      }
      const { moves, events, end } = playRandomly(title, table, seed + number)
      countGame(tally, moves, title.survey?.(events, end) ?? {})
    } catch (error) {
      return { kind: 'played', tallies, failure: failureOf(title, number, table, error) }
    }
  }
  return { kind: 'played', tallies }
}

function failureOf(title: AnyTitle, number: number, table: Variant<object>, error: unknown): SimulationFailure {
  // A broken promise is found with other choices than a random player makes, so there is no record of it.
  if (error instanceof ConformityFailure)
    return { game: number, seed: error.seed, table, moves: error.entries, problem: error.finding.message }
  if (!(error instanceof FailedGame)) throw error
  const failure = { game: number, seed: error.seed, table, moves: error.moves, problem: error.problem }
  try {
    return { ...failure, record: writeRecord(recordRandomGame(title, table, error.seed, error.moves)) }
  } catch {
    return failure
  }
}

function report(report: WorkerReport): void {
  parentPort?.postMessage(report)
}
