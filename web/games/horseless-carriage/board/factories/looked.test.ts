import { beforeEach, expect, test } from 'vitest'
import { keyOf, look, useLooked } from './looked.ts'

beforeEach(() => useLooked.setState({}, true))

test('seen factories are remembered by match and seat', () => {
  look('one', 2, 7)
  look('two', 2, 3)
  look('one', 2, 9)
  expect(useLooked.getState()).toEqual({ [keyOf('two', 2)]: 3, [keyOf('one', 2)]: 9 })
})

test('only the latest hundred are stored', () => {
  for (let match = 0; match < 120; match++) look(`m${match}`, 0, 1)
  const known = Object.keys(useLooked.getState())
  expect(known).toHaveLength(100)
  expect(known[0]).toBe(keyOf('m20', 0))
})
