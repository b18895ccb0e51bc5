import { legal } from '@carriage/kernel'
import { type CarNeeds, findPart, pushStep, valuesOf } from '@carriage/kraftwagen-family'
import type { MoveAt } from '../formats.ts'
import type { MoveOf } from '../moves.ts'
import { refuseByRule } from '../refusal.ts'
import type { RuleId } from '../rulebook/index.ts'
import { actorOf, type State } from '../state.ts'
import { marketIsFull } from '../tables.ts'

export const carRules: readonly RuleId[] = ['AE-9.1', 'AE-9.4', 'AE-9.5', 'AE-9.6', 'AE-9.9', 'AE-9.13']

/** AE-9.7 Body and engine of a car, in the placing step or as an additional one: AE-8.10. */
export const placeCar: MoveAt<'placeCar'> = {
  refusalElsewhere: (_state, _step, must) => must ?? 'AE-9.3',
  judge(state, { body, engine }, { name }) {
    const { canteen, salesperson, workshops } = actorOf(state)
    if (name === 'placing' && state.turn.carPlaced) return refuseByRule('AE-9.2', { placed: true })
    if (marketIsFull(state)) return refuseByRule('AE-9.6', { missing: 'place', cars: state.market.length })
    if (findPart(workshops, 'body', body) < 0) return refuseByRule('AE-9.4', { missing: 'body', value: body })
    if (findPart(workshops, 'engine', engine) < 0) return refuseByRule('AE-9.4', { missing: 'engine', value: engine }) // AE-5.27
    if (canteen === 0 && salesperson !== 'canteen') return refuseByRule('AE-9.5', { missing: 'crew', canteen })
    return state.priceChart.length === 0 ? refuseByRule('AE-9.6', { missing: 'price' }) : legal
  },
  /** Nothing moves until the car is complete. */
  play: (state, { body, engine }) => pushStep(state, { name: 'crewCar', body, engine }),
  label: (_view, _seat, { body, engine }) => ({ id: 'move.placeCar', values: { body, engine } }),
}

/** AE-9.4 to AE-9.6: what is available for a car. */
export function carNeeds(state: State): CarNeeds {
  const { canteen, salesperson, workshops } = actorOf(state)
  return {
    marketIsFull: marketIsFull(state),
    prices: state.priceChart.length,
    bodies: valuesOf(workshops, 'body').length,
    engines: valuesOf(workshops, 'engine').length,
    hasWorker: canteen > 0 || salesperson === 'canteen',
  }
}

/** The cars that can be started. */
export function addCars(state: State, moves: { push(move: MoveOf<'placeCar'>): unknown }): void {
  const { canteen, salesperson, workshops } = actorOf(state)
  if (canteen === 0 && salesperson !== 'canteen') return
  if (state.priceChart.length === 0 || marketIsFull(state)) return // AE-9.11 the market is full first
  const engines = valuesOf(workshops, 'engine')
  if (engines.length === 0) return
  for (const body of valuesOf(workshops, 'body')) {
    for (const engine of engines) moves.push({ kind: 'placeCar', body, engine })
  }
}

/** Whether the actor has everything a car needs: AE-9.4 to AE-9.6. */
export function carIsPossible(state: State): boolean {
  const cars: MoveOf<'placeCar'>[] = []
  addCars(state, cars)
  return cars.length > 0
}
