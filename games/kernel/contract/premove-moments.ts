import type { Seat } from './seat.ts'

/** The premove rules of a game. Everything is computed on the seat's view: a premove knows no more than its owner. */
export interface PremoveRules<State, Move> {
  /** The moment at which a seat decides now. */
  moment(view: State, seat: Seat): string
  /** The moments for which a seat can submit premoves now, each with a view to choose on. For one seat at a time. */
  ahead(view: State, seat: Seat): readonly PremoveMoment<State>[]
  /** Conditions of premoves. A reading must not be changed by the premove's own moves. */
  readonly conditions: Readonly<Record<string, OrderCondition<State, Move>>>
}

export interface OrderCondition<State, Move> {
  /** `left` contains the moves still to be made, where the premove has steps; else all of them. */
  read(view: State, seat: Seat, moves: readonly Move[], left: readonly Move[]): unknown
  /** Whether a reading is still acceptable compared to the stored one; by default it must be equal. */
  holds?(was: unknown, is: unknown): boolean
}

export interface PremoveMoment<State> {
  readonly moment: string
  /** The position as if the seat decided now, for listing and judging its moves. */
  readonly view: State
  readonly conditions: readonly OfferedCondition[]
  /** The moment has several steps; moves of the later ones are not listed here. */
  readonly steps?: boolean
  /** The moment is a whole turn: its moves are played in sequence. */
  readonly inTurn?: boolean
}

export interface OfferedCondition {
  readonly name: string
  /** Whether a premove relies on it by default. */
  readonly usual: boolean
}
