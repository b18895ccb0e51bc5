// `pnpm bots balance <game> [--level mechanic] [--seats 2,3,4] [--games 100] [--seed 1] [--options '{…}']
// [--set circuit.lapSpaces=8] [--workers 1]`: plays games with all seats alike and prints, as Markdown and with 95 %
// intervals over games, what a simulation counts, the seats in the order in which they begin, and what each thing is worth
// to those who take it. `--level random,mechanic` gives each level columns of its own. `--set` replaces an entry of the
// component tables and may be given several times; the same seeds are then played with the changed box.
import { parseArgs } from 'node:util'
import { readOptions } from '@carriage/kernel'
import { titleOf, titles } from '@carriage/shared/catalogue'
import { progressOf } from '@carriage/shared/reporting'
import { inWorkers } from '../../node/in-workers.ts'
import { changedTables } from './changed-tables.ts'
import type { BalanceGame } from './measured-game.ts'
import { type BalanceColumn, balanceReport } from './report.ts'
import type { BalanceOptions } from './worker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    level: { type: 'string', default: 'mechanic' },
    seats: { type: 'string' },
    options: { type: 'string', default: '{}' },
    set: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
  },
})
const [id = titles[0]?.about.id ?? ''] = positionals
const title = titleOf(id)
if (!title) throw new RangeError(`There is no game called ${id}.`)
const [game] = title.versions
const { min, max } = game.seats
const sizes = values.seats?.split(',').map(Number) ?? Array.from({ length: max - min + 1 }, (_, more) => min + more)
const levels = values.level.split(',')
const count = Number(values.games)
const first = Number(values.seed)

const columns: BalanceColumn[] = []
for (const level of levels) for (const seats of sizes) columns.push(await column(level, seats))
const changes = values.set.map((change) => `, ${change}`).join('')
console.log(`${id}, ${values.level}, ${values.options}${changes}: ${count} games each from seed ${first}\n`)
console.log(balanceReport(columns))

async function column(level: string, seats: number): Promise<BalanceColumn> {
  const name = `${level}, ${seats} seats`
  const progress = progressOf({
    total: count,
    format: ({ done, rate, left }) => `${name}: ${done} of ${count} games, ${rate}, ${left} left`,
  })
  // By seed, since several workers answer in any order.
  const played = new Map<number, BalanceGame>()
  const seeds = Array.from({ length: count }, (_, n) => first + n)
  await inWorkers<BalanceOptions, number, BalanceGame>(
    new URL('worker.ts', import.meta.url),
    { game: id, options: optionsFor(seats), players: Array.from({ length: seats }, () => level) },
    seeds,
    Number(values.workers),
    (answer, seed) => progress.at(played.set(seed, answer).size),
  )
  progress.end()
  return { name, seats, games: seeds.flatMap((seed) => played.get(seed) ?? []) }
}

function optionsFor(seats: number): object {
  const usual = title?.variants.find((variant) => variant.seats === seats)?.options
  if (!usual) throw new RangeError(`${id} is not played by ${seats}.`)
  const components = values.set.length > 0 ? { components: changedTables(title?.components ?? {}, values.set) } : {}
  const read = readOptions(game, { ...usual, ...(JSON.parse(values.options) as object), ...components })
  if (!read.ok) throw new RangeError(JSON.stringify(read.refusal))
  return read.value
}
