import type { State } from '@carriage/age-of-engineering'
import { type FeatureSource, Judgement } from '../../motorworks/judgement.ts'
import type { TrainedWeights } from '../../motorworks/trained-weights.ts'
import { features, lookAt } from './features.ts'
import { weightsFor } from './trained-weights.ts'

/** By how much forecasts of a lead were off in self-play, and a third more: leads are smaller with more players. */
const decisive: Readonly<Record<number, readonly number[]>> = { 2: [60, 52, 36], 3: [44, 38, 28], 4: [32, 30, 22] }
const none: readonly number[] = []

export const ageOfEngineeringFeatures: FeatureSource<State> = {
  features,
  seats: (state) => state.companies.length,
  lookAt,
  trained: weightsFor,
  decisive: (seats) => decisive[seats] ?? none,
}

export function ageOfEngineeringJudgement(trained?: TrainedWeights): Judgement<State> {
  return new Judgement(ageOfEngineeringFeatures, trained)
}
