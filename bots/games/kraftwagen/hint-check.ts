import { motorworksHintCheck } from '../kraftwagen-family/hint-check.ts'
import { kraftwagenOutcomes } from './outcomes.ts'

export const hintCheck = motorworksHintCheck(kraftwagenOutcomes)
