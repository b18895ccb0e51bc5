import type { Event, State } from '@carriage/kraftwagen'
import type { Since } from '../../../../table/board/board.ts'
import { isDeedOf } from '../../../../table/digest/deed.ts'

/** What the others did that I may have to answer, the weightiest first; of equal weight the latest first. */
export function deedsOfOthers({ events, me, tell }: Since<State, Event>): string[] {
  return events
    .filter((event) => !isDeedOf(me, event))
    .map((event, place) => ({ event, place, weight: weightOf(event) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.place - a.place)
    .map(({ event }) => tell.event(event))
    .filter((line) => line !== '')
}

function weightOf(event: Event): number {
  switch (event.kind) {
    case 'gameEnded':
      return 10
    case 'carPlaced':
    case 'carChanged':
    case 'carWithdrawn':
      return 9
    case 'buyerPlaced':
    case 'markerMoved':
    case 'daimlerUsed':
      return 8
    case 'awardTaken':
      return 7
    case 'carDrove':
      return event.laps > 0 ? 6 : 3
    case 'engineerJoined':
      return 5
    case 'cardTaken':
      return event.face.kind === 'engineer' ? 5 : 2
    case 'engineInstalled':
      return 2
    case 'partTaken':
    case 'workerHired':
      return 1
    default:
      return 0
  }
}
