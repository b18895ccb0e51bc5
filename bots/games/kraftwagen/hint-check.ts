import { familyHintCheck } from '../kraftwagen-family/hint-check.ts'
import { kraftwagenOutcomes } from './outcomes.ts'

export const hintCheck = familyHintCheck(kraftwagenOutcomes)
