import { ageOfEngineeringConcerns } from '../age-of-engineering/insight.ts'
import { brains } from '../brains.ts'
import { horselessConcerns } from '../horseless-carriage/insight.ts'
import { kraftwagenConcerns } from '../kraftwagen/insight.ts'
import type { Adviser } from './adviser.ts'

/** Who can give advice on a game, by the game's id; nobody on a game that no bot has learned. */
export function adviserFor(game: string): Adviser | undefined {
  return brains[game]?.adviser()
}

/** What the reasons of each game can be about. */
export const concerns: Readonly<Record<string, readonly string[]>> = {
  kraftwagen: kraftwagenConcerns,
  'age-of-engineering': ageOfEngineeringConcerns,
  'horseless-carriage': horselessConcerns,
}
