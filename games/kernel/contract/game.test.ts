import { describe, expect, test } from 'vitest'
import { awaitedSeats, rankByPoints } from './game.ts'

describe('ranking by points', () => {
  test('most points come first, regardless of seat', () => {
    expect(rankByPoints([3, 9, 5])).toEqual({ ranking: [[1], [2], [0]], scores: [3, 9, 5] })
  })

  test('ties share a place, in seat order', () => {
    expect(rankByPoints([5, 9, 5, 9]).ranking).toEqual([
      [1, 3],
      [0, 2],
    ])
  })

  test('a later column breaks ties only', () => {
    expect(rankByPoints([5, 9, 5], [1, 0, 2]).ranking).toEqual([[1], [2], [0]])
    expect(rankByPoints([5, 5, 5], [1, 1, 1], [0, 0, 7]).ranking).toEqual([[2], [0, 1]])
  })

  test('scores are the points, without tie-breakers', () => {
    expect(rankByPoints([5, 5], [1, 2]).scores).toEqual([5, 5])
  })
})

test('the game waits for the seats that have not settled', () => {
  const turn = { over: false, decision: 'plan', seats: [0, 2, 3] } as const
  expect(awaitedSeats(turn)).toEqual([0, 2, 3])
  expect(awaitedSeats({ ...turn, settled: [2] })).toEqual([0, 3])
  expect(awaitedSeats({ over: true, result: rankByPoints([1, 2]) })).toEqual([])
})
