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
    case 'crewChanged':
    case 'productionTokenUsed':
      return 9
    case 'buyerPlaced':
    case 'buyerSwapped':
    case 'marketMarkerMoved':
    case 'packardUsed':
      return 8
    case 'achievementWon':
      return 7
    case 'carDrove':
      return event.laps > 0 ? 6 : 3
    case 'recruited':
      return event.recruit === 'instant' ? 2 : 5
    case 'engineInstalled':
    case 'teamGrew':
      return 2
    case 'partTaken':
    case 'levelsRaised':
    case 'workersHired':
      return 1
    default:
      return 0
  }
}
