import { type Chance, fastChance } from '@carriage/kernel'
import { hiddenSizes, type LinearWeights, leak, leaky, type NetWeights } from '../../games/kraftwagen-family/value.ts'
import { LeastSquares } from './least-squares.ts'
import { head, type Samples } from './samples.ts'

/** Every eighth game is held out of the training. */
const validationShare = 8

/** What a forecast is fitted to: what each seat still gains, beside the mean of all seats. */
export interface Targets {
  /** For each sample, seat after seat. */
  readonly gains: Float64Array
  isForValidation(this: void, sample: number): boolean
}

/**
 * The outcome of a game is mostly luck, so that the forecasts of later turns count too: with `trust` 1 only the outcome
 * does, below it each turn takes a part from the forecast of the next one.
 */
export function targetsOf({ rows, count, layout }: Samples, trust: number): Targets {
  const { seats, width, points, expected, final } = layout
  const gains = new Float64Array(count * seats)
  const goal = new Float64Array(seats)
  for (let sample = count - 1; sample >= 0; sample--) {
    const row = sample * width
    const isLast = sample === count - 1 || rows[row + head.game] !== rows[row + width + head.game]
    const finals = centred(rows, row + final, seats)
    const next = isLast ? finals : centred(rows, row + width + expected, seats)
    const now = centred(rows, row + points, seats)
    for (let seat = 0; seat < seats; seat++) {
      const later = isLast ? (finals[seat] ?? 0) : (goal[seat] ?? 0)
      goal[seat] = trust * later + (1 - trust) * (next[seat] ?? 0)
      gains[sample * seats + seat] = (goal[seat] ?? 0) - (now[seat] ?? 0)
    }
  }
  return { gains, isForValidation: (sample) => (rows[sample * width + head.game] ?? 0) % validationShare === 0 }
}

function centred(from: Float32Array, at: number, seats: number): number[] {
  let sum = 0
  for (let seat = 0; seat < seats; seat++) sum += from[at + seat] ?? 0
  return Array.from({ length: seats }, (_, seat) => (from[at + seat] ?? 0) - sum / seats)
}

/** Least squares for each round. */
export function fitLinear({ rows, count, layout }: Samples, { gains, isForValidation }: Targets): LinearWeights {
  const { seats, features, width, values } = layout
  const fits = [1, 2, 3].map(() => new LeastSquares(2 * features))
  const lead = new Float64Array(2 * features)
  for (let sample = 0; sample < count; sample++) {
    if (isForValidation(sample)) continue
    const row = sample * width
    const left = rows[row + head.left] ?? 0
    const fit = fits[(rows[row + head.round] ?? 1) - 1]
    // With two seats the other's row is the same with the opposite sign.
    for (let seat = 0; seat < (seats === 2 ? 1 : seats); seat++) {
      for (let i = 0; i < features; i++) {
        let mean = 0
        for (let other = 0; other < seats; other++) mean += rows[row + values + other * features + i] ?? 0
        lead[i] = (rows[row + values + seat * features + i] ?? 0) - mean / seats
        lead[features + i] = (lead[i] ?? 0) * left
      }
      fit?.add(lead, gains[sample * seats + seat] ?? 0)
    }
  }
  return fits.map((fit) => fit.solve(new Float64Array(2 * features), 60))
}

export interface Training {
  readonly seed: number
  readonly epochs: number
  readonly batch: number
  readonly speed: number
  readonly decay: number
}

/** The net after the epoch that forecast unseen games best, and the errors of each epoch on them. */
export interface FittedNet {
  readonly net: NetWeights
  readonly errors: readonly number[]
}

/** Fits a net to what a linear value leaves over, by Adam with weight decay. */
export function fitNet(samples: Samples, targets: Targets, linear: LinearWeights, training: Training): FittedNet {
  const trainer = new Trainer(samples, targets, linear, training.seed)
  const order: number[] = []
  for (let sample = 0; sample < samples.count; sample++) if (!targets.isForValidation(sample)) order.push(sample)
  const steps = Math.ceil(order.length / training.batch) * training.epochs
  const errors = [trainer.error()]
  let best = trainer.net()
  let step = 0
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    trainer.shuffle(order)
    for (let from = 0; from < order.length; from += training.batch) {
      const speed = training.speed * 0.5 * (1 + Math.cos((Math.PI * step++) / steps))
      trainer.learn(order, from, Math.min(order.length, from + training.batch), speed, training.decay)
    }
    const error = trainer.error()
    if (error < Math.min(...errors)) best = trainer.net()
    errors.push(error)
  }
  return { net: best, errors }
}

