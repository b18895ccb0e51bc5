import { describe, expect, test } from 'vitest'
import { divisionsOf, type GroupDesign, groupDesign } from './design.ts'

/** How often each person sits in each seat. */
function seatCounts({ games, people, seats }: GroupDesign): number[][] {
  return Array.from({ length: people }, (_, person) =>
    Array.from({ length: seats }, (_, seat) => games.filter((game) => game[seat] === person).length),
  )
}

function pairCounts({ games, people }: GroupDesign): number[] {
  const counts: number[] = []
  for (let one = 0; one < people; one++)
    for (let other = one + 1; other < people; other++)
      counts.push(games.filter((game) => game.includes(one) && game.includes(other)).length)
  return counts
}

test.each([
  { seats: 4, people: 7, meetings: 2 },
  { seats: 3, people: 7, meetings: 1 },
  { seats: 5, people: 11, meetings: 2 },
])('$seats seats in a group of $people: each pair meets $meetings times, everybody has each seat once', (settings) => {
  const design = groupDesign(settings.seats, settings.people)
  expect(design.games).toHaveLength(settings.people)
  expect(new Set(pairCounts(design))).toEqual(new Set([settings.meetings]))
  expect(design.meetings).toEqual({ least: settings.meetings, most: settings.meetings })
  expect(
    seatCounts(design)
      .flat()
      .every((count) => count === 1),
  ).toBe(true)
})

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'two seats in a group of %i: everybody meets everybody once',
  (people) => {
    const design = groupDesign(2, people)
    expect(new Set(pairCounts(design))).toEqual(new Set([1]))
    for (const [first = 0, second = 0] of seatCounts(design))
      expect(Math.abs(first - second)).toBeLessThanOrEqual(people % 2 === 0 ? 1 : 0)
  },
)

describe.each([3, 4, 5])('%i seats in groups of every size', (seats) => {
  test.each(Array.from({ length: 12 }, (_, at) => seats + at))('of %i', (people) => {
    const design = groupDesign(seats, people)
    // Each seat once, and no person twice at a table.
    expect(
      seatCounts(design)
        .flat()
        .every((count) => count === 1),
    ).toBe(true)
    for (const game of design.games) expect(new Set(game).size).toBe(seats)
    const counts = pairCounts(design)
    expect(design.meetings).toEqual({ least: Math.min(...counts), most: Math.max(...counts) })
    // The design reports its unevenness, and it is no larger than this.
    expect(design.meetings.most - design.meetings.least).toBeLessThanOrEqual(people === seats ? 0 : 3)
  })
})

test('people are put into groups of nearly even size, the strongest together', () => {
  const forty = Array.from({ length: 40 }, (_, at) => at)
  expect(divisionsOf(4, forty).map((group) => group.length)).toEqual([7, 7, 7, 7, 6, 6])
  expect(divisionsOf(5, forty).map((group) => group.length)).toEqual([10, 10, 10, 10])
  expect(divisionsOf(4, forty).flat()).toEqual(forty)
  expect(divisionsOf(4, forty.slice(0, 5)).map((group) => group.length)).toEqual([5])
  expect(() => divisionsOf(4, [1, 2, 3])).toThrow('at least 4')
})
