import { type Facts, type Refusal, refuse as refuseBy } from '@carriage/kernel'
import type { RuleId } from './rulebook/index.ts'

/** A refusal by a rule of this game. */
export const refuse: (rule: RuleId, facts?: Facts) => Refusal = refuseBy