/** A part of all parameters. */
interface Block {
  readonly from: number
  readonly size: number
}

class Trainer {
  readonly #samples: Samples
  readonly #targets: Targets
  readonly #chance: Chance
  /** What the linear value leaves over, in units of `#scale`. */
  readonly #rest: Float64Array
  readonly #scale: number
  /** By feature of a seat, and of the table: inputs are divided by their size. */
  readonly #sizes: Float64Array
  readonly #tableSizes: Float64Array
  readonly #first: Block
  readonly #table: Block
  readonly #firstBias: Block
  readonly #second: Block
  readonly #secondBias: Block
  readonly #last: Block
  readonly #weights: Float64Array
  readonly #slopes: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  #steps = 0
  readonly #own: Float64Array
  readonly #others: Float64Array
  readonly #shared = new Float64Array(hiddenSizes.first)
  readonly #hidden: Float64Array
  readonly #deep: Float64Array
  readonly #out: Float64Array
  readonly #back: Float64Array
  readonly #backAll = new Float64Array(hiddenSizes.first)

  constructor(samples: Samples, targets: Targets, linear: LinearWeights, seed: number) {
    const { seats, features, table } = samples.layout
    const { first: width, second: depth } = hiddenSizes
    this.#samples = samples
    this.#targets = targets
    this.#chance = fastChance(seed)
    this.#rest = restOf(samples, targets, linear)
    this.#scale = sizeOf(this.#rest)
    for (let i = 0; i < this.#rest.length; i++) this.#rest[i] = (this.#rest[i] ?? 0) / this.#scale
    this.#sizes = inputSizes(samples, samples.layout.values, features, seats)
    this.#tableSizes = inputSizes(samples, samples.layout.tableAt, table, 1)
    let from = 0
    const block = (size: number): Block => {
      const found = { from, size }
      from += size
      return found
    }
    this.#first = block(features * 2 * width)
    this.#table = block(table * width)
    this.#firstBias = block(width)
    this.#second = block(depth * width)
    this.#secondBias = block(depth)
    this.#last = block(depth)
    this.#weights = new Float64Array(from)
    this.#slopes = new Float64Array(from)
    this.#mean = new Float64Array(from)
    this.#square = new Float64Array(from)
    this.#fill(this.#first, Math.sqrt(1 / features))
    this.#fill(this.#table, Math.sqrt(1 / features))
    this.#fill(this.#second, Math.sqrt(2 / width))
    // The last layer begins at 0: a net adds nothing to the linear value until it has learned something.
    this.#own = new Float64Array(seats * width)
    this.#others = new Float64Array(seats * width)
    this.#hidden = new Float64Array(seats * width)
    this.#deep = new Float64Array(seats * depth)
    this.#out = new Float64Array(seats)
    this.#back = new Float64Array(seats * width)
  }

  #fill({ from, size }: Block, spread: number): void {
    for (let i = from; i < from + size; i++) {
      // The sum of twelve even numbers is nearly normal.
      let sum = -6
      for (let k = 0; k < 12; k++) sum += this.#chance.below(1_000_000) / 1_000_000
      this.#weights[i] = spread * sum
    }
  }

