import { type Effects, legal, refuse, type Verdict } from '@carriage/kernel'
import { findPart, pop, push, replace, takeOutOfWorkshop, takePrice, valuesOf } from '@carriage/motorworks'
import { carOffered } from './awards.ts'
import type { EngineerMarker } from './components/index.ts'
import { judgeMarkers, limitReached, spendMarker } from './engineer-markers.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { actorOf, type State } from './state.ts'
import type { StepOf } from './steps.ts'
import { boardFor, tablesOf } from './tables.ts'

export function marketIsFull(state: State): boolean {
  return state.market.length >= boardFor(tablesOf(state), state.players.length).marketSpaces // KW-1.26, KW-12.4
}

/** KW-7.2 Nobody has to place a car. */
export function addCarMoves(state: State, moves: Move[]): void {
  const { canteen, workshops } = actorOf(state)
  if (state.turn.carPlaced || canteen === 0 || state.availablePrices.length === 0 || marketIsFull(state)) return
  const engines = valuesOf(workshops, 'engine')
  if (engines.length === 0) return
  for (const body of valuesOf(workshops, 'body')) {
    for (const engine of engines) moves.push({ kind: 'placeCar', body, engine })
  }
}

/** KW-7.3 What a car needs. */
export function judgeCar(state: State, body: number, engine: number): Verdict {
  const { canteen, workshops } = actorOf(state)
  if (state.turn.carPlaced) return refuse('KW-7.1', { placed: true })
  if (marketIsFull(state)) return refuse('KW-7.3', { missing: 'space', cars: state.market.length })
  if (findPart(workshops, 'body', body) < 0) return refuse('KW-7.3', { missing: 'body', value: body })
  if (findPart(workshops, 'engine', engine) < 0) return refuse('KW-7.3', { missing: 'engine', value: engine })
  if (canteen === 0) return refuse('KW-7.3', { missing: 'workers', canteen })
  if (state.availablePrices.length === 0) return refuse('KW-7.3', { missing: 'price' })
  return legal
}

/** KW-7.4 Body and engine are chosen. Nothing moves before the car is complete. */
export function placeCar(state: State, body: number, engine: number): void {
  push(state, { name: 'crewCar', body, engine })
}

/** A single worker in the canteen leaves no choice. */
export function crewOrWait(state: State, step: StepOf<'crewCar'>): boolean {
  if (actorOf(state).canteen !== 1) return true
  crewCar(state, step, 1)
  return false
}

export function crewMoves(state: State): Move[] {
  const moves: Move[] = []
  for (let workers = 1; workers <= actorOf(state).canteen; workers++) moves.push({ kind: 'crewCar', workers })
  return moves
}

export function judgeCrew(state: State, workers: number): Verdict {
  const { canteen } = actorOf(state)
  return workers >= 1 && workers <= canteen ? legal : refuse('KW-7.5', { workers, canteen })
}

export function crewCar(state: State, { body, engine }: StepOf<'crewCar'>, workers: number): void {
  replace(state, { name: 'priceCar', body, engine, workers })
}

/** With a single price marker left there is no choice. */
export function priceOrWait(state: State, step: StepOf<'priceCar'>): boolean {
  const [only, ...others] = state.availablePrices
  if (only === undefined || others.length > 0) return true
  priceCar(state, step, only)
  return false
}

export function priceMoves(state: State): Move[] {
  return state.availablePrices.map((price): Move => ({ kind: 'priceCar', price }))
}

export function judgePrice(state: State, price: number): Verdict {
  const { availablePrices } = state
  return availablePrices.includes(price) ? legal : refuse('KW-7.6', { price, available: availablePrices })
}

export function priceCar(state: State, { body, engine, workers }: StepOf<'priceCar'>, price: number): void {
  replace(state, { name: 'markCar', body, engine, workers, price })
}

/** KW-7.8 Only whoever has a marker that he may use now is asked for it. */
export function markOrWait(state: State, step: StepOf<'markCar'>, fx: Effects<Event>): boolean {
  if (actorOf(state).engineerMarkers.some(goesOnCars) && !limitReached(state, 'onCar')) return true
  completeCar(state, step, null, fx)
  return false
}

export function markMoves(state: State): Move[] {
  const moves: Move[] = [{ kind: 'markCar', marker: null }]
  for (const marker of actorOf(state).engineerMarkers) if (goesOnCars(marker)) moves.push({ kind: 'markCar', marker })
  return moves
}

export function judgeMark(state: State, marker: EngineerMarker | null): Verdict {
  if (marker === null) return legal
  if (!goesOnCars(marker)) return refuse('KW-7.8', { marker })
  const engineer = isHorchs(marker) ? 'horch' : 'maybach'
  const verdict = judgeMarkers(state, engineer, 'onCar')
  if (!verdict.legal) return verdict
  return actorOf(state).engineerMarkers.includes(marker) ? legal : refuse('KW-8.2', { engineer, marker })
}

/** KW-7.7 Parts, workers and price marker leave their places and form the car. */
export function completeCar(
  state: State,
  { body, engine, workers, price }: StepOf<'markCar'>,
  marker: EngineerMarker | null,
  fx: Effects<Event>,
): void {
  pop(state)
  const player = actorOf(state)
  takeOutOfWorkshop(player.workshops, 'body', body)
  takeOutOfWorkshop(player.workshops, 'engine', engine)
  player.canteen -= workers
  takePrice(state.availablePrices, price)
  if (marker) {
    spendMarker(state, marker)
    state.turn.carMarkerUsed = true
  }
  const car = { owner: state.actor, body, engine, workers, price, engineerMarker: marker }
  state.market.push(car)
  player.carsPlaced++
  state.turn.carPlaced = true
  fx.tell({ kind: 'carPlaced', seat: state.actor, car: { ...car } })
  carOffered(state, state.actor, fx)
}

function isHorchs(marker: EngineerMarker): boolean {
  return marker === 'horch1' || marker === 'horch2'
}

/** KW-6.36, KW-6.92 The markers of Horch and Maybach. */
function goesOnCars(marker: EngineerMarker): boolean {
  return isHorchs(marker) || marker === 'maybach1' || marker === 'maybach2'
}
