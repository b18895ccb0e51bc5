import type { State } from '@carriage/kraftwagen'
import { type FeatureSource, Judgement } from '../kraftwagen-family/judgement.ts'
import type { TrainedWeights } from '../kraftwagen-family/trained-weights.ts'
import { features, lookAt } from './features.ts'
import { weightsFor } from './trained-weights.ts'

export const kraftwagenFeatures: FeatureSource<State> = {
  features,
  seats: (state) => state.players.length,
  lookAt,
  trained: weightsFor,
}

export function kraftwagenJudgement(trained?: TrainedWeights): Judgement<State> {
  return new Judgement(kraftwagenFeatures, trained)
}
