import type { Phrase } from '@carriage/kernel'
import { buyerLine, list, marketLines, preferences, rowPhrase } from '@carriage/motorworks'
import { salesNow } from '../scoring/sales.ts'
import type { State } from '../state.ts'
import { boardFor, tablesOf } from '../tables.ts'
import { car } from './things.ts'

/** The row of buyers with what each would buy now, and the stacks. */
export function buyerLines(view: State): Phrase[] {
  const { activeBuyerSpaces } = boardFor(tablesOf(view), view.players.length)
  const stacks = preferences.map((preference) => ({
    id: `stack.${preference}`,
    values: { buyers: view.stacks[preference], money: view.stackMoney[preference] },
  }))
  return [
    rowPhrase(view.activeBuyers.length, activeBuyerSpaces),
    ...salesNow(view).map((sale) => buyerLine(sale, view.activeBuyers[sale.buyer]?.daimler ?? null, sale.bought)),
    { id: 'board.stacks', values: { stacks: list(stacks, 'comma') } },
  ]
}

export function marketPhrases(view: State): Phrase[] {
  const { marketSpaces } = boardFor(tablesOf(view), view.players.length)
  return marketLines(view.market, marketSpaces, view.availablePrices, car)
}
