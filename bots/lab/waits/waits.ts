// `pnpm bots wait-times <game> [--games 20] [--seats 4] [--seed 1] [--iterations 24] [--level mechanic]`: how often a slow
// game waits for people, without premoves and with premoves for the next phases, and what the only seat with premoves
// earns.
import { parseArgs } from 'node:util'
import { titleOf } from '@carriage/shared/catalogue'
import { progressOf } from '@carriage/shared/reporting'
import type { Bot } from '../../bot.ts'
import { isLevel } from '../../levels.ts'
import { botFor, ordersFor } from '../../node/index.ts'
import { playSlowly, type SlowGame, type SlowPlayer } from './slow-game.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    seats: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string', default: '24' },
    level: { type: 'string', default: 'mechanic' },
  },
})
const [id = ''] = positionals
const title = titleOf(id)
const bot = isLevel(values.level) ? botFor(id, values.level) : undefined
const orders = ordersFor(id)
if (!title || !bot || !orders) throw new RangeError(`${id} has no premoves.`)
const [game] = title.versions
const seats = Number(values.seats)
const options = title.variants.find((variant) => variant.seats === seats)?.options
if (!options) throw new RangeError(`${id} is not played by ${seats}.`)
const games = Number(values.games)
const first = Number(values.seed)

const iterations = Number(values.iterations)
const player: Bot = { choose: (view, seat, budget) => bot.choose(view, seat, { ...budget, iterations }) }
const plain: SlowPlayer = { player }
const ordering: SlowPlayer = { player, orders: (view, seat, budget) => orders(view, seat, { ...budget, iterations }) }

const progress = progressOf({
  total: games,
  format: ({ done, rate, left }) => `${id}, ${seats} seats: ${done} of ${games} games, ${rate}, ${left} left`,
})
const without: SlowGame[] = []
const withOrders: SlowGame[] = []
const gains: number[] = []
for (let index = 0; index < games; index++) {
  const seed = first + index
  const alone = index % seats
  const people = (who: (seat: number) => boolean) =>
    Array.from({ length: seats }, (_, seat) => (who(seat) ? ordering : plain))
  const usual = play(people(() => false))
  without.push(usual)
  withOrders.push(play(people(() => true)))
  const one = play(people((seat) => seat === alone))
  gains.push((one.result.scores[alone] ?? 0) - (usual.result.scores[alone] ?? 0))
  progress.at(index + 1, index + 1)

  function play(seated: readonly SlowPlayer[]): SlowGame {
    return playSlowly(game, options ?? {}, seated, seed, roundOf)
  }
}
progress.end()

console.log(`${id}, ${seats} seats, ${games} games from seed ${first}, ${values.level} with ${iterations} ideas\n`)
console.log('| orders | waits, mean (least – most) | a round, median | ordered moves | stops |')
console.log('|---|---|---|---|---|')
for (const [name, played] of [['none', without] as const, ['for the next phases', withOrders] as const]) {
  const waits = played.map((each) => each.waits)
  const rounds = played.flatMap(({ perRound }) => perRound)
  const [ordered, stopped] = [mean(played.map((each) => each.ordered)), mean(played.map((each) => each.stopped))]
  console.log(
    `| ${name} | ${mean(waits).toFixed(1)} (${Math.min(...waits)} – ${Math.max(...waits)}) | ${median(rounds)} | ${ordered.toFixed(1)} | ${stopped.toFixed(1)} |`,
  )
}
const error = Math.sqrt(mean(gains.map((gain) => (gain - mean(gains)) ** 2)) / Math.max(1, games - 1))
console.log(`\nThe only seat that orders scores ${mean(gains).toFixed(1)} ± ${error.toFixed(1)} more than without.`)

const causes = new Map<string, number>()
for (const played of withOrders)
  for (const [cause, count] of Object.entries(played.causes)) causes.set(cause, (causes.get(cause) ?? 0) + count)
console.log('\n| asked with orders, a game, by seat | |\n|---|---|')
for (const [cause, count] of [...causes].sort(([, a], [, b]) => b - a))
  console.log(`| ${cause} | ${(count / games).toFixed(1)} |`)

/** Games with rounds name them; other games count as one round. */
function roundOf(state: object): number {
  return 'year' in state && typeof state.year === 'number' ? state.year : 0
}

function mean(of: readonly number[]): number {
  return of.reduce((sum, each) => sum + each, 0) / of.length
}

function median(of: readonly number[]): number {
  const sorted = of.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
