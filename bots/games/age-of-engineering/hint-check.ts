import { motorworksHintCheck } from '../../motorworks/hint-check.ts'
import { ageOfEngineeringOutcomes } from './outcomes.ts'

export const hintCheck = motorworksHintCheck(ageOfEngineeringOutcomes)
