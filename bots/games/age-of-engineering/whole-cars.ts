import { ageOfEngineering, type Move, type State } from '@carriage/age-of-engineering'
import { movesOfCar, wholeCars } from '@carriage/age-of-engineering/forecast'
import { playSteps, type Seat } from '@carriage/kernel'

/** The cars that the board offers whole, each as the moves that one input plays. */
export function wholeCarMoves(view: object, seat: Seat): readonly (readonly Move[])[] {
  const state = view as State // inputs are counted on views of this game
  return wholeCars(state, seat).map((car) => playSteps(ageOfEngineering, state, seat, movesOfCar(car)).moves)
}
