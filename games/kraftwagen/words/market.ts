import { type Phrase, seatName } from '@carriage/kernel'
import { list, preferences, yesOrNo } from '@carriage/motorworks'
import { rowIsFull } from '../actions/buyer.ts'
import { type Sale, salesNow } from '../scoring/sales.ts'
import type { State } from '../state.ts'
import { boardFor, tablesOf } from '../tables.ts'
import { sum } from './sums.ts'
import { buyer, car, marker } from './things.ts'

/** The row of buyers with what each would buy now, and the stacks. */
export function buyerLines(view: State): Phrase[] {
  const { activeBuyerSpaces } = boardFor(tablesOf(view), view.players.length)
  const stacks = preferences.map((preference) => ({
    id: `stack.${preference}`,
    values: { buyers: view.stacks[preference], money: view.stackMoney[preference] },
  }))
  return [
    {
      id: 'board.buyers',
      values: { buyers: view.activeBuyers.length, spaces: activeBuyerSpaces, full: yesOrNo(rowIsFull(view)) },
    },
    ...salesNow(view).map((sale) => buyerLine(view, sale)),
    { id: 'board.stacks', values: { stacks: list(stacks, 'comma') } },
  ]
}

function buyerLine(view: State, { buyer: place, preference, bought }: Sale): Phrase {
  const daimler = view.activeBuyers[place]?.daimler ?? null
  const named = daimler
    ? { id: 'buyer.marked', values: { buyer: buyer(preference), marker: marker(daimler) } }
    : buyer(preference)
  const values = { place: place + 1, buyer: named }
  if (!bought) return { id: 'board.buyer.none', values }
  return {
    id: 'board.buyer',
    values: { ...values, seat: seatName(bought.car.owner), sum: sum({ preference, ...bought }) },
  }
}

/** Cars on offer, the cheapest first, and the prices that are left. */
export function marketLines(view: State): Phrase[] {
  const { marketSpaces } = boardFor(tablesOf(view), view.players.length)
  const cars = view.market.toSorted((a, b) => a.price - b.price)
  return [
    { id: 'board.market', values: { cars: cars.length, spaces: marketSpaces } },
    ...cars.map((each) => ({
      id: 'board.car',
      values: { price: String(each.price).padStart(2), car: car(each), seat: seatName(each.owner) },
    })),
    { id: 'board.prices', values: { prices: list(view.availablePrices, 'space') } },
  ]
}
