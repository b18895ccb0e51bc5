import { playSteps, type Seat } from '@carriage/kernel'
import { kraftwagen, type Move, type State } from '@carriage/kraftwagen'
import { movesOfCar, wholeCars } from '@carriage/kraftwagen/forecast'

/** The cars that the board offers whole, each as the moves that one input plays. */
export function wholeCarMoves(view: object, seat: Seat): readonly (readonly Move[])[] {
  const state = view as State // inputs are counted on views of this game
  return wholeCars(state, seat).map((car) => playSteps(kraftwagen, state, seat, movesOfCar(car)).moves)
}
