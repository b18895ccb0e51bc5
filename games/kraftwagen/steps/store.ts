import { storeStep } from '@carriage/kraftwagen-family'
import type { RuleId } from '../rulebook/index.ts'
import { partStored } from '../scoring/awards.ts'
import { actorOf, type State } from '../state.ts'
import type { Decision } from './step.ts'

/** KW-5.11 A part goes into an empty workshop; KW-5.12 without one it replaces an old one. */
export const store: Decision<'store', 'returnPart'> = {
  decision: 'returnPart',
  rules: ['KW-5.12', 'KW-5.17', 'KW-1.4'],
  must: 'KW-5.13',
  ...storeStep<State, RuleId>({
    workshops: (state) => actorOf(state).workshops,
    stored: (state, part, fx) => partStored(state, state.actor, part, fx),
    // KW-5.13 Only old parts may be returned: the new one is not in a workshop yet.
    rules: { replaces: 'KW-5.12', onlyOld: 'KW-5.13', hasRoom: 'KW-5.14' },
  }),
}
