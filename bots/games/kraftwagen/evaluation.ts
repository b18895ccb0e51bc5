import type { State } from '@carriage/kraftwagen'
import type { Evaluation } from '../../advice/evaluation.ts'
import { commonConcerns, evaluationOf } from '../../motorworks/evaluation.ts'
import { kraftwagenJudgement } from './judgement.ts'

/** What a turn can be for. */
export const kraftwagenConcerns = [
  'money',
  'sales',
  'parts',
  'research',
  'race',
  'awards',
  'engineers',
  'workers',
  'tempo',
  'rivals',
] as const
type Concern = (typeof kraftwagenConcerns)[number]

/** What each feature is about; the others say nothing to a person. */
const about: Readonly<Record<string, Concern>> = {
  ...commonConcerns('awards'),
  opel: 'engineers',
  porsche: 'engineers',
  bugatti: 'engineers',
  daimlerMarkers: 'engineers',
  dieselMarkers: 'engineers',
  benzMarker: 'engineers',
}

/** What the judgement sees, in words that a player would use. */
export const kraftwagenEvaluation: Evaluation<State> = evaluationOf(kraftwagenJudgement(), about, {
  now: 'money',
  rivals: 'rivals',
})
