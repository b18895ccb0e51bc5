import type { Seat } from '@carriage/kernel'
import type { Clock, MatchId, Pace } from '@carriage/protocol'
import { runsOutAt } from './clock.ts'
import { awakeUntil } from './sleep-hours.ts'
import { timeToFace } from './slow-bank.ts'
import { facedSince, type Rest } from './tick.ts'

/** A table with a due deadline, as it is stored. */
export interface DueTable {
  readonly match: MatchId
  readonly version: number
  /** Nothing can happen there any more, or not while it is in quarantine. */
  readonly over: boolean
  readonly pace: Pace
  readonly clock: Clock | null
  /** The seats that have to decide. */
  readonly waiting: readonly DueSitter[]
}

export interface DueSitter {
  readonly seat: Seat
  /** A program plays here, for itself or for an absent player. */
  readonly bot: boolean
  /** The program replaces a person who may return. */
  readonly replaced: boolean
  /** When the owner returned to a seat that a bot had played. */
  readonly returnedAt: number | null
  readonly rest: Rest | null
  /** When the person set premoves that were not checked since the last entry. */
  readonly premovesAt?: number | null
}

/** What must be done at a table whose deadline is due. */
export interface DueActions {
  /** Seats whose time has run out. */
  readonly late: readonly Seat[]
  /** Whether a program must move. */
  readonly wake: boolean
  /** Whether premoves must be played. */
  readonly premoves: boolean
  /** The next check if nothing is to be done now; null where nothing can happen automatically. */
  readonly due: number | null
}

export function dueActions({ over, waiting, clock, pace }: DueTable, now: number): DueActions {
  if (over) return { late: [], wake: false, premoves: false, due: null }
  const people = waiting.filter(({ bot }) => !bot)
  const ends = people.map((sitter) => ({ ...sitter, end: endOfTime(sitter, clock, pace) }))
  // A seat with premoves is not late before they were checked. Premoves that are set later gain no time.
  const isPlayed = ({ end, premovesAt }: { end: number; premovesAt?: number | null }) =>
    typeof premovesAt === 'number' && premovesAt < end
  const late = ends.filter((each) => each.end <= now && !isPlayed(each)).map(({ seat }) => seat)
  const due = Math.min(...ends.map(({ end }) => end))
  // A bot that replaces a player moves once no other person has to decide.
  const bots = waiting.filter(({ bot, replaced }) => bot && (!replaced || people.length === 0))
  const wake = late.length > 0 || bots.length > 0
  const premoves = people.some(({ premovesAt }) => typeof premovesAt === 'number')
  return { late, wake, premoves, due: due === Number.POSITIVE_INFINITY ? null : due }
}

/** When the time of a person to decide ends, by the current settings rather than those of the last move. */
export function endOfTime(sitter: DueSitter, clock: Clock | null, pace: Pace): number {
  if (!clock || pace.kind === 'none') return Number.POSITIVE_INFINITY
  const { seat, rest } = sitter
  const since = facedFrom(sitter, clock)
  if (pace.kind === 'live')
    return clock.running.includes(seat) ? runsOutAt(clock, seat) : since + (clock.left[seat] ?? 0)
  return awakeUntil(since, timeToFace(clock, pace, seat), rest ?? undefined)
}

/**
 * Since when the time of a person to decide runs. Returning gives none to a seat whose own has run out: that comes with
 * a move of the bot.
 */
export function facedFrom({ seat, returnedAt }: Pick<DueSitter, 'seat' | 'returnedAt'>, clock: Clock): number {
  return clock.running.includes(seat) ? facedSince(clock, seat) : Math.max(returnedAt ?? 0, clock.at)
}

/**
 * Whether the owner of a seat that a bot plays would have time left: after a time-out only a move of the bot gives
 * some.
 */
export function hasTimeToReturn(
  { seat, rest }: Pick<DueSitter, 'seat' | 'rest'>,
  { clock, pace }: Pick<DueTable, 'clock' | 'pace'>,
  now: number,
): boolean {
  return endOfTime({ seat, bot: false, replaced: false, returnedAt: now, rest }, clock, pace) > now
}
