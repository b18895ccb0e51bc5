import { describe, expect, test } from 'vitest'
import { drawnLot, Meetings, type Pairable, pairRound, type RoundPlan, tableSizes } from './pairing.ts'
import { allowedSizes, roundsFor } from './table-sizes.ts'

interface Played {
  readonly rounds: readonly RoundPlan[]
  readonly people: readonly Pairable[]
  readonly meetings: Meetings
}

/** Plays a tournament; the winner of a table is drawn in each round. */
function play(count: number, seats: number, rounds: number, seed = 'test'): Played {
  const sizes = allowedSizes(seats, 2)
  const meetings = new Meetings()
  let people: Pairable[] = Array.from({ length: count }, (_, slot) => ({ slot, points: 0, byes: 0, seats: [] }))
  const plans: RoundPlan[] = []
  for (let round = 1; round <= rounds; round++) {
    const plan = pairRound(people, meetings, { sizes, seed: `${seed} ${round}` })
    plans.push(plan)
    for (const table of plan.tables) meetings.add(table)
    people = people
      .map((person) => after(person, plan, { seats, luck: `${seed} result ${round}` }))
      .toSorted((one, other) => other.points - one.points || one.slot - other.slot)
  }
  return { rounds: plans, people, meetings }
}

function after(person: Pairable, plan: RoundPlan, { seats, luck }: { seats: number; luck: string }): Pairable {
  const table = plan.tables.find((each) => each.includes(person.slot))
  if (!table) return { ...person, byes: person.byes + 1, points: person.points + (seats + 1) / 2 }
  const order = table.toSorted((one, other) => (drawnLot(luck, one) < drawnLot(luck, other) ? -1 : 1))
  const points = table.length - order.indexOf(person.slot) + (seats - table.length) / 2
  return { ...person, points: person.points + points, seats: [...person.seats, table.indexOf(person.slot)] }
}

/** Meetings of pairs beyond their first one. */
function repeatsIn({ people, meetings }: Played): number {
  let repeats = 0
  for (const { slot: one } of people)
    for (const { slot: other } of people) if (one < other) repeats += Math.max(0, meetings.between(one, other) - 1)
  return repeats
}

/**
 * How many repeats a tournament can need: people who sit together come from the tables of each round before, and where
 * there are fewer of those than seats, some come from the same one.
 */
function repeatsNeeded({ rounds }: Played): number {
  return rounds.reduce((sum, { tables }, before) => {
    const needed = tables.map(({ length }) => {
      const [each, more] = [Math.floor(length / tables.length), length % tables.length]
      return more * pairsOf(each + 1) + (tables.length - more) * pairsOf(each)
    })
    return sum + before * needed.reduce((all, one) => all + one, 0)
  }, 0)
}

function pairsOf(people: number): number {
  return (people * (people - 1)) / 2
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

const counts = Array.from({ length: 37 }, (_, at) => at + 4)

describe.each([2, 3, 4, 5])('%i seats', (seats) => {
  test.each(counts)('%i people: everybody sits once in each round, as evenly as possible', (count) => {
    const played = play(count, seats, roundsFor(count, seats))
    const planned = tableSizes(count, allowedSizes(seats, 2))
    for (const { tables, byes } of played.rounds) {
      expect([...tables.flat(), ...byes].toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, slot) => slot),
      )
      expect(tables.map(({ length }) => length)).toEqual(planned.tables)
      expect(byes).toHaveLength(planned.byes)
    }
    expect(spread(played.people.map(({ byes }) => byes))).toBeLessThanOrEqual(1)
    const firsts = played.people.map((person) => person.byes + person.seats.filter((seat) => seat === 0).length)
    // Where both are impossible, one meeting too many or one first seat too many remains.
    const tooMany = Math.max(0, repeatsIn(played) - repeatsNeeded(played)) + Math.max(0, spread(firsts) - 1)
    expect(tooMany).toBeLessThanOrEqual(1)
  })
})

test('people with about the same points meet', () => {
  const people = Array.from({ length: 16 }, (_, slot) => ({ slot, points: 16 - slot, byes: 0, seats: [] }))
  const { tables } = pairRound(people, new Meetings(), { sizes: [4], seed: 'x' })
  expect(tables.map((table) => table.toSorted((one, other) => one - other))).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10, 11],
    [12, 13, 14, 15],
  ])
})

test('the seed alone decides what nothing else decides', () => {
  expect(play(21, 4, 3, 'one').rounds).toEqual(play(21, 4, 3, 'one').rounds)
  expect(play(21, 4, 3, 'one').rounds).not.toEqual(play(21, 4, 3, 'two').rounds)
})

test.each([
  [5, 2, [2, 2], 1],
  [4, 3, [2, 2], 0],
  [7, 3, [3, 2, 2], 0],
  [5, 4, [4], 1],
  [6, 4, [3, 3], 0],
  [13, 4, [4, 3, 3, 3], 0],
  [6, 5, [3, 3], 0],
  [11, 5, [4, 4, 3], 0],
  [12, 5, [4, 4, 4], 0],
])('%i people at tables for %i', (people, seats, tables, byes) => {
  expect(tableSizes(people, allowedSizes(seats, 2))).toEqual({ tables, byes })
})

test('a game for three and more has no table of two', () => {
  expect(tableSizes(4, allowedSizes(3, 3))).toEqual({ tables: [3], byes: 1 })
})

test.each([
  [2, 2, 1],
  [16, 2, 4],
  [17, 2, 5],
  [4, 4, 2],
  [16, 4, 3],
  [40, 4, 4],
])('%i people at tables for %i play %i rounds', (people, seats, rounds) => {
  expect(roundsFor(people, seats)).toBe(rounds)
})
