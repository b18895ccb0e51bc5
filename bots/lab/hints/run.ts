// `pnpm bots hints <game> [--games 10] [--every 5] [--seats 2] [--seed 1] [--workers 2]`: asks for hints in games of Mechanics, prints
// how many first hints are the Magnate's own choice and whether every claimed fact holds, and fails if one does not.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { titleOf, titles } from '@carriage/shared/catalogue'
import { progressOf } from '@carriage/shared/reporting'
import { inWorkers } from '../../node/in-workers.ts'
import type { HintRunOptions, HintsOfGame } from './worker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10' },
    every: { type: 'string', default: '5' },
    seats: { type: 'string' },
    seed: { type: 'string', default: '1' },
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
  { game: id, options, seats, every: Number(values.every) },
  Array.from({ length: total }, (_, n) => Number(values.seed) + n),
  Number(values.workers),
  (answer) => progress.at(hints.push(answer)),
)
progress.end()

const sum = (of: (game: HintsOfGame) => number) => hints.reduce((all, game) => all + of(game), 0)
const wrong = hints.flatMap((game) => game.wrong)
for (const fact of wrong) console.log(fact)
console.log(`${sum(({ same }) => same)} of ${sum(({ asked }) => asked)} first hints are the Magnate's own choice`)
console.log(`${sum(({ facts }) => facts) - wrong.length} of ${sum(({ facts }) => facts)} claimed facts hold`)
if (wrong.length > 0) process.exitCode = 1
