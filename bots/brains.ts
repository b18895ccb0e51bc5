import { brain as ageOfEngineering } from './age-of-engineering/brain.ts'
import type { Brain } from './brain.ts'
import { brain as horselessCarriage } from './horseless-carriage/brain.ts'
import { brain as kraftwagen } from './kraftwagen/brain.ts'

/** Every game that bots have learned, by its id. */
export const brains: Readonly<Record<string, Brain | undefined>> = {
  kraftwagen,
  'age-of-engineering': ageOfEngineering,
  'horseless-carriage': horselessCarriage,
}
