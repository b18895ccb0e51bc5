import { expect, test } from 'vitest'
import { pointsBySeat, type SeasonGame, standingsOf } from './standings.ts'

const game: SeasonGame = { seats: ['Ann', 'Bob', 'Cat', 'Dan'], ranking: [[2], [0, 3], [1]], substitutes: [] }

test('points go by place, and those who tie share those of their places', () => {
  expect(pointsBySeat(game)).toEqual([2.5, 1, 4, 2.5])
  expect(pointsBySeat({ ...game, ranking: [[0, 1, 2, 3]] })).toEqual([2.5, 2.5, 2.5, 2.5])
  expect(pointsBySeat({ ...game, ranking: [[0, 1, 2], [3]] })).toEqual([3, 3, 3, 1])
})

test('a bot that finished for somebody brings nothing, and takes nothing from the others', () => {
  expect(pointsBySeat({ ...game, substitutes: [2] })).toEqual([2.5, 1, 0, 2.5])
})

test('of equal points more first places decide, then more second ones, then the seeding', () => {
  const seats = ['Ann', 'Bob', 'Cat']
  const played = (...ranking: number[][]): SeasonGame => ({ seats, ranking, substitutes: [] })
  const games = [played([0], [1], [2]), played([2], [1], [0])]
  expect(standingsOf(seats, games).map(({ person, points }) => [person, points])).toEqual([
    ['Ann', 4],
    ['Cat', 4],
    ['Bob', 4],
  ])
  expect(standingsOf(['Cat', 'Ann', 'Bob'], games).map(({ person }) => person)).toEqual(['Cat', 'Ann', 'Bob'])
  expect(standingsOf(seats, games)[0]).toEqual({ person: 'Ann', points: 4, games: 2, places: [1, 0, 1] })
})
