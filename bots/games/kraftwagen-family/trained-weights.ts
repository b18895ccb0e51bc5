import { hiddenSizes, type LinearWeights, linearValue, type NetWeights, netValue, type PositionValue } from './value.ts'

/** The results of training by self-play, for one number of seats. */
export interface TrainedWeights {
  readonly value: PositionValue
  /**
   * By round: the mean overestimate of the best of several judged plans (the most overrated plan wins the comparison).
   * Without this correction a search would prefer every move after which the same seat chooses again.
   */
  readonly flattery: readonly number[]
  /** By round: how many points ahead make a safe win. */
  readonly decisive: readonly number[]
  /** Whether a search plays rounds out. A linear value does not see who will sell which car; a net sees it well enough. */
  readonly playsOut: boolean
}

/** The format of a file of weights: everything by the number of seats. */
export interface WeightsFile {
  features: string[]
  table: string[]
  seats: Record<string, StoredWeights>
}

export interface StoredWeights {
  /** How it was trained. */
  how: string
  flattery: number[]
  decisive: number[]
  linear: Packed
  /** Absent if the value is linear. */
  net?: Packed
}

/** Whole numbers of three letters each, to be multiplied by the scale of their part. */
export interface Packed {
  scales: number[]
  parts: string[]
}

/** What is known before anything was learned: the round pays what it would pay now. */
export function beginnerWeights(features: readonly string[]): TrainedWeights {
  const paysNow = ['soldMixed', 'raceNow']
  const row = Float64Array.from({ length: 2 * features.length }, (_, i) =>
    paysNow.includes(features[i] ?? '') ? 1 : 0,
  )
  return { value: linearValue([row, row, row]), flattery: [0, 0, 0], decisive: [60, 45, 30], playsOut: true }
}

/** Reads a file of weights, by the number of seats. */
export function weightsFrom(file: Pick<WeightsFile, 'seats'>): (seats: number) => TrainedWeights {
  const known = new Map<number, TrainedWeights>()
  return (seats) => {
    let found = known.get(seats)
    if (!found) {
      found = readWeights(file, seats)
      known.set(seats, found)
    }
    return found
  }
}

/** Falls back to the two-player weights when none were trained for this player count. */
export function readWeights(file: Pick<WeightsFile, 'seats'>, seats: number): TrainedWeights {
  const stored = file.seats[seats] ?? file.seats[2]
  if (!stored) throw new RangeError('There are no weights.')
  const linear = unpacked(stored.linear)
  const value = stored.net ? netValue(linear, netFrom(unpacked(stored.net))) : linearValue(linear)
  return { value, flattery: stored.flattery, decisive: stored.decisive, playsOut: !stored.net }
}

/** For a file: quantised, so that all weights of a game stay below 60 kB. */
export function storedWeights(
  how: string,
  { flattery, decisive }: Pick<TrainedWeights, 'flattery' | 'decisive'>,
  linear: LinearWeights,
  net?: NetWeights,
): StoredWeights {
  const round = (figure: number) => Math.round(figure * 1000) / 1000
  return {
    how,
    flattery: flattery.map(round),
    decisive: decisive.map(round),
    linear: packed(linear),
    ...(net && { net: packed([net.first, net.table, net.firstBias, net.second, net.secondBias, net.last]) }),
  }
}

function netFrom([first, table, firstBias, second, secondBias, last]: readonly Float64Array[]): NetWeights {
  if (!first || !table || !firstBias || !second || !secondBias || !last) throw new RangeError('The net is incomplete.')
  if (last.length !== hiddenSizes.second) throw new RangeError('The net has another size.')
  return { first, table, firstBias, second, secondBias, last }
}

const largest = 32_767
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'

function packed(parts: readonly Float64Array[]): Packed {
  const scales: number[] = []
  return {
    parts: parts.map((part) => {
      let most = 1e-9
      for (const each of part) most = Math.max(most, Math.abs(each))
      // Sums of such weights are exact, which the net relies on.
      const scale = 2 ** Math.ceil(Math.log2(most / largest))
      scales.push(scale)
      return Array.from(part, (each) => written(Math.round(each / scale))).join('')
    }),
    scales,
  }
}

function written(number: number): string {
  const shifted = Math.max(0, Math.min(2 * largest, number + largest))
  return [shifted >> 12, (shifted >> 6) & 63, shifted & 63].map((digit) => digits[digit] ?? '').join('')
}

function unpacked({ scales, parts }: Packed): Float64Array[] {
  const digitAt = (text: string, at: number) => digits.indexOf(text[at] ?? '')
  return parts.map((part, index) =>
    Float64Array.from({ length: part.length / 3 }, (_, i) => {
      const shifted = (digitAt(part, 3 * i) << 12) | (digitAt(part, 3 * i + 1) << 6) | digitAt(part, 3 * i + 2)
      return (shifted - largest) * (scales[index] ?? 0)
    }),
  )
}
