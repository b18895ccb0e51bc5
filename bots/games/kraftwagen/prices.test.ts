import { fastChance, type Seat, silentEffects } from '@carriage/kernel'
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

/** A position before any buyer in which the first to move has parts for a car and these many workers. */
function withParts(workers: number): State {
  const state = pricing(0)
  state.steps.splice(0, 9, { name: 'car' })
  state.players[state.actor]!.canteen = workers
  return state
}

/** The crews of the cars that are tried. */
function crewsTried(state: State): number[] {
  const plans = model.plans(state, state.actor, 'wide', fastChance(1))
  const crews = plans.flatMap(({ moves }) => moves.flatMap((move) => (move.kind === 'crewCar' ? [move.workers] : [])))
  return [...new Set(crews)].sort((a, b) => a - b)
}

test('more than one worker is sent only where that changes who is paid', () => {
  const state = withParts(4)
  const rival = state.actor === 0 ? 1 : 0
  expect(crewsTried(state)).not.toContain(4)
  state.market.push({ owner: rival, body: 1, engine: 1, workers: 3, price: 1, engineerMarker: null })
  state.activeBuyers.push({ preference: 'prestige', daimler: null })
  expect(crewsTried(state)).toContain(4)
})

test("Daimler's marker waits until its buyer takes an own car", () => {
  const state = withParts(1)
  const rival = state.actor === 0 ? 1 : 0
  state.players[state.actor]!.engineerMarkers.push('daimler2')
  state.players[state.actor]!.workshops.fill(null)
  state.market.push({ owner: state.actor, body: 1, engine: 1, workers: 1, price: 2, engineerMarker: null })
  state.market.push({ owner: rival, body: 3, engine: 1, workers: 1, price: 9, engineerMarker: null })
  state.activeBuyers.push({ preference: 'body', daimler: null }, { preference: 'price', daimler: null })
  const plans = model.plans(state, state.actor, 'wide', fastChance(1))
  const marked = plans.flatMap(({ moves: [move] }) => (move.kind === 'useDaimler' ? [move.buyer] : []))
  expect(new Set(marked)).toEqual(new Set([1]))
})

test("Diesel's marker changes a price only where that brings more", () => {
  const state = withParts(1)
  const rival = state.actor === 0 ? 1 : 0
  state.players[state.actor]!.engineerMarkers.push('dieselA')
  state.players[state.actor]!.workshops.fill(null)
  state.market.push({ owner: state.actor, body: 2, engine: 3, workers: 1, price: 9, engineerMarker: null })
  state.availablePrices.splice(0, 99, 3, 4, 6, 12)
  const pricesChanged = () => {
    const plans = model.plans(state, state.actor, 'wide', fastChance(1))
    const prices = plans.flatMap(({ moves: [move] }) =>
      move.kind === 'useDiesel' && move.change === 'price' ? [move.to] : [],
    )
    return [...new Set(prices)].sort((a, b) => a - b)
  }
  expect(pricesChanged()).toEqual([12])
  state.activeBuyers.push({ preference: 'engine', daimler: null })
  state.market.push({ owner: rival, body: 1, engine: 3, workers: 1, price: 7, engineerMarker: null })
  expect(pricesChanged()).toContain(6)
})

test("Diesel's marker betters a part only where that changes who is paid", () => {
  const state = withParts(1)
  state.players[state.actor]!.engineerMarkers.push('dieselA')
  state.players[state.actor]!.workshops.fill(null).fill({ kind: 'engine', value: 4 }, 0, 1)
  const rival = {
    owner: (state.actor === 0 ? 1 : 0) as Seat,
    body: 1,
    engine: 5,
    workers: 1,
    price: 7,
    engineerMarker: null,
  }
  state.market.push({ ...rival, owner: state.actor, engine: 3, price: 9 }, rival)
  state.activeBuyers.push({ preference: 'engine', daimler: null })
  const enginesTried = () => {
    const plans = model.plans(state, state.actor, 'wide', fastChance(1))
    return plans.flatMap(({ moves: [move] }) =>
      move.kind === 'useDiesel' && move.change === 'engine' ? [move.to] : [],
    )
  }
  expect(enginesTried()).toEqual([]) // the rival's is better still
  rival.engine = 3
  expect(enginesTried()).toContain(4)
})
