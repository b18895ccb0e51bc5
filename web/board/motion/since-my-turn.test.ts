import type { Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { sinceMyTurn } from './since-my-turn.ts'

const setUp = { n: 0, seat: undefined, events: [] }
const by = (n: number, seat: Seat, undone?: number) => ({
  n,
  seat,
  events: [{ kind: 'did', seat, n }],
  ...(undone === undefined ? {} : { undone }),
})

function numbers(seats: readonly (readonly [seat: Seat, undone?: number])[], me: Seat | undefined, acting: boolean) {
  const entries = [setUp, ...seats.map(([seat, undone], index) => by(index + 1, seat, undone))]
  const table = { id: 'attic', game: 'game', rules: 1, place: 'local', me, options: {} } as const
  return sinceMyTurn({ entries, table, moves: acting ? [{}] : [] }).map(({ n }) => n)
}

test('it contains what others did since my last move', () => {
  expect(numbers([[0], [1], [2], [2]], 0, true)).toEqual([2, 3, 4])
  expect(numbers([[1], [2]], 0, true)).toEqual([1, 2])
})

test('it stays while I act, and is cleared at the end of my turn', () => {
  const own = [[0], [1], [2], [0], [0]] as const
  expect(numbers(own, 0, true)).toEqual([2, 3])
  expect(numbers(own, 0, false)).toEqual([])
  expect(numbers([...own, [1]], 0, false)).toEqual([6])
})

test('undone entries are left out', () => {
  expect(numbers([[0], [1], [1], [1, 3]], 0, false)).toEqual([2])
})

test('for a spectator it is the latest turn', () => {
  expect(numbers([[0], [1], [2], [2]], undefined, false)).toEqual([3, 4])
})
