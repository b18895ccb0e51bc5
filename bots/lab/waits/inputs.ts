// `pnpm bots inputs <game> [--games 10] [--seats 3] [--seed 1] [--iterations 24] [--level mechanic]`: how many inputs a turn
// of a Kraftwagen takes: every move, with an automatic end of the turn, and with cars that are offered complete.
import { parseArgs } from 'node:util'
import { titleOf } from '@carriage/shared/catalogue'
import { isLevel } from '../../levels.ts'
import { botFor } from '../../node/index.ts'
import { countInputs, type TurnInputs, type WholeCarMoves } from './turn-inputs.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10' },
    seats: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string', default: '24' },
    level: { type: 'string', default: 'mechanic' },
  },
})
const [id = ''] = positionals
const title = titleOf(id)
const bot = isLevel(values.level) ? botFor(id, values.level) : undefined
const [seats, games, first, iterations] = [values.seats, values.games, values.seed, values.iterations].map(Number)
const options = title?.variants.find((variant) => variant.seats === seats)?.options
if (!title || !bot || !options) throw new RangeError(`No bot plays ${id} with ${values.seats} seats.`)
const [game] = title.versions
const { wholeCarMoves } = (await import(`../../games/${id}/whole-cars.ts`)) as { readonly wholeCarMoves: WholeCarMoves }

const turns: TurnInputs[] = []
for (let index = 0; index < (games ?? 0); index++)
  turns.push(
    ...countInputs(
      game,
      options,
      seats ?? 0,
      { choose: (view, seat, budget) => bot.choose(view, seat, { ...budget, iterations: iterations ?? 0 }) },
      (first ?? 0) + index,
      wholeCarMoves,
    ),
  )

console.log(`${id}, ${seats} seats, ${games} games from seed ${first}, ${values.level} with ${iterations} ideas\n`)
console.log('| turns | number | every move | turns end automatically | cars whole, too | by kind |')
console.log('|---|---|---|---|---|---|')
for (const car of [false, true]) {
  const some = turns.filter((turn) => turn.car === car)
  const mean = (of: (turn: TurnInputs) => number) =>
    (some.reduce((sum, turn) => sum + of(turn), 0) / Math.max(1, some.length)).toFixed(2)
  const kinds = [...new Set(some.flatMap((turn) => Object.keys(turn.kinds)))]
    .map((kind) => `${kind} ${mean((turn) => turn.kinds[kind] ?? 0)}`)
    .join(', ')
  const name = car ? 'with a car' : 'without a car'
  console.log(
    `| ${name} | ${some.length} | ${mean(({ all }) => all)} | ${mean(({ ended }) => ended)} | ${mean(({ needed }) => needed)} | ${kinds} |`,
  )
}
