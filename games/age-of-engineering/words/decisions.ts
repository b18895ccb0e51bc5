import type { Phrase, Seat } from '@carriage/kernel'
import { currentStep } from '@carriage/motorworks'
import { carIsPossible } from '../placing-a-car.ts'
import type { State } from '../state.ts'
import { tablesOf } from '../tables.ts'
import { crew, part, tile } from './things.ts'

/** What a seat is asked, by the step that waits for it. */
export function decision(view: State, _seat: Seat): Phrase {
  const step = currentStep(view)
  const id = `decision.${step.name}`
  switch (step.name) {
    case 'bonuses':
    case 'takeTile':
    case 'research':
    case 'hire':
    case 'recruit':
    case 'swapBuyer':
    case 'buyer':
    case 'buick':
    case 'team':
      return { id }
    case 'actions':
      return { id, values: { tile: tile(tablesOf(view), view.turn.tile ?? '') } }
    case 'placing':
      return { id: view.turn.carPlaced ? 'decision.afterCar' : carIsPossible(view) ? id : 'decision.noCar' }
    case 'extraCar':
    case 'sellNow':
      return { id, values: { points: step.points } }
    case 'crewCar':
      return { id, values: { body: step.body, engine: step.engine } }
    case 'priceCar':
      return { id, values: { body: step.body, engine: step.engine, crew: crew(step) } }
    case 'markCar':
      return { id, values: { price: step.price } }
    case 'placeEngine':
      return { id, values: { value: step.value } }
    case 'store':
      return { id, values: { part: part(step.part.kind, step.part.value) } }
    case 'preparation':
    case 'scoring':
    case 'instant':
    case 'over':
      return { id: 'decision.none' }
    default:
      return step satisfies never
  }
}
