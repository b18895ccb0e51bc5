import type { Steps } from '@carriage/kernel'
import { actionsStep } from './actions.ts'
import { benz } from './benz.ts'
import { bodyAndEngine } from './body-and-engine.ts'
import { buyer } from './buyer.ts'
import { callBack } from './call-back.ts'
import { carStep } from './car.ts'
import { crewCar } from './crew-car.ts'
import { drive } from './drive.ts'
import { hire } from './hire.ts'
import { instant } from './instant.ts'
import { items } from './items.ts'
import { markCar } from './mark-car.ts'
import { over } from './over.ts'
import { placeEngine } from './place-engine.ts'
import { preparation } from './preparation.ts'
import { priceCar } from './price-car.ts'
import { research } from './research.ts'
import { scoring } from './scoring.ts'
import { sellPart } from './sell-part.ts'
import { startTiles } from './start-tiles.ts'
import type { KraftwagenFormats } from './step.ts'
import { store } from './store.ts'
import { takeTile } from './take-tile.ts'
import { withdrawCar } from './withdraw-car.ts'

/** The whole game, in the order of play. */
export const steps: Steps<KraftwagenFormats> = {
  // Set-up
  startTiles,
  items,

  // Each round
  preparation,

  // Each turn: a tile, its actions, perhaps a car
  takeTile,
  actions: actionsStep,

  // Within an action
  hire,
  research,
  instant,
  bodyAndEngine,
  placeEngine,
  store,
  buyer,

  // Bonuses of specialty tiles
  withdrawCar,
  sellPart,
  drive,

  // Placing a car, and what Diesel's marker sets off
  car: carStep,
  crewCar,
  priceCar,
  markCar,
  callBack,

  // The end of a round, and of the game
  benz,
  scoring,
  over,
}
