import { prepareRound } from '../round.ts'
import type { Automatic } from './step.ts'
import { beginTurn } from './take-tile.ts'

/** KW-3.2 A round is prepared; KW-3.10 then one turn follows the other. */
export const preparation: Automatic<'preparation'> = {
  rules: ['KW-3.2', 'KW-3.6'],
  run(state, _step, fx) {
    prepareRound(state, fx)
    beginTurn(state, fx)
    return false
  },
}
