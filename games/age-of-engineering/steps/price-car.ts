import { legal, type Phrase, type Seat } from '@carriage/kernel'
import { currentStep, markerPhrase, replaceStep } from '@carriage/kraftwagen-family'
import { carMarkers } from '../engineering-markers.ts'
import { outcomeAt } from '../forecast/price-forecast.ts'
import type { Decision } from '../formats.ts'
import { hasCustomers, soldWords } from '../messages/market.ts'
import { crew } from '../messages/things.ts'
import { refuseByRule } from '../refusal.ts'
import { saleRules } from '../sales.ts'
import type { Car, State } from '../state.ts'
import type { StepOf } from '../steps.ts'

/** AE-9.6 A price marker of the chart. */
export const priceCar: Decision<'priceCar', 'priceCar'> = {
  decision: 'priceCar',
  rules: ['AE-9.6', ...saleRules],
  must: 'AE-9.8', // a started car must be completed
  /** A single available price is not a choice. */
  isPending(state, step) {
    const [only, ...others] = state.priceChart
    if (only === undefined || others.length > 0) return true
    setPrice(state, step, only)
    return false
  },
  list: ({ priceChart }) => priceChart.map((price) => ({ kind: 'priceCar', price })),
  moves: {
    priceCar: {
      refusalElsewhere: 'AE-9.6',
      judge: ({ priceChart }, { price }) =>
        priceChart.includes(price) ? legal : refuseByRule('AE-9.6', { price, available: priceChart }),
      play: (state, { price }, step) => setPrice(state, step, price),
      label: (view, seat, { price }) => priceWithSale(view, seat, price),
    },
  },
  prompt: (_view, step) => ({
    id: 'decision.priceCar',
    values: { body: step.body, engine: step.engine, crew: crew(step) },
  }),
}

function setPrice(state: State, step: StepOf<'priceCar'>, price: number): void {
  replaceStep(state, { ...step, name: 'markCar', price })
}

/** A price with the resulting sale to the current customers, also with the best marker: AE-9.13. */
function priceWithSale(view: State, seat: Seat, price: number): Phrase {
  const step = currentStep(view)
  if (step.name !== 'priceCar' || !hasCustomers(view)) return { id: 'move.priceCar', values: { price } }
  const { body, engine, workers, salesperson } = step
  const car: Car = { owner: seat, body, engine, workers, salesperson, price, marker: null, productionTokens: 0 }
  const { fate, marked } = outcomeAt(view, car, carMarkers(view))
  const sold = soldWords(fate)
  const without: Phrase = sold
    ? { id: 'move.priceCar.sold', values: { price, ...sold } }
    : { id: 'move.priceCar.unsold', values: { price } }
  if (!marked) return without
  return {
    id: 'move.priceCar.marked',
    values: { without, marker: markerPhrase(marked.marker), ...soldWords(marked.fate) },
  }
}
