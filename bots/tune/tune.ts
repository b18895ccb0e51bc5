// `pnpm tune [game] [--seats 2] [--games 200] [--passes 3]`: plays a game against itself and
// fits what positions are worth. It can be stopped at any time: it goes on from .cache/tune after its last whole pass, and
// writes the game's weights.json after each.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { titles } from '@carriage/catalogue'
import { type Chance, fastChance, silentEffects } from '@carriage/kernel'
import { currentStep } from '@carriage/motorworks'
import { progressOf } from '@carriage/reporting'
import type { TurnPlan } from '../game-model.ts'
import type { MotorworksPosition } from '../motorworks/position.ts'
import { readWeights, type TrainedWeights, type WeightsFile } from '../motorworks/trained-weights.ts'
import { trainableFor, weightsFileOf } from '../node/index.ts'
import type { Trainable } from '../trainable.ts'
import { LeastSquares } from './least-squares.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '200' },
    passes: { type: 'string', default: '3' },
  },
})
const [id = titles[0]?.about.id ?? ''] = positionals
const { game, source, modelWith, options } = await trainableOf(id)
const { features } = source
const featureCount = features.length
const seats = Number(values.seats)
const width = 2 * featureCount
const folder = '.cache/tune'
const checkpoint = `${folder}/${id}-${seats}.json`
const weightsFile = weightsFileOf(id)
const longest = 600

interface Sample {
  readonly round: number
  /** By seat: its features, and its points so far. */
  readonly rows: readonly Float64Array[]
  readonly points: readonly number[]
}

/** What a pass has counted. */
interface Totals {
  points: number
  /** By round: squares of how far the forecast of a lead was off, and how many there are. */
  error: number[]
  samples: number[]
  moves: number
  /** By round: how much better the best plan of each turn looked than the position before it. */
  flattery: number[][]
}

interface Checkpoint {
  passes: number
  games: number
  features: readonly string[]
  fits: ReturnType<LeastSquares['save']>[]
}

const kept = JSON.parse(readFileSync(weightsFile, 'utf8')) as WeightsFile
const fits = [1, 2, 3].map(() => new LeastSquares(width))
let passes = 0
let games = 0
if (existsSync(checkpoint)) {
  const saved = JSON.parse(readFileSync(checkpoint, 'utf8')) as Checkpoint
  if (saved.features.join() === features.join()) {
    passes = saved.passes
    games = saved.games
    saved.fits.forEach((fit, round) => {
      fits[round]?.load(fit)
    })
  }
}
let weights: TrainedWeights['weights'] = readWeights(kept, seats).weights

for (let pass = 0; pass < Number(values.passes); pass++) {
  const totals: Totals = { points: 0, error: [0, 0, 0], samples: [0, 0, 0], moves: 0, flattery: [[], [], []] }
  for (const fit of fits) fit.fade(0.75)
  const perPass = Number(values.games)
  const progress = progressOf({
    total: perPass,
    say: ({ done, rate, left }) => `pass ${passes + 1}: ${done} of ${perPass} games, ${rate}, ${left} left`,
  })
  for (let game = 0; game < perPass; game++) {
    playOne(++games, totals)
    progress.at(game + 1)
  }
  progress.end()
  weights = fits.map((fit, round) => fit.solve(weights[round] ?? new Float64Array(width), 60))
  passes++
  kept.features = [...features]
  kept.flattery[seats] = totals.flattery.map((gains) =>
    round(gains.reduce((sum, gain) => sum + gain, 0) / gains.length),
  )
  kept.seats[seats] = weights.map((row) => Array.from(row, round))
  kept.how[seats] =
    `least squares on ${passes} passes of self-play, ${games} games with ${seats} seats (bots/tune); older passes fade by 0.75`
  writeFileSync(weightsFile, written(kept))
  mkdirSync(folder, { recursive: true })
  const saved: Checkpoint = { passes, games, features, fits: fits.map((fit) => fit.save()) }
  writeFileSync(checkpoint, JSON.stringify(saved))
  console.log(
    `pass ${passes}: ${(totals.points / perPass / seats).toFixed(1)} points a seat, ${(totals.moves / perPass).toFixed(0)} moves, error by round ${errors(totals)}`,
  )
}

async function trainableOf(name: string): Promise<Trainable> {
  const found = await trainableFor(name)
  if (!found) throw new RangeError(`Nobody plays ${name} by weights.`)
  return found
}

