import type { State } from '@carriage/age-of-engineering'
import type { Evaluation } from '../../advice/evaluation.ts'
import { evaluationOf } from '../../motorworks/evaluation.ts'
import type { Feature } from './features.ts'
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

/** What each feature is about. */
const about: Readonly<Record<Feature, Concern>> = {
  canteen: 'workers',
  supply: 'workers',
  salesperson: 'workers',
  king: 'workers',
  bodyLevel: 'research',
  engineLevel: 'research',
  lowerLevel: 'research',
  engineerTokens: 'research',
  team: 'race',
  speed: 'race',
  raceNow: 'race',
  raceIfAllDrive: 'race',
  raceIfIDrive: 'race',
  chevrolet: 'race',
  soldSure: 'sales',
  soldMixed: 'sales',
  soldAfterRival: 'sales',
  ownCars: 'sales',
  readyGain: 'parts',
  bestBody: 'parts',
  bestEngine: 'parts',
  pairs: 'parts',
  parts: 'parts',
  lapAchievements: 'achievements',
  partAchievements: 'achievements',
  workerAchievement: 'achievements',
  engineerAchievement: 'achievements',
  marketAchievement: 'achievements',
  engineers: 'engineers',
  brayton: 'engineers',
  carMarkers: 'engineers',
  packardMarkers: 'engineers',
  ketteringMarkers: 'engineers',
  buickMarker: 'engineers',
  investors: 'investors',
  investorGain: 'investors',
  nextToMove: 'tempo',
  rivalsBefore: 'tempo',
  tilesBehind: 'tempo',
}

/** What the judgement sees, in words that a player would use. */
export const ageOfEngineeringEvaluation: Evaluation<State> = evaluationOf(ageOfEngineeringJudgement(), about, {
  now: 'points',
  rivals: 'rivals',
})
