import { ImpossibleLuck } from '@carriage/kernel/referee'
import { given, quadrantNames, type VehicleName, type WindowAt } from './pieces.ts'
import type { RefereedTable } from './table.ts'

/* The market board: 8 by 8 niches, counted from the bottom left. */

export const boardSide = 8

export function nicheAt(x: number, y: number): number {
  return y * boardSide + x
}

function segmentOf(table: RefereedTable, x: number, y: number): number {
  return Number(given(table.box.segments.rows[boardSide - 1 - y]?.[x], 'segment'))
}

export function priceAt(table: RefereedTable, x: number, y: number): number {
  return table.prices[segmentOf(table, x, y)] ?? 0
}

/** The niches of a window; it may stick out over the edge. */
export function nichesIn({ x, y, w, h }: WindowAt): { readonly x: number; readonly y: number }[] {
  const found: { x: number; y: number }[] = []
  for (let row = Math.max(0, y); row < Math.min(boardSide, y + h); row++)
    for (let column = Math.max(0, x); column < Math.min(boardSide, x + w); column++) found.push({ x: column, y: row })
  return found
}

/** Set prices: the highest segment with buyers gets the highest marker, and so on down. */
export function setPrices(table: RefereedTable): void {
  table.apply('prices')
  const markers = [...table.box.priceMarkers.values]
  table.prices = [null, null, null, null]
  for (const segment of [3, 2, 1, 0]) {
    const wanted = nichesIn({ x: 0, y: 0, w: boardSide, h: boardSide }).some(
      ({ x, y }) =>
        segmentOf(table, x, y) === segment && table.types.some((type) => (table.buyers[type][nicheAt(x, y)] ?? 0) > 0),
    )
    if (wanted) table.prices[segment] = markers.shift() ?? null
  }
}

/** Neutral cards generate buyers: so many cards by luck for each quadrant, none of them twice. */
export function bringNeutralBuyers(table: RefereedTable, counts: Readonly<Record<string, number>>): void {
  const drawn = new Set<string>()
  for (const quadrant of quadrantNames) {
    const count = counts[quadrant] ?? 0
    const cards = table.luck.neutralCards(quadrant)
    if (cards.length !== count) throw new ImpossibleLuck(`${count} neutral cards for ${quadrant}, not ${cards.join()}`)
    for (const id of cards) {
      if (drawn.has(id) || !table.neutralDeck.includes(id)) throw new ImpossibleLuck(`neutral card ${id}`)
      drawn.add(id)
      table.apply('neutral')
      const card = given(
        table.box.neutralDeck.rows.find((row) => row.id === id),
        id,
      )
      const origin = given(table.box.quadrants.rows[quadrant], quadrant)
      const niches = table.buyers[card.type as VehicleName]
      const at = nicheAt(origin.x + card.column, origin.y + card.row)
      niches[at] = (niches[at] ?? 0) + 1
    }
  }
}
