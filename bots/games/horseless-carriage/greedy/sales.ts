import {
  dealershipOf,
  horselessCarriage,
  type Move,
  nicheAt,
  type SalesStage,
  type State,
} from '@carriage/horseless-carriage'
import { nicheSales, ownSales } from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'

/** Sells as if no other seat did: the best order of dealerships, the best window of each, the best niche first. */
export function chooseSale(view: State, stage: SalesStage, seat: Seat): Move {
  const { step } = stage
  switch (step.name) {
    case 'dealership': {
      const offer = stage.offers[seat]
      const [turn] = (offer && ownSales(view, seat, offer)[0]?.turns) ?? []
      if (!turn) return bestOf(horselessCarriage.moves(view, seat), () => 0)
      const { dealership, window } = turn
      return window ? { kind: 'placeWindow', dealership, window } : { kind: 'useDealership', dealership }
    }
    case 'niche': {
      const offer = stage.offers[seat]
      const dealership = offer && dealershipOf(offer, step.dealership)
      return bestOf(horselessCarriage.moves(view, seat), (move) => {
        if (move.kind !== 'sellTo' || !dealership) return -1
        const sales = nicheSales(view, offer, dealership, nicheAt(move.niche.x, move.niche.y))
        return sales.reduce((sum, { earned }) => sum + earned, 0)
      })
    }
    case 'deliver':
      return { kind: 'deliver', from: {} } // HC-7.27 by rule
  }
}

/** The item with the highest value; the first of equals. */
function bestOf<T>(items: Iterable<T>, worth: (item: T) => number): T {
  let best: { readonly item: T; readonly worth: number } | undefined
  for (const item of items) {
    const value = worth(item)
    if (!best || value > best.worth) best = { item, worth: value }
  }
  if (!best) throw new RangeError('There is nothing to choose from.')
  return best.item
}
