import { prepareRound } from '../round.ts'
import type { Automatic } from './step.ts'
import { beginTurn } from './take-tile.ts'

/** A round is prepared, and its first turn begins. */
export const preparation: Automatic<'preparation'> = {
  rules: ['KW-3.2', 'KW-3.6'],
  run(state, _step, fx) {
    prepareRound(state, fx)
    beginTurn(state, fx)
    return false
  },
}
