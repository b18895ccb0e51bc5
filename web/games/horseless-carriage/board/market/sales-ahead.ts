import { type Move, nicheAt, type State, segmentAt, tablesOf, typesIn } from '@carriage/horseless-carriage'
import type { ChoicesAhead } from '../../../../board/interaction/board.ts'
import { nicheWords } from './place-words.ts'
import { movesFor, saleOffers } from './sale-plan.ts'

/** The next possible sales, highest income first, each in its best window; mainlines deliver by rule. */
export const salesAhead: ChoicesAhead<State, Move> = {
  at: (view, me, { t, translator }) =>
    saleOffers(view, me).map((offer) => {
      const { niche, dealership, windows } = offer
      const sold = niche.sales.map(({ type, vehicles }) =>
        translator.phrase({ id: `vehicles.${type}`, values: { count: vehicles } }),
      )
      return {
        words: t('sales.ahead', {
          income: niche.income,
          vehicles: sold.join(', '),
          where: t('sales.where', {
            place: nicheWords({ view, translator }, niche.x, niche.y),
            price: view.prices[segmentAt(tablesOf(view), nicheAt(niche.x, niche.y))] ?? 0,
            dealership: translator.phrase({ id: `dealership.${dealership}` }),
          }),
        }),
        moves: [
          ...movesFor(view, offer, windows[0]),
          ...typesIn(view.options).map((): Move => ({ kind: 'deliver', from: {} })),
        ],
      }
    }),
}
