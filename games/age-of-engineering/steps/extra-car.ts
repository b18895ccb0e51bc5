import type { Decision } from '../formats.ts'
import type { MoveOf } from '../moves.ts'
import { addCars, carRules, placeCar } from './place-car.ts'

/** AE-8.10 The extra car must be placed. */
export const extraCar: Decision<'extraCar', 'placeCar'> = {
  decision: 'placeCar',
  rules: ['AE-8.10', ...carRules],
  must: 'AE-8.10',
  list(state) {
    const moves: MoveOf<'placeCar'>[] = []
    addCars(state, moves)
    return moves
  },
  moves: { placeCar },
  prompt: (_view, { points }) => ({ id: 'decision.extraCar', values: { points } }),
}
