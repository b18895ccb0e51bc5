import type { CarriageExample } from '../example.ts'
import { phaseExamples } from './phases.ts'
import { planExamples } from './plans.ts'
import { saleExamples } from './sales.ts'
import { yearExamples } from './years.ts'

/** What happens now and then. */
export const rareExamples: readonly CarriageExample[] = [
  ...phaseExamples,
  ...planExamples,
  ...saleExamples,
  ...yearExamples,
]
