import { popStep } from '@carriage/kraftwagen-family'
import { cardOf, componentTablesOf } from '../tables.ts'
import type { Automatic } from './step.ts'

/** KW-6.15 An instant has been carried out. */
export const instant: Automatic<'instant'> = {
  rules: ['KW-6.15', 'KW-6.16', 'KW-6.19', 'KW-6.20'],
  /** Everything is done: the card goes on top of the discard pile. */
  run(state, { card }, fx) {
    popStep(state)
    state.discard.push(card)
    fx.emit({ kind: 'cardDiscarded', card, face: cardOf(componentTablesOf(state), card), from: 'hand' })
    return false
  },
}
