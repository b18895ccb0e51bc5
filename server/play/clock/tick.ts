import type { Seat } from '@carriage/kernel'
import type { Clock, Pace, TimeSettings } from '@carriage/protocol'

/** When each seat's person does not play, by seat; nothing for a seat that rests never or is not a person's. */
export type Rests = readonly (TimeSettings | undefined)[]

/** Who plays for whom while the clock runs. */
export interface ClockPlayers {
  /** Seats that programs play, their own or for an absent person; their time does not run. */
  readonly bots?: readonly Seat[]
  readonly rests?: Rests
}

/** What happened at a table, as far as its clocks care. */
export interface Tick extends ClockPlayers {
  readonly at: number
  /** The seat that has made a decision; none where one was taken back. */
  readonly decided: Seat | undefined
  /** The seats whose moves were taken back, once for each move; they lose what they gained with it. */
  readonly undone?: readonly Seat[]
  /** The seats that the game waits for now. */
  readonly running: readonly Seat[]
  /** The lag that was measured for the seat that decided, in milliseconds. */
  readonly lag?: number
}

const day = 86_400_000

/** The time that a seat has for a decision on a slow table without banks, or at the start for all of them. */
export function allowance(pace: Exclude<Pace, { kind: 'none' }>): number {
  return pace.kind === 'live' ? pace.bank * 1_000 : pace.days * day
}

/** Since when a seat has faced its decision: from now on, unless its time ran already. */
export function facedSince({ at, running, since }: Clock, seat: Seat): number {
  return since?.[running.indexOf(seat)] ?? at
}
