import type { Game, Seat } from '@carriage/kernel'

/** The fields of a position that both Kraftwagen editions share. */
export interface FamilyPosition {
  readonly round: number
  readonly phase: string
  readonly actor: Seat
  /** The step stack, innermost last. */
  readonly steps: { readonly name: string }[]
}

export const mostSeats = 4

/** A game with any options. */
export type AnyOptions<State extends object, Move extends object, Event extends object> = Omit<
  Game<State, Move, object, Event>,
  'options' | 'setup'
>
