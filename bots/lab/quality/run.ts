// `pnpm bots quality <game> [--games 24] [--level mechanic] [--seats 3] [--options '{"introductory":true}'] [--seed 1]
// [--players magnate,mechanic,mechanic] [--workers 2]`: plays whole games, all seats alike unless players are named, and
// prints how well they are played in absolute terms, with 95 % intervals over games.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { titleOf, titles } from '@carriage/shared/catalogue'
import { progressOf } from '@carriage/shared/reporting'
import { inWorkers } from '../../node/in-workers.ts'
import { yardstickFor } from '../../node/index.ts'
import type { FigureKind } from '../../yardstick.ts'
import { type Estimate, estimateOf } from './estimate.ts'
import type { MeasuredGame, QualityOptions } from './worker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '24' },
    level: { type: 'string', default: 'mechanic' },
    seats: { type: 'string' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})
const [id = titles[0]?.about.id ?? ''] = positionals
const title = titleOf(id)
const yardstick = await yardstickFor(id)
if (!title || !yardstick) throw new RangeError(`There is no yardstick for ${id}.`)
const [game] = title.versions
const named = values.players?.split(',')
const seats = named?.length ?? Number(values.seats ?? game.seats.min)
const players = named ?? Array.from({ length: seats }, () => values.level)
const usual = title.variants.find((variant) => variant.seats === seats)?.options
if (!usual) throw new RangeError(`${id} is not played by ${seats}.`)
const options = { ...usual, ...(JSON.parse(values.options) as object) }

const total = Number(values.games)
const first = Number(values.seed)
const progress = progressOf({
  total,
  format: ({ done, rate, left }) => `${done} of ${total} games, ${rate}, ${left} left`,
})
const measured: MeasuredGame[] = []
await inWorkers<QualityOptions, number, MeasuredGame>(
  new URL('worker.ts', import.meta.url),
  { game: id, options, players },
  Array.from({ length: total }, (_, n) => first + n),
  Number(values.workers),
  (answer) => progress.at(measured.push(answer)),
)
progress.end()

console.log(`${id}, ${players.join(', ')}, ${values.options}: ${total} games from seed ${first}\n`)
console.log('| figure | value | 95 % interval | games |\n|---|---|---|---|')
for (const [name, kind] of Object.entries(yardstick.figures)) {
  const estimate = estimateOf(measured.flatMap(({ figures }) => figures[name] ?? []))
  if (estimate) console.log(`| ${name} | ${cellsOf(estimate, kind).join(' | ')} |`)
}
const thinking = measured.flatMap((each) => each.thinking).sort((a, b) => a - b)
const within = (share: number) => (thinking[Math.ceil(share * thinking.length) - 1] ?? 0).toFixed(0)
console.log(`\nCPU ms for a decision: half within ${within(0.5)}, 99 % within ${within(0.99)}, most ${within(1)}`)
const seconds = thinking.reduce((sum, each) => sum + each, 0) / 1_000
console.log(`CPU seconds for a game: ${(seconds / total).toFixed(1)}`)

function cellsOf({ value, margin, games }: Estimate, kind: FigureKind): string[] {
  const text = (figure: number) => (kind === 'share' ? `${(100 * figure).toFixed(1)} %` : figure.toFixed(2))
  return [text(value), margin === undefined ? '' : `${text(value - margin)} – ${text(value + margin)}`, String(games)]
}
