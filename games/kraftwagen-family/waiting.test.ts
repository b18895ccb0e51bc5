import { expect, test } from 'vitest'
import { waitingFor } from './waiting.ts'

test('KW-4.12 a rival behind the seat has a turn, and one more for each tile that he takes on the way', () => {
  expect(waitingFor([1, 'T1', 2, 'T2', 0, 'T3', 3], 0)).toEqual({
    rivals: [
      { seat: 1, atLeast: 1, ifNearest: 3, atMost: 3 },
      { seat: 2, atLeast: 1, ifNearest: 1, atMost: 2 },
      { seat: 3, atLeast: 0, ifNearest: 0, atMost: 0 },
    ],
    inAll: { atLeast: 2, atMost: 4 },
  })
})

test('the player at the tail waits for no other', () => {
  expect(waitingFor([0, 'T1', 1], 0).inAll).toEqual({ atLeast: 0, atMost: 0 })
})
