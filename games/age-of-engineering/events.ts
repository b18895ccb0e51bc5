import type { Seat } from '@carriage/kernel'
import type { BoughtCar, CommonEvent, EventWords, PerPreference, RacePlacing } from '@carriage/kraftwagen-family'
import type {
  Achievement,
  Action,
  EngineeringMarker,
  Instant,
  Investor,
  Preference,
  Recruit,
  RecruitKind,
  StartingBonus,
} from './components/index.ts'
import type { RuleId } from './rulebook/index.ts'
import type { Car, Round, TileId } from './state.ts'
import type { Crew } from './steps.ts'

/**
 * Events, detailed enough for a log sentence and an animation. Tile events contain the printed actions, since a table
 * may use other components.
 */
export type Event =
  | CommonEvent<EventVocabulary>
  | { readonly kind: 'bonusTaken'; readonly seat: Seat; readonly bonus: StartingBonus }
  | {
      readonly kind: 'roundPrepared'
      readonly round: Round
      readonly prices: readonly number[]
      readonly whiteMarkers: Readonly<PerPreference<number, Preference>>
    }
  | { readonly kind: 'recruitsDiscarded'; readonly recruit: RecruitKind; readonly tiles: readonly Recruit[] }
  | {
      readonly kind: 'recruitsRevealed'
      readonly recruit: RecruitKind
      readonly tiles: readonly Recruit[]
      /** Remaining tiles in the stack. */
      readonly stack: number
    }
  | { readonly kind: 'tileTaken'; readonly seat: Seat; readonly tile: TileId; readonly actions: readonly Action[] }
  | { readonly kind: 'actionBegan'; readonly seat: Seat; readonly action: Action }
  /** Impossible by this rule. */
  | {
      readonly kind: 'actionSkipped'
      readonly seat: Seat
      readonly action: Action | Instant
      readonly rule: RuleId
    }
  | {
      readonly kind: 'workersHired'
      readonly seat: Seat
      readonly workers: number
      readonly because: 'hire' | 'king' | 'recruit' | 'hire3' | 'bonus'
    }
  | { readonly kind: 'salespersonHired'; readonly seat: Seat; readonly because: 'hire' | 'riker' }
  | {
      readonly kind: 'levelsRaised'
      readonly seat: Seat
      readonly body: number
      readonly engine: number
      readonly because: 'research' | 'token' | 'bonus'
    }
  | { readonly kind: 'tokenReceived'; readonly seat: Seat }
  | {
      readonly kind: 'recruited'
      readonly seat: Seat
      readonly recruit: RecruitKind
      readonly tile: Recruit
      /** The engineering markers that come with an engineer. */
      readonly markers: readonly EngineeringMarker[]
    }
  | { readonly kind: 'salespeopleLeft'; readonly seats: readonly Seat[] }
  | { readonly kind: 'instantLeft'; readonly tile: Instant }
  | {
      readonly kind: 'teamGrew'
      readonly seat: Seat
      readonly workers: number
      readonly team: number
      readonly bonus: number
    }
  | {
      readonly kind: 'buyerPlaced'
      readonly seat: Seat
      readonly preference: Preference
      readonly buyer: number
      readonly buick: boolean
    }
  | {
      readonly kind: 'buyerSwapped'
      readonly seat: Seat
      readonly buyer: number
      readonly from: Preference
      readonly to: Preference
      /** Packard's marker, removed with the old buyer. */
      readonly packard: EngineeringMarker | null
    }
  | { readonly kind: 'marketMarkerMoved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'pointsGained'; readonly seat: Seat; readonly amount: number; readonly source: PointSource }
  | {
      readonly kind: 'achievementWon'
      readonly seat: Seat
      readonly achievement: Achievement
      readonly points: number
    }
  | {
      readonly kind: 'packardUsed'
      readonly seat: Seat
      readonly marker: EngineeringMarker
      readonly buyer: number
      readonly preference: Preference
    }
  | {
      readonly kind: 'carChanged'
      readonly seat: Seat
      readonly car: number
      readonly change: 'body' | 'engine' | 'price'
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'crewChanged'; readonly seat: Seat; readonly car: number; readonly from: Crew; readonly to: Crew }
  | {
      readonly kind: 'productionTokenUsed'
      readonly seat: Seat
      readonly investor: Investor
      readonly car: number
      /** The place of the investor on the track, from 0. */
      readonly place: number
    }
  | { readonly kind: 'carPlaced'; readonly seat: Seat; readonly car: Readonly<Car>; readonly extra: boolean }
  | { readonly kind: 'carSoldAtOnce'; readonly seat: Seat; readonly car: Readonly<Car>; readonly stays: boolean }
  | { readonly kind: 'buickDeclined'; readonly seat: Seat }
  | { readonly kind: 'raceScored'; readonly places: readonly RacePlace[] }
  | ({
      readonly kind: 'carSold'
      readonly buyer: number
      readonly preference: Preference
      /** Whether the car stays because a production token was spent. */
      readonly stays: boolean
    } & BoughtCar<Car>)
  | {
      readonly kind: 'investorBought'
      readonly place: number
      readonly investor: Investor
      readonly car: Readonly<Car>
      readonly rivals: readonly Readonly<Car>[]
      readonly paid: number
      readonly stays: boolean
    }
  | { readonly kind: 'investorLeft'; readonly place: number; readonly investor: Investor }
  | { readonly kind: 'gameEnded'; readonly scores: readonly FinalScore[] }

interface EventVocabulary extends EventWords {
  readonly Car: Car
  readonly Preference: Preference
  readonly ChainEnd: 'rear'
  readonly RaceCarPlace: 'raceCar'
  readonly DriveReason: DriveReason
}

export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

export type DriveReason = 'grandPrix' | 'recruit' | 'race5' | 'bonus'

export type PointSource = 'whiteMarkers' | 'place' | 'laps' | 'sale' | 'investor' | 'instant' | 'achievement'

/** A place of the race; a neutral car has no seat. */
export interface RacePlace extends RacePlacing {
  readonly points: number
}

export interface FinalScore {
  readonly seat: Seat
  readonly points: number
  readonly engineers: number
}
