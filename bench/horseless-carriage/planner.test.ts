import { beforeAll, describe, expect, test } from 'vitest'
import { brokenPromises, type PlannerProof, provePlanner } from './planner.bench.ts'
import { plannerPositions } from './planner-positions.ts'

describe('the planner', () => {
  let proof: PlannerProof
  beforeAll(() => {
    proof = provePlanner(60, 1)
  }, 120_000)

  test('proposes only legal plans, and earns more than random ones', () => {
    expect(proof.positions).toBe(60)
    expect(proof.illegal).toBe(0)
    expect(proof.proposals).toBeGreaterThan(120)
    // Later years count as well, so that a plan gives some of this year's advantage away.
    expect(proof.planned.opened).toBeGreaterThan(1.2 * proof.byChance.opened)
    expect(proof.planned.vehicles).toBeGreaterThan(1.2 * proof.byChance.vehicles)
    expect(proof.planned.income).toBeGreaterThan(1.2 * proof.byChance.income)
  })

  test('takes far less than 200 ms for a plan in most positions', () => {
    expect(proof.milliseconds.median).toBeLessThan(200)
  })
})

test('positions come from years 2 to 5, from random and from greedy games, and nobody has submitted yet', () => {
  const positions = [...plannerPositions(32, 5)]
  expect(positions).toHaveLength(32)
  expect(new Set(positions.map(({ state }) => state.year))).toEqual(new Set([2, 3, 4, 5]))
  expect(new Set(positions.map(({ by }) => by))).toEqual(new Set(['chance', 'greed']))
  expect(new Set(positions.map(({ state }) => state.players.length)).size).toBeGreaterThan(1)
  for (const { state } of positions)
    expect(state.stage).toMatchObject({ name: 'factory', plans: state.players.map(() => ({ state: 'draft' })) })
})

describe('a promise that is not kept is named', () => {
  const saved: PlannerProof = {
    positions: 1,
    proposals: 1,
    illegal: 0,
    milliseconds: { median: 20, most: 80, worst: 200 },
    planned: { opened: 2, vehicles: 3, income: 9 },
    byChance: { opened: 1, vehicles: 1, income: 2 },
  }

  test.each([
    ['illegal', { illegal: 1 }],
    ['takes', { milliseconds: { median: 20, most: 201, worst: 250 } }],
    ['open dealerships', { planned: { opened: 1, vehicles: 3, income: 9 } }],
    ['vehicles', { planned: { opened: 2, vehicles: 0, income: 9 } }],
    ['income', { planned: { opened: 2, vehicles: 3, income: Number.NaN } }],
  ] as const)('%s', (word, change) => {
    expect(brokenPromises(saved)).toEqual([])
    const broken = brokenPromises({ ...saved, ...change })
    expect(broken).toHaveLength(1)
    expect(broken[0]).toContain(word)
  })
})
