import { kraftwagen, standardOptions } from '@carriage/kraftwagen'
import type { Trainable } from '../../trainable.ts'
import { kraftwagenFeatures } from './judgement.ts'
import { kraftwagenModel } from './model.ts'

// The cast is safe: it receives only positions of its own game.
export const trainable = {
  game: kraftwagen,
  options: { ...standardOptions, scoreVisibility: 'open' },
  source: kraftwagenFeatures,
  modelWith: kraftwagenModel,
} as unknown as Trainable
