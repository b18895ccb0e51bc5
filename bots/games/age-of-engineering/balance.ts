import type { Event } from '@carriage/age-of-engineering'
import { eventsOf } from '@carriage/kraftwagen-family'
import type { BalanceSheet, Taking } from '../../balance-sheet.ts'
import { commonTakings } from '../kraftwagen-family/takings.ts'

export const balanceSheet: BalanceSheet<Event> = {
  // Starting bonuses are chosen in reverse order.
  startOrder: (events) =>
    eventsOf(events, 'bonusTaken')
      .map(({ seat }) => seat)
      .reverse(),
  takings: (events) => events.flatMap(takingsIn),
}

function takingsIn(event: Event): Taking | Taking[] {
  switch (event.kind) {
    case 'bonusTaken':
      return { seat: event.seat, name: `start ${event.bonus}` }
    case 'recruited':
      return { seat: event.seat, name: `${event.recruit} ${event.tile}` }
    case 'investorBought':
      return { seat: event.car.owner, name: `sold to ${event.investor}` }
    case 'achievementWon':
      return { seat: event.seat, name: `achievement ${event.achievement}` }
    case 'tileTaken':
    case 'actionBegan':
    case 'buyerPlaced':
    case 'raceScored':
      return commonTakings(event)
    default:
      return []
  }
}
