import type { DealershipSize, Dimension, ManufacturingStep, StationType } from '@carriage/horseless-carriage'

/** A spec that a dealership lacks. */
interface Lack {
  readonly track: Dimension
  readonly spec: number
  readonly minimum: number
}

/** What would raise a spec: a station, or an indicator for an existing station. */
export interface Fix {
  readonly fix: 'station' | 'indicator'
  readonly station: StationType
  readonly step: ManufacturingStep
  /** The resulting spec. */
  readonly gives: number
  /** The number of ready places. */
  readonly places: number
}

/** One tip for a newcomer, with its facts. */
export type Tip =
  | {
      readonly id:
        | 'setUp'
        | 'researchFree'
        | 'focusFree'
        | 'firstLine'
        | 'needDealer'
        | 'needLine'
        | 'floor'
        | 'submit'
        | 'mend'
        | 'noSale'
        | 'card'
    }
  | { readonly id: 'researchSoon'; readonly track: Dimension }
  | { readonly id: 'focusPatent'; readonly slot: number; readonly last: number; readonly station: StationType }
  | { readonly id: 'needIndicator'; readonly station: StationType }
  | ({ readonly id: 'closed'; readonly dealership: DealershipSize } & Lack & Fix)
  | ({ readonly id: 'closedNoWay'; readonly dealership: DealershipSize } & Lack)
  | ({ readonly id: 'nextYear' } & Omit<Lack, 'spec'> & Fix)
  | ({ readonly id: 'nextNoWay'; readonly step: ManufacturingStep } & Omit<Lack, 'spec'>)
  | { readonly id: 'sell'; readonly income: number }
  | { readonly id: 'sellAgain'; readonly stock: number }
  | ({ readonly id: 'noSaleClosed' } & Lack)
  | HeldTip

/** Which squares are ready for the piece in hand, and why. */
export type HeldTip =
  | {
      readonly id: 'heldStation'
      readonly station: StationType
      readonly step: ManufacturingStep
      readonly ready: number
    }
  | { readonly id: 'heldMainline' | 'heldDealership' | 'heldIndicator'; readonly ready: number }
