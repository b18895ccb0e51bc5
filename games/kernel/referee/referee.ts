import type { Chance } from '../chance/chance.ts'

/*
 * A referee plays a game in its own model, written from the printed book alone. It receives random results and the
 * moves; its expectations are compared with the rules after every move. It imports nothing from the rules.
 */

/** What a referee expects where somebody decides. */
export interface Question<Position extends object> {
  readonly over: false
  readonly seat: number
  /** Every legal move, in any order. */
  readonly moves: readonly object[]
  /** Where there are too many moves to list: who may act, in any order, and what is wrong with a move. */
  readonly open?: OpenSeats
  /** Everything on the table. */
  readonly position: Position
  /** The sections of the book applied since the last question. */
  readonly sections: readonly string[]
  /** Pieces that are missing or duplicated. */
  readonly lost: string | undefined
}

/** Seats that decide simultaneously. The answer is `{ seat, move }`. */
export interface OpenSeats {
  readonly seats: readonly number[]
  /** Seats that have decided and may still change their decision. */
  readonly settled: readonly number[]
  readonly wrong: (seat: number, move: object) => string | undefined
  /** Random moves of a seat by the referee: legal and nearly legal ones, the best last. */
  readonly invent: (seat: number, chance: Chance) => readonly object[]
}

/** What a referee expects at the end. */
export interface Standing {
  readonly over: true
  readonly points: readonly number[]
  /** The best place first; seats in one place are tied. */
  readonly places: readonly (readonly number[])[]
  readonly sections: readonly string[]
}

/** A part of a game as a referee plays it. Each question is answered by a move. */
export type Refereeing<Position extends object, Answer = void> = Generator<Question<Position>, Answer, object>

/** A whole game. */
export type RefereedGame<Position extends object> = Generator<Question<Position> | Standing, void, object>

/** Where the book says it, and our rules with the same content. */
export interface BookSection {
  readonly book: string
  readonly rules: string
}

/** The referee cannot apply a random result. */
export class ImpossibleLuck extends Error {
  override readonly name = 'ImpossibleLuck'
}

/** Seats by points, most first; `compare` returns which of two is ahead, 0 for a tie. */
export function placesBy(seats: number, compare: (a: number, b: number) => number): number[][] {
  const order = Array.from({ length: seats }, (_, seat) => seat).sort(compare)
  const places: number[][] = []
  for (const seat of order) {
    const [ahead] = places.at(-1) ?? []
    if (ahead !== undefined && compare(ahead, seat) === 0) places.at(-1)?.push(seat)
    else places.push([seat])
  }
  return places
}
