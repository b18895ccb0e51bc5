import type { Chance } from '@carriage/kernel'
import { expect, test } from 'vitest'
import type { GameModel } from '../game-model.ts'
import { Search } from './search.ts'

/** Players take turns to take one, two or three from a heap; the one who takes the last wins. */
interface Heap {
  readonly left: number
  readonly next: number
  readonly seats: number
}

function nim(seats: number, playOut: boolean): GameModel<Heap, number> {
  const worth = ({ left, next }: Heap, into: Float64Array) => {
    into.fill(left > 0 ? 1 / seats : 0)
    if (left === 0) into[(next + seats - 1) % seats] = 1
  }
  const follow = ({ left, next }: Heap, take: number): Heap => ({ left: left - take, next: (next + 1) % seats, seats })
  return {
    sampleHidden: (view) => view,
    worlds: 1,
    effort: () => 1,
    mover: ({ left, next }) => (left === 0 ? undefined : (next as 0)),
    plans: (heap) =>
      [1, 2, 3]
        .filter((take) => take <= heap.left)
        .map((take) => {
          const end = follow(heap, take)
          const expected = new Float64Array(seats)
          worth(end, expected)
          return { moves: [take], end, worth: expected, chancy: false }
        }),
    follow: (heap, _seat, { moves: [take] }) => follow(heap, take),
    worth,
    ...(playOut && {
      playOut(heap: Heap, chance: Chance, into: Float64Array) {
        let now = heap
        while (now.left > 0) now = follow(now, Math.min(now.left, 1 + chance.below(3)))
        worth(now, into)
      },
    }),
  }
}

function best(left: number, { playOut = false, seats = 2, iterations = 3_000 } = {}): number | undefined {
  const search = new Search(nim(seats, playOut), { left, next: 0, seats }, 0, 1)
  search.run({ iterations })
  return search.found[0]?.plan.moves[0]
}

test.each([5, 6, 7, 9, 10, 11])('of a heap of %i it leaves a multiple of four', (left) => {
  expect(best(left)).toBe(left % 4)
  expect(best(left, { playOut: true })).toBe(left % 4)
})

test.each([1, 2, 3])('with three players it takes the last %i for itself', (left) => {
  expect(best(left, { seats: 3 })).toBe(left)
})

test('it stops at its limit', () => {
  const search = new Search(nim(2, true), { left: 21, next: 0, seats: 2 }, 0, 1)
  search.run({ iterations: 250 })
  expect(search.iterations).toBe(250)
  let asked = 0
  search.run({ iterations: 1_000, stop: () => ++asked > 10 })
  expect(search.iterations).toBe(260)
})

test('it knows when more search could not change the choice', () => {
  const search = new Search(nim(2, true), { left: 3, next: 0, seats: 2 }, 0, 1)
  search.run({ iterations: 60 })
  const [first, second] = search.found
  const lead = first!.visits - second!.visits
  expect(lead).toBeGreaterThan(1)
  expect(search.isSettled(lead - 1)).toBe(true)
  expect(search.isSettled(lead)).toBe(false)
})

test('a single plan needs no search', () => {
  const search = new Search(nim(2, true), { left: 1, next: 0, seats: 2 }, 0, 1)
  search.run({ iterations: 100 })
  expect(search.iterations).toBe(0)
  expect(search.found[0]?.plan.moves).toEqual([1])
})

test('a random result is examined more than once', () => {
  // A safe half, or a coin: four times in ten it wins everything. The coin only shows when it is tossed.
  const toss = (chance: Chance) => (chance.below(10) < 4 ? 1 : 0)
  const model: GameModel<number, 'safe' | 'coin'> = {
    sampleHidden: (view) => view,
    worlds: 1,
    effort: () => 1,
    mover: (state) => (state < 0 ? 0 : undefined),
    plans: (_state, _seat, _width, chance) => [
      { moves: ['coin'], end: toss(chance), worth: Float64Array.of(0.6), chancy: true },
      { moves: ['safe'], end: 0.5, worth: Float64Array.of(0.5), chancy: false },
    ],
    follow: (_state, _seat, { moves: [move] }, chance) => (move === 'coin' ? toss(chance) : 0.5),
    worth: (state, into) => into.fill(state),
  }
  let coins = 0
  for (let seed = 1; seed <= 40; seed++) {
    const search = new Search(model, -1, 0, seed)
    search.run({ iterations: 60 })
    if (search.found[0]?.plan.moves[0] === 'coin') coins++
  }
  expect(coins).toBeLessThan(20)
})
