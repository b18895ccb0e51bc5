import type { Game, Seat } from '@carriage/kernel'

/** What a position of both Kraftwagen editions tells a bot without a closer look. */
export interface FamilyPosition {
  readonly round: number
  readonly phase: string
  readonly actor: Seat
  /** What is going on, the innermost last. */
  readonly steps: { readonly name: string }[]
}

export const mostSeats = 4

/** A game with any options. */
export type AnyOptions<State extends object, Move extends object, Event extends object> = Omit<
  Game<State, Move, object, Event>,
  'options' | 'setup'
>
