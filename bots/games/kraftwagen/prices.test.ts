import { fastChance, silentEffects } from '@carriage/kernel'
import { type Event, kraftwagen, type State, standardOptions } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { kraftwagenModel } from './model.ts'

const model = kraftwagenModel()

/** Two players; the first to move has built a car that only lacks its price, beside this many cars of the rival. */
function pricing(cars: number): State {
  const fx = silentEffects<Event>(fastChance(4))
  const state = kraftwagen.setup({ seats: 2, options: { ...standardOptions, scoreVisibility: 'open' } }, fx)
  while (state.phase === 'setup') {
    const [plan] = model.plans(state, state.actor, 'narrow', fastChance(1))
    kraftwagen.play(state, state.actor, plan!.moves[0], fx)
  }
  const owner = state.actor === 0 ? 1 : 0
  for (let car = 0; car < cars; car++) {
    const price = state.availablePrices.pop()!
    state.market.push({ owner, body: 1, engine: 1, workers: 1, price, engineerMarker: null })
  }
  const { workshops } = state.players[state.actor]!
  workshops.splice(0, 2, { kind: 'body', value: 2 }, { kind: 'engine', value: 2 })
  state.steps.splice(0, 9, { name: 'car' }, { name: 'priceCar', body: 2, engine: 2, workers: 1 })
  return state
}

function pricesTried(state: State): number[] {
  const plans = model.plans(state, state.actor, 'wide', fastChance(1))
  const prices = plans.flatMap(({ moves: [move] }) => (move.kind === 'priceCar' ? [move.price] : []))
  return [...new Set(prices)].sort((a, b) => a - b)
}

test('before any buyer a car is not offered for less than all that yardsticks name', () => {
  const state = pricing(0)
  expect(state.activeBuyers).toEqual([])
  expect(pricesTried(state)).toEqual(state.availablePrices.slice(-4))
})

test('for the car that fills the market each price is tried', () => {
  const state = pricing(3)
  expect(pricesTried(state)).toEqual(state.availablePrices)
})
