import { ageOfEngineeringConcerns } from '../age-of-engineering/insight.ts'
import { brains } from '../brains.ts'
import { horselessConcerns } from '../horseless-carriage/insight.ts'
import { kraftwagenConcerns } from '../kraftwagen/insight.ts'
import type { Adviser } from './adviser.ts'

/** The adviser of a game, by the game's id; undefined for a game without a bot. */
export function adviserFor(game: string): Adviser | undefined {
  return brains[game]?.adviser()
}

/** What the reasons of each game can be about. */
export const concerns: Readonly<Record<string, readonly string[]>> = {
  kraftwagen: kraftwagenConcerns,
  'age-of-engineering': ageOfEngineeringConcerns,
  'horseless-carriage': horselessConcerns,
}
