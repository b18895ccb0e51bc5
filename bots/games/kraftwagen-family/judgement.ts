import { type FamilyPosition, mostSeats } from './position.ts'
import type { TrainedWeights } from './trained-weights.ts'
import type { Features } from './value.ts'

/** The features of a game. */
export interface FeatureSource<State> {
  /** The names of a seat's features. */
  readonly features: readonly string[]
  seats(state: State): number
  /** Computes the features of a position without secrets. */
  lookAt(state: State): Features
  /** The weights that the package ships. */
  trained(seats: number): TrainedWeights
}

/** At the end any lead is a win. */
const decisiveAtTheEnd = 3
/** A seat with a decisive lead wins nine games in ten. */
const steepness = 2.2
/** The share of a worth that is the lead itself: where a game is as good as won, the probability tells no plans apart. */
const shareOfLead = 0.15
/**
 * How much of that is the lead over the mean of the others, the rest that over the strongest: who that is may be a guess, and
 * with the strongest alone a gift to any other rival would cost nothing.
 */
const shareOfAllRivals = 0.3
/** The lead at which that share is exhausted, in points of the standard box. */
const widestLead = 100

export class Judgement<State extends FamilyPosition> {
  readonly source: FeatureSource<State>
  readonly #trained: TrainedWeights | undefined
  readonly #points = new Float64Array(mostSeats)
  #unit = 1

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
    const look = this.source.lookAt(state)
    const seats = this.source.seats(state)
    this.#unit = look.unit
    if (state.phase === 'over') into.fill(0)
    else this.trained(seats).value.expect(look, seats, state.round, into)
    for (let seat = 0; seat < seats; seat++) into[seat] = (into[seat] ?? 0) + (look.points[seat] ?? 0)
  }

  /** What each seat can expect, from 0 to 1: mostly its probability to win, and a little its lead. */
  worth(state: State, into: Float64Array): void {
    const expected = this.#points
    const seats = this.source.seats(state)
    this.points(state, expected)
    for (let seat = 0; seat < seats; seat++) {
      let rival = Number.NEGATIVE_INFINITY
      let sum = 0
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue
        rival = Math.max(rival, expected[other] ?? 0)
        sum += expected[other] ?? 0
      }
      const own = expected[seat] ?? 0
      into[seat] = this.#worthOf(state, own - rival, own - sum / (seats - 1))
    }
  }

  #worthOf(state: State, lead: number, overAll: number): number {
    const mixed = (1 - shareOfAllRivals) * lead + shareOfAllRivals * overAll
    const limited = Math.max(-1, Math.min(1, mixed / (widestLead * this.#unit)))
    return (1 - shareOfLead) * this.chanceOf(state, lead) + (shareOfLead * (1 + limited)) / 2
  }

  /** The probability to finish before a rival, given the lead in points. */
  chanceOf(state: State, lead: number): number {
    return 1 / (1 + Math.exp((-steepness * lead) / this.#scaleOf(state)))
  }

  /** The lead that gives this worth, at most the widest one. */
  leadFor(state: State, worth: number): number {
    let low = -widestLead * this.#unit
    let high = widestLead * this.#unit
    for (let step = 0; step < 30; step++) {
      const middle = (low + high) / 2
      if (this.#worthOf(state, middle, middle) < worth) low = middle
      else high = middle
    }
    return (low + high) / 2
  }

  #scaleOf(state: State): number {
    if (state.phase === 'over') return decisiveAtTheEnd * this.#unit
    const { decisive } = this.trained(this.source.seats(state))
    return (decisive[state.round - 1] ?? decisiveAtTheEnd) * this.#unit
  }
}
