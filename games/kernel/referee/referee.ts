import type { Chance } from '../chance/chance.ts'

/*
 * A referee plays a game in a model of its own, written from the printed book alone. It is given what luck dealt and the
 * move that was made; what it expects is compared with the rules after every move. It imports nothing of them.
 */

/** What a referee expects where somebody decides. */
export interface Question<Position extends object> {
  readonly over: false
  readonly seat: number
  /** Every legal move, in any order. */
  readonly moves: readonly object[]
  /** Where there are too many moves to list: who may act, in any order, and what is wrong with a move. */
  readonly open?: OpenSeats
  /** All that lies on the table. */
  readonly position: Position
  /** The sections of the book that were applied since the question before. */
  readonly sections: readonly string[]
  /** What of the pieces is not there or there twice. */
  readonly lost: string | undefined
}

/** Seats that decide at the same time. The move handed in is `{ seat, move }`. */
export interface OpenSeats {
  readonly seats: readonly number[]
  /** Those of them that have decided and may still change it. */
  readonly settled: readonly number[]
  readonly wrong: (seat: number, move: object) => string | undefined
  /** Moves of a seat that the referee makes by chance: legal and nearly legal ones, the last of them best. */
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

/** A part of a game as a referee plays it. A move is handed in for each question. */
export type Refereeing<Position extends object, Answer = void> = Generator<Question<Position>, Answer, object>

/** A whole game. */
export type RefereedGame<Position extends object> = Generator<Question<Position> | Standing, void, object>

/** Where the book says it, and the rules of ours that say the same. */
export interface BookSection {
  readonly book: string
  readonly rules: string
}

/** What a referee found of luck does not fit the game. */
export class ImpossibleLuck extends Error {
  override readonly name = 'ImpossibleLuck'
}

/** Seats from the most points down; `compare` says which of two is ahead, 0 for a tie. */
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
