import { mostSeats } from './position.ts'

/** The features of a position. The next call of `lookAt` overwrites them. */
export interface Features {
  /** The features of each seat, one seat after the other. */
  readonly values: Float64Array
  /** The features of the whole table. */
  readonly table: Float64Array
  /** Points so far. */
  readonly points: Float64Array
  /** How much of the round is left, from 1 to 0. */
  left: number
  /** The scale of money in this box; 1 in the standard box. */
  unit: number
}

/** Features are multiples of this. */
export const grain = 1 / 1024

/** Forecasts from features what each seat still gains. Only differences between seats count. */
export interface PositionValue {
  expect(look: Features, seats: number, round: number, into: Float64Array): void
}

/** By round: what each feature adds, first for itself, then by what is left of the round. */
export type LinearWeights = readonly Float64Array[]

/** Adds up what the features of each seat are worth. */
export function linearValue(weights: LinearWeights): PositionValue {
  return {
    expect({ values, left, unit }, seats, round, into) {
      const row = weights[round - 1]
      const count = row ? row.length / 2 : 0
      for (let seat = 0; seat < seats; seat++) {
        let sum = 0
        const from = seat * count
        for (let i = 0; i < count && row; i++) {
          const value = values[from + i] ?? 0
          if (value !== 0) sum += value * ((row[i] ?? 0) + left * (row[count + i] ?? 0))
        }
        into[seat] = sum * unit
      }
    },
  }
}

/** The sizes of the two hidden layers. */
export const hiddenSizes = { first: 32, second: 12 } as const
export const leak = 0.1

/**
 * The weights of a net with two hidden layers. `first` has a row for each feature of a seat (what it adds to the units of
 * its own seat, then of the others, who take the mean over their rivals), and `table` one for each feature of the table.
 */
export interface NetWeights {
  readonly first: Float64Array
  readonly table: Float64Array
  readonly firstBias: Float64Array
  /** A row for each unit of the second layer. */
  readonly second: Float64Array
  readonly secondBias: Float64Array
  readonly last: Float64Array
}

/**
 * A linear value, corrected by a small net. Positions that are compared differ in few features, so the first layer is
 * not summed up again but corrected by what has changed since the last forecast. That is exact, and a forecast does not
 * depend on those before it: features are multiples of `grain`, and stored weights of a power of two.
 */
export function netValue(linear: LinearWeights, net: NetWeights): PositionValue {
  const { first: width, second: depth } = hiddenSizes
  const base = linearValue(linear)
  const { first, second, secondBias, last } = net
  const count = first.length / (2 * width)
  const inputs = net.table.length / width
  const own = new Float64Array(mostSeats * width)
  const others = new Float64Array(mostSeats * width)
  const shared = Float64Array.from(net.firstBias)
  const seen = new Float64Array(mostSeats * count)
  const seenTable = new Float64Array(inputs)
  const hidden = new Float64Array(width)

  function correct({ values, table }: Features, seats: number): void {
    for (let i = 0; i < inputs; i++) {
      const change = (table[i] ?? 0) - (seenTable[i] ?? 0)
      if (change === 0) continue
      seenTable[i] = table[i] ?? 0
      const row = i * width
      for (let k = 0; k < width; k++) shared[k] = (shared[k] ?? 0) + change * (net.table[row + k] ?? 0)
    }
    for (let seat = 0; seat < seats; seat++) {
      const from = seat * count
      const to = seat * width
      for (let i = 0; i < count; i++) {
        const change = (values[from + i] ?? 0) - (seen[from + i] ?? 0)
        if (change === 0) continue
        seen[from + i] = values[from + i] ?? 0
        const row = i * 2 * width
        for (let k = 0; k < width; k++) {
          own[to + k] = (own[to + k] ?? 0) + change * (first[row + k] ?? 0)
          others[to + k] = (others[to + k] ?? 0) + change * (first[row + width + k] ?? 0)
        }
      }
    }
  }

  return {
    expect(look, seats, round, into) {
      base.expect(look, seats, round, into)
      correct(look, seats)
      for (let seat = 0; seat < seats; seat++) {
        for (let k = 0; k < width; k++) {
          let rivals = 0
          for (let other = 0; other < seats; other++) if (other !== seat) rivals += others[other * width + k] ?? 0
          hidden[k] = leaky((shared[k] ?? 0) + (own[seat * width + k] ?? 0) + rivals / (seats - 1))
        }
        let sum = 0
        for (let j = 0; j < depth; j++) {
          let unit = secondBias[j] ?? 0
          const row = j * width
          for (let k = 0; k < width; k++) unit += (hidden[k] ?? 0) * (second[row + k] ?? 0)
          sum += leaky(unit) * (last[j] ?? 0)
        }
        into[seat] = (into[seat] ?? 0) + sum * look.unit
      }
    },
  }
}

export function leaky(x: number): number {
  return x > 0 ? x : leak * x
}
