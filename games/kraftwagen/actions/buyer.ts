import type { Effects } from '@carriage/kernel'
import { type BuyerKind, bringIntoPlay, collectStackMoney, popStep, pushStep } from '@carriage/kraftwagen-family'
import type { MarkerSpace } from '../components/index.ts'
import type { Event } from '../events.ts'
import { secondBuyerBrought } from '../scoring/awards.ts'
import { earn } from '../scoring/money.ts'
import type { State } from '../state.ts'
import { boardFor, componentTablesOf } from '../tables.ts'

/** The Buyer action: a buyer comes into play, or else the marker goes down. False if neither is possible. */
export function buyerAction(state: State, fx: Effects<Event>): boolean {
  if (!rowIsFull(state)) {
    pushStep(state, { name: 'buyer' }) // KW-5.21, KW-5.25
    return true
  }
  const to = spaceBelow(state)
  if (to === undefined) return false // KW-5.27
  const from = state.marker
  state.marker = to // KW-5.24
  fx.emit({ kind: 'markerMoved', seat: state.actor, from, to })
  return true
}

export function rowIsFull(state: State): boolean {
  return state.activeBuyers.length >= boardFor(componentTablesOf(state), state.players.length).activeBuyerSpaces // KW-12.5
}

/** The next space down the buyer track; none below 0. */
function spaceBelow(state: State): MarkerSpace | undefined {
  const { spaces } = componentTablesOf(state).components.buyerTrack
  return spaces[spaces.indexOf(state.marker) + 1]
}

export function markerIsAtTheEnd(state: State): boolean {
  return spaceBelow(state) === undefined
}

export function placeBuyer(state: State, preference: BuyerKind, fx: Effects<Event>): void {
  popStep(state)
  bringBuyer(state, preference, false, fx)
  earn(state, state.actor, collectStackMoney(state.stackMoney, preference), 'stack', fx) // KW-5.23
}

/** The actor brings a buyer into play, by an action or with Benz. */
export function bringBuyer(state: State, preference: BuyerKind, benz: boolean, fx: Effects<Event>): void {
  const { second } = bringIntoPlay(state, { preference, daimler: null })
  fx.emit({ kind: 'buyerPlaced', seat: state.actor, preference, buyer: state.activeBuyers.length - 1, benz })
  if (second) secondBuyerBrought(state, state.actor, fx)
}
