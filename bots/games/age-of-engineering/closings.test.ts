import { ageOfEngineering, type Car, type Event, type State, standardOptions } from '@carriage/age-of-engineering'
import { fastChance, silentEffects } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { botFor } from '../../node/index.ts'
import { closings } from './closings.ts'

const plain = { body: 1, engine: 1, workers: 1, salesperson: false, marker: null, productionTokens: 0 }

/** Two companies; the first to move has hired and may place a car. */
function placing(...cars: readonly (Pick<Car, 'owner' | 'price'> & Partial<Car>)[]): State {
  const fx = silentEffects<Event>(fastChance(4))
  const state = ageOfEngineering.setup({ seats: 2, options: standardOptions }, fx)
  const play = (kind: string) =>
    ageOfEngineering.play(
      state,
      state.actor,
      [...ageOfEngineering.moves(state, state.actor)].find((move) => move.kind === kind)!,
      fx,
    )
  while (state.phase === 'setup') play('chooseBonus')
  ageOfEngineering.play(state, state.actor, { kind: 'takeTile', tile: 'T1' }, fx)
  for (const { owner, ...car } of cars) {
    state.market.push({ ...plain, ...car, owner: owner === 0 ? state.actor : state.actor === 0 ? 1 : 0 })
    state.priceChart.splice(state.priceChart.indexOf(car.price), 1)
  }
  return state
}

function own(state: State): State['companies'][number] {
  return state.companies[state.actor]!
}

test('without a car on the market there is nothing to help along', () => {
  const state = placing({ owner: 1, price: 5 })
  own(state).investors.push('durant')
  own(state).engineeringMarkers.push('packard4')
  expect(closings(state, state.actor)).toEqual([])
})

test('a token is used for an investor who will buy, and a second one only if he does too', () => {
  const rivals = { owner: 1, engine: 3 } as const
  const state = placing({ owner: 0, price: 9, body: 3 }, { ...rivals, price: 6 }, { ...rivals, price: 5 })
  for (const preference of ['engine', 'engine', 'body'] as const) state.activeBuyers.push({ preference, packard: null })
  own(state).investors.push('ford', 'rice')
  expect(closings(state, state.actor)).toEqual([[{ kind: 'useProductionToken', investor: 'rice', car: 9 }]])
  state.market[0]!.engine = 3
  const [one, two] = closings(state, state.actor)
  expect(one).toHaveLength(1)
  expect(two).toHaveLength(2)
})

test('a Packard marker goes to a buyer who buys the own car', () => {
  const state = placing({ owner: 0, price: 9, body: 3 }, { owner: 1, price: 6, engine: 3 })
  state.activeBuyers.push({ preference: 'engine', packard: null }, { preference: 'body', packard: null })
  own(state).engineers.push('packard')
  own(state).engineeringMarkers.push('packard2', 'packard4')
  expect(closings(state, state.actor)).toEqual([[{ kind: 'usePackard', marker: 'packard4', buyer: 1 }]])
})

test('an Exchange marker makes a car sell that would not', () => {
  const state = placing({ owner: 0, price: 9 }, { owner: 1, price: 6, engine: 3, body: 3 })
  for (const preference of ['price', 'engine', 'body'] as const) state.activeBuyers.push({ preference, packard: null })
  own(state).engineers.push('kettering')
  own(state).engineeringMarkers.push('ketteringA')
  const found = closings(state, state.actor).map(([move]) => move)
  expect(found.length).toBeGreaterThan(0)
  for (const move of found) expect(move).toMatchObject({ kind: 'exchange', car: 9, change: 'price' })
})

/** All three buyers have a car, and nobody is there whom Dodge would buy from. */
function sealed(): State {
  const state = placing({ owner: 0, price: 9, body: 3 }, { owner: 1, price: 6 }, { owner: 1, price: 5 })
  for (const preference of ['body', 'engine', 'luxury'] as const) state.activeBuyers.push({ preference, packard: null })
  own(state).investors.push('dodge')
  own(state).engineers.push('buick')
  own(state).engineeringMarkers.push('buick5')
  return state
}

test('before a scoring a token is tried that pays only with the buyer of the own Buick marker', () => {
  const state = sealed()
  expect(closings(state, state.actor)).toEqual([])
  state.marketMarker = 4
  expect(closings(state, state.actor)).toEqual([[{ kind: 'useProductionToken', investor: 'dodge', car: 9 }]])
})

test('before a scoring each of two investors who bring the same is tried, since the other may serve later', () => {
  const state = sealed()
  state.marketMarker = 4
  own(state).investors.push('chrysler')
  const found = closings(state, state.actor)
  for (const investor of ['dodge', 'chrysler'] as const)
    expect(found).toContainEqual([{ kind: 'useProductionToken', investor, car: 9 }])
})

test('before a scoring a token is tried together with a marker that makes the investor buy', () => {
  const state = placing({ owner: 0, price: 9 }, { owner: 1, price: 6, body: 2 })
  state.marketMarker = 4
  state.activeBuyers.push({ preference: 'body', packard: null })
  own(state).investors.push('leland')
  own(state).canteen = 6
  own(state).engineers.push('kettering')
  own(state).engineeringMarkers.push('ketteringA')
  const together = closings(state, state.actor).filter((moves) => moves.length === 2)
  expect(together.length).toBeGreaterThan(0)
  for (const [token, exchange] of together) {
    expect(token).toEqual({ kind: 'useProductionToken', investor: 'leland', car: 9 })
    expect(exchange).toMatchObject({ kind: 'exchangeCrew', car: 9 })
  }
})

test('who ends the game has the investor buy first, at every level', () => {
  const state = placing({ owner: 0, price: 9 })
  own(state).investors.push('durant')
  state.round = 3
  state.marketMarker = 4
  for (const preference of ['price', 'engine', 'body'] as const) state.activeBuyers.push({ preference, packard: null })
  for (const level of ['mechanic', 'engineer', 'magnate'] as const) {
    const move = botFor('age-of-engineering', level)!.choose(state, state.actor, { seed: 1, iterations: 20 })
    expect(move).toEqual({ kind: 'useProductionToken', investor: 'durant', car: 9 })
  }
})
