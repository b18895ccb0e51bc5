// `pnpm bots tune <game> [--seats 2] [--generations 6] [--games 1000] [--seed 1] [--window 3] [--trust 0.95] [--linear 2] [--strays 10]
// [--box 3] [--from weights.json] [--out weights.json]`: learns the weights of a game by self-play (docs/training.md), from nothing or
// from a file. Each generation plays its games with the weights of the one before, stores the positions in .cache/tune, and
// fits new weights to the last `keep` generations; the first `linear` ones fit no net. The same command gives the same
// weights, and goes on after the last whole generation.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { titleOf } from '@carriage/shared/catalogue'
import { progressOf } from '@carriage/shared/reporting'
import { tableFeatures } from '../../games/kraftwagen-family/features.ts'
import {
  beginnerWeights,
  type StoredWeights,
  storedWeights,
  type TrainedWeights,
  type WeightsFile,
  weightsFrom,
} from '../../games/kraftwagen-family/trained-weights.ts'
import { trainableFor, weightsFileOf } from '../../node/index.ts'
import type { Trainable } from '../../trainable.ts'
import { changedBox } from '../arena/changed-box.ts'
import { calibrate, updateForecasts } from './calibrate.ts'
import { fitLinear, fitNet, targetsOf } from './fit.ts'
import { layoutFor, type SampleLayout, sampleStoreIn } from './samples.ts'
import { playItself } from './self-play.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    generations: { type: 'string', default: '6' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    window: { type: 'string', default: '3' },
    trust: { type: 'string', default: '0.95' },
    linear: { type: 'string', default: '2' },
    epochs: { type: 'string', default: '3' },
    decay: { type: 'string', default: '0.02' },
    /** The percentage of turns whose car gets any crew and any price. */
    strays: { type: 'string', default: '10' },
    /** A box with changed components instead of the standard one. */
    box: { type: 'string' },
    out: { type: 'string' },
    from: { type: 'string' },
  },
})
const [id = ''] = positionals
const trainable = await trainableOf(id)
const seats = Number(values.seats)
const perGeneration = Number(values.games)
const firstSeed = Number(values.seed)
const noise = { plans: 15, cars: Number(values.strays) }
const layout: SampleLayout = layoutFor(seats, trainable.source.features.length, tableFeatures.length)
const folder = `.cache/tune/${id}-${seats}${values.box === undefined ? '' : `-box-${values.box}`}`
const store = sampleStoreIn(folder)
/** Games without noise that are played with new weights, to see how much the best plan flatters itself. */
const trialGames = 60

let trained: TrainedWeights =
  values.from === undefined
    ? beginnerWeights(trainable.source.features)
    : weightsFrom(JSON.parse(readFileSync(values.from, 'utf8')) as WeightsFile)(seats)
for (let generation = 1; generation <= Number(values.generations); generation++) {
  const file = `${folder}/weights-${generation}.json`
  if (!existsSync(file)) {
    if (!store.has(generation)) store.store(generation, play(generation, trained))
    const stored = fit(generation, trained)
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(stored))
  }
  trained = read(JSON.parse(readFileSync(file, 'utf8')) as StoredWeights)
}
ship(`${folder}/weights-${Number(values.generations)}.json`)

async function trainableOf(name: string): Promise<Trainable> {
  const found = await trainableFor(name)
  if (!found) throw new RangeError(`Nobody plays ${name} by weights.`)
  if (values.box === undefined) return found
  const components = changedBox(titleOf(name)?.components ?? {}, Number(values.box))
  return { ...found, options: { ...found.options, components } }
}

function read(stored: StoredWeights): TrainedWeights {
  return weightsFrom({ seats: { [seats]: stored } })(seats)
}

