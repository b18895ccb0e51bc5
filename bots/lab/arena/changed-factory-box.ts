import type { Chance } from '@carriage/kernel'
import { risingNumbers, shuffled } from './changed-numbers.ts'

interface Place {
  column: number
  row: number
}

/** The tables that are changed of a game with factories, research tracks and a market of niches. */
export interface FactoryBox {
  readonly priceMarkers: { values: number[] }
  readonly bonuses: { readonly rows: Record<string, number> }
  readonly punchClock: { readonly highest: number; readonly start: Record<string, number> }
  readonly segments: { rows: string[] }
  readonly researchTracks: { readonly rows: Readonly<Record<string, { squares: string[] }>> }
  readonly technologyStations: { readonly rows: Readonly<Record<string, { sockets: Record<string, number[]> }>> }
  readonly assemblyTrack: { capacities: number[]; clockAt: number }
  readonly neutralDeck: { readonly rows: readonly Place[] }
  readonly playerDecks: { readonly rows: Readonly<Record<string, readonly { readonly sparks: readonly Place[] }[]>> }
}

/** Other prices, borders of segments, research tracks, capacities and cards, and a longer or shorter clock. */
export function changeFactoryBox(box: FactoryBox, chance: Chance): void {
  const { priceMarkers, bonuses, punchClock, assemblyTrack, neutralDeck, playerDecks } = box
  priceMarkers.values = risingNumbers(
    priceMarkers.values.toReversed(),
    0,
    (price) => price + chance.below(4) - 1,
  ).toReversed()
  for (const type of Object.keys(bonuses.rows)) bonuses.rows[type] = chance.below(4)
  for (const [seats, start] of Object.entries(punchClock.start))
    punchClock.start[seats] = Math.min(punchClock.highest, start + chance.below(9) - 4)
  box.segments.rows = segmentRows(chance)
  exchangeSquares(box, chance)
  assemblyTrack.capacities = risingNumbers(assemblyTrack.capacities, 0, (capacity) => capacity + chance.below(2))
  assemblyTrack.clockAt = assemblyTrack.capacities.at(-1 - chance.below(2)) ?? assemblyTrack.clockAt
  exchangePlaces(neutralDeck.rows, chance)
  for (const deck of Object.values(playerDecks.rows)) {
    const sparks = deck.flatMap((card) => card.sparks)
    exchangePlaces(sparks, chance)
  }
}

/** Borders that run from the left edge down to the right, each farther from the cheap corner than the one before. */
function segmentRows(chance: Chance): string[] {
  const borders = [3, 7, 11].map((border) => border + chance.below(3))
  const segment = (x: number, y: number) => borders.filter((border) => x + y >= border).length
  return Array.from({ length: 8 }, (_, top) => Array.from({ length: 8 }, (_, x) => segment(x, 7 - top)).join(''))
}

/** Other squares of each track open the same stations, and the sockets say so. */
function exchangeSquares({ researchTracks, technologyStations }: FactoryBox, chance: Chance): void {
  for (const [dimension, track] of Object.entries(researchTracks.rows)) {
    track.squares = shuffled(track.squares, chance)
    for (const [station, { sockets }] of Object.entries(technologyStations.rows))
      if (sockets[dimension])
        sockets[dimension] = track.squares.flatMap((opened, index) => (opened === station ? [index + 1] : []))
  }
}

function exchangePlaces(sparks: readonly Place[], chance: Chance): void {
  const places = shuffled(sparks, chance).map(({ column, row }) => ({ column, row }))
  for (const [index, spark] of sparks.entries()) Object.assign(spark, places[index])
}
