import { type Effects, legal, type Verdict } from '@carriage/kernel'
import { currentStep, findPart, pop, push, replace, takeOutOfWorkshop, takePrice, valuesOf } from '@carriage/motorworks'
import { carOffered } from './achievements.ts'
import type { EngineeringMarker } from './components/index.ts'
import { crewsOf, sendCrew } from './crew.ts'
import { freeCarMarker, judgeMarkers, useMarker } from './engineering-markers.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { gain } from './points.ts'
import { refuse } from './refusal.ts'
import { actorOf, type Car, type State } from './state.ts'
import type { Crew, StepOf } from './steps.ts'
import { marketSpaces } from './tables.ts'

export function marketIsFull(state: State): boolean {
  return state.market.length >= marketSpaces(state) // AE-1.21, AE-13.8
}

/** AE-9.1 Nobody has to place a car; AE-9.2 nor may anybody place a second one in the step. */
export function addCarMoves(state: State, moves: Move[]): void {
  if (!state.turn.carPlaced) addCars(state, moves)
}

/** Whether the actor has all that a car needs: AE-9.4 to AE-9.6. */
export function carIsPossible(state: State): boolean {
  const cars: Move[] = []
  addCars(state, cars)
  return cars.length > 0
}

/** The cars that can be begun, also an extra one: AE-8.10. */
export function addCars(state: State, moves: Move[]): void {
  const { canteen, salesperson, workshops } = actorOf(state)
  if (canteen === 0 && salesperson !== 'canteen') return
  if (state.priceChart.length === 0 || marketIsFull(state)) return
  const engines = valuesOf(workshops, 'engine')
  if (engines.length === 0) return
  for (const body of valuesOf(workshops, 'body')) {
    for (const engine of engines) moves.push({ kind: 'placeCar', body, engine })
  }
}

export function judgeCar(state: State, body: number, engine: number): Verdict {
  const { canteen, salesperson, workshops } = actorOf(state)
  if (currentStep(state).name === 'placing' && state.turn.carPlaced) return refuse('AE-9.2', { placed: true })
  if (marketIsFull(state)) return refuse('AE-9.6', { missing: 'place', cars: state.market.length })
  if (findPart(workshops, 'body', body) < 0) return refuse('AE-9.4', { missing: 'body', value: body })
  if (findPart(workshops, 'engine', engine) < 0) return refuse('AE-9.4', { missing: 'engine', value: engine }) // AE-5.27
  if (canteen === 0 && salesperson !== 'canteen') return refuse('AE-9.5', { missing: 'crew', canteen })
  return state.priceChart.length === 0 ? refuse('AE-9.6', { missing: 'price' }) : legal
}

/** AE-9.7 Body and engine are chosen. Nothing moves before the car is complete. */
export function placeCar(state: State, body: number, engine: number): void {
  push(state, { name: 'crewCar', body, engine })
}

/** A single person in the canteen leaves no choice. */
export function crewOrWait(state: State, step: StepOf<'crewCar'>): boolean {
  const [only, ...others] = crews(state)
  if (!only || others.length > 0) return true
  crewCar(state, step, only)
  return false
}

function crews(state: State): Crew[] {
  const { canteen, salesperson } = actorOf(state)
  return crewsOf(canteen, salesperson === 'canteen')
}

export function crewMoves(state: State): Move[] {
  return crews(state).map((crew): Move => ({ kind: 'crewCar', ...crew }))
}

export function judgeCrew(state: State, { workers, salesperson }: Crew): Verdict {
  const { canteen, salesperson: at } = actorOf(state)
  if (workers === 0 && !salesperson) return refuse('AE-9.5', { workers, canteen })
  if (salesperson && at !== 'canteen') return refuse('AE-9.5', { salesperson, canteen })
  return workers <= canteen ? legal : refuse('AE-9.5', { workers, canteen })
}

export function crewCar(state: State, { body, engine }: StepOf<'crewCar'>, { workers, salesperson }: Crew): void {
  replace(state, { name: 'priceCar', body, engine, workers, salesperson })
}

/** With a single price marker left there is no choice. */
export function priceOrWait(state: State, step: StepOf<'priceCar'>): boolean {
  const [only, ...others] = state.priceChart
  if (only === undefined || others.length > 0) return true
  priceCar(state, step, only)
  return false
}

export function priceMoves(state: State): Move[] {
  return state.priceChart.map((price): Move => ({ kind: 'priceCar', price }))
}

export function judgePrice({ priceChart }: State, price: number): Verdict {
  return priceChart.includes(price) ? legal : refuse('AE-9.6', { price, available: priceChart })
}

export function priceCar(state: State, step: StepOf<'priceCar'>, price: number): void {
  replace(state, { ...step, name: 'markCar', price })
}

/** AE-9.13 The markers of the actor that may go on a car now. */
export function carMarkers(state: State): EngineeringMarker[] {
  return freeCarMarker(state) ? actorOf(state).engineeringMarkers.filter(goesOnCars) : []
}

/** AE-9.13 Only whoever has a marker to use now is asked for it. */
export function markOrWait(state: State, step: StepOf<'markCar'>, fx: Effects<Event>): boolean {
  if (carMarkers(state).length > 0) return true
  completeCar(state, step, null, fx)
  return false
}

/** AE-6.5 Using a marker is optional. */
export function markMoves(state: State): Move[] {
  return [null, ...carMarkers(state)].map((marker): Move => ({ kind: 'markCar', marker }))
}

export function judgeMark(state: State, marker: EngineeringMarker | null): Verdict {
  if (marker === null) return legal
  if (!goesOnCars(marker)) return refuse('AE-9.13', { marker })
  const verdict = judgeMarkers(state, isWintons(marker) ? 'winton' : 'christie', freeCarMarker(state))
  if (!verdict.legal) return verdict
  return actorOf(state).engineeringMarkers.includes(marker) ? legal : refuse('AE-1.24', { marker })
}

/** AE-9.8 Parts, crew and price marker leave their places and form the car. */
export function completeCar(
  state: State,
  { body, engine, workers, salesperson, price }: StepOf<'markCar'>,
  marker: EngineeringMarker | null,
  fx: Effects<Event>,
): void {
  const company = actorOf(state)
  if (marker) useMarker(state, marker, freeCarMarker(state))
  pop(state)
  takeOutOfWorkshop(company.workshops, 'body', body)
  takeOutOfWorkshop(company.workshops, 'engine', engine)
  sendCrew(company, { workers, salesperson })
  takePrice(state.priceChart, price)
  const car: Car = { owner: state.actor, body, engine, workers, salesperson, price, marker, productionTokens: 0 }
  state.market.push(car)
  const step = currentStep(state)
  fx.tell({ kind: 'carPlaced', seat: state.actor, car: { ...car }, extra: step.name === 'extraCar' })
  if (step.name === 'extraCar') {
    pop(state)
    gain(state, state.actor, step.points, 'instant', fx) // AE-8.10
  } else state.turn.carPlaced = true
  carOffered(state, state.actor, fx)
}

function isWintons(marker: EngineeringMarker): boolean {
  return marker === 'winton1' || marker === 'winton2'
}

/** AE-6.6, AE-6.8 The markers of Winton and Christie. */
function goesOnCars(marker: EngineeringMarker): boolean {
  return isWintons(marker) || marker === 'christie1' || marker === 'christie2'
}
