import type { CarriageExample } from '../example.ts'
import { brochureExamples } from './brochures.ts'
import { connectionExamples } from './connections.ts'
import { floorExamples } from './floor.ts'
import { marketExamples } from './market.ts'
import { technologyExamples } from './technology.ts'
import { yearExamples } from './year.ts'

/** What happens in every game. */
export const commonExamples: readonly CarriageExample[] = [
  ...yearExamples,
  ...technologyExamples,
  ...connectionExamples,
  ...floorExamples,
  ...brochureExamples,
  ...marketExamples,
]
