import type { Seat } from '@carriage/kernel'

/** What a position of both Kraftwagen editions tells a bot without a closer look. */
export interface MotorworksPosition {
  readonly round: number
  readonly phase: string
  readonly actor: Seat
  /** What is going on, the innermost last. */
  readonly steps: { readonly name: string }[]
}

export const mostSeats = 4
