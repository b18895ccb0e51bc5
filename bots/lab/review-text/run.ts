// `pnpm bots review-text <game> [--level magnate] [--seats 2] [--seed 1] [--at 57]`: plays a game of bots and describes it
// in words, so that it can be read as a player would. `--at` describes the table before that move, as the seat on turn
// sees it, and prints a Magnate's options there with their share of a win. The levels of seats may differ: `--level
// magnate,mechanic`.
import { parseArgs } from 'node:util'
import { titleOf, titles } from '@carriage/shared/catalogue'
import { adviserFor } from '../../node/index.ts'
import { contestantOf } from '../arena/contestant.ts'
import { describeGame } from './described-game.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'magnate' },
    seats: { type: 'string' },
    seed: { type: 'string', default: '1' },
    at: { type: 'string' },
  },
})
const [id = titles[0]?.about.id ?? ''] = positionals
const title = titleOf(id)
if (!title) throw new RangeError(`There is no game called ${id}.`)
const [game] = title.versions
const seats = Number(values.seats ?? game.seats.min)
const options = title.variants.find((variant) => variant.seats === seats)?.options
if (!options) throw new RangeError(`${id} is not played by ${seats}.`)

const levels = values.level.split(',')
const players = await Promise.all(
  Array.from({ length: seats }, async (_, seat) => {
    const { player } = await contestantOf(levels[seat % levels.length] ?? '', { game, seats })
    return player
  }),
)
const at = values.at === undefined ? undefined : Number(values.at)
describeGame({ title, options, players, seed: Number(values.seed), at, adviser: adviserFor(id) }, console.log)
