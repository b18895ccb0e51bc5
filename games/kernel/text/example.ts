import type { Seat } from '../contract/seat.ts'

/** A worked example of the rules: a position in which the reader plays moves and sees the result. */
export interface Example<State extends object, Move extends object> {
  readonly id: string
  /** The rules it shows, most important first. */
  readonly rules: readonly string[]
  readonly position: () => State
  /** The moves in order, by the deciding seats. */
  readonly moves: readonly Move[]
}

export type AnyExample = Example<object, object>

/** The texts of an example: the position, what to play and the result. */
export interface ExampleText {
  readonly title: string
  readonly text: string
}

/** The examples of a game, for readers in every language. */
export interface Examples {
  readonly all: readonly AnyExample[]
  /** The reader's seat. */
  readonly seat: Seat
  /** The number of players in a position. */
  seats(this: void, state: object): number
  readonly texts: Readonly<Record<string, () => Promise<Readonly<Record<string, ExampleText>>>>>
}
