import type { Seat } from '@carriage/kernel'
import type { RacePlacing } from '@carriage/kraftwagen-family'
import type { Taking } from '../../balance-sheet.ts'

/** The events of both editions that bring something. */
type CommonGain =
  | { readonly kind: 'tileTaken'; readonly seat: Seat; readonly tile: string; readonly actions: readonly string[] }
  | { readonly kind: 'actionBegan'; readonly seat: Seat; readonly action: string }
  | { readonly kind: 'buyerPlaced'; readonly seat: Seat; readonly preference: string }
  | { readonly kind: 'raceScored'; readonly places: readonly RacePlacing[] }

/** What seats took by an event that both editions have. */
export function commonTakings(event: CommonGain): Taking[] {
  switch (event.kind) {
    case 'tileTaken':
      return [{ seat: event.seat, name: `tile ${event.tile}: ${event.actions.join(', ')}` }]
    case 'actionBegan':
      return [{ seat: event.seat, name: `action ${event.action}` }]
    case 'buyerPlaced':
      return [{ seat: event.seat, name: `buyer ${event.preference}` }]
    case 'raceScored':
      return lapTakings(event.places)
  }
}

/** The laps of the race cars of seats at the end of a round; a car that never left has no place and no laps. */
function lapTakings(places: readonly RacePlacing[]): Taking[] {
  return places.flatMap(({ seat, laps }) => (seat === null ? [] : { seat, name: `race of ${laps} laps` }))
}
