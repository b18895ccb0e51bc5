import type { Invariant } from '@carriage/kernel'
import { lots, lotsPerGame } from './lots.ts'
import type { State } from './state.ts'

export const invariants: readonly Invariant<State>[] = [
  {
    id: 'AU-INV-1',
    title: 'nobody owes coins',
    broken: ({ bidders }) => (bidders.some(({ coins }) => coins < 0) ? 'a purse is below 0' : undefined),
  },
  {
    id: 'AU-INV-2',
    title: 'each lot is in one place',
    broken({ lots: pile, bidders }) {
      const bought = bidders.flatMap((bidder) => bidder.bought.map(({ lot }) => lot))
      const places = [...pile, ...bought]
      return new Set(places).size === places.length && places.length <= lots.length ? undefined : places.join(' ')
    },
  },
  {
    id: 'AU-INV-3',
    title: 'four lots at most come under the hammer',
    broken: ({ drawn, lots: pile }) =>
      drawn <= lotsPerGame && drawn + pile.length === lots.length ? undefined : `${drawn} drawn, ${pile.length} left`,
  },
  {
    id: 'AU-INV-4',
    title: 'bids lie sealed only while bids are made',
    broken: ({ step, bidders }) =>
      step.name !== 'bidding' && bidders.some(({ bid }) => bid) ? `a bid in step ${step.name}` : undefined,
  },
]
