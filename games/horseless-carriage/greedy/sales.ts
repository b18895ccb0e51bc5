import type { Seat } from '@carriage/kernel'
import { nicheSales } from '../forecast/niche-sales.ts'
import { salesForecast } from '../forecast/sales-forecast.ts'
import { nicheAt } from '../market.ts'
import type { Move } from '../moves.ts'
import { dealershipMoves, nicheMoves } from '../sales.ts'
import type { SalesStage, State } from '../state.ts'
import { dealershipOf, offerOf } from '../windows.ts'
import { bestOf } from './best.ts'

/** Sells as if nobody else did: the best order of dealerships, the best window of each, the best niche first. */
export function chooseSale(view: State, stage: SalesStage, seat: Seat): Move {
  const { step } = stage
  switch (step.name) {
    case 'dealership': {
      const [turn] = salesForecast(view, seat).orders[0]?.turns ?? []
      if (!turn) return bestOf(dealershipMoves(view, stage, seat), () => 0)
      const { dealership, window } = turn
      return window ? { kind: 'placeWindow', dealership, window } : { kind: 'useDealership', dealership }
    }
    case 'niche': {
      const offer = offerOf(stage, seat)
      const dealership = dealershipOf(offer, step.dealership)
      return bestOf(nicheMoves(view, stage, step, seat), (move) => {
        if (move.kind !== 'sellTo' || !dealership) return -1
        const sales = nicheSales(view, offer, dealership, nicheAt(move.niche.x, move.niche.y))
        return sales.reduce((sum, { earned }) => sum + earned, 0)
      })
    }
    case 'deliver':
      return { kind: 'deliver', from: {} } // HC-7.27 by rule
  }
}
