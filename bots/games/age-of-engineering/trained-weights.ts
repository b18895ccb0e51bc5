import { weightsFrom } from '../kraftwagen-family/trained-weights.ts'
import weights from './weights.json' with { type: 'json' }

/** The weights that the package ships. */
export const weightsFor = weightsFrom(weights)
