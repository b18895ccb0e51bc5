import type { Effects } from '@carriage/kernel'
import { bringIntoPlay, collectStackMoney, preferencesOnOffer } from '@carriage/kraftwagen-family'
import { secondBuyerPlaced } from './achievements.ts'
import { type Preference, preferences } from './components/index.ts'
import type { Event } from './events.ts'
import { gain } from './points.ts'
import type { State } from './state.ts'
import { boardFor, componentTablesOf } from './tables.ts'

export function rowIsFull(state: State): boolean {
  return state.activeBuyers.length >= boardFor(componentTablesOf(state), state.companies.length).activeBuyerSpaces // AE-13.2
}

export function markerIsAtTheEnd(state: State): boolean {
  return state.marketMarker >= componentTablesOf(state).components.marketTrack.spaces
}

/** The preferences whose stack still has a buyer. */
export function buyersOnOffer(state: State): Preference[] {
  return preferencesOnOffer(state.stacks, preferences)
}

/**
 * Places a buyer on the first free space for the actor, by an action or Buick, who collects the white markers: AE-5.42.
 */
export function addBuyer(state: State, preference: Preference, buick: boolean, fx: Effects<Event>): void {
  const { second } = bringIntoPlay(state, { preference, packard: null })
  fx.emit({ kind: 'buyerPlaced', seat: state.actor, preference, buyer: state.activeBuyers.length - 1, buick })
  takeWhiteMarkers(state, preference, fx)
  if (second) secondBuyerPlaced(state, state.actor, fx)
}

export function takeWhiteMarkers(state: State, preference: Preference, fx: Effects<Event>): void {
  gain(state, state.actor, collectStackMoney(state.whiteMarkers, preference), 'whiteMarkers', fx)
}
