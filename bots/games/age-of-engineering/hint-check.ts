import { familyHintCheck } from '../kraftwagen-family/hint-check.ts'
import { ageOfEngineeringOutcomes } from './outcomes.ts'

export const hintCheck = familyHintCheck(ageOfEngineeringOutcomes)
