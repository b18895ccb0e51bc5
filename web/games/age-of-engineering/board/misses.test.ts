import { ageOfEngineering, currentStep, type State } from '@carriage/age-of-engineering'
import { expect, test } from 'vitest'
import { moment } from '../gallery/moments.ts'
import { misses } from './misses.ts'

const { state } = moment('car')

function changed(change: Partial<State>): State {
  return { ...ageOfEngineering.clone(state), ...change }
}

test('a car that could still be placed and sold is named with its income', () => {
  expect(currentStep(state).name).toBe('placing')
  const missed = misses(changed({ market: [] }), state.actor)
  expect(missed?.id).toBe('stop.car')
  expect(missed?.values.most).toBeGreaterThanOrEqual(Math.max(...state.priceChart))
})

test('a car that nobody would buy is not missed', () => {
  expect(misses(changed({ activeBuyers: [], investorTrack: [] }), state.actor)).toBeUndefined()
})

test('nothing is missed after placing a car this turn', () => {
  expect(misses(changed({ turn: { ...state.turn, carPlaced: true } }), state.actor)).toBeUndefined()
})