/** One game against itself, with a little noise so that more than the best moves are seen. */
function playOne(seed: number, totals: Totals): void {
  const model = modelWith({ weights, flattery: [] })
  const fx = silentEffects<object>(fastChance(seed))
  const choice = fastChance(seed + 2 ** 40)
  const state = game.setup({ seats, options }, fx)
  const samples: Sample[] = []
  const before = new Float64Array(seats)
  let moves = 0
  while (!game.turn(state).over && moves < longest) {
    const seat = state.actor
    const plans = model.plans(state, seat, 'narrow', choice)
    if (currentStep(state).name === 'takeTile') {
      sample(state, samples)
      model.worth(state, before)
      totals.flattery[state.round - 1]?.push((plans[0]?.worth[seat] ?? 0) - (before[seat] ?? 0))
    }
    const plan = pick(plans, choice)
    let draws = 0
    for (const move of plan.moves) {
      // What was drawn in a plan need not come again, so a turn is thought over after each draw.
      if (draws > 0) break
      const watched = silentEffects<object>({
        below: (n) => {
          draws++
          return fx.below(n)
        },
      })
      game.play(state, seat, move, watched)
      moves++
    }
  }
  totals.moves += moves
  const turn = game.turn(state)
  if (!turn.over) return
  for (const { round, rows, points } of samples) {
    const coming = points.map((now, seat) => (turn.result.scores[seat] ?? 0) - now)
    const weight = weights[round - 1] ?? new Float64Array(width)
    for (let seat = 0; seat < seats; seat++) {
      // Only leads count, and how long a game goes on moves all points alike: so it is leads that are fitted.
      const lead = leadOf(rows, seat)
      const wanted = (coming[seat] ?? 0) - meanOfOthers(coming, seat)
      totals.error[round - 1] = (totals.error[round - 1] ?? 0) + (dot(lead, weight) - wanted) ** 2
      totals.samples[round - 1] = (totals.samples[round - 1] ?? 0) + 1
      fits[round - 1]?.add(lead, wanted)
    }
  }
  for (const points of turn.result.scores) totals.points += points
}

function sample(state: MotorworksPosition, into: Sample[]): void {
  const { values, points, left } = source.lookAt(state)
  const rows = Array.from({ length: seats }, (_, seat) => {
    const row = new Float64Array(width)
    for (let i = 0; i < featureCount; i++) {
      const value = values[seat * featureCount + i] ?? 0
      row[i] = value
      row[featureCount + i] = value * left
    }
    return row
  })
  into.push({ round: state.round, rows, points: Array.from(points.subarray(0, seats)) })
}

/** The features of a seat less those of the others, on average. */
function leadOf(rows: readonly Float64Array[], seat: number): Float64Array {
  const lead = new Float64Array(width)
  for (let i = 0; i < width; i++) {
    const column = rows.map((row) => row[i] ?? 0)
    lead[i] = (column[seat] ?? 0) - meanOfOthers(column, seat)
  }
  return lead
}

function meanOfOthers(values: readonly number[], seat: number): number {
  let sum = 0
  for (let other = 0; other < values.length; other++) if (other !== seat) sum += values[other] ?? 0
  return sum / (values.length - 1)
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

function pick(
  plans: readonly TurnPlan<MotorworksPosition, object>[],
  choice: Chance,
): TurnPlan<MotorworksPosition, object> {
  const [best] = plans
  if (!best) throw new RangeError('Whoever is to move has a move.')
  const dice = choice.below(100)
  if (dice < 3) return plans[choice.below(plans.length)] ?? best
  if (dice < 15) return plans[choice.below(Math.min(4, plans.length))] ?? best
  return best
}

function errors({ error, samples }: Totals): string {
  return error.map((sum, i) => Math.sqrt(sum / (samples[i] ?? 1)).toFixed(1)).join(', ')
}

function round(figure: number): number {
  return Math.round(figure * 1000) / 1000
}

/** One line for each round, so that a change can be read. */
function written({ how, features: names, flattery, seats: table }: WeightsFile): string {
  const rows = (rounds: readonly number[][]) => rounds.map((row) => `      ${JSON.stringify(row)}`).join(',\n')
  const entries = Object.entries(table).map(([number, rounds]) => `    "${number}": [\n${rows(rounds)}\n    ]`)
  const head = Object.entries({ how, features: names, flattery }).map(
    ([key, value]) => `  "${key}": ${JSON.stringify(value)}`,
  )
  return `{\n${head.join(',\n')},\n  "seats": {\n${entries.join(',\n')}\n  }\n}\n`
}
