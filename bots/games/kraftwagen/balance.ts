import type { Event } from '@carriage/kraftwagen'
import { eventsOf } from '@carriage/kraftwagen-family'
import type { BalanceSheet, Taking } from '../../balance-sheet.ts'
import { commonTakings } from '../kraftwagen-family/takings.ts'

export const balanceSheet: BalanceSheet<Event> = {
  // Start tiles are chosen in reverse order.
  startOrder: (events) =>
    eventsOf(events, 'startTileTaken')
      .map(({ seat }) => seat)
      .reverse(),
  takings: (events) => events.flatMap(takingsIn),
}

function takingsIn(event: Event): Taking | Taking[] {
  switch (event.kind) {
    case 'startTileTaken':
      return { seat: event.seat, name: `start ${event.tile}: ${event.items.join(', ')}` }
    case 'cardTaken':
      return { seat: event.seat, name: cardName(event) }
    case 'awardTaken':
      return { seat: event.seat, name: `award ${event.award}` }
    case 'tileTaken':
    case 'actionBegan':
    case 'buyerPlaced':
    case 'raceScored':
      return commonTakings(event)
    default:
      return []
  }
}

function cardName({ face }: Extract<Event, { kind: 'cardTaken' }>): string {
  if (face.kind === 'engineer') return `engineer ${face.engineer}`
  if (face.kind === 'instant') return `instant ${face.effect}`
  const part = face.immediatePart === null ? '' : ` and a part: ${face.immediatePart}`
  return `development body ${face.body}, engine ${face.engine}${part}`
}
