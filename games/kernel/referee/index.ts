export type { Chance } from '../chance/chance.ts'
export type { AnyRefereedTitle, Check, Compared, ComparedSection, RefereedTitle } from './comparison.ts'
export { pageOf } from './page.ts'
export { type FoundDifference, playRefereed, type RefereedPlay, refereeRecord, type Style } from './play.ts'
export type { RefereePlayer } from './players.ts'
export {
  type BookSection,
  ImpossibleLuck,
  type OpenSeats,
  placesBy,
  type Question,
  type RefereedGame,
  type Refereeing,
  type Standing,
} from './referee.ts'
export { type Round, roundsOf } from './rounds.ts'
