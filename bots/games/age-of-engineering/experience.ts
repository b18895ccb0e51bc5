import { experienceFrom } from '../../motorworks/experience.ts'
import weights from './weights.json' with { type: 'json' }

/** What comes with the house. */
export const experienceWith = experienceFrom(weights)
