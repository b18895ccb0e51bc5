// `pnpm bots hints <game> [--games 10] [--every 5] [--seats 2] [--seed 1] [--iterations 16] [--workers 2]`: lets one seat follow the
// first hint throughout, against Mechanics. Prints how many hints are the Magnate's own choice, whether every claimed fact holds, what hints
// failed to say and what following them won, and fails if a fact does not hold or something was not said.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { titleOf, titles } from '@carriage/shared/catalogue'
import { progressOf } from '@carriage/shared/reporting'
import type { PlanChange } from '../../advice/index.ts'
import { inWorkers } from '../../node/in-workers.ts'
import { wilson } from '../arena/wilson.ts'
import type { HintFigures } from './follower.ts'
import type { HintRunOptions, HintsOfGame } from './worker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10' },
    every: { type: 'string', default: '5' },
    seats: { type: 'string' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})
const [id = titles[0]?.about.id ?? ''] = positionals
const title = titleOf(id)
const seats = Number(values.seats ?? title?.versions[0].seats.min)
const options = title?.variants.find((variant) => variant.seats === seats)?.options
if (!options) throw new RangeError(`${id} is not played by ${seats}.`)

const total = Number(values.games)
const progress = progressOf({ total, format: ({ done, left }) => `${done} of ${total} games, ${left} left` })
const hints: HintsOfGame[] = []
await inWorkers<HintRunOptions, number, HintsOfGame>(
  new URL('worker.ts', import.meta.url),
  {
    game: id,
    options,
    seats,
    every: Number(values.every),
    iterations: values.iterations ? Number(values.iterations) : undefined,
  },
  Array.from({ length: total }, (_, n) => Number(values.seed) + n),
  Number(values.workers),
  (answer) => progress.at(hints.push(answer)),
)
progress.end()

const sum = (of: (game: HintsOfGame) => number) => hints.reduce((all, game) => all + of(game), 0)
const sumOf = (of: (figures: HintFigures) => number) => sum(({ figures }) => of(figures))
const wrong = hints.flatMap((game) => game.wrong)
for (const fact of wrong) console.log(fact)
console.log(`${sum(({ same }) => same)} of ${sum(({ asked }) => asked)} first hints are the Magnate's own choice`)
console.log(`${sum(({ facts }) => facts) - wrong.length} of ${sum(({ facts }) => facts)} claimed facts hold`)
const broken = {
  'decisions without a hint': sumOf(({ none }) => none),
  'first hints without a reason': sumOf(({ unexplained }) => unexplained),
  'reasons that hold of every move': sumOf(({ common }) => common),
  'plans changed within a turn without a word': sumOf(({ silent }) => silent),
}
console.log(`of ${sumOf(({ decisions }) => decisions)} decisions in ${total} games:`)
for (const [what, count] of Object.entries(broken)) console.log(`${count} ${what}`)
console.log(`${sumOf(({ compared }) => compared)} first hints only compared with the next one`)
const changed = (kind: PlanChange['kind']) => sumOf((figures) => figures.changed[kind])
console.log(
  `plans changed with a word: ${changed('drawn')} drawn, ${changed('rival')} rival, ${changed('better')} better`,
)
const { low, high } = wilson(
  sum(({ won }) => won),
  total,
)
console.log(
  `who followed won ${percent(sum(({ won }) => won) / total)} (${percent(low)} to ${percent(high)}; fair ${percent(1 / seats)}), ` +
    `and an award in ${percent(sum(({ awards }) => Math.min(1, awards)) / total)} of the games`,
)
if (wrong.length > 0 || Object.values(broken).some((count) => count > 0)) process.exitCode = 1

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
