import { motorworksHintCheck } from '../kraftwagen-family/hint-check.ts'
import { ageOfEngineeringOutcomes } from './outcomes.ts'

export const hintCheck = motorworksHintCheck(ageOfEngineeringOutcomes)
