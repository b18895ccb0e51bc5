import { ageOfEngineering, standardOptions } from '@carriage/age-of-engineering'
import type { Learned } from '../../learned.ts'
import { ageOfEngineeringCraft } from './craft.ts'
import { ageOfEngineeringSight } from './judgement.ts'

// The cast is safe: it receives only positions of its own game.
export const learned = {
  game: ageOfEngineering,
  options: standardOptions,
  sight: ageOfEngineeringSight,
  craftWith: ageOfEngineeringCraft,
} as unknown as Learned
