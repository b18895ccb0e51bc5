import type { Event } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import type { MainZone } from '../main-zone.ts'

/** The signs of this game, by zone. */
export const zoneSigns = {
  factory: ['A', 'B', 'C', 'D', 'mainline', 'belt', 'station', 'indicator', 'dealership', 'department', 'bay', 'ready'],
  market: ['buyer', 'spark', 'window', 'price', 'expected'],
  tracks: ['marker', 'slot', 'gantt'],
} as const satisfies Partial<Record<MainZone, readonly string[]>>

export type SignZone = keyof typeof zoneSigns
export type SignId = (typeof zoneSigns)[SignZone][number]

/** The event that uses a sign, or shows it to everybody once a year. */
const usedBy: Readonly<Record<SignZone, Readonly<Partial<Record<SignId, Event['kind']>>>>> = {
  factory: Object.fromEntries(zoneSigns.factory.map((sign) => [sign, 'planCommitted' as const])),
  market: {
    buyer: 'vehiclesSold',
    spark: 'cardRevealed',
    window: 'windowPlaced',
    price: 'vehiclesSold',
    expected: 'trackLeft',
  },
  tracks: { marker: 'markerMoved', slot: 'orderSet', gantt: 'ganttRaised' },
}

/** How often I have used each sign of a zone. */
export function usesIn(zone: SignZone, history: readonly Event[], me: Seat): Record<string, number> {
  const uses: Record<string, number> = {}
  for (const sign of zoneSigns[zone]) {
    const kind = usedBy[zone][sign]
    uses[sign] = history.filter((event) => event.kind === kind && (!('seat' in event) || event.seat === me)).length
  }
  return uses
}
