import type { BuyerKind, PerPreference } from '@carriage/kraftwagen-family'

/*
 * A small game of the action chain and the market, for comparing frameworks: it is written twice, and both play it move
 * for move alike.
 *
 * The worker at the tail takes any tile of the chain and takes its place; the tile gives parts, workers or a buyer and
 * goes to the front. Then a car may be offered at one of the prices left, and tiles left at the tail move to the front.
 * A full market ends the round: the buyers buy in their order, each the car with most of what he prefers and among
 * equals the cheapest. Three rounds; the most money wins.
 */

export const seats = 4
export const rounds = 3
export const marketSpaces = 6
export const prices: readonly number[] = [2, 3, 4, 5, 6, 8, 9, 10]

/** The buyers of each kind, and the money that comes beside their stacks in each round. */
export const buyers: Readonly<PerPreference<number>> = { body: 2, engine: 2, prestige: 2, price: 2 }
export const roundMoney: Readonly<PerPreference<number>> = { body: 2, engine: 1, prestige: 1, price: 1 }

/** A price buyer pays twice. */
export const priceBuyerPays = 2

export interface Tile {
  readonly body: number
  readonly engine: number
  readonly workers: number
  readonly buyer: BuyerKind | null
}

const nothing: Tile = { body: 0, engine: 0, workers: 0, buyer: null }

const tiles: Readonly<Record<string, Tile>> = {
  T1: { ...nothing, workers: 1 },
  T2: { ...nothing, body: 1 },
  T3: { ...nothing, engine: 1 },
  T4: { ...nothing, buyer: 'body' },
  T5: { ...nothing, buyer: 'engine' },
  T6: { ...nothing, buyer: 'prestige' },
  T7: { ...nothing, buyer: 'price' },
  T8: { ...nothing, body: 2, workers: 1 },
  T9: { ...nothing, engine: 2, workers: 1 },
  T10: { ...nothing, body: 1, engine: 1, workers: 1 },
}

export const tileIds: readonly string[] = Object.keys(tiles)

export function tileOf(id: string): Tile {
  const tile = tiles[id]
  if (!tile) throw new RangeError(`There is no tile ${id}.`)
  return tile
}

/** Everything on the table, the same for both. */
export interface Position {
  /** The tail first; a worker is the number of its seat. */
  chain: (number | string)[]
  players: Player[]
  market: Car[]
  availablePrices: number[]
  stacks: PerPreference<number>
  stackMoney: PerPreference<number>
  activeBuyers: { readonly preference: BuyerKind }[]
  /** Whether the seat at the tail, or on its new place, has taken its tile and may now offer a car. */
  tileTaken: boolean
  /** Whose turn it is. */
  seat: number
  /** From 1; one more than the rounds when the game is over. */
  round: number
}

export interface Player {
  body: number
  engine: number
  workers: number
  money: number
}

export interface Car {
  readonly owner: number
  readonly body: number
  readonly engine: number
  readonly prestige: number
  readonly price: number
}
