import { isSecret } from '@carriage/kernel'
import { finalScores } from '../end.ts'
import type { Automatic } from '../formats.ts'

/** The game is over: AE-12.10 all totals are shown. */
export const over: Automatic<'over'> = {
  rules: ['AE-12.2', 'AE-12.3', 'AE-12.4', 'AE-12.5'],
  run(state, _step, fx) {
    if (state.phase === 'over') return true
    state.phase = 'over'
    for (const company of state.companies) {
      company.points = isSecret(company.points) ? fx.reveal(company.points) : company.points
    }
    fx.emit({ kind: 'gameEnded', scores: finalScores(state) })
    return true
  },
}
