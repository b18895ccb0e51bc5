import { drawFrom, type Effects } from '@carriage/kernel'
import type { Quadrant } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { neutralCardOf, tablesOf } from '../tables.ts'
import { addAt, axesOf, nicheIn, xOf, yOf } from './niches.ts'

/** HC-10.14 One buyer of the card's type on the card's niche, HC-10.15 however many wait there. */
export function bringNeutralBuyer(state: State, quadrant: Quadrant, fx: Effects<Event>): void {
  const tables = tablesOf(state)
  const card = drawFrom(state.neutralDeck, fx)
  const place = neutralCardOf(tables, card)
  const niche = nicheIn(tables, quadrant, place)
  addAt(state.buyers, place.type, niche, 1)
  const axes = axesOf(state)
  fx.emit({ kind: 'neutralBuyerCame', card, quadrant, type: place.type, x: xOf(niche), y: yOf(niche), axes })
}
