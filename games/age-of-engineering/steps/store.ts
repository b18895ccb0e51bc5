import { storeStep } from '@carriage/kraftwagen-family'
import { partStored } from '../achievements.ts'
import type { Decision } from '../formats.ts'
import type { RuleId } from '../rulebook/index.ts'
import { actorOf, type State } from '../state.ts'

/** AE-5.3, AE-5.8 A part goes into an empty workshop; AE-5.4 without one it replaces an old one. */
export const store: Decision<'store', 'returnPart'> = {
  decision: 'returnPart',
  rules: ['AE-5.4', 'AE-5.5', 'AE-5.3'],
  must: 'AE-4.13',
  ...storeStep<State, RuleId>({
    workshops: (state) => actorOf(state).workshops,
    stored: (state, part, fx) => partStored(state, state.actor, part, fx),
    // AE-5.5 Only old parts may be returned: the new one is not in a workshop yet.
    rules: { replaces: 'AE-5.4', onlyOld: 'AE-5.5', hasRoom: 'AE-5.6' },
  }),
}
