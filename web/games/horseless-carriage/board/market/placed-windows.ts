import type { DealershipSize, MarketWindow, State } from '@carriage/horseless-carriage'
import { type Seat, seatsOf } from '@carriage/kernel'

export interface PlacedWindow {
  readonly seat: Seat
  readonly size: DealershipSize
  readonly window: MarketWindow
  /** How far inside its niches it is drawn, so that no outline hides another. */
  readonly inset: number
}

/** All windows on the market, each with a place of its own among those it overlaps. */
export function placedWindows({ stage, players }: State): PlacedWindow[] {
  if (stage.name !== 'sales') return []
  const found: PlacedWindow[] = []
  for (const seat of seatsOf(players.length))
    for (const { size, placed } of stage.offers[seat]?.dealerships ?? []) {
      if (!placed) continue
      const taken = found.filter((other) => overlap(other.window, placed)).map(({ inset }) => inset)
      let inset = 0
      while (taken.includes(inset)) inset += 1
      found.push({ seat, size, window: placed, inset })
    }
  return found
}

function overlap(a: MarketWindow, b: MarketWindow): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}
