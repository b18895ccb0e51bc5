import type { Phrase } from '@carriage/kernel'
import { buyerKinds, buyerLine, carLines, listPhrase, rowPhrase } from '@carriage/kraftwagen-family'
import { marketSpaces } from '../round.ts'
import { salesNow } from '../scoring/sales.ts'
import type { State } from '../state.ts'
import { boardFor, componentTablesOf } from '../tables.ts'
import { carPhrase } from './things.ts'

/** The row of buyers with what each would buy now, and the stacks. */
export function buyerLines(view: State): Phrase[] {
  const { activeBuyerSpaces } = boardFor(componentTablesOf(view), view.players.length)
  const stacks = buyerKinds.map((preference) => ({
    id: `stack.${preference}`,
    values: { buyers: view.stacks[preference], money: view.stackMoney[preference] },
  }))
  return [
    rowPhrase(view.activeBuyers.length, activeBuyerSpaces),
    ...salesNow(view).map((sale) => buyerLine(sale, view.activeBuyers[sale.buyer]?.daimler ?? null, sale.bought)),
    { id: 'board.stacks', values: { stacks: listPhrase(stacks, 'comma') } },
  ]
}

export function marketPhrases(view: State): Phrase[] {
  return carLines(view.market, marketSpaces(view), view.availablePrices, carPhrase)
}
