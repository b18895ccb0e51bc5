import type { RacePlacing } from '@carriage/kraftwagen-family'
import type { Taking } from '../../balance-sheet.ts'

/** The laps of the race cars of seats at the end of a round; a car that never left has no place and no laps. */
export function lapTakings(places: readonly RacePlacing[]): Taking[] {
  return places.flatMap(({ seat, laps }) => (seat === null ? [] : { seat, name: `race of ${laps} laps` }))
}
