import type { Seat } from '@carriage/kernel'
import type { Clock, Pace, TimeSettings } from '@carriage/protocol'

/** When each seat's person does not play, by seat; undefined for a seat that never rests or is not a person's. */
export type Rests = readonly (Rest | undefined)[]

/** When a person does not play: the current settings, and earlier ones, newest first. */
export interface Rest extends TimeSettings {
  readonly earlier?: readonly EarlierSleep[]
}

/** Sleep as it was set until a moment. */
export interface EarlierSleep extends Pick<TimeSettings, 'zone' | 'sleep'> {
  readonly until: number
}

/** Who plays for whom while the clock runs. */
export interface ClockPlayers {
  /** Seats that programs play, their own or for an absent person; their clocks do not run. */
  readonly bots?: readonly Seat[]
  readonly rests?: Rests
  /** By seat: how often its owner has taken it back from a bot. */
  readonly returns?: readonly number[]
  /** By seat: when its owner took it back last. */
  readonly returnedAt?: readonly (number | undefined)[]
}

/** An event at a table, as far as it concerns its clocks. */
export interface Tick extends ClockPlayers {
  readonly at: number
  /** The seat that made a decision; undefined where one was taken back. */
  readonly decided: Seat | undefined
  /** The seats whose moves were taken back, once for each move; they lose what they gained with it. */
  readonly undone?: readonly Seat[]
  /** The seat that took moves back without having to ask. */
  readonly takesBack?: Seat | undefined
  /** The seats that had to decide until now; by default those whose time ran. */
  readonly waited?: readonly Seat[]
  /** The seats that have to decide now. */
  readonly running: readonly Seat[]
  /** The measured lag of the seat that decided, in milliseconds. */
  readonly lag?: number
}

export type TimedPace = Exclude<Pace, { kind: 'none' }>

const day = 86_400_000

/** The time of a seat for a decision on a slow table without banks, or at the start for all others. */
export function allowance(pace: TimedPace): number {
  return pace.kind === 'live' ? pace.bank * 1_000 : pace.days * day
}

/** Since when a seat has faced its decision: from now on, unless its time ran already. */
export function facedSince({ at, running, since }: Clock, seat: Seat): number {
  return since?.[running.indexOf(seat)] ?? at
}

/**
 * When the time of a seat that has to decide started to run, as of a later moment: with its decision, or where its
 * owner returned since the last entry. Undefined where it did not run.
 */
export function ranSince(clock: Clock, { at, bots = [], returnedAt, ...tick }: Tick, seat: Seat): number | undefined {
  if (clock.running.includes(seat)) return facedSince(clock, seat)
  if (!wasWaitedFor(clock, tick, seat) || bots.includes(seat)) return undefined
  const back = returnedAt?.[seat] ?? 0
  return back > clock.at ? Math.min(back, at) : undefined
}

/** Whether the seat had to decide until now, whether a person or a bot played it. */
export function wasWaitedFor({ running }: Clock, { waited = running }: Pick<Tick, 'waited'>, seat: Seat): boolean {
  return waited.includes(seat)
}
