import type { Seat } from './seat.ts'

/** What a game says about orders. Everything is computed on the view of the seat: an order knows no more than its owner. */
export interface PremoveRules<State, Move> {
  /** The moment at which a seat decides now. */
  moment(view: State, seat: Seat): string
  /** The moments that a seat can give orders for now, each with a view to choose on. Of one seat at a time. */
  ahead(view: State, seat: Seat): readonly PremoveMoment<State>[]
  /** What an order can rely on. A reading must not change by the moves of its own order. */
  readonly conditions: Readonly<Record<string, OrderCondition<State, Move>>>
}

export interface OrderCondition<State, Move> {
  /** `left` are those of the moves that are still to be made, where the order has steps; else all of them. */
  read(view: State, seat: Seat, moves: readonly Move[], left: readonly Move[]): unknown
  /** Whether a reading is still as good as the one that was taken; without it only the same is. */
  holds?(was: unknown, is: unknown): boolean
}

export interface PremoveMoment<State> {
  readonly moment: string
  /** The position as it would be if the seat decided at once. Here its moves are listed and judged. */
  readonly view: State
  readonly conditions: readonly OfferedCondition[]
  /** The moment has several steps, and the moves of the later ones are not listed here. */
  readonly steps?: boolean
  /** The moment is a whole turn: its moves are played one after the other. */
  readonly inTurn?: boolean
}

export interface OfferedCondition {
  readonly name: string
  /** Whether an order relies on it unless its owner says otherwise. */
  readonly usual: boolean
}
