import { ageOfEngineering, type Car, type Event, type State, standardOptions } from '@carriage/age-of-engineering'
import { fastChance, silentEffects } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { bestCars, isOvercrewed } from './cars.ts'
import { ageOfEngineeringModel } from './model.ts'

/** Two companies before any buyer has come; the first has parts for a car and five workers, the other a car with one. */
function placing(): State {
  const fx = silentEffects<Event>(fastChance(4))
  const state = ageOfEngineering.setup({ seats: 2, options: standardOptions }, fx)
  while (state.phase === 'setup') {
    const [first] = ageOfEngineering.moves(state, state.actor)
    ageOfEngineering.play(state, state.actor, first!, fx)
  }
  const own = state.companies[0]!
  own.canteen = 5
  own.workshops.splice(0, 2, { kind: 'body', value: 2 }, { kind: 'engine', value: 2 })
  const parts = { body: 1, engine: 1, workers: 1, salesperson: false, marker: null, productionTokens: 0 }
  state.market.push({ ...parts, owner: 1, price: 5 })
  state.priceChart.splice(state.priceChart.indexOf(5), 1)
  return state
}

function crews(state: State): Set<number> {
  return new Set(bestCars(state, 0, Number.POSITIVE_INFINITY).map(({ workers }) => workers))
}

test('more than one worker is sent only if a customer is there who looks at the crew', () => {
  const state = placing()
  expect(crews(state)).toEqual(new Set([1]))
  state.activeBuyers.push({ preference: 'luxury', packard: null })
  expect(crews(state)).toEqual(new Set([1, 2]))
})

test('all workers are sent only if a rival has as many', () => {
  const state = placing()
  state.activeBuyers.push({ preference: 'luxury', packard: null })
  state.market[0]!.workers = 4
  expect(crews(state)).toEqual(new Set([1, 4, 5]))
})

test('a crew that changes nobody’s sales is not tried', () => {
  const state = placing()
  state.market[0]!.workers = 3
  state.stacks.luxury = 0
  // The own car is gone when the second buyer comes.
  state.activeBuyers.push({ preference: 'body', packard: null }, { preference: 'luxury', packard: null })
  expect(crews(state)).toEqual(new Set([1]))
})

test('a crew is too large if no buyer on the market accepts it', () => {
  const state = placing()
  const car: Car = { ...state.market[0]!, owner: 0, price: 6, workers: 3 }
  state.market.push(car)
  state.activeBuyers.push({ preference: 'body', packard: null })
  expect(isOvercrewed(state, car)).toBe(true)
  // Leland asks for a crew of three.
  state.investorTrack.push({ investor: 'leland', by: 0 })
  expect(isOvercrewed(state, car)).toBe(false)
})

test('a crew for an own investor is sent only if he is brought in the same turn', () => {
  const state = placing()
  state.actor = 0
  state.companies[0]!.investors.push('leland')
  state.steps.splice(0, 9, { name: 'placing' })
  const plans = ageOfEngineeringModel().plans(state, 0, 'wide', fastChance(1))
  const large = plans.filter(({ moves }) => moves.some((move) => move.kind === 'crewCar' && move.workers === 3))
  expect(large.length).toBeGreaterThan(0)
  for (const { moves } of large) expect(moves.map(({ kind }) => kind)).toContain('useProductionToken')
})
