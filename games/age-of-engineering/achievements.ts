import type { Effects, Seat } from '@carriage/kernel'
import type { Part } from '@carriage/kraftwagen-family'
import type { Achievement } from './components/index.ts'
import type { Event } from './events.ts'
import { gain } from './points.ts'
import { companyOf, type State } from './state.ts'
import { componentTablesOf } from './tables.ts'

/** AE-11.1, AE-11.2 The first company to meet a condition wins immediately; AE-11.3, AE-11.4 permanently. */
function win(state: State, seat: Seat, achievement: Achievement, fx: Effects<Event>): void {
  const place = state.achievements.indexOf(achievement)
  if (place < 0) return
  state.achievements.splice(place, 1)
  companyOf(state, seat).achievements.push(achievement)
  const { points } = componentTablesOf(state).components.achievements.rows[achievement]
  fx.emit({ kind: 'achievementWon', seat, achievement, points })
  gain(state, seat, points, 'achievement', fx)
}

/** Laps restart from 0 each round. */
export const lapAchievements = [
  { achievement: 'lap1', laps: 1, rule: 'AE-11.6' },
  { achievement: 'lap2', laps: 2, rule: 'AE-11.7' },
] as const

export function lapsCompleted(state: State, seat: Seat, fx: Effects<Event>): void {
  for (const { achievement, laps } of lapAchievements) {
    if (companyOf(state, seat).raceCar.laps >= laps) win(state, seat, achievement, fx)
  }
}

/** AE-11.8 The second active buyer of a preference counts, whichever seat placed the first. */
export function secondBuyerPlaced(state: State, seat: Seat, fx: Effects<Event>): void {
  win(state, seat, 'buyer', fx)
}

export const carsForAchievement = 2 // AE-11.9

export function carOffered(state: State, seat: Seat, fx: Effects<Event>): void {
  if (carsOnMarket(state, seat) >= carsForAchievement) win(state, seat, 'market', fx)
}

export function carsOnMarket({ market }: State, seat: Seat): number {
  let cars = 0
  for (const { owner } of market) if (owner === seat) cars++
  return cars
}

/** The lowest part value that wins an achievement. */
export const partAchievements = [
  { achievement: 'body3', part: 'body', value: 3, rule: 'AE-11.10' },
  { achievement: 'body6', part: 'body', value: 6, rule: 'AE-11.11' },
  { achievement: 'engine4', part: 'engine', value: 4, rule: 'AE-11.12' },
  { achievement: 'engine7', part: 'engine', value: 7, rule: 'AE-11.13' },
] as const

/**
 * A part is stored in a workshop, whatever its source. The race car is not a workshop: AE-11.14. AE-11.5 One part may
 * win both.
 */
export function partStored(state: State, seat: Seat, { kind, value }: Part, fx: Effects<Event>): void {
  for (const each of partAchievements) {
    if (each.part === kind && value >= each.value) win(state, seat, each.achievement, fx)
  }
}

/** AE-11.15 The salesperson is ignored. */
export function workersLeftSupply(state: State, seat: Seat, fx: Effects<Event>): void {
  if (companyOf(state, seat).supply === 0) win(state, seat, 'workers', fx)
}

export const engineersForAchievement = 3 // AE-11.16

export function engineerTaken(state: State, seat: Seat, fx: Effects<Event>): void {
  if (companyOf(state, seat).engineers.length >= engineersForAchievement) win(state, seat, 'engineers', fx)
}
