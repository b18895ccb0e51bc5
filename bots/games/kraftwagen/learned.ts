import { kraftwagen, standardOptions } from '@carriage/kraftwagen'
import type { Learned } from '../../learned.ts'
import { kraftwagenCraft } from './craft.ts'
import { kraftwagenSight } from './judgement.ts'

// The cast is safe: it receives only positions of its own game.
export const learned = {
  game: kraftwagen,
  options: { ...standardOptions, scoreVisibility: 'open' },
  sight: kraftwagenSight,
  craftWith: kraftwagenCraft,
} as unknown as Learned
