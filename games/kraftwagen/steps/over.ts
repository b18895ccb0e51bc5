import { endGame } from '../scoring/end.ts'
import type { Automatic } from './step.ts'

/** KW-11.1 After the third round. */
export const over: Automatic<'over'> = {
  rules: ['KW-11.2', 'KW-11.4', 'KW-11.5'],
  run(state, _step, fx) {
    if (state.phase !== 'over') endGame(state, fx)
    return true
  },
}
