import { createEngine, type Steps } from '@carriage/kernel'
import { currentStep, onlyActor } from '@carriage/kraftwagen-family'
import type { AgeOfEngineering } from '../formats.ts'
import { actionsStep } from './actions.ts'
import { bonuses } from './bonuses.ts'
import { buick } from './buick.ts'
import { buyer } from './buyer.ts'
import { crewCar } from './crew-car.ts'
import { extraCar } from './extra-car.ts'
import { hire } from './hire.ts'
import { instant } from './instant.ts'
import { markCar } from './mark-car.ts'
import { over } from './over.ts'
import { placeEngine } from './place-engine.ts'
import { placing } from './placing.ts'
import { preparation } from './preparation.ts'
import { priceCar } from './price-car.ts'
import { recruit } from './recruit.ts'
import { research } from './research.ts'
import { scoring } from './scoring.ts'
import { sellNow } from './sell-now.ts'
import { store } from './store.ts'
import { swapBuyer } from './swap-buyer.ts'
import { takeTile } from './take-tile.ts'
import { team } from './team.ts'

/** Every step of the game, in the order of play. */
export const steps: Steps<AgeOfEngineering> = {
  // Set-up
  bonuses,

  // Each of three rounds
  preparation,

  // A turn: the action step
  takeTile,
  actions: actionsStep,
  hire,
  research,
  placeEngine,
  store,
  buyer,
  team,
  recruit,
  instant,
  sellNow,
  extraCar,
  swapBuyer,

  // A turn: the placing step
  placing,
  crewCar,
  priceCar,
  markCar,

  // The end of a round
  buick,
  scoring,

  over,
}

export const engine = createEngine<AgeOfEngineering>(steps, {
  current: currentStep,
  seats: onlyActor,
})
