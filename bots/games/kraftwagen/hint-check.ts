import { motorworksHintCheck } from '../../motorworks/hint-check.ts'
import { kraftwagenOutcomes } from './outcomes.ts'

export const hintCheck = motorworksHintCheck(kraftwagenOutcomes)
