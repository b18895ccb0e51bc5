import type { Phrase } from '@carriage/kernel'
import { buyerLine, buyerPhrase, carLines, listPhrase, purchaseLine, rowPhrase } from '@carriage/kraftwagen-family'
import { preferences } from '../components/index.ts'
import type { Fate } from '../forecast/market-outcome.ts'
import { salesNow } from '../sales.ts'
import type { State } from '../state.ts'
import { boardFor, componentTablesOf, marketSpaces } from '../tables.ts'
import { carPhrase, knownRecruit, recruitName } from './things.ts'

/** Active buyers and investors with their current purchases, then the available buyers. */
export function customerLines(view: State): Phrase[] {
  const { activeBuyerSpaces } = boardFor(componentTablesOf(view), view.companies.length)
  const stacks = preferences.map((preference) => ({
    id: `stack.${preference}`,
    values: { buyers: view.stacks[preference], points: view.whiteMarkers[preference] },
  }))
  const sales = salesNow(view)
  const investors = sales.filter((sale) => sale.by === 'investor')
  return [
    rowPhrase(view.activeBuyers.length, activeBuyerSpaces),
    ...sales
      .filter((sale) => sale.by === 'buyer')
      .map((sale) => buyerLine(sale, view.activeBuyers[sale.buyer]?.packard ?? null, sale.bought)),
    ...(investors.length > 0 ? [{ id: 'board.investorTrack' }] : []),
    ...investors.map(({ place, investor, bought }) => purchaseLine(place, knownRecruit(view, investor), bought)),
    { id: 'board.stacks', values: { stacks: listPhrase(stacks, 'comma') } },
  ]
}

export function marketPhrases(view: State): Phrase[] {
  return carLines(view.market, marketSpaces(view), view.priceChart, carPhrase)
}

/** Whether any customer could buy a car now. */
export function hasCustomers({ activeBuyers, investorTrack }: State): boolean {
  return activeBuyers.length + investorTrack.length > 0
}

/** The buyer and amount for a car; undefined if it stays unsold. A new car is sold once. */
export function soldWords({ sales: [sale] }: Fate): { readonly customer: Phrase; readonly paid: number } | undefined {
  if (!sale) return undefined
  const customer = sale.kind === 'buys' ? buyerPhrase(sale.preference) : recruitName(sale.investor)
  return { customer, paid: sale.paid }
}
