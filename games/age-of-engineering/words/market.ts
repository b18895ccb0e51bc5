import { type Phrase, seatName } from '@carriage/kernel'
import { list, yesOrNo } from '@carriage/motorworks'
import { rowIsFull } from '../buyer.ts'
import { preferences } from '../components/index.ts'
import type { Fate } from '../forecast/market-outcome.ts'
import { type BuyerSale, type InvestorSale, salesNow } from '../sales.ts'
import type { State } from '../state.ts'
import { boardFor, marketSpaces, tablesOf } from '../tables.ts'
import { sum } from './sums.ts'
import { buyer, car, knownRecruit, marker, recruitName } from './things.ts'

/** The active buyers and then the investors, with what each would buy now, and the available buyers. */
export function customerLines(view: State): Phrase[] {
  const { activeBuyerSpaces } = boardFor(tablesOf(view), view.companies.length)
  const stacks = preferences.map((preference) => ({
    id: `stack.${preference}`,
    values: { buyers: view.stacks[preference], points: view.whiteMarkers[preference] },
  }))
  const sales = salesNow(view)
  const investors = sales.filter((sale) => sale.by === 'investor')
  return [
    {
      id: 'board.buyers',
      values: { buyers: view.activeBuyers.length, spaces: activeBuyerSpaces, full: yesOrNo(rowIsFull(view)) },
    },
    ...sales.filter((sale) => sale.by === 'buyer').map((sale) => buyerLine(view, sale)),
    ...(investors.length > 0 ? [{ id: 'board.investorTrack' }] : []),
    ...investors.map((sale) => investorLine(view, sale)),
    { id: 'board.stacks', values: { stacks: list(stacks, 'comma') } },
  ]
}

function buyerLine(view: State, { buyer: place, preference, bought }: BuyerSale): Phrase {
  const packard = view.activeBuyers[place]?.packard ?? null
  const named = packard
    ? { id: 'buyer.marked', values: { buyer: buyer(preference), marker: marker(packard) } }
    : buyer(preference)
  const values = { place: place + 1, buyer: named }
  if (!bought) return { id: 'board.buyer.none', values }
  return { id: 'board.buyer', values: { ...values, seat: seatName(bought.car.owner), sum: sum(bought) } }
}

function investorLine(view: State, { place, investor, bought }: InvestorSale): Phrase {
  const values = { place: place + 1, buyer: knownRecruit(tablesOf(view), investor) }
  if (!bought) return { id: 'board.buyer.none', values }
  return { id: 'board.buyer', values: { ...values, seat: seatName(bought.car.owner), sum: sum(bought) } }
}

/** Cars on offer, the cheapest first, and the prices that are left. */
export function marketLines(view: State): Phrase[] {
  const cars = view.market.toSorted((a, b) => a.price - b.price)
  return [
    { id: 'board.market', values: { cars: cars.length, spaces: marketSpaces(view) } },
    ...cars.map((each) => ({
      id: 'board.car',
      values: { price: String(each.price).padStart(2), car: car(each), seat: seatName(each.owner) },
    })),
    { id: 'board.prices', values: { prices: list(view.priceChart, 'space') } },
  ]
}

/** Whether there are customers who could buy a car now. */
export function hasCustomers({ activeBuyers, investorTrack }: State): boolean {
  return activeBuyers.length + investorTrack.length > 0
}

/** Who would buy a car, and for how much; nothing if it stays unsold. A new car is sold once. */
export function soldWords({ sales: [sale] }: Fate): { readonly customer: Phrase; readonly paid: number } | undefined {
  if (!sale) return undefined
  const customer = sale.kind === 'buys' ? buyer(sale.preference) : recruitName(sale.investor)
  return { customer, paid: sale.paid }
}
