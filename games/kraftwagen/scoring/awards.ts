import type { Effects, Seat } from '@carriage/kernel'
import type { Part } from '@carriage/kraftwagen-family'
import type { Award } from '../components/index.ts'
import type { Event } from '../events.ts'
import { playerOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'
import { storeAward } from './money.ts'

/**
 * KW-10.1, KW-10.4 The first to meet a condition takes the award at that moment, whether he wants it or not; KW-2.30 in
 * the set-up, too, KW-10.3 and several at once.
 */
function win(state: State, seat: Seat, award: Award, fx: Effects<Event>): void {
  const place = state.awards.indexOf(award)
  if (place < 0) return
  state.awards.splice(place, 1)
  storeAward(state, seat, award)
  fx.emit({ kind: 'awardTaken', seat, award, points: componentTablesOf(state).components.awards.rows[award].points })
}

/** Laps restart from 0 each round. */
export const lapAwards = [
  { award: 'lap1', laps: 1, rule: 'KW-10.5' },
  { award: 'lap2', laps: 2, rule: 'KW-10.6' },
] as const

export function lapsCompleted(state: State, seat: Seat, fx: Effects<Event>): void {
  for (const { award, laps } of lapAwards) {
    if (playerOf(state, seat).raceCar.laps >= laps) win(state, seat, award, fx)
  }
}

/** KW-10.7, KW-10.8 The second buyer of a kind counts, also if another player brought in the first. */
export function secondBuyerBrought(state: State, seat: Seat, fx: Effects<Event>): void {
  win(state, seat, 'buyer', fx)
}

/** KW-10.9 A second car: on the market at the same time, or in the whole game. */
export const carsForAward = 2

export function carOffered(state: State, seat: Seat, fx: Effects<Event>): void {
  if (carsTowardsAward(state, seat) >= carsForAward) win(state, seat, 'market', fx)
}

export function carsTowardsAward(state: State, seat: Seat): number {
  return state.options.marketAward === 'wholeGame'
    ? playerOf(state, seat).carsPlaced
    : state.market.filter(({ owner }) => owner === seat).length
}

/** The value from which on a part earns an award. */
export const partAwards = [
  { award: 'body3', part: 'body', value: 3, rule: 'KW-10.10' },
  { award: 'body6', part: 'body', value: 6, rule: 'KW-10.11' },
  { award: 'engine4', part: 'engine', value: 4, rule: 'KW-10.12' },
  { award: 'engine7', part: 'engine', value: 7, rule: 'KW-10.13' },
] as const

/**
 * A part comes into a workshop for the first time, wherever it is from (KW-10.17). One part may earn both awards of its
 * kind (KW-10.14). Markers raise cars, not parts (KW-10.15), and the Grand Prix car is no workshop (KW-10.16).
 */
export function partStored(state: State, seat: Seat, { kind, value }: Part, fx: Effects<Event>): void {
  for (const each of partAwards) {
    if (each.part === kind && value >= each.value) win(state, seat, each.award, fx)
  }
}

/** KW-10.18, KW-10.19 The worker in the chain and the one on the lap counter are not in the supply. */
export function workerLeftSupply(state: State, seat: Seat, fx: Effects<Event>): void {
  if (playerOf(state, seat).supply === 0) win(state, seat, 'workers', fx)
}

export const engineersForAward = 3 // KW-10.20

export function engineerTaken(state: State, seat: Seat, fx: Effects<Event>): void {
  if (playerOf(state, seat).engineers.length >= engineersForAward) win(state, seat, 'engineers', fx)
}
