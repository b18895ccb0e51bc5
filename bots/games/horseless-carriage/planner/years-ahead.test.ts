import { accessOf, lastYear } from '@carriage/horseless-carriage'
import { expectationsForecast } from '@carriage/horseless-carriage/forecast'
import { type Position, table } from '@carriage/horseless-carriage/testing'
import { expect, test } from 'vitest'
import { yearsAhead } from './years-ahead.ts'

function ahead(position: Position) {
  const state = position.building().state()
  return { state, years: yearsAhead(state, 0, accessOf(state, 0)) }
}

test('the first year is this one, the last one the last of the game', () => {
  const { state, years } = ahead(table())
  expect(years).toHaveLength(lastYear - state.year + 1)
  expect(years[0]).toMatchObject({ weight: 1, capacity: 1 })
  expect(ahead(table().year(7)).years).toHaveLength(1)
})

test('the minimums and axes of next year are those of the forecast of the rules', () => {
  const { state, years } = ahead(table().tracks('speed', 'range').markers('design', 2, 1, 0))
  const { minimums, bottom, left } = expectationsForecast(state, 0)
  expect(years[1]?.market).toMatchObject({ minimums, bottom, left })
})

test('HC-9.15 one minimum rises each year', () => {
  const sums = ahead(table()).years.map(({ market }) => Object.values(market.minimums).reduce((sum, n) => sum + n, 0))
  expect(sums).toEqual(sums.map((_, t) => (sums[0] ?? 0) + t))
})

test('later years count less, capacity and access grow', () => {
  const { years } = ahead(table())
  for (const [t, year] of years.entries()) {
    const before = years[t - 1]
    if (!before) continue
    expect(year.weight).toBeLessThan(before.weight)
    expect(year.capacity).toBeGreaterThanOrEqual(before.capacity)
    expect(year.access.speed).toBeGreaterThanOrEqual(before.access.speed)
  }
  expect(years.at(-1)?.capacity).toBeLessThanOrEqual(5)
})

test('a year that the clock will hardly allow counts little', () => {
  const { state } = ahead(table())
  const late = yearsAhead({ ...state, timecard: { value: 2, flipped: false } }, 0, accessOf(state, 0))
  const usual = yearsAhead(state, 0, accessOf(state, 0))
  expect(late[3]!.weight).toBeLessThan(usual[3]!.weight / 2)
  expect(yearsAhead({ ...state, timecard: { value: 1, flipped: true } }, 0, accessOf(state, 0))).toHaveLength(1)
})

test('buyers come back where the sparks are', () => {
  const { years } = ahead(table().tracks('speed', 'range').sparks('car', 5, 5, 2))
  const there = years[2]?.market.demand.find(({ type, x, y }) => type === 'car' && x === 5 && y === 5)
  expect(there?.buyers).toBeGreaterThan(1)
})
