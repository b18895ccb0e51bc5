import type { State } from '@carriage/kraftwagen'
import type { Experience } from '../../motorworks/experience.ts'
import { type FeatureSource, Judgement } from '../../motorworks/judgement.ts'
import { experienceWith } from './experience.ts'
import { features, lookAt } from './features.ts'

const decisive = [34, 26, 16]

export const kraftwagenSight: FeatureSource<State> = {
  features,
  seats: (state) => state.players.length,
  lookAt,
  experience: experienceWith,
  decisive: () => decisive,
}

export function kraftwagenJudgement(experience?: Experience): Judgement<State> {
  return new Judgement(kraftwagenSight, experience)
}
