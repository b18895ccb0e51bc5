import type { Move, State } from '@carriage/kraftwagen'
import type { Evaluation } from '../../advice/evaluation.ts'
import { evaluationOf, preparations } from '../kraftwagen-family/evaluation.ts'
import { factConcerns } from '../kraftwagen-family/facts.ts'
import { kraftwagenJudgement } from './judgement.ts'
import { kraftwagenOutcomes } from './outcomes.ts'

/** What a turn can be for. */
export const kraftwagenConcerns = [...factConcerns, 'parts', 'research', 'engineers', 'workers', 'tempo'] as const

/** What each feature is about; the others say nothing to a person. */
const about: Readonly<Record<string, (typeof kraftwagenConcerns)[number]>> = {
  ...preparations,
  opel: 'engineers',
  porsche: 'engineers',
  bugatti: 'engineers',
  daimlerMarkers: 'engineers',
  dieselMarkers: 'engineers',
  benzMarker: 'engineers',
}

/** What a plan brings and prepares, in words that a player would use. */
export const kraftwagenEvaluation: Evaluation<State, Move> = evaluationOf(
  kraftwagenJudgement(),
  about,
  kraftwagenOutcomes,
)
