import { expect, test } from 'vitest'
import { moment } from '../gallery/moments.ts'
import { orderOfSeats } from './order.ts'

test('bonuses are chosen in reverse turn order', () => {
  const { state } = moment('start')
  const markers = state.chain.filter((element) => typeof element === 'number')
  expect(orderOfSeats(state)).toEqual(markers.toReversed())
})

test('in a round the rearmost company comes first', () => {
  const { state } = moment('tile')
  expect(orderOfSeats(state)).toEqual(state.chain.filter((element) => typeof element === 'number'))
})
