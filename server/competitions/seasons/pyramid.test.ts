import { expect, test } from 'vitest'
import { type Finisher, pyramidOf, stepsAfter } from './pyramid.ts'

const people = (count: number) => Array.from({ length: count }, (_, at) => at)

test('the number of groups doubles with each division, and everybody is in one', () => {
  const groups = pyramidOf(4, people(40))
  expect(groups.map(({ division, group, people: { length } }) => [division, group, length])).toEqual([
    [1, 1, 7],
    [2, 1, 7],
    [2, 2, 7],
    [3, 1, 7],
    [3, 2, 6],
    [3, 3, 6],
  ])
  expect(groups.flatMap((group) => group.people).toSorted((one, other) => one - other)).toEqual(people(40))
  expect(pyramidOf(4, people(5))).toEqual([{ division: 1, group: 1, people: people(5) }])
})

test('groups of a division are equally strong, each in the order of its seeding', () => {
  const [first, one, other] = pyramidOf(4, people(21))
  expect(first?.people).toEqual(people(7))
  expect(one?.people).toEqual([7, 10, 11, 14, 15, 18, 19])
  expect(other?.people).toEqual([8, 9, 12, 13, 16, 17, 20])
})

function season(count: number, pointsOf: (division: number, group: number, place: number) => number) {
  return pyramidOf(4, people(count)).map((group) => ({
    ...group,
    people: group.people.map(
      (_, place): Finisher => ({ points: pointsOf(group.division, group.group, place), games: 4 }),
    ),
  }))
}

test('the first of every group is promoted, and as many are relegated', () => {
  const steps = stepsAfter(season(40, (_division, group, place) => 16 - 2 * place - (group === 2 ? 1 : 0)))
  expect(steps).toEqual([
    [0, 0, 0, 0, 0, -1, -1],
    [1, 0, 0, 0, 0, 0, -1],
    // Of the second to last in both groups, the one with fewer points.
    [1, 0, 0, 0, 0, -1, -1],
    [1, 0, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
  ])
})

test('in a single division nobody moves, and small divisions keep their upper half', () => {
  expect(stepsAfter(season(7, () => 1)).flat()).toEqual([0, 0, 0, 0, 0, 0, 0])
  const pairs = pyramidOf(2, people(21)).map((group) => ({
    ...group,
    people: group.people.map(() => ({ points: 0, games: 0 })),
  }))
  for (const [at, steps] of stepsAfter(pairs).entries()) {
    const down = steps.filter((step) => step < 0).length
    expect(down, `group ${at}`).toBeLessThanOrEqual(Math.floor(steps.length / 2))
  }
  const sum = stepsAfter(pairs)
    .flat()
    .reduce<number>((total, step) => total + step, 0)
  expect(sum).toBe(0)
})
