import {
  type DealershipSize,
  type MarketWindow,
  type Move,
  nicheAt,
  nichesIn,
  type State,
} from '@carriage/horseless-carriage'
import { type DealershipSales, type NicheForecast, salesForecast } from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'
import type { DraftGuide } from '../../../../board/interaction/draft-guide.ts'

/** One possible sale of mine: niche, income, and its small moves. */
export interface SaleOffer {
  readonly dealership: DealershipSize
  readonly niche: NicheForecast
  /** The possible windows for it, the most promising first; only one if it is already placed. */
  readonly windows: readonly MarketWindow[]
  readonly placed: boolean
  /** Every niche in which the dealership would sell, including this one. */
  readonly selling: readonly number[]
}

/** All sales of my turn, highest income first. */
export function saleOffers(view: State, seat: Seat): SaleOffer[] {
  const { stage } = view
  if (stage.name !== 'sales' || stage.selling[0] !== seat || stage.step.name === 'deliver') return []
  const { step } = stage
  const offers: SaleOffer[] = []
  for (const dealership of salesForecast(view, seat).dealerships) {
    // Once a dealership is chosen, only its niches are possible.
    if (step.name === 'niche' && step.dealership !== dealership.size) continue
    const selling = dealership.niches.map(({ x, y }) => nicheAt(x, y))
    for (const niche of dealership.niches)
      offers.push({
        dealership: dealership.size,
        niche,
        windows: bestFirst(niche.windows, dealership),
        placed: dealership.placed !== null,
        selling,
      })
  }
  return offers.sort((a, b) => b.niche.income - a.niche.income)
}

/** The offers and windows that a lesson leaves; all of them at any other table. */
export function offersLeft(view: State, seat: Seat, guide: DraftGuide | undefined): SaleOffer[] {
  const offers = saleOffers(view, seat)
  if (!guide) return offers
  const asked = guide.asked()
  const left = (offer: SaleOffer, window?: MarketWindow) => asked.offers(view, movesFor(view, offer, window))
  return offers.flatMap((offer) => {
    const windows = offer.windows.filter((window) => left(offer, window))
    return windows.length > 0 ? [{ ...offer, windows }] : []
  })
}

/** Windows by the income of all their niches; ties by the area on the board. */
function bestFirst(windows: readonly MarketWindow[], { niches }: DealershipSales): MarketWindow[] {
  const income = new Map(niches.map((niche) => [nicheAt(niche.x, niche.y), niche.income]))
  const worth = (window: MarketWindow) => nichesIn(window).reduce((sum, niche) => sum + (income.get(niche) ?? 0), 0)
  return windows
    .map((window) => ({ window, worth: worth(window), covered: nichesIn(window).length }))
    .sort((a, b) => b.worth - a.worth || b.covered - a.covered)
    .map(({ window }) => window)
}

/** The small moves of one tap on a niche. If there is a choice of mainlines, the table asks. */
export function movesFor(view: State, offer: SaleOffer, window: MarketWindow | undefined): Move[] {
  const { dealership, niche, placed } = offer
  const sell: Move = { kind: 'sellTo', niche: { x: niche.x, y: niche.y } }
  if (view.stage.name === 'sales' && view.stage.step.name === 'niche') return [sell]
  if (!window) return []
  const first: Move = placed ? { kind: 'useDealership', dealership } : { kind: 'placeWindow', dealership, window }
  return nicheIsAsked(view, offer, window) ? [first, sell] : [first]
}

/**
 * Whether the niche is a separate decision. If not, the sale continues automatically, perhaps into a later turn of
 * mine, which must not receive the answer for this one.
 */
function nicheIsAsked({ options }: State, { placed, selling }: SaleOffer, window: MarketWindow): boolean {
  if (options.saleObligation === 'windowMayIdle' && !placed) return true
  return nichesIn(window).filter((niche) => selling.includes(niche)).length > 1
}
