import type { Seat } from '@carriage/kernel'
import { countAt, nicheAt, nicheCount, nichesIn } from '../market/niches.ts'
import { dealershipOf } from '../market/windows.ts'
import type { Move } from '../moves.ts'
import type { SalesOffer, State } from '../state.ts'
import { typesIn } from '../tables.ts'

/** Where the ordered markers stand, without what the owner itself moved in this turn. */
export function markersInPlace(view: State, seat: Seat, moves: readonly Move[]): unknown {
  const { stage } = view
  const own = stage.name === 'research' && stage.waiting[0] === seat ? stage.moved : []
  return moves.map((move) => {
    if (move.kind !== 'research') return null // nobody else raises the capacity
    const movedByOwner = own.some(({ track, owner }) => track === move.track && owner === move.owner)
    return (view.markers[move.track][move.owner] ?? 0) - (movedByOwner ? 1 : 0)
  })
}

/**
 * The buyers in the ordered niches and windows, less the stock of the seller. A sale of the seller takes the same from
 * both, that of a rival only from the buyers.
 */
export function buyersUntouched(view: State, seat: Seat, moves: readonly Move[]): unknown {
  const offer = view.stage.name === 'sales' ? view.stage.offers[seat] : undefined
  if (!offer) return null
  const niches = nichesNamed(offer, moves)
  return typesIn(view.options).map((type) => {
    const stock = offer.mainlines.reduce((sum, line) => sum + (line.type === type ? line.stock : 0), 0)
    return niches.reduce((sum, niche) => sum + countAt(view.buyers, type, niche), 0) - stock
  })
}

function nichesNamed(offer: SalesOffer, moves: readonly Move[]): readonly number[] {
  const named = new Set<number>()
  for (const move of moves) {
    if (move.kind === 'sellTo') named.add(nicheAt(move.niche.x, move.niche.y))
    if (move.kind === 'placeWindow') for (const niche of nichesIn(move.window)) named.add(niche)
    if (move.kind === 'useDealership') for (const niche of placedNiches(offer, move.dealership)) named.add(niche)
  }
  return [...named].filter((niche) => niche >= 0 && niche < nicheCount)
}

function placedNiches(offer: SalesOffer, size: Parameters<typeof dealershipOf>[1]): readonly number[] {
  const placed = dealershipOf(offer, size)?.placed
  return placed ? nichesIn(placed) : []
}

/** The quadrants in which cards lie. */
export function cardsLaid(view: State): unknown {
  return view.stage.name === 'demand' ? view.stage.faceDown.map(({ quadrant }) => quadrant).sort() : []
}
