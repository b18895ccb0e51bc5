import { finalScores } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { moment } from '../../gallery/moments.ts'
import { pointsOf, sources } from './points.ts'

const { state, history } = moment('over')
const points = pointsOf(history, state.players.length)

test('the points by round and source add up to the final scores', () => {
  expect(points.map(({ total }) => total)).toEqual(finalScores(state).map((score) => score.points))
})

test('each source is the sum of its rounds', () => {
  for (const { rounds, bySource } of points) {
    for (const source of sources) {
      expect(rounds.reduce((sum, round) => sum + round.points[source], 0)).toBe(bySource[source])
    }
  }
})

test('awards from a start tile count for the first round', () => {
  const [first] = pointsOf([{ kind: 'awardTaken', seat: 0, award: 'body3', points: 3 }], 2)
  expect(first?.rounds[0]?.points.awards).toBe(3)
})