/** The positions of all games of a generation. */
function play(generation: number, by: TrainedWeights): Float32Array {
  const progress = progressOf({
    total: perGeneration,
    format: ({ done, rate, left }) =>
      `generation ${generation}: ${done} of ${perGeneration} games, ${rate}, ${left} left`,
  })
  const found: Float32Array[] = []
  let points = 0
  let ended = 0
  for (let n = 0; n < perGeneration; n++) {
    // Seeds stay exact in 32 bits, since samples are stored so.
    const seed = (firstSeed * 1_000_003 + generation * 100_003 + n) % 2 ** 24
    const { rows, scores } = playItself(trainable, by, layout, seed, noise)
    if (scores) {
      found.push(...rows)
      ended++
      points += scores.reduce((sum, each) => sum + each, 0) / seats
    }
    progress.at(n + 1)
  }
  progress.end()
  console.log(
    `generation ${generation}: ${ended} of ${perGeneration} games ended, ${(points / ended).toFixed(1)} points a seat, ${found.length} positions`,
  )
  const rows = new Float32Array(found.length * layout.width)
  found.forEach((row, i) => {
    rows.set(row, i * layout.width)
  })
  return rows
}

function fit(generation: number, before: TrainedWeights): StoredWeights {
  const from = Math.max(1, generation - Number(values.window) + 1)
  const samples = store.load(
    Array.from({ length: generation - from + 1 }, (_, i) => from + i),
    layout,
  )
  if (generation > 1 || values.from !== undefined) updateForecasts(samples, before.value)
  const targets = targetsOf(samples, generation === 1 && values.from === undefined ? 1 : Number(values.trust))
  const linear = fitLinear(samples, targets)
  const isLinear = generation <= Number(values.linear)
  const net = isLinear
    ? undefined
    : fitNet(samples, targets, linear, {
        seed: firstSeed + generation,
        epochs: Number(values.epochs),
        batch: 64,
        speed: 0.001,
        decay: Number(values.decay),
      })
  const how = `generation ${generation} of pnpm bots tune ${process.argv.slice(2).join(' ')}`
  const none = { flattery: [0, 0, 0], decisive: [60, 45, 30] }
  const uncalibrated = storedWeights(how, none, linear, net?.net)
  const { errors, without, decisive } = calibrate(samples, targets, read(uncalibrated).value)
  const { flattery, points } = trial({ ...read(uncalibrated), decisive })
  const show = (figures: readonly number[]) => figures.map((figure) => figure.toFixed(1)).join('/')
  console.log(
    `generation ${generation}: ${samples.count} positions, error of leads by round ${show(errors)} (${show(without)} without a forecast), ` +
      `net ${net ? net.errors.map((error) => error.toFixed(2)).join(' ') : 'none'}, safe lead ${show(decisive)}, ` +
      `flattery ${flattery.map((each) => each.toFixed(3)).join('/')}, ${points.toFixed(1)} points a seat without noise`,
  )
  return storedWeights(how, { flattery, decisive }, linear, net?.net)
}

/** Games without noise: how much better best plans look than the positions before them, and the points of a seat. */
function trial(by: TrainedWeights): { readonly flattery: number[]; readonly points: number } {
  const sums = [0, 0, 0]
  const seen = [0, 0, 0]
  let points = 0
  let ended = 0
  for (let n = 0; n < trialGames; n++) {
    const { flattery, scores } = playItself(trainable, by, layout, 2 ** 25 + n)
    for (const [round, gains] of flattery.entries()) {
      for (const gain of gains) {
        sums[round] = (sums[round] ?? 0) + gain
        seen[round] = (seen[round] ?? 0) + 1
      }
    }
    if (!scores) continue
    ended++
    points += scores.reduce((sum, each) => sum + each, 0) / seats
  }
  return {
    flattery: sums.map((sum, round) => sum / Math.max(1, seen[round] ?? 0)),
    points: points / Math.max(1, ended),
  }
}

/** Puts the weights into the file that the bots read, beside those for other numbers of seats. */
function ship(from: string): void {
  const file = values.out ?? weightsFileOf(id)
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WeightsFile) : undefined
  const features = [...trainable.source.features]
  const isSame = before?.features.join() === features.join() && before.table?.join() === tableFeatures.join()
  const weightsFile: WeightsFile = { features, table: [...tableFeatures], seats: isSame ? { ...before?.seats } : {} }
  weightsFile.seats[seats] = JSON.parse(readFileSync(from, 'utf8')) as StoredWeights
  writeFileSync(file, `${JSON.stringify(weightsFile, undefined, 2)}\n`)
  console.log(`${file}: weights for ${Object.keys(weightsFile.seats).join(', ')} seats`)
}
