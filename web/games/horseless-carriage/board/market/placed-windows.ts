import type { DealershipSize, MarketWindow, State, VehicleType } from '@carriage/horseless-carriage'
import { type Seat, seatsOf } from '@carriage/kernel'

export interface PlacedWindow {
  readonly seat: Seat
  readonly size: DealershipSize
  readonly window: MarketWindow
  /** How far inside its niches it is drawn, so that no outline hides another. */
  readonly inset: number
}

/** A frame of a single row of niches still has a hole in its middle at the greatest inset. */
const leastInset = 3
const greatestInset = 25
const usualStep = 6.5

/** A dealership that sells this year, with its window once placed. */
interface SellingDealership {
  readonly seat: Seat
  readonly size: DealershipSize
  readonly placed: PlacedWindow | undefined
  /** What its mainlines still have to sell. */
  readonly left: readonly { readonly type: VehicleType; readonly count: number }[]
}

/** All dealerships of the sales, in an order that no sale changes. */
export function sellingDealerships(view: State): SellingDealership[] {
  const { stage, players } = view
  if (stage.name !== 'sales') return []
  const windows = placedWindows(view)
  return seatsOf(players.length).flatMap((seat) => {
    const { dealerships = [], mainlines = [] } = stage.offers[seat] ?? {}
    return dealerships.map((dealership) => {
      const stocks = mainlines.filter(({ piece, stock }) => dealership.mainlines.includes(piece) && stock > 0)
      return {
        seat,
        size: dealership.size,
        placed: windows.find((window) => window.seat === seat && window.size === dealership.size),
        left: [...Map.groupBy(stocks, ({ type }) => type)].map(([type, of]) => ({
          type,
          count: of.reduce((sum, { stock }) => sum + stock, 0),
        })),
      }
    })
  })
}

/** All windows on the market. */
export function placedWindows({ stage, players }: State): PlacedWindow[] {
  if (stage.name !== 'sales') return []
  const { offers } = stage
  return nested(
    seatsOf(players.length).flatMap((seat) =>
      (offers[seat]?.dealerships ?? []).flatMap(({ size, placed }) => (placed ? [{ seat, size, window: placed }] : [])),
    ),
  )
}

/** Gives overlapping windows different insets. */
export function nested(windows: readonly Omit<PlacedWindow, 'inset'>[]): PlacedWindow[] {
  const found: (Omit<PlacedWindow, 'inset'> & { readonly depth: number })[] = []
  for (const placed of windows) {
    const taken = found.filter((other) => overlap(other.window, placed.window)).map((other) => other.depth)
    let depth = 0
    while (taken.includes(depth)) depth += 1
    found.push({ ...placed, depth })
  }
  const deepest = Math.max(1, ...found.map(({ depth }) => depth))
  const step = Math.min(usualStep, (greatestInset - leastInset) / deepest)
  return found.map(({ depth, ...placed }) => ({ ...placed, inset: leastInset + depth * step }))
}

function overlap(a: MarketWindow, b: MarketWindow): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}
