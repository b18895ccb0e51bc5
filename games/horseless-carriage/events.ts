import type { Seat } from '@carriage/kernel'
import type { Axis, DealershipSize, Dimension, Phase, Quadrant, VehicleType, WindowSize } from './components/index.ts'
import type { DepartmentPiece, Plan } from './factory/index.ts'
import type { MarketAxes } from './market/niches.ts'
import type { CardId, MarketWindow, MaybeSecret, PerDimension, Shortage } from './state.ts'

/** What happened, for the log, the animation and the digest. */
export type Event =
  | {
      readonly kind: 'tracksDrawn'
      readonly bottom: Dimension
      readonly left: Dimension
      readonly offBoard: readonly Dimension[]
    }
  | { readonly kind: 'orderDrawn'; readonly order: readonly Seat[]; readonly gantt: readonly number[] }
  | {
      readonly kind: 'departmentsPlaced'
      readonly seat: Seat
      readonly research: DepartmentPiece
      readonly planning: DepartmentPiece
    }
  | { readonly kind: 'yearBegan'; readonly year: number }
  | { readonly kind: 'phaseBegan'; readonly year: number; readonly phase: Phase }
  | {
      readonly kind: 'markerMoved'
      readonly seat: Seat
      readonly track: Dimension
      readonly owner: Seat
      readonly to: number
    }
  | { readonly kind: 'capacityRaised'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'researchLost'; readonly seat: Seat; readonly moves: number }
  | {
      readonly kind: 'clockTicked'
      readonly source: 'track' | 'capacity' | 'gantt' | 'card'
      /** The seat that caused the tick: it moved the marker, has the Gantt charts, or played the card. */
      readonly seat: Seat
      readonly timecard: number
    }
  /** HC-8.7 Which year is the last one now. */
  | { readonly kind: 'timecardFlipped'; readonly last: 'thisYear' | 'nextYear' }
  | { readonly kind: 'slotTaken'; readonly seat: Seat; readonly slot: number; readonly gantt: number }
  | { readonly kind: 'focusPassed'; readonly seat: Seat; readonly gantt: number }
  | { readonly kind: 'orderSet'; readonly order: readonly Seat[] }
  /** The plan itself only if the table agreed to show it; else `null`. */
  | { readonly kind: 'planSubmitted'; readonly seat: Seat; readonly plan: Plan | null }
  | { readonly kind: 'planWithdrawn'; readonly seat: Seat }
  | { readonly kind: 'planReopened'; readonly seat: Seat; readonly short: MaybeSecret<readonly Shortage[]> }
  | { readonly kind: 'planCommitted'; readonly seat: Seat; readonly plan: Plan }
  | {
      readonly kind: 'ganttRaised'
      readonly seat: Seat
      readonly by: number
      readonly to: number
      readonly lost: number
    }
  | {
      readonly kind: 'brochurePrinted'
      readonly seat: Seat
      readonly dealership: DealershipSize
      readonly specs: Readonly<PerDimension<number>>
      readonly types: readonly VehicleType[]
      readonly window: WindowSize
      readonly open: boolean
    }
  | {
      readonly kind: 'windowPlaced'
      readonly seat: Seat
      readonly dealership: DealershipSize
      readonly window: MarketWindow
      readonly axes: MarketAxes
    }
  | { readonly kind: 'windowIdle'; readonly seat: Seat; readonly dealership: DealershipSize }
  | {
      readonly kind: 'vehiclesSold'
      readonly seat: Seat
      readonly dealership: DealershipSize
      readonly x: number
      readonly y: number
      readonly type: VehicleType
      readonly vehicles: number
      /** For one vehicle. */
      readonly price: number
      readonly bonus: number
      readonly earned: number
      readonly from: readonly MainlineDelivery[]
      readonly axes: MarketAxes
    }
  | { readonly kind: 'sellerSkipped'; readonly seat: Seat }
  | { readonly kind: 'salesEnded' }
  | {
      readonly kind: 'trackLeft'
      readonly track: Dimension
      readonly axis: Axis
      readonly minimum: number
    }
  | {
      readonly kind: 'trackEntered'
      readonly track: Dimension
      readonly axis: Axis
      readonly minimum: number
      /** All candidates, from the top of the column. */
      readonly candidates: readonly Candidate[]
    }
  | { readonly kind: 'obsolescenceMoved'; readonly to: Axis }
  | { readonly kind: 'cardPlayed'; readonly seat: Seat; readonly quadrant: Quadrant }
  | {
      readonly kind: 'cardRevealed'
      readonly seat: Seat
      readonly card: CardId
      readonly quadrant: Quadrant
      readonly clocks: number
      readonly sparks: readonly OnNiche[]
      readonly axes: MarketAxes
    }
  | {
      readonly kind: 'buyersCame'
      readonly buyers: readonly (OnNiche & { readonly buyers: number })[]
      readonly axes: MarketAxes
    }
  | ({
      readonly kind: 'neutralBuyerCame'
      readonly card: CardId
      readonly quadrant: Quadrant
      readonly axes: MarketAxes
    } & OnNiche)
  | { readonly kind: 'pricesSet'; readonly prices: readonly (number | null)[] }
  | {
      readonly kind: 'gameEnded'
      readonly cause: 'timecard' | 'lastYear'
      readonly ranking: readonly Seat[]
      readonly wealth: readonly number[]
    }

/** Vehicles of a sale that one mainline delivers, by its place among the pieces of the factory. */
export interface MainlineDelivery {
  readonly mainline: number
  readonly vehicles: number
}

/** A track that may enter, and what it is compared by (HC-9.6, HC-9.10). */
export interface Candidate {
  readonly track: Dimension
  readonly innovation: number
  readonly furthest: number
}

/** A spark or a buyer of one type, and its niche. */
export interface OnNiche {
  readonly type: VehicleType
  readonly x: number
  readonly y: number
}
