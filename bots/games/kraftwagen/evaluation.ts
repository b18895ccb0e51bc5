import type { State } from '@carriage/kraftwagen'
import type { Evaluation } from '../../advice/evaluation.ts'
import { evaluationOf } from '../../motorworks/evaluation.ts'
import type { Feature } from './features.ts'
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
const about: Partial<Record<Feature, Concern>> = {
  canteen: 'workers',
  supply: 'workers',
  bodyLevel: 'research',
  engineLevel: 'research',
  lowerLevel: 'research',
  speed: 'race',
  soldSure: 'sales',
  soldMixed: 'sales',
  soldAfterRival: 'sales',
  ownCars: 'sales',
  readyGain: 'parts',
  bestBody: 'parts',
  bestEngine: 'parts',
  pairs: 'parts',
  parts: 'parts',
  raceNow: 'race',
  raceIfAllDrive: 'race',
  raceIfIDrive: 'race',
  lapAwards: 'awards',
  partAwards: 'awards',
  workerAward: 'awards',
  engineerAward: 'awards',
  marketAward: 'awards',
  engineers: 'engineers',
  opel: 'engineers',
  porsche: 'engineers',
  bugatti: 'engineers',
  carMarkers: 'engineers',
  daimlerMarkers: 'engineers',
  dieselMarkers: 'engineers',
  benzMarker: 'engineers',
  nextToMove: 'tempo',
  rivalsBefore: 'tempo',
  tilesBehind: 'tempo',
}

/** What the judgement sees, in words that a player would use. */
export const kraftwagenEvaluation: Evaluation<State> = evaluationOf(kraftwagenJudgement(), about, {
  now: 'money',
  rivals: 'rivals',
})
