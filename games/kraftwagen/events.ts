import type { Seat } from '@carriage/kernel'
import type {
  BoughtCar,
  BuyerKind,
  CommonEvent,
  EventWords,
  PartKind,
  PerPreference,
  RacePlacing,
} from '@carriage/kraftwagen-family'
import type {
  Action,
  Award,
  Bonus,
  Engineer,
  EngineerMarker,
  MarkerSpace,
  SpecialtySet,
  StartItem,
} from './components/index.ts'
import type { Car, CardId, DevelopmentId, Round, StartTileId, TileId } from './state.ts'
import type { Card, Development } from './tables.ts'

/**
 * Events, detailed enough for a log sentence and an animation. Tile and card events contain what is printed, since a
 * table may use other components.
 */
export type Event =
  | CommonEvent<EventVocabulary>
  | {
      readonly kind: 'startTileTaken'
      readonly seat: Seat
      readonly tile: StartTileId
      readonly items: readonly StartItem[]
    }
  | {
      readonly kind: 'roundPrepared'
      readonly round: Round
      readonly prices: readonly number[]
      readonly stackMoney: Readonly<PerPreference<number>>
    }
  | {
      readonly kind: 'tileTaken'
      readonly seat: Seat
      readonly tile: TileId
      readonly actions: readonly (Action | Bonus)[]
    }
  /** An action, an item of a start tile or a bonus begins. */
  | { readonly kind: 'actionBegan'; readonly seat: Seat; readonly action: Doing }
  /** Impossible by this rule. */
  | {
      readonly kind: 'actionForfeited'
      readonly seat: Seat
      readonly action: Doing | 'hire3' | 'otto'
      readonly rule: string
    }
  | { readonly kind: 'specialtyTileLeft'; readonly tile: TileId; readonly to: 'used' | 'box' }
  | { readonly kind: 'specialtyStackShuffled'; readonly set: SpecialtySet }
  | {
      readonly kind: 'specialtyTileTurnedUp'
      readonly tile: TileId
      readonly actions: readonly (Action | Bonus)[]
    }
  | {
      readonly kind: 'workerHired'
      readonly seat: Seat
      readonly from: 'supply' | 'car'
      readonly to: 'canteen' | 'development'
    }
  | {
      readonly kind: 'cardTaken'
      readonly seat: Seat
      readonly card: CardId
      readonly face: Card
      readonly from: 'display' | 'discard'
    }
  | { readonly kind: 'cardDiscarded'; readonly card: CardId; readonly face: Card; readonly from: 'display' | 'hand' }
  | { readonly kind: 'deckReshuffled'; readonly cards: number }
  | { readonly kind: 'displayRefilled'; readonly cards: readonly CardId[]; readonly faces: readonly Card[] }
  | {
      readonly kind: 'developmentInactive'
      readonly seat: Seat
      readonly card: DevelopmentId
      readonly face: Development
    }
  | {
      readonly kind: 'developmentActivated'
      readonly seat: Seat
      readonly card: DevelopmentId
      readonly face: Development
      readonly bodyLevel: number
      readonly engineLevel: number
    }
  | {
      readonly kind: 'engineerJoined'
      readonly seat: Seat
      readonly engineer: Engineer
      readonly markers: readonly EngineerMarker[]
    }
  | { readonly kind: 'carPutOnCircuit'; readonly seat: Seat; readonly space: number }
  | {
      readonly kind: 'buyerPlaced'
      readonly seat: Seat
      readonly preference: BuyerKind
      readonly buyer: number
      readonly benz: boolean
    }
  | { readonly kind: 'markerMoved'; readonly seat: Seat; readonly from: MarkerSpace; readonly to: MarkerSpace }
  | { readonly kind: 'moneyEarned'; readonly seat: Seat; readonly amount: number; readonly source: MoneySource }
  | { readonly kind: 'awardTaken'; readonly seat: Seat; readonly award: Award; readonly points: number }
  | {
      readonly kind: 'daimlerUsed'
      readonly seat: Seat
      readonly marker: EngineerMarker
      readonly buyer: number
      readonly preference: BuyerKind
    }
  | {
      readonly kind: 'carChanged'
      readonly seat: Seat
      readonly car: number
      readonly change: 'body' | 'engine' | 'workers' | 'price'
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'carPlaced'; readonly seat: Seat; readonly car: Readonly<Car> }
  | { readonly kind: 'carWithdrawn'; readonly seat: Seat; readonly car: Readonly<Car> }
  | { readonly kind: 'partSold'; readonly seat: Seat; readonly part: PartKind; readonly value: number }
  | { readonly kind: 'benzDeclined'; readonly seat: Seat }
  | { readonly kind: 'raceScored'; readonly places: readonly RacePlace[] }
  | ({
      readonly kind: 'carSold'
      readonly buyer: number
      readonly preference: BuyerKind
      readonly price: number
    } & BoughtCar<Car>)
  | { readonly kind: 'gameEnded'; readonly scores: readonly FinalScore[] }

interface EventVocabulary extends EventWords {
  readonly Car: Car
  readonly Preference: BuyerKind
  readonly ChainEnd: 'tail'
  readonly RaceCarPlace: 'gpCar'
  readonly DriveReason: 'grandPrix' | 'race5' | 'bugatti'
}

/** What is carried out one at a time. */
export type Doing = Action | Bonus | StartItem

export type MoneySource = 'stack' | 'place' | 'laps' | 'sale' | 'workers' | 'withdrawal' | 'partSold'

/** A place of the race; a dummy has no seat. */
export interface RacePlace extends RacePlacing {
  readonly money: number
}

export interface FinalScore {
  readonly seat: Seat
  readonly money: number
  readonly awards: readonly Award[]
  readonly points: number
}
