import type { Motion } from '../interaction/board.ts'
import { plateOf } from './glow.ts'
import type { Touch } from './touch.ts'

/** Something that comes from one place to another. */
export interface Flight {
  readonly to: string
  readonly from: string
  readonly sign: string | undefined
  readonly seat: number | undefined
}

/** At normal speed. */
export const flightTime = 550

/** An entry that tells of many things is still followed. */
const mostAtOnce = 4

/** What flies with these events, each once. */
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
