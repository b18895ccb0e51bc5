import type { Motion } from '../interaction/board.ts'
import { plateOf } from './glow.ts'
import type { Touch } from './touch.ts'

/** A piece that moves from one place to another. */
export interface Flight {
  readonly to: string
  readonly from: string
  readonly sign: string | undefined
  readonly seat: number | undefined
}

/** In milliseconds, at normal speed. */
export const flightTime = 550

/** Limits the flights of an entry with many events, which could not be followed. */
const mostAtOnce = 4

/** The distinct flights of these events. */
export function flightsOf(
  events: readonly object[],
  touches: (event: object) => readonly Touch[],
  { speed, calm }: Motion,
): readonly Flight[] {
  if (speed === 0 || calm) return []
  const flights = new Map<string, Flight>()
  for (const event of events)
    for (const { spot, from, sign, seat = seatOf(event) } of touches(event)) {
      if (from === undefined) continue
      flights.set(`${from} ${spot}`, { to: spot, from, sign, seat })
    }
  return [...flights.values()].slice(0, mostAtOnce)
}

function seatOf(event: object): number | undefined {
  return plateOf(event) === undefined ? undefined : (event as { seat: number }).seat
}
