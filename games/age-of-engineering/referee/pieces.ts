import type { RaceCarAt, RefereedChain, RefereedPart } from '@carriage/kraftwagen-family/referee'

export const preferenceOrder = ['body', 'engine', 'luxury', 'price'] as const
export type Wanted = (typeof preferenceOrder)[number]

export interface RefereedCompany extends RaceCarAt {
  supply: number
  canteen: number
  team: number
  salesperson: 'supply' | 'canteen' | 'car' | 'box'
  workshops: RefereedPart[]
  raceEngine: number
  levels: { body: number; engine: number }
  engineers: string[]
  engineerTokens: number
  looseTokens: number
  markers: string[]
  investors: string[]
  points: number
  achievements: string[]
}

export interface RefereedCar {
  readonly owner: number
  body: number
  engine: number
  workers: number
  salesperson: boolean
  price: number
  readonly marker: string | null
  productionTokens: number
}

export interface RefereedRecruits {
  unseen: string[]
  stack: number
  display: string[]
  gone: string[]
}

/** The fields compared after every move. */
export interface RefereedPosition {
  readonly round: number
  readonly actor: number
  readonly chain: RefereedChain
  readonly startingBonuses: readonly string[]
  readonly companies: readonly RefereedCompany[]
  readonly recruits: Readonly<Record<string, RefereedRecruits>>
  readonly stacks: Readonly<Record<Wanted, number>>
  readonly whiteMarkers: Readonly<Record<Wanted, number>>
  readonly buyers: readonly { readonly preference: Wanted; readonly packard: string | null }[]
  readonly marketMarker: number
  readonly prices: readonly number[]
  readonly market: readonly RefereedCar[]
  readonly investorTrack: readonly { readonly investor: string; readonly by: number }[]
  readonly neutralCars: readonly number[]
  readonly achievements: readonly string[]
}
