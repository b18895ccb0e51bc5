import { popStep } from '@carriage/kraftwagen-family'
import type { MoveAt } from './step.ts'

/** Only optional bonuses can be left out. */
export const skip: MoveAt<'skip'> = {
  refusalElsewhere: (_state, _step, must) => must ?? 'KW-4.13',
  play: (state) => popStep(state),
}
