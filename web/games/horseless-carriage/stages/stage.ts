import type { LaidFloor, Move, Piece, Plan, State, StationPiece } from '@carriage/horseless-carriage'
import type { NewcomerStage } from '../../../pages/first-hour/stage.ts'

/** A part that the newcomer lays. */
export interface Laying {
  /** Where it is proposed to lie. */
  readonly suggested: Piece | LaidFloor
  /** The indicator of a new station, which comes with it. */
  readonly indicator?: Piece
  /** No other place is offered. */
  readonly fixed?: boolean
}

/** What is built in a year: parts that lie there already, and those that the newcomer lays one after the other. */
export interface Building {
  readonly given: Plan
  readonly lays: readonly Laying[]
  /** A part of next year, for which there should be room. */
  readonly following?: StationPiece
}

export interface CarriageStage extends NewcomerStage<State, Move> {
  building(this: void, year: number): Building
  /** How much of the market is open: its columns and rows, from the corner. */
  readonly market: { readonly columns: number; readonly rows: number }
}
