import type { Features, PositionValue } from '../../games/kraftwagen-family/value.ts'
import type { Targets } from './fit.ts'
import { head, type SampleLayout, type Samples } from './samples.ts'

/** The steepness of the curve that turns a lead into a probability. */
const steepness = 2.2

export interface Calibration {
  /** By round: the root of the mean square by which forecasts of the final lead over the others' mean are off. */
  readonly errors: readonly number[]
  /** The same for a forecast that says nothing is gained any more. */
  readonly without: readonly number[]
  /** By round: the lead that makes a safe win, as it fits the results best. */
  readonly decisive: readonly number[]
}

/**
 * Writes the forecasts of a value into the samples: forecasts of later turns are better than those of the players
 * themselves.
 */
export function updateForecasts({ rows, count, layout }: Samples, value: PositionValue): void {
  const { seats, width, points, expected } = layout
  const look = emptyLook(layout)
  const forecast = new Float64Array(seats)
  for (let sample = 0; sample < count; sample++) {
    const row = sample * width
    readLook(rows, row, layout, look)
    value.expect(look, seats, rows[row + head.round] ?? 1, forecast)
    for (let seat = 0; seat < seats; seat++) {
      rows[row + expected + seat] = (rows[row + points + seat] ?? 0) + (forecast[seat] ?? 0)
    }
  }
}

function emptyLook({ seats, features, table }: SampleLayout): Features {
  return {
    values: new Float64Array(seats * features),
    table: new Float64Array(table),
    points: new Float64Array(seats),
    left: 1,
    unit: 1,
  }
}

function readLook(rows: Float32Array, row: number, layout: SampleLayout, look: Features): void {
  const { seats, features, table, values, tableAt } = layout
  look.values.set(rows.subarray(row + values, row + values + seats * features))
  look.table.set(rows.subarray(row + tableAt, row + tableAt + table))
  look.left = rows[row + head.left] ?? 0
}

/** Compares the forecasts of a value with the results of games that it was not trained with. */
export function calibrate({ rows, count, layout }: Samples, targets: Targets, value: PositionValue): Calibration {
  const { seats, width, points, final } = layout
  const expected = new Float64Array(seats)
  const sums = [0, 0, 0]
  const bare = [0, 0, 0]
  const seen = [0, 0, 0]
  const leads: { readonly lead: number; readonly won: number }[][] = [[], [], []]
  const look = emptyLook(layout)
  for (let sample = 0; sample < count; sample++) {
    if (!targets.isForValidation(sample)) continue
    const row = sample * width
    const round = (rows[row + head.round] ?? 1) - 1
    readLook(rows, row, layout, look)
    value.expect(look, seats, round + 1, expected)
    const now = (seat: number) => rows[row + points + seat] ?? 0
    const then = (seat: number) => rows[row + final + seat] ?? 0
    const forecast = (seat: number) => now(seat) + (expected[seat] ?? 0)
    for (let seat = 0; seat < seats; seat++) {
      const result = leadOf(then, seat, seats)
      sums[round] = (sums[round] ?? 0) + (leadOf(forecast, seat, seats) - result) ** 2
      bare[round] = (bare[round] ?? 0) + (leadOf(now, seat, seats) - result) ** 2
      seen[round] = (seen[round] ?? 0) + 1
      const lead = overBest(forecast, seat, seats)
      const ahead = overBest(then, seat, seats)
      leads[round]?.push({ lead, won: ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0 })
    }
  }
  const rootOf = (sum: number, round: number) => Math.sqrt(sum / Math.max(1, seen[round] ?? 0))
  return { errors: sums.map(rootOf), without: bare.map(rootOf), decisive: leads.map(bestScale) }
}

function leadOf(points: (seat: number) => number, seat: number, seats: number): number {
  let others = 0
  for (let other = 0; other < seats; other++) if (other !== seat) others += points(other)
  return points(seat) - others / (seats - 1)
}

function overBest(points: (seat: number) => number, seat: number, seats: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, points(other))
  return points(seat) - best
}

/** The scale of the logistic curve that makes the results most likely. */
function bestScale(leads: readonly { readonly lead: number; readonly won: number }[]): number {
  let best = 30
  let least = Number.POSITIVE_INFINITY
  for (let scale = 10; scale <= 90; scale += 2) {
    let loss = 0
    for (const { lead, won } of leads) {
      const chance = Math.min(0.999, Math.max(0.001, 1 / (1 + Math.exp((-steepness * lead) / scale))))
      loss -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance)
    }
    if (loss >= least) continue
    least = loss
    best = scale
  }
  return best
}
