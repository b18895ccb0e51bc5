import { ageOfEngineering, standardOptions } from '@carriage/age-of-engineering'
import type { Trainable } from '../../trainable.ts'
import { ageOfEngineeringFeatures } from './judgement.ts'
import { ageOfEngineeringModel } from './model.ts'

// The cast is safe: it receives only positions of its own game.
export const trainable = {
  game: ageOfEngineering,
  options: standardOptions,
  source: ageOfEngineeringFeatures,
  modelWith: ageOfEngineeringModel,
} as unknown as Trainable
