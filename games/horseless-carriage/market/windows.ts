import type { Seat } from '@carriage/kernel'
import type { DealershipSize } from '../components/index.ts'
import type { Dealership, MarketWindow, SalesOffer, SalesStage, State } from '../state.ts'
import { tablesOf } from '../tables.ts'
import { type Axes, boardSize, reachOf } from './niches.ts'

export function offerOf({ offers }: SalesStage, seat: Seat): SalesOffer {
  const offer = offers[seat]
  if (!offer) throw new RangeError(`There is no seat ${seat}.`)
  return offer
}

export function dealershipOf({ dealerships }: SalesOffer, size: DealershipSize): Dealership | undefined {
  return dealerships.find((dealership) => dealership.size === size)
}

export function expectDealership(offer: SalesOffer, size: DealershipSize): Dealership {
  const dealership = dealershipOf(offer, size)
  if (!dealership) throw new RangeError(`There is no ${size} dealership.`)
  return dealership
}

/** The frames of a dealership's window; HC-7.6 the small one may stand or lie. */
export function windowFramesOf(
  board: Pick<State, 'options'>,
  { window }: Pick<Dealership, 'window'>,
): readonly { readonly w: number; readonly h: number }[] {
  const { w, h } = tablesOf(board).components.windows.rows[window] // HC-6.15
  return w === h
    ? [{ w, h }]
    : [
        { w, h },
        { w: h, h: w },
      ]
}

/**
 * HC-7.7 Every niche of a window lies within these specs, HC-7.8 HC-7.9 and at least one niche lies inside. HC-7.10 Other
 * windows do not matter.
 */
export function* windowsOf(
  board: Axes & Pick<State, 'options'>,
  dealership: Pick<Dealership, 'window' | 'specs'>,
): Generator<MarketWindow> {
  const reach = reachOf(board, dealership.specs)
  for (const { w, h } of windowFramesOf(board, dealership))
    for (let y = 1 - h; y < boardSize && edge(y, h) <= reach.y; y++)
      for (let x = 1 - w; x < boardSize && edge(x, w) <= reach.x; x++) yield { x, y, w, h }
}

/** The last column or row of the board that a window covers. */
export function edge(from: number, length: number): number {
  return Math.min(boardSize, from + length) - 1
}
