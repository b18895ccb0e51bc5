import { type Effects, legal, type Verdict } from '@carriage/kernel'
import { bringIntoPlay, collectStackMoney, pop, preferencesOnOffer, push } from '@carriage/motorworks'
import { secondBuyerPlaced } from './achievements.ts'
import { type Preference, preferences } from './components/index.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { gain } from './points.ts'
import { refuse } from './refusal.ts'
import type { State } from './state.ts'
import { boardFor, tablesOf } from './tables.ts'

/** The Attract Buyer action: a buyer comes, or else the market marker moves. False if neither is possible. */
export function attractBuyer(state: State, fx: Effects<Event>): boolean {
  if (!rowIsFull(state)) {
    push(state, { name: 'buyer' }) // AE-5.41
    return true
  }
  if (markerIsAtTheEnd(state)) return false // AE-5.45
  const from = state.marketMarker
  state.marketMarker++ // AE-5.43, AE-5.44
  fx.tell({ kind: 'marketMarkerMoved', seat: state.actor, from, to: state.marketMarker })
  return true
}

export function rowIsFull(state: State): boolean {
  return state.activeBuyers.length >= boardFor(tablesOf(state), state.companies.length).activeBuyerSpaces // AE-13.2
}

export function markerIsAtTheEnd(state: State): boolean {
  return state.marketMarker >= tablesOf(state).components.marketTrack.spaces
}

/** Waits for the choice of a preference, unless only one is left. */
export function placeBuyerOrWait(state: State, fx: Effects<Event>): boolean {
  const [only, ...others] = buyersOnOffer(state)
  if (only === undefined || others.length > 0) return true
  placeBuyer(state, only, fx)
  return false
}

/** The preferences whose stack still has a buyer. */
export function buyersOnOffer(state: State): Preference[] {
  return preferencesOnOffer(state.stacks, preferences)
}

export function buyerMoves(state: State): Move[] {
  return buyersOnOffer(state).map((preference): Move => ({ kind: 'chooseBuyer', preference }))
}

export function judgeBuyer(state: State, preference: Preference): Verdict {
  return state.stacks[preference] > 0 ? legal : refuse('AE-5.41', { preference })
}

export function placeBuyer(state: State, preference: Preference, fx: Effects<Event>): void {
  pop(state)
  addBuyer(state, preference, false, fx)
}

/** The actor puts a buyer on the first free place, by an action or with Buick, and takes the white markers: AE-5.42. */
export function addBuyer(state: State, preference: Preference, buick: boolean, fx: Effects<Event>): void {
  const { second } = bringIntoPlay(state, { preference, packard: null })
  fx.tell({ kind: 'buyerPlaced', seat: state.actor, preference, buyer: state.activeBuyers.length - 1, buick })
  takeWhiteMarkers(state, preference, fx)
  if (second) secondBuyerPlaced(state, state.actor, fx)
}

export function takeWhiteMarkers(state: State, preference: Preference, fx: Effects<Event>): void {
  gain(state, state.actor, collectStackMoney(state.whiteMarkers, preference), 'whiteMarkers', fx)
}
