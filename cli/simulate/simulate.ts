import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { AnyTitle } from '@carriage/kernel'
import { progressOf } from '@carriage/shared/reporting'
import { chooseTitle, only, readArguments, wholeNumber } from '../arguments.ts'
import { type CliFormatter, terminalTranslator } from '../formatter.ts'
import { commandLine } from '../invocation.ts'
import { optionTexts } from '../options.ts'
import type { Screen } from '../screen.ts'
import { simulateGames } from './crew.ts'
import { printFigures, printPace } from './figures.ts'
import { expectSameSimulation, readSavedSimulation, saveSimulation } from './saved.ts'
import { chooseTables, groupsOf, tableName } from './tables.ts'
import { totalOf } from './totals.ts'
import type { SimulationFailure } from './worker.ts'

const flags = {
  games: { type: 'string' },
  seed: { type: 'string' },
  seats: { type: 'string' },
  workers: { type: 'string' },
  option: { type: 'string', multiple: true },
  failures: { type: 'string', default: '.' },
  promises: { type: 'boolean', default: false },
  save: { type: 'string' },
} as const

const largestSeed = 2 ** 48

/** `carriage simulate`: plays many whole games at random and checks every position of each. */
export async function simulate(args: readonly string[], screen: Screen): Promise<number> {
  const { values, positionals } = readArguments('simulate', args, flags)
  const title = chooseTitle(only('simulate', positionals))
  const [{ seats }] = title.versions
  return simulateTitle(title, import.meta.resolve('@carriage/shared/catalogue'), screen, {
    games: wholeNumber('--games', values.games ?? '1000', 1),
    seed: values.seed === undefined ? undefined : wholeNumber('--seed', values.seed, 0, largestSeed),
    seats: values.seats === undefined ? undefined : wholeNumber('--seats', values.seats, seats.min, seats.max),
    workers: values.workers === undefined ? availableParallelism() : wholeNumber('--workers', values.workers, 1, 256),
    options: values.option ?? [],
    failures: values.failures,
    promises: values.promises,
    save: values.save,
  })
}

export interface SimulationPlan {
  readonly games: number
  /** The default is that of the saved simulation, or a random one. */
  readonly seed: number | undefined
  readonly seats: number | undefined
  readonly workers: number
  readonly options: readonly string[]
  /** The folder for the records of games that fail. */
  readonly failures: string
  readonly promises?: boolean
  /** The file from which a stopped simulation resumes. */
  readonly save?: string | undefined
}

/** Milliseconds between two saves. */
const saveEvery = 5_000

/** Simulates a title, which the module `catalogue` provides to each worker by its id. */
export async function simulateTitle(
  title: AnyTitle,
  catalogue: string,
  screen: Screen,
  plan: SimulationPlan,
): Promise<number> {
  const t = terminalTranslator('en')
  const { id } = title.versions[0]
  const tables = chooseTables(title, plan.seats, plan.options)
  const { games, workers, promises = false } = plan
  const before = plan.save === undefined ? undefined : readSavedSimulation(plan.save)
  const seed = plan.seed ?? before?.seed ?? randomInt(2 ** 32)
  const job = { catalogue, game: id, tables, seed, promises }
  if (plan.save !== undefined && before) expectSameSimulation(plan.save, before, job)
  screen.print(t('simulate.begin', { game: id, games, seed, workers: Math.min(workers, games) }))
  const earlier = totalOf(before?.tallies ?? [])
  const already = earlier.games
  if (already > 0) screen.print(t('simulate.resumed', { games: already }))
  const progress = progressOf({
    total: games,
    sink: screen.progress,
    format: ({ done, rate, left }) => t('simulate.progress', { played: done, games, rate, left }),
  })
  let stopped = false
  const stop = () => {
    stopped = true
  }
  process.once('SIGINT', stop)
  let savedAt = performance.now()
  const { tallies, shares, failures, seconds } = await simulateGames(job, {
    games,
    workers,
    before,
    goOn: (played, count) => {
      progress.at(count, count - already)
      if (plan.save !== undefined && performance.now() - savedAt > saveEvery) {
        saveSimulation(plan.save, job, played)
        savedAt = performance.now()
      }
      return !stopped
    },
  })
  progress.end()
  process.off('SIGINT', stop)
  if (plan.save !== undefined && failures.length === 0) saveSimulation(plan.save, job, { tallies, shares })
  const total = totalOf(tallies)
  printPace(screen, t, { ...total, games: total.games - already, moves: total.moves - earlier.moves }, seconds)
  if (total.games > 0) {
    screen.print()
    printFigures(screen, t, groupsOf(tables, tallies, t))
  }
  for (const failure of failures) reportFailure(id, failure, plan, screen, t)
  if (failures.length > 0) return 1
  if (!stopped) return 0
  screen.print()
  screen.print(t(plan.save === undefined ? 'simulate.stopped' : 'simulate.resumable', { played: total.games, games }))
  return 130
}

function reportFailure(
  game: string,
  failure: SimulationFailure,
  plan: SimulationPlan,
  screen: Screen,
  t: CliFormatter,
): void {
  const { seed, table, moves, problem, record } = failure
  screen.print()
  screen.print(t('simulate.failed', { seed, table: tableName(table, t), moves }), 'strong')
  screen.print(`  ${problem}`)
  if (record === undefined) screen.print(t('simulate.noRecord'))
  else {
    const file = join(plan.failures, `${game}-seed-${seed}.json`)
    mkdirSync(plan.failures, { recursive: true })
    writeFileSync(file, record)
    screen.print(t('simulate.record', { file }))
    screen.print(t('simulate.open'))
    screen.printWhole(`  ${commandLine('open', file)}`)
  }
  screen.print(t('simulate.again'))
  const options = optionTexts(table.options).flatMap((text) => ['--option', text])
  const one = ['--games', '1', '--seed', String(seed), '--seats', String(table.seats), ...options]
  screen.printWhole(`  ${commandLine('simulate', game, ...one, ...(plan.promises ? ['--promises'] : []))}`)
}
