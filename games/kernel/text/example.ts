import type { Seat } from '../contract/seat.ts'

/** A worked example of the rules: a position in which the reader plays moves and sees what comes of them. */
export interface Example<State extends object, Move extends object> {
  readonly id: string
  /** The rules that it shows, the most important first. */
  readonly rules: readonly string[]
  readonly position: () => State
  /** What is played, one move after the other, by the seats whose decisions they are. */
  readonly moves: readonly Move[]
}

export type AnyExample = Example<object, object>

/** What is said of an example: what lies on the table, what to play and what comes of it. */
export interface ExampleText {
  readonly title: string
  readonly text: string
}

/** The examples of a game, for readers in every language. */
export interface Examples {
  readonly all: readonly AnyExample[]
  /** Through whose eyes they are seen. */
  readonly seat: Seat
  /** How many play in a position. */
  seats(this: void, state: object): number
  readonly texts: Readonly<Record<string, () => Promise<Readonly<Record<string, ExampleText>>>>>
}
