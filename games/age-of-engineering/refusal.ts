import { type Facts, type Refusal, refuse as refuseBy } from '@carriage/kernel'
import type { RuleId } from './rulebook/index.ts'
import type { State } from './state.ts'

/** A refusal by a rule of this game. */
export const refuseByRule: (rule: RuleId, facts?: Facts) => Refusal = refuseBy

/** Why free plays are not allowed now: AE-4.17 within an action, AE-4.16 outside the own turn. */
export function noFreePlay({ phase }: State): RuleId {
  return phase === 'action' ? 'AE-4.17' : 'AE-4.16'
}
