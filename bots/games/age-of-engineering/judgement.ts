import type { State } from '@carriage/age-of-engineering'
import { type FeatureSource, Judgement } from '../kraftwagen-family/judgement.ts'
import type { TrainedWeights } from '../kraftwagen-family/trained-weights.ts'
import { features, lookAt } from './features.ts'
import { weightsFor } from './trained-weights.ts'

export const ageOfEngineeringFeatures: FeatureSource<State> = {
  features,
  seats: (state) => state.companies.length,
  lookAt,
  trained: weightsFor,
}

export function ageOfEngineeringJudgement(trained?: TrainedWeights): Judgement<State> {
  return new Judgement(ageOfEngineeringFeatures, trained)
}
