// `pnpm bots tune-factors <game> [--level mechanic:240] [--from '{"research":4}'] [--factors research,discount] [--times 1.4]
// [--games 900] [--rounds 2] [--seats 3] [--options '{"introductory":true}'] [--seed 1] [--workers 2]`: fits the numbers
// that a game's bots judge by in self-play (docs/training.md). In each game every seat plays with every factor raised or
// lowered by chance, so that all factors are compared by the same games. After each round, factors whose effect is clearly
// more than nothing go a step: two standard errors.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { titleOf } from '@carriage/shared/catalogue'
import { progressOf } from '@carriage/shared/reporting'
import { isLevel } from '../../levels.ts'
import { inWorkers } from '../../node/in-workers.ts'
import { factorsOf } from '../../node/index.ts'
import { changesOf, type Effect, FactorTrial, stepped } from './factor-trial.ts'
import type { FactorGame, FactorGames } from './factor-worker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'mechanic:240' },
    from: { type: 'string', default: '{}' },
    factors: { type: 'string' },
    times: { type: 'string', default: '1.4' },
    games: { type: 'string', default: '900' },
    rounds: { type: 'string', default: '2' },
    seats: { type: 'string' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})
const [id = ''] = positionals
const title = titleOf(id)
const usual = factorsOf(id)
if (!title || Object.keys(usual).length === 0) throw new RangeError(`The bots of ${id} have no factors.`)
const seats = Number(values.seats ?? title.versions[0].seats.min)
const variant = title.variants.find((each) => each.seats === seats)?.options
const [level = '', iterations] = values.level.split(':')
if (!isLevel(level)) throw new RangeError(`There is no level called ${level}.`)
const factorGames: FactorGames = {
  game: id,
  options: { ...variant, ...(JSON.parse(values.options) as object) },
  level,
  iterations: iterations === undefined ? undefined : Number(iterations),
}
const games = Number(values.games)
const times = Number(values.times)
const names = values.factors?.split(',') ?? Object.keys(usual)
/** How many standard errors the effect of a factor must come to for it to be changed. */
const clearly = 2

const found: Record<string, number> = { ...usual, ...(JSON.parse(values.from) as Record<string, number>) }
for (let round = 0; round < Number(values.rounds); round++) {
  const effects = await playRound(Number(values.seed) + round * games)
  console.log(
    `\nRound ${round + 1}, ${games} games\n\n| factor | now | effect of a step up, standard error | then |\n|---|---|---|---|`,
  )
  for (const [at, name] of names.entries()) {
    const { effect, error } = effects[at] ?? { effect: 0, error: 0 }
    const now = currentValue(name)
    if (Math.abs(effect) > clearly * error) found[name] = stepped(now, Math.sign(effect), times)
    console.log(`| ${name} | ${now} | ${effect.toFixed(2)} ± ${error.toFixed(2)} | ${found[name]} |`)
  }
}
console.log(`\n${JSON.stringify(found, undefined, 2)}`)

/** The effects of all factors in games from this seed on. */
async function playRound(seed: number): Promise<readonly Effect[]> {
  const trial = new FactorTrial(names.length)
  const changes = (of: number) => changesOf(of, seats, names.length)
  const tasks = Array.from(
    { length: games },
    (_, n): FactorGame => ({
      seed: seed + n,
      factors: changes(seed + n).map((steps) => ({
        ...found,
        ...Object.fromEntries(names.map((name, at) => [name, stepped(currentValue(name), steps[at] ?? 0, times)])),
      })),
    }),
  )
  const progress = progressOf({ total: games, format: ({ done, left }) => `${done} of ${games} games, ${left} left` })
  let done = 0
  await inWorkers<FactorGames, FactorGame, readonly number[]>(
    new URL('factor-worker.ts', import.meta.url),
    factorGames,
    tasks,
    Number(values.workers),
    (scores, task) => {
      trial.add(changes(task.seed), scores)
      progress.at(++done)
    },
  )
  progress.end()
  return trial.effects()
}

function currentValue(name: string): number {
  const value = found[name]
  if (value === undefined) throw new RangeError(`The bots of ${id} have no factor ${name}.`)
  return value
}
