import type { Move, State } from '@carriage/age-of-engineering'
import type { Evaluation } from '../../advice/evaluation.ts'
import { evaluationOf, preparations } from '../kraftwagen-family/evaluation.ts'
import { factConcerns } from '../kraftwagen-family/facts.ts'
import { ageOfEngineeringJudgement } from './judgement.ts'
import { ageOfEngineeringOutcomes } from './outcomes.ts'

/** What a turn can be for. */
export const ageOfEngineeringConcerns = [
  ...factConcerns,
  'parts',
  'research',
  'engineers',
  'investors',
  'workers',
  'team',
  'tempo',
] as const

/** What each feature is about; the others say nothing to a person. */
const about: Readonly<Record<string, (typeof ageOfEngineeringConcerns)[number]>> = {
  ...preparations,
  salesperson: 'workers',
  king: 'workers',
  engineerTokens: 'research',
  team: 'team',
  chevrolet: 'engineers',
  brayton: 'engineers',
  packardMarkers: 'engineers',
  ketteringMarkers: 'engineers',
  buickMarker: 'engineers',
  investors: 'investors',
}

/** What a plan brings and prepares, in words that a player would use. */
export const ageOfEngineeringEvaluation: Evaluation<State, Move> = evaluationOf(
  ageOfEngineeringJudgement(),
  about,
  ageOfEngineeringOutcomes,
)
