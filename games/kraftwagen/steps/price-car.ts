import { legal, refuse } from '@carriage/kernel'
import { buyerPhrase, currentStep, replaceStep } from '@carriage/kraftwagen-family'
import { planSales } from '../scoring/sales.ts'
import { playerOf, type State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { componentTablesOf } from '../tables.ts'
import { salesRules } from './scoring.ts'
import type { Decision } from './step.ts'

/** KW-7.6 Any price marker that is left. */
export const priceCar: Decision<'priceCar', 'priceCar'> = {
  decision: 'priceCar',
  rules: ['KW-7.6', ...salesRules],
  /** A single available price is not a choice. */
  isPending(state, step) {
    const [only, ...others] = state.availablePrices
    if (only === undefined || others.length > 0) return true
    give(state, step, only)
    return false
  },
  list: (state) => state.availablePrices.map((price) => ({ kind: 'priceCar', price })),
  moves: {
    priceCar: {
      refusalElsewhere: 'KW-7.6',
      judge({ availablePrices }, { price }) {
        return availablePrices.includes(price) ? legal : refuse('KW-7.6', { price, available: availablePrices })
      },
      play: (state, { price }, step) => give(state, step, price),
      /** A price with what the buyers who are there would make of it. */
      label(view, seat, { price }) {
        const step = currentStep(view)
        if (step.name !== 'priceCar' || view.activeBuyers.length === 0)
          return { id: 'move.priceCar', values: { price } }
        const { body, engine, workers } = step
        const car = { owner: seat, body, engine, workers, price, engineerMarker: null }
        const sale = planSales({
          tables: componentTablesOf(view),
          market: [...view.market, car],
          activeBuyers: view.activeBuyers,
          seller: (of) => playerOf(view, of),
        }).find(({ bought }) => bought?.car === car)
        if (!sale?.bought) return { id: 'move.priceCar.unsold', values: { price } }
        return {
          id: 'move.priceCar.sold',
          values: { price, buyer: buyerPhrase(sale.preference), paid: sale.bought.paid },
        }
      },
    },
  },
  prompt: (_view, { body, engine, workers }) => ({ id: 'decision.priceCar', values: { body, engine, workers } }),
}

function give(state: State, { body, engine, workers }: StepOf<'priceCar'>, price: number): void {
  replaceStep(state, { name: 'markCar', body, engine, workers, price })
}
