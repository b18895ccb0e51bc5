import { type MotorworksPosition, mostSeats } from './position.ts'
import type { TrainedWeights } from './trained-weights.ts'

/** The features of a position. The next call of `lookAt` overwrites them. */
export interface Features {
  /** The features of each seat, one seat after the other. */
  readonly values: Float64Array
  /** Points so far. */
  readonly points: Float64Array
  /** How much of the round is left, from 1 to 0. */
  left: number
}

/** The features of a game. */
export interface FeatureSource<State> {
  /** The names. Each feature has two weights: a constant one, and one that is multiplied by the rest of the round. */
  readonly features: readonly string[]
  seats(state: State): number
  /** Computes the features of a position without secrets. */
  lookAt(state: State): Features
  /** The weights that the package ships. */
  trained(seats: number): TrainedWeights
  /** How many points ahead make a safe win, by round. */
  readonly decisive: (seats: number) => readonly number[]
}

/** At the end any lead is a win. */
const decisiveAtTheEnd = 3
/** A seat with a decisive lead wins nine games in ten. */
const steepness = 2.2

export class Judgement<State extends MotorworksPosition> {
  readonly source: FeatureSource<State>
  readonly #trained: TrainedWeights | undefined
  readonly #points = new Float64Array(mostSeats)

  /** Without `trained` it uses the weights that the package ships. */
  constructor(source: FeatureSource<State>, trained?: TrainedWeights) {
    this.source = source
    this.#trained = trained
  }

  trained(seats: number): TrainedWeights {
    return this.#trained ?? this.source.trained(seats)
  }

  /** The present and the expected points of each seat, without points that all seats get alike. */
  points(state: State, into: Float64Array): void {
    const { values, points, left } = this.source.lookAt(state)
    const seats = this.source.seats(state)
    const count = this.source.features.length
    const weights = this.trained(seats).weights[state.round - 1]
    for (let seat = 0; seat < seats; seat++) {
      let sum = points[seat] ?? 0
      if (weights && state.phase !== 'over') {
        const from = seat * count
        for (let i = 0; i < count; i++) {
          const value = values[from + i] ?? 0
          if (value !== 0) sum += value * ((weights[i] ?? 0) + left * (weights[count + i] ?? 0))
        }
      }
      into[seat] = sum
    }
  }

  /** Each seat's approximate probability to win, by its lead over the best of the others. */
  worth(state: State, into: Float64Array): void {
    const expected = this.#points
    const seats = this.source.seats(state)
    this.points(state, expected)
    for (let seat = 0; seat < seats; seat++) {
      let rival = Number.NEGATIVE_INFINITY
      for (let other = 0; other < seats; other++) {
        if (other !== seat) rival = Math.max(rival, expected[other] ?? 0)
      }
      into[seat] = this.chanceOf(state, (expected[seat] ?? 0) - rival)
    }
  }

  /** The probability to finish before a rival, given the lead in points. */
  chanceOf(state: State, lead: number): number {
    return 1 / (1 + Math.exp((-steepness * lead) / this.#scaleOf(state)))
  }

  /** The lead for a probability, which is kept away from 0 and 1. */
  leadFor(state: State, chance: number): number {
    const likely = Math.min(0.99, Math.max(0.01, chance))
    return (Math.log(likely / (1 - likely)) * this.#scaleOf(state)) / steepness
  }

  #scaleOf(state: State): number {
    if (state.phase === 'over') return decisiveAtTheEnd
    return this.source.decisive(this.source.seats(state))[state.round - 1] ?? decisiveAtTheEnd
  }
}