  shuffle(order: number[]): void {
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.#chance.below(i + 1)
      const previous = order[i] ?? 0
      order[i] = order[j] ?? 0
      order[j] = previous
    }
  }

  /** Forecasts a sample, beside the mean of all seats. */
  #forward(sample: number): void {
    const { rows, layout } = this.#samples
    const { seats, features, table, width: rowWidth, values, tableAt } = layout
    const { first: width, second: depth } = hiddenSizes
    const weights = this.#weights
    const own = this.#own
    const others = this.#others
    const shared = this.#shared
    const hidden = this.#hidden
    const deep = this.#deep
    const out = this.#out
    const sizes = this.#sizes
    const tableSizes = this.#tableSizes
    const { from: firstFrom } = this.#first
    const { from: tableFrom } = this.#table
    const { from: firstBiasFrom } = this.#firstBias
    const { from: secondFrom } = this.#second
    const { from: secondBiasFrom } = this.#secondBias
    const { from: lastFrom } = this.#last
    const row = sample * rowWidth
    for (let k = 0; k < width; k++) shared[k] = weights[firstBiasFrom + k] ?? 0
    for (let i = 0; i < table; i++) {
      const x = (rows[row + tableAt + i] ?? 0) / (tableSizes[i] ?? 1)
      if (x === 0) continue
      const at = tableFrom + i * width
      for (let k = 0; k < width; k++) shared[k] = (shared[k] ?? 0) + x * (weights[at + k] ?? 0)
    }
    own.fill(0)
    others.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      const to = seat * width
      for (let i = 0; i < features; i++) {
        const x = (rows[row + values + seat * features + i] ?? 0) / (sizes[i] ?? 1)
        if (x === 0) continue
        const at = firstFrom + i * 2 * width
        for (let k = 0; k < width; k++) {
          own[to + k] = (own[to + k] ?? 0) + x * (weights[at + k] ?? 0)
          others[to + k] = (others[to + k] ?? 0) + x * (weights[at + width + k] ?? 0)
        }
      }
    }
    let mean = 0
    for (let seat = 0; seat < seats; seat++) {
      for (let k = 0; k < width; k++) {
        let rivals = 0
        for (let other = 0; other < seats; other++) if (other !== seat) rivals += others[other * width + k] ?? 0
        hidden[seat * width + k] = leaky((shared[k] ?? 0) + (own[seat * width + k] ?? 0) + rivals / (seats - 1))
      }
      let sum = 0
      for (let j = 0; j < depth; j++) {
        let unit = weights[secondBiasFrom + j] ?? 0
        const at = secondFrom + j * width
        for (let k = 0; k < width; k++) unit += (hidden[seat * width + k] ?? 0) * (weights[at + k] ?? 0)
        deep[seat * depth + j] = leaky(unit)
        sum += leaky(unit) * (weights[lastFrom + j] ?? 0)
      }
      out[seat] = sum
      mean += sum / seats
    }
    for (let seat = 0; seat < seats; seat++) out[seat] = (out[seat] ?? 0) - mean
  }

  /** Adds the slopes of the squared error of a sample. */
  #backward(sample: number): void {
    const { rows, layout } = this.#samples
    const { seats, features, table, width: rowWidth, values, tableAt } = layout
    const { first: width, second: depth } = hiddenSizes
    const weights = this.#weights
    const hidden = this.#hidden
    const deep = this.#deep
    const out = this.#out
    const back = this.#back
    const backAll = this.#backAll
    const rest = this.#rest
    const sizes = this.#sizes
    const tableSizes = this.#tableSizes
    const { from: firstFrom } = this.#first
    const { from: tableFrom } = this.#table
    const { from: firstBiasFrom } = this.#firstBias
    const { from: secondFrom } = this.#second
    const { from: secondBiasFrom } = this.#secondBias
    const { from: lastFrom } = this.#last
    const slopes = this.#slopes
    const row = sample * rowWidth
    back.fill(0)
    backAll.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      const miss = (out[seat] ?? 0) - (rest[sample * seats + seat] ?? 0)
      for (let j = 0; j < depth; j++) {
        const unit = deep[seat * depth + j] ?? 0
        add(slopes, lastFrom + j, miss * unit)
        const slope = miss * (weights[lastFrom + j] ?? 0) * (unit > 0 ? 1 : leak)
        add(slopes, secondBiasFrom + j, slope)
        const at = secondFrom + j * width
        for (let k = 0; k < width; k++) {
          add(slopes, at + k, slope * (hidden[seat * width + k] ?? 0))
          add(back, seat * width + k, slope * (weights[at + k] ?? 0))
        }
      }
      for (let k = 0; k < width; k++) {
        const slot = seat * width + k
        if ((hidden[slot] ?? 0) <= 0) back[slot] = (back[slot] ?? 0) * leak
        add(backAll, k, back[slot] ?? 0)
      }
    }
    for (let k = 0; k < width; k++) add(slopes, firstBiasFrom + k, backAll[k] ?? 0)
    for (let i = 0; i < table; i++) {
      const x = (rows[row + tableAt + i] ?? 0) / (tableSizes[i] ?? 1)
      if (x === 0) continue
      const at = tableFrom + i * width
      for (let k = 0; k < width; k++) add(slopes, at + k, x * (backAll[k] ?? 0))
    }
    for (let seat = 0; seat < seats; seat++) {
      for (let i = 0; i < features; i++) {
        const x = (rows[row + values + seat * features + i] ?? 0) / (sizes[i] ?? 1)
        if (x === 0) continue
        const at = firstFrom + i * 2 * width
        for (let k = 0; k < width; k++) {
          const own = back[seat * width + k] ?? 0
          add(slopes, at + k, x * own)
          add(slopes, at + width + k, (x * ((backAll[k] ?? 0) - own)) / (seats - 1))
        }
      }
    }
  }

  /** One step of Adam from the samples of a batch. */
  learn(order: readonly number[], from: number, to: number, speed: number, decay: number): void {
    this.#slopes.fill(0)
    for (let i = from; i < to; i++) {
      const sample = order[i] ?? 0
      this.#forward(sample)
      this.#backward(sample)
    }
    this.#steps++
    const meanLeft = 1 - 0.9 ** this.#steps
    const squareLeft = 1 - 0.999 ** this.#steps
    for (let i = 0; i < this.#weights.length; i++) {
      const slope = (this.#slopes[i] ?? 0) / (to - from)
      const mean = 0.9 * (this.#mean[i] ?? 0) + 0.1 * slope
      const square = 0.999 * (this.#square[i] ?? 0) + 0.001 * slope * slope
      this.#mean[i] = mean
      this.#square[i] = square
      const weight = this.#weights[i] ?? 0
      const change = mean / meanLeft / (Math.sqrt(square / squareLeft) + 1e-8)
      this.#weights[i] = weight - speed * (change + decay * weight)
    }
  }

  /** How far forecasts of unseen games are off, in points beside the mean. */
  error(): number {
    const { count, layout } = this.#samples
    let sum = 0
    let seen = 0
    for (let sample = 0; sample < count; sample++) {
      if (!this.#targets.isForValidation(sample)) continue
      this.#forward(sample)
      for (let seat = 0; seat < layout.seats; seat++) {
        sum += ((this.#out[seat] ?? 0) - (this.#rest[sample * layout.seats + seat] ?? 0)) ** 2
        seen++
      }
    }
    return this.#scale * Math.sqrt(sum / Math.max(1, seen))
  }

  /** The weights for unscaled inputs. */
  net(): NetWeights {
    const part = ({ from, size }: Block) => this.#weights.slice(from, from + size)
    const { first: width } = hiddenSizes
    const first = part(this.#first).map((weight, i) => weight / (this.#sizes[Math.floor(i / (2 * width))] ?? 1))
    const table = part(this.#table).map((weight, i) => weight / (this.#tableSizes[Math.floor(i / width)] ?? 1))
    return {
      first,
      table,
      firstBias: part(this.#firstBias),
      second: part(this.#second),
      secondBias: part(this.#secondBias),
      last: part(this.#last).map((weight) => weight * this.#scale),
    }
  }
}

function add(to: Float64Array, at: number, what: number): void {
  to[at] = (to[at] ?? 0) + what
}

/** What a linear value leaves over of the targets. */
function restOf({ rows, count, layout }: Samples, { gains }: Targets, linear: LinearWeights): Float64Array {
  const { seats, features, width, values } = layout
  const rest = gains.slice()
  const sums = new Float64Array(seats)
  for (let sample = 0; sample < count; sample++) {
    const row = sample * width
    const left = rows[row + head.left] ?? 0
    const weights = linear[(rows[row + head.round] ?? 1) - 1]
    let mean = 0
    for (let seat = 0; seat < seats; seat++) {
      let sum = 0
      for (let i = 0; i < features; i++) {
        const value = rows[row + values + seat * features + i] ?? 0
        if (value !== 0) sum += value * ((weights?.[i] ?? 0) + left * (weights?.[features + i] ?? 0))
      }
      sums[seat] = sum
      mean += sum / seats
    }
    for (let seat = 0; seat < seats; seat++) add(rest, sample * seats + seat, mean - (sums[seat] ?? 0))
  }
  return rest
}

function sizeOf(numbers: Float64Array): number {
  let sum = 0
  for (const each of numbers) sum += each * each
  return Math.sqrt(sum / Math.max(1, numbers.length)) || 1
}

/** The root of the mean square of each input. */
function inputSizes({ rows, count, layout }: Samples, at: number, inputs: number, seats: number): Float64Array {
  const sizes = new Float64Array(inputs)
  for (let sample = 0; sample < count; sample++) {
    for (let seat = 0; seat < seats; seat++) {
      for (let i = 0; i < inputs; i++) add(sizes, i, (rows[sample * layout.width + at + seat * inputs + i] ?? 0) ** 2)
    }
  }
  return sizes.map((sum) => Math.sqrt(sum / Math.max(1, count * seats)) || 1)
}
