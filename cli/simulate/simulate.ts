import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { AnyTitle } from '@carriage/kernel'
import { chooseTitle, only, readArguments, wholeNumber } from '../arguments.ts'
import { commandLine } from '../invocation.ts'
import { optionTexts } from '../options.ts'
import type { Screen } from '../screen.ts'
import { houseVoice, type Say } from '../speak.ts'
import { simulateGames } from './crew.ts'
import { printFigures, printPace } from './figures.ts'
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
} as const

const largestSeed = 2 ** 48

/** `carriage simulate`: plays many whole games at random and checks every position of each. */
export async function simulate(args: readonly string[], screen: Screen): Promise<number> {
  const { values, positionals } = readArguments('simulate', args, flags)
  const title = chooseTitle(only('simulate', positionals))
  const [{ seats }] = title.versions
  return simulateTitle(title, import.meta.resolve('@carriage/catalogue'), screen, {
    games: wholeNumber('--games', values.games ?? '1000', 1),
    seed: values.seed === undefined ? randomInt(2 ** 32) : wholeNumber('--seed', values.seed, 0, largestSeed),
    seats: values.seats === undefined ? undefined : wholeNumber('--seats', values.seats, seats.min, seats.max),
    workers: values.workers === undefined ? availableParallelism() : wholeNumber('--workers', values.workers, 1, 256),
    options: values.option ?? [],
    failures: values.failures,
  })
}

export interface SimulationPlan {
  readonly games: number
  readonly seed: number
  readonly seats: number | undefined
  readonly workers: number
  readonly options: readonly string[]
  /** The folder for the records of games that fail. */
  readonly failures: string
}

/** Simulates a title, which the module `catalogue` gives to each worker by its id. */
export async function simulateTitle(
  title: AnyTitle,
  catalogue: string,
  screen: Screen,
  plan: SimulationPlan,
): Promise<number> {
  const say = houseVoice('en')
  const { id } = title.versions[0]
  const tables = chooseTables(title, plan.seats, plan.options)
  const { games, seed, workers } = plan
  screen.print(say('simulate.begin', { game: id, games, seed, workers: Math.min(workers, games) }))
  const job = { catalogue, game: id, tables, seed }
  const { tallies, failures, seconds } = await simulateGames(job, games, workers, (played) =>
    screen.progress(say('simulate.progress', { played, games })),
  )
  screen.progress('')
  const total = totalOf(tallies)
  printPace(screen, say, total, seconds)
  if (total.games > 0) {
    screen.print()
    printFigures(screen, say, groupsOf(tables, tallies, say))
  }
  for (const failure of failures) reportFailure(id, failure, plan.failures, screen, say)
  return failures.length === 0 ? 0 : 1
}

function reportFailure(game: string, failure: SimulationFailure, folder: string, screen: Screen, say: Say): void {
  const { seed, table, moves, problem, record } = failure
  screen.print()
  screen.print(say('simulate.failed', { seed, table: tableName(table, say), moves }), 'strong')
  screen.print(`  ${problem}`)
  if (record === undefined) screen.print(say('simulate.noRecord'))
  else {
    const file = join(folder, `${game}-seed-${seed}.json`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, record)
    screen.print(say('simulate.record', { file }))
  }
  screen.print(say('simulate.again'))
  const options = optionTexts(table.options).flatMap((text) => ['--option', text])
  const seats = String(table.seats)
  screen.printWhole(
    `  ${commandLine('simulate', game, '--games', '1', '--seed', String(seed), '--seats', seats, ...options)}`,
  )
}
