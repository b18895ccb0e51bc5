import { type Result, rankByPoints } from '@carriage/kernel'
import { lotOf, tasteBonus } from './lots.ts'
import type { Bidder, Purchase, State } from './state.ts'

/** AU-13 Coins and lots; equal points share the place. */
export function result(state: State): Result {
  return rankByPoints(state.bidders.map(scoreOf))
}

function scoreOf({ coins, taste, bought }: Bidder): number {
  return bought.reduce((sum, purchase) => sum + worthOf(purchase, taste), coins)
}

function worthOf({ lot, polish }: Purchase, taste: Bidder['taste']): number {
  const { kind, worth } = lotOf(lot)
  const bonus = kind === taste ? tasteBonus : 0 // AU-12
  return worth + polish + bonus
}
