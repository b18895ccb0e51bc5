import type { RaceCarAt, RefereedChain, RefereedPart } from '@carriage/kraftwagen-family/referee'

export const preferenceOrder = ['body', 'engine', 'prestige', 'price'] as const
export type Wanted = (typeof preferenceOrder)[number]

export interface RefereedPlayer extends RaceCarAt {
  supply: number
  canteen: number
  workshops: RefereedPart[]
  raceEngine: number
  developments: string[]
  inactive: string[]
  engineers: string[]
  markers: string[]
  money: number
  awards: string[]
  carsPlaced: number
}

export interface RefereedCar {
  readonly owner: number
  body: number
  engine: number
  workers: number
  price: number
  readonly engineerMarker: string | null
}

export interface RefereedSpecialty {
  readonly stacks: Record<string, string[]>
  readonly used: Record<string, string[]>
  readonly box: string[]
}

/** The fields compared after every move. */
export interface RefereedPosition {
  readonly round: number
  readonly actor: number
  readonly chain: RefereedChain
  readonly startTiles: readonly string[]
  readonly deck: readonly string[]
  readonly display: readonly string[]
  readonly discard: readonly string[]
  readonly stacks: Readonly<Record<Wanted, number>>
  readonly stackMoney: Readonly<Record<Wanted, number>>
  readonly buyers: readonly { readonly preference: Wanted; readonly daimler: string | null }[]
  readonly marker: string
  readonly prices: readonly number[]
  readonly market: readonly RefereedCar[]
  readonly dummies: readonly number[]
  readonly awards: readonly string[]
  readonly players: readonly RefereedPlayer[]
  readonly specialty: RefereedSpecialty | null
}
