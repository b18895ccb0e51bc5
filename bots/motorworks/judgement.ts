import type { Experience } from './experience.ts'
import { type MotorworksPosition, mostSeats } from './position.ts'

/** A position in numbers. It is written over by the next look. */
export interface Features {
  /** The features of each seat, one seat after the other. */
  readonly values: Float64Array
  /** Points so far. */
  readonly points: Float64Array
  /** How much of the round is left, from 1 to 0. */
  left: number
}

/** How a game is looked at. */
export interface FeatureSource<State> {
  /** Each counts for itself and by how much of the round is left. */
  readonly features: readonly string[]
  seats(state: State): number
  /** Looks at a position whose secrets are all open. */
  lookAt(state: State): Features
  /** What comes with the house. */
  experience(seats: number): Experience
  /** How many points ahead make a safe win, by round. */
  readonly decisive: (seats: number) => readonly number[]
}

/** At the end any lead is a win. */
const decisiveAtTheEnd = 3
/** Who is that far ahead wins nine games in ten. */
const steepness = 2.2

export class Judgement<State extends MotorworksPosition> {
  readonly sight: FeatureSource<State>
  readonly #experience: Experience | undefined
  readonly #points = new Float64Array(mostSeats)

  /** With experience of one's own, or that which comes with the house. */
  constructor(sight: FeatureSource<State>, experience?: Experience) {
    this.sight = sight
    this.#experience = experience
  }

  experience(seats: number): Experience {
    return this.#experience ?? this.sight.experience(seats)
  }

  /** The points of each seat now and those to come; what comes to all alike is left out. */
  points(state: State, into: Float64Array): void {
    const { values, points, left } = this.sight.lookAt(state)
    const seats = this.sight.seats(state)
    const count = this.sight.features.length
    const weights = this.experience(seats).weights[state.round - 1]
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

  /** Each seat's chance to win, about: by its lead over the best of the others. */
  worth(state: State, into: Float64Array): void {
    const expected = this.#points
    const seats = this.sight.seats(state)
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

  /** The lead that gives such a chance; nothing is quite certain. */
  leadFor(state: State, chance: number): number {
    const likely = Math.min(0.99, Math.max(0.01, chance))
    return (Math.log(likely / (1 - likely)) * this.#scaleOf(state)) / steepness
  }

  #scaleOf(state: State): number {
    if (state.phase === 'over') return decisiveAtTheEnd
    return this.sight.decisive(this.sight.seats(state))[state.round - 1] ?? decisiveAtTheEnd
  }
}
