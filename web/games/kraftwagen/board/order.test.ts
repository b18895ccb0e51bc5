import { expect, test } from 'vitest'
import { moment } from '../gallery/moments.ts'
import { orderOfSeats } from './order.ts'

test('the active player comes first, then the chain from its tail on', () => {
  const { state } = moment('doing')
  const order = orderOfSeats(state)
  expect(order[0]).toBe(state.actor)
  const others = state.chain.filter((element) => typeof element === 'number' && element !== state.actor)
  expect(order.slice(1)).toEqual(others)
})

test('start tiles are chosen in the order of the rules', () => {
  const { state } = moment('start')
  const step = state.steps.find(({ name }) => name === 'startTiles')
  expect(orderOfSeats(state)).toEqual(step?.name === 'startTiles' ? step.waiting : [])
})
