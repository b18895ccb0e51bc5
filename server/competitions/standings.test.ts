import { expect, test } from 'vitest'
import { computeStandings, type PlayedGame, pointsBySeat } from './standings.ts'

const game: PlayedGame = { seats: ['Ann', 'Bob', 'Cat', 'Dan'], ranking: [[2], [0, 3], [1]], substitutes: [] }

test('points go by place, and those who tie share those of their places', () => {
  expect(pointsBySeat(game)).toEqual([2.5, 1, 4, 2.5])
  expect(pointsBySeat({ ...game, ranking: [[0, 1, 2, 3]] })).toEqual([2.5, 2.5, 2.5, 2.5])
  expect(pointsBySeat({ ...game, ranking: [[0, 1, 2], [3]] })).toEqual([3, 3, 3, 1])
})

test('a seat that a bot finished gets no points, and takes none from the others', () => {
  expect(pointsBySeat({ ...game, substitutes: [2] })).toEqual([2.5, 1, 0, 2.5])
})

test('every table gives the same on average, also a smaller one and a bye', () => {
  expect(pointsBySeat({ seats: ['Ann', 'Bob', 'Cat'], ranking: [[1], [0], [2]], substitutes: [], missing: 1 })).toEqual(
    [2.5, 3.5, 1.5],
  )
  expect(pointsBySeat({ seats: ['Ann'], ranking: [[0]], substitutes: [], missing: 3 })).toEqual([2.5])
})

test('a game without places gives only points', () => {
  const cut: PlayedGame = { ...game, ranking: [[0, 1, 2, 3]], substitutes: [1], unplaced: true }
  expect(computeStandings(['Ann', 'Bob'], [cut])).toEqual([
    { person: 'Ann', points: 2.5, games: 1, places: [] },
    { person: 'Bob', points: 0, games: 1, places: [] },
  ])
})

test('ties in points are broken by first places, then second ones and so on, then the seeding', () => {
  const seats = ['Ann', 'Bob', 'Cat']
  const played = (...ranking: number[][]): PlayedGame => ({ seats, ranking, substitutes: [] })
  const games = [played([0], [1], [2]), played([2], [1], [0])]
  expect(computeStandings(seats, games).map(({ person, points }) => [person, points])).toEqual([
    ['Ann', 4],
    ['Cat', 4],
    ['Bob', 4],
  ])
  expect(computeStandings(['Cat', 'Ann', 'Bob'], games).map(({ person }) => person)).toEqual(['Cat', 'Ann', 'Bob'])
  expect(computeStandings(seats, games)[0]).toEqual({ person: 'Ann', points: 4, games: 2, places: [1, 0, 1] })
})
