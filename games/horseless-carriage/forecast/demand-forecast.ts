import { isOpen, type Seat, secret } from '@carriage/kernel'
import { clone } from '../clone.ts'
import type { DealershipSize, Quadrant } from '../components/index.ts'
import type { OnNiche } from '../events.ts'
import { reachOf, setPrices } from '../market/niches.ts'
import { offerInYear } from '../phases/brochures.ts'
import type { CardId, FaceDown, State } from '../state.ts'
import { bringBuyers, revealCard } from '../steps/demand.ts'
import { shownAs, tryingTable } from './what-if.ts'

export interface DemandForecast {
  /** All who would come for the sparks that the seat knows of; neutral buyers and unknown cards may bring more. */
  readonly buyers: readonly ComingBuyers[]
  /** How many of them come because of this card. */
  readonly added: number
  /** How many of those an open dealership of the seat reaches as it is built now. */
  readonly reached: number
  /** The dealerships that reach any of those whom the card brings. */
  readonly dealerships: readonly DealershipSize[]
  /** The ticks of the punch clock that the card brings: HC-10.9. */
  readonly ticks: number
}

/** Buyers of one type in one niche. */
export interface ComingBuyers extends OnNiche {
  readonly buyers: number
  readonly added: number
  /** The seat's open dealerships whose specs and mainlines suit them: HC-7.7. */
  readonly reachedBy: readonly DealershipSize[]
}

/** What a card of a seat would bring in a quadrant, together with the cards that it has seen. */
export function demandForecast(view: State, seat: Seat, card: CardId, quadrant: Quadrant): DemandForecast {
  const lying = view.stage.name === 'demand' ? view.stage.faceDown : []
  const without = grown(view, lying)
  const { came, ticks } = grown(view, [...lying, { owner: seat, quadrant, card: secret(card, [seat]) }])
  const open = offerInYear(view, seat).dealerships.filter((dealership) => dealership.open)
  const buyers = came.map((coming): ComingBuyers => {
    const before = without.came.find(({ type, x, y }) => type === coming.type && x === coming.x && y === coming.y)
    const reachedBy = open.filter(({ specs, types }) => {
      const reach = reachOf(view, specs)
      return types.includes(coming.type) && coming.x <= reach.x && coming.y <= reach.y
    })
    return { ...coming, added: coming.buyers - (before?.buyers ?? 0), reachedBy: reachedBy.map(({ size }) => size) }
  })
  const mine = buyers.filter(({ added, reachedBy }) => added > 0 && reachedBy.length > 0)
  return {
    buyers,
    added: sum(buyers),
    reached: sum(mine),
    dealerships: open.map(({ size }) => size).filter((size) => mine.some(({ reachedBy }) => reachedBy.includes(size))),
    ticks: ticks - without.ticks,
  }
}

/** The board as next year finds it if a seat plays this card, without neutral buyers and the hidden cards of others. */
export function boardAfterCard(view: State, seat: Seat, card: CardId, quadrant: Quadrant): State {
  const { state } = grown(view, [{ owner: seat, quadrant, card: secret(card, [seat]) }])
  setPrices(state)
  state.year += 1
  return state
}

/** Reveals the cards whose content is known, and brings the buyers for all sparks: HC-10.6 to HC-10.11. */
function grown(view: State, cards: readonly FaceDown[]) {
  const state = clone(view)
  const fx = tryingTable()
  for (const played of cards) if (isOpen(played.card)) revealCard(state, played, fx)
  bringBuyers(state, fx)
  return {
    state,
    came: shownAs(fx, 'buyersCame').flatMap(({ buyers }) => buyers),
    ticks: shownAs(fx, 'clockTicked').length,
  }
}

function sum(buyers: readonly ComingBuyers[]): number {
  return buyers.reduce((all, { added }) => all + added, 0)
}
