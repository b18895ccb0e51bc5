import type { Phrase, Seat } from '@carriage/kernel'
import { currentStep } from '@carriage/motorworks'
import type { Move } from '../moves.ts'
import { addCarMoves } from '../placing-a-car.ts'
import { actorOf, type State } from '../state.ts'
import { itemsOf, tablesOf } from '../tables.ts'
import { part, startTile, tile } from './things.ts'

/** What a seat is asked, by the step that waits for it. */
export function decision(view: State, _seat: Seat): Phrase {
  const step = currentStep(view)
  const id = `decision.${step.name}`
  switch (step.name) {
    case 'startTiles':
    case 'takeTile':
    case 'research':
    case 'bodyAndEngine':
    case 'hire':
    case 'buyer':
    case 'benz':
    case 'sellPart':
    case 'drive':
      return { id }
    case 'callBack':
      return { id: 'decision.hire' }
    case 'items':
      return { id, values: { tile: ownStartTile(view) } }
    case 'actions':
      return { id, values: { tile: tileInHand(view) } }
    case 'car':
      return { id: view.turn.carPlaced ? 'decision.afterCar' : carIsPossible(view) ? id : 'decision.noCar' }
    case 'crewCar':
      return { id, values: { body: step.body, engine: step.engine } }
    case 'priceCar':
      return { id, values: { body: step.body, engine: step.engine, workers: step.workers } }
    case 'markCar':
      return { id, values: { price: step.price } }
    case 'placeEngine':
      return { id, values: { value: step.value } }
    case 'store':
      return { id, values: { part: part(step.part.kind, step.part.value) } }
    case 'withdrawCar':
      return { id, values: { money: step.money } }
    case 'preparation':
    case 'scoring':
    case 'instant':
    case 'over':
      return { id: 'decision.none' }
    default:
      return step satisfies never
  }
}

function carIsPossible(view: State): boolean {
  const cars: Move[] = []
  addCarMoves(view, cars)
  return cars.length > 0
}

function ownStartTile(view: State): Phrase {
  const taken = actorOf(view).startTile ?? ''
  return startTile(taken, itemsOf(tablesOf(view), taken))
}

function tileInHand(view: State): Phrase {
  return tile(tablesOf(view), view.turn.tile ?? '')
}
