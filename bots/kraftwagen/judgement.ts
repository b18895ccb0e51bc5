import type { State } from '@carriage/kraftwagen'
import { type Experience, experienceWith } from './experience.ts'
import { featureCount, lookAt } from './features.ts'

/** How many points ahead make a safe win, by round; at the end any lead is one. */
const decisive = [34, 26, 16]
const decisiveAtTheEnd = 3
/** Who is that far ahead wins nine games in ten. */
const steepness = 2.2

export class Judgement {
  readonly #experience: Experience | undefined
  readonly #points = new Float64Array(4)

  /** With experience of one's own, or that which comes with the house. */
  constructor(experience?: Experience) {
    this.#experience = experience
  }

  experience(seats: number): Experience {
    return this.#experience ?? experienceWith(seats)
  }

  /** The points of each seat now and those to come; what comes to all alike is left out. */
  points(state: State, into: Float64Array): void {
    const { values, points, left } = lookAt(state)
    const seats = state.players.length
    const weights = this.experience(seats).weights[state.round - 1]
    for (let seat = 0; seat < seats; seat++) {
      let sum = points[seat] ?? 0
      if (weights && state.phase !== 'over') {
        const from = seat * featureCount
        for (let i = 0; i < featureCount; i++) {
          const value = values[from + i] ?? 0
          if (value !== 0) sum += value * ((weights[i] ?? 0) + left * (weights[featureCount + i] ?? 0))
        }
      }
      into[seat] = sum
    }
  }

  /** Each seat's chance to win, about: by its lead over the best of the others. */
  worth(state: State, into: Float64Array): void {
    const expected = this.#points
    const seats = state.players.length
    this.points(state, expected)
    const scale = state.phase === 'over' ? decisiveAtTheEnd : (decisive[state.round - 1] ?? decisiveAtTheEnd)
    for (let seat = 0; seat < seats; seat++) {
      let rival = Number.NEGATIVE_INFINITY
      for (let other = 0; other < seats; other++) {
        if (other !== seat) rival = Math.max(rival, expected[other] ?? 0)
      }
      into[seat] = 1 / (1 + Math.exp((-steepness * ((expected[seat] ?? 0) - rival)) / scale))
    }
  }
}
