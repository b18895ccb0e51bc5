import { ageOfEngineering, type Event, type State, standardOptions } from '@carriage/age-of-engineering'
import { fastChance, silentEffects } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { bestCars } from './cars.ts'

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
