import type { Workshop } from '@carriage/kraftwagen-family'
import { FastMarket, preferenceCount } from './fast-market.ts'
import { mostSeats } from './position.ts'

/** Both editions award the same goals. */
export type AwardedFeat =
  | 'lap1'
  | 'lap2'
  | 'buyer'
  | 'market'
  | 'body3'
  | 'body6'
  | 'engine4'
  | 'engine7'
  | 'workers'
  | 'engineers'

/** What a seat has. */
export interface SeatSheet {
  points: number
  canteen: number
  supply: number
  bodyLevel: number
  engineLevel: number
  /** How far its race car drives at once, and how far it has come in all. */
  speed: number
  distance: number
  engineers: number
  workshops: readonly Workshop[]
  /** What the crew of a car can count for at least and at most; 0 if it has nobody to send. */
  leastCrew: number
  mostCrew: number
}

/** A position of either edition in the same words and numbers. An edition fills it in; one object serves all positions. */
export interface FeatureSheet {
  seats: number
  round: number
  /** How much of the round is left, from 1 to 0. */
  left: number
  /**
   * The scale of all money: the mean price in this box, in mean prices of the standard box. Weights that were learned
   * with one box serve another, since all features in points are divided by it.
   */
  unit: number
  readonly of: readonly SeatSheet[]
  /** Prices that are still free, lowest first. */
  prices: readonly number[]
  marketSpaces: number
  /** How many buyers are in the row, and may come to it. */
  rowSpaces: number
  readonly row: number[]
  readonly stacks: number[]
  readonly stackMoney: number[]
  /** How far the buyer marker is from the end of the round. */
  markerSteps: number
  readonly feats: { readonly feat: AwardedFeat; readonly points: number }[]
  race: {
    lapSpaces: number
    places: readonly number[]
    laps: readonly number[]
    furtherLap: number
    parked: readonly number[]
  }
  /** From the tail: seats, and tiles as strings. */
  chain: readonly (number | string)[]
  /** How many actions a tile has. */
  actionsOf: (tile: string) => number
  readonly fastMarket: FastMarket
}

export function emptySheet(): FeatureSheet {
  return {
    seats: 0,
    round: 1,
    left: 1,
    unit: 1,
    of: Array.from({ length: mostSeats }, () => ({
      points: 0,
      canteen: 0,
      supply: 0,
      bodyLevel: 0,
      engineLevel: 0,
      speed: 0,
      distance: 0,
      engineers: 0,
      workshops: [],
      leastCrew: 0,
      mostCrew: 0,
    })),
    prices: [],
    marketSpaces: 1,
    rowSpaces: 1,
    row: Array.from({ length: preferenceCount }, () => 0),
    stacks: Array.from({ length: preferenceCount }, () => 0),
    stackMoney: Array.from({ length: preferenceCount }, () => 0),
    markerSteps: 0,
    feats: [],
    race: { lapSpaces: 1, places: [], laps: [], furtherLap: 0, parked: [] },
    chain: [],
    actionsOf: () => 1,
    fastMarket: new FastMarket(),
  }
}

type Prices = Readonly<Record<number, readonly number[]>>

const means = new WeakMap<Prices, number>()

/** The scale of money in a box beside the standard box, by the prices of all rounds. */
export function unitOf(prices: Prices, standard: Prices): number {
  return prices === standard ? 1 : meanPrice(prices) / meanPrice(standard)
}

function meanPrice(prices: Prices): number {
  let mean = means.get(prices)
  if (mean === undefined) {
    const all = Object.values(prices).flat()
    mean = all.reduce((sum, price) => sum + price, 0) / all.length
    means.set(prices, mean)
  }
  return mean
}

/** Fills in the buyers of a position; `money` lies beside their stacks. */
export function fillBuyers<Wanted extends string>(
  { row, stacks: heights, stackMoney }: FeatureSheet,
  kinds: readonly Wanted[],
  { activeBuyers, stacks }: BuyersOf<Wanted>,
  money: Readonly<Record<Wanted, number>>,
): void {
  for (const [kind, preference] of kinds.entries()) {
    row[kind] = 0
    heights[kind] = stacks[preference]
    stackMoney[kind] = money[preference]
  }
  for (const { preference } of activeBuyers) {
    const kind = kinds.indexOf(preference)
    row[kind] = (row[kind] ?? 0) + 1
  }
}

interface BuyersOf<Wanted extends string> {
  readonly activeBuyers: readonly { readonly preference: Wanted }[]
  readonly stacks: Readonly<Record<Wanted, number>>
}
