import type { State } from '@carriage/age-of-engineering'
import type { Evaluation } from '../../advice/evaluation.ts'
import { commonConcerns, evaluationOf } from '../../motorworks/evaluation.ts'
import { ageOfEngineeringJudgement } from './judgement.ts'

/** What a turn can be for. */
export const ageOfEngineeringConcerns = [
  'points',
  'sales',
  'parts',
  'research',
  'race',
  'achievements',
  'engineers',
  'investors',
  'workers',
  'tempo',
  'rivals',
] as const
type Concern = (typeof ageOfEngineeringConcerns)[number]

/** What each feature is about; the others say nothing to a person. */
const about: Readonly<Record<string, Concern>> = {
  ...commonConcerns('achievements'),
  salesperson: 'workers',
  king: 'workers',
  engineerTokens: 'research',
  team: 'race',
  chevrolet: 'race',
  brayton: 'engineers',
  packardMarkers: 'engineers',
  ketteringMarkers: 'engineers',
  buickMarker: 'engineers',
  investors: 'investors',
  investorGain: 'investors',
}

/** What the judgement sees, in words that a player would use. */
export const ageOfEngineeringEvaluation: Evaluation<State> = evaluationOf(ageOfEngineeringJudgement(), about, {
  now: 'points',
  rivals: 'rivals',
})
