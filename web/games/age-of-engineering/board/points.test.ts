import { finalScores } from '@carriage/age-of-engineering'
import { expect, test } from 'vitest'
import { moment } from '../gallery/moments.ts'
import { pointsOf, sources } from './points.ts'

const { state, history } = moment('over')
const points = pointsOf(history, state.companies.length)

test('the sources of points add up to the final scores', () => {
  expect(points.map(({ total }) => total)).toEqual(finalScores(state).map(({ points: of }) => of))
  for (const { bySource, total } of points)
    expect(sources.reduce((sum, source) => sum + bySource[source], 0)).toBe(total)
})

test('every round of the game has points', () => {
  for (const { rounds } of points) {
    for (const { points: of } of rounds) expect(sources.some((source) => of[source] > 0)).toBe(true)
  }
})
