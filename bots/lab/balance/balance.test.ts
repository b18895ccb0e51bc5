import { readOptions, seatsOf } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { describe, expect, test } from 'vitest'
import { inWorkers } from '../../node/in-workers.ts'
import { changedTables } from './changed-tables.ts'
import { type BalanceGame, ofStartPlace, pointsForOneMore, shareOfTakers, timesTaken } from './measured-game.ts'
import { balanceReport } from './report.ts'
import type { BalanceOptions } from './worker.ts'

function gameWith(points: number[], taken: Record<string, number[]>, startOrder = seatsOf(points.length)): BalanceGame {
  return { points, won: points.map((own) => (own === Math.max(...points) ? 1 : 0)), startOrder, figures: {}, taken }
}

describe('what a thing is worth', () => {
  test('is the difference of points between who took it and who did not at the same table', () => {
    const games = [gameWith([30, 20], { opel: [1, 0] }), gameWith([80, 90], { opel: [0, 1] })]
    expect(pointsForOneMore(games, 'opel')?.value).toBeCloseTo(10, 10)
  })

  test('is counted for each time more, where it can be taken often', () => {
    expect(pointsForOneMore([gameWith([40, 34], { tile: [5, 2] })], 'tile')?.value).toBeCloseTo(2, 10)
  })

  test('is not counted at tables where all took it equally often, nor where nobody did', () => {
    const informative = gameWith([10, 4, 1], { tile: [2, 0, 1] })
    const games = [gameWith([90, 10, 0], { tile: [1, 1, 1] }), gameWith([90, 10, 0], {}), informative]
    expect(pointsForOneMore(games, 'tile')).toEqual(pointsForOneMore([informative], 'tile'))
    expect(pointsForOneMore(games.slice(0, 2), 'tile')).toBeUndefined()
  })
})

test('games in which nobody took a thing count for how often it is taken', () => {
  const games = [gameWith([1, 2], { tile: [3, 0] }), gameWith([1, 2], {})]
  expect(timesTaken(games, 'tile')?.value).toBe(1.5)
  expect(shareOfTakers(games, 'tile')?.value).toBe(0.25)
})

test('places are those of the order of play, not of the seats', () => {
  const games = [gameWith([10, 30], {}, [1, 0]), gameWith([50, 20], {}, [0, 1])]
  expect(ofStartPlace(games, 0).points?.value).toBe(40)
  expect(ofStartPlace(games, 0).won?.value).toBe(1)
  expect(ofStartPlace(games, 2).points).toBeUndefined()
})

test('the report has a column for each level and size, and marks empty cells', () => {
  const two = { name: 'two', seats: 2, games: [gameWith([30, 20], { 'tile T10': [1, 0], 'tile T2': [1, 1] })] }
  const three = { name: 'three', seats: 3, games: [gameWith([3, 2, 1], {})] }
  const report = balanceReport([two, three])
  expect(report).toContain('| who begins at place | two | three |')
  expect(report).toContain('| 3: points | – | 1.0 |')
  expect(report).toContain('| tile T10 | 1.00, 50 %, 10.0 | 0.00, 0 %, – |')
  expect(report.indexOf('tile T2')).toBeLessThan(report.indexOf('tile T10'))
})

describe('changed tables', () => {
  const { components, versions } = titleOf('kraftwagen')!

  test('are played like a box of one’s own', () => {
    const box = changedTables(components!, ['circuit.lapSpaces=8', 'actionTiles.rows.7.actions=["body","grandPrix"]'])
    expect(readOptions(versions[0], { components: box })).toMatchObject({ ok: true })
    expect(box).toMatchObject({ circuit: { lapSpaces: 8 }, id: 'changed' })
    expect(components).toMatchObject({ circuit: { lapSpaces: 10 }, id: 'standard' })
  })

  test('need a place that exists', () => {
    expect(() => changedTables(components!, ['circuit.lapspaces=8'])).toThrow('no place for circuit.lapspaces=8')
    expect(() => changedTables(components!, ['race.lapSpaces=8'])).toThrow('no place for race.lapSpaces=8')
  })
})

test.each([
  ['kraftwagen', ['tile', 'engineer', 'start', 'race']],
  ['age-of-engineering', ['tile', 'start', 'race']],
  ['horseless-carriage', ['research', 'card', 'slot']],
])('%s is played in a worker, the same for the same seed, and returns what was taken', async (game, kinds) => {
  const seats = titleOf(game)!.versions[0].seats.min
  const { options } = titleOf(game)!.variants.find((variant) => variant.seats === seats)!
  const gameOptions = { game, options, players: Array.from({ length: seats }, () => 'random') }
  const games: BalanceGame[] = []
  await inWorkers<BalanceOptions, number, BalanceGame>(
    new URL('worker.ts', import.meta.url),
    gameOptions,
    [5, 5],
    1,
    (one) => games.push(one),
  )
  const [first, second] = games
  expect(second).toEqual(first)
  expect(first!.startOrder.toSorted((one, other) => one - other)).toEqual(seatsOf(seats))
  expect(first!.won.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 10)
  expect(first!.figures.moves).toBeGreaterThan(50)
  const taken = Object.keys(first!.taken)
  for (const kind of kinds) expect(taken.some((name) => name.startsWith(`${kind} `))).toBe(true)
})
