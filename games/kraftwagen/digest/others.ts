import { highlightsByWeight, type NotFollowed } from '@carriage/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

export function listOthersHighlights(since: NotFollowed<State, Event>): Event[] {
  return highlightsByWeight(since, weightOf)
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
