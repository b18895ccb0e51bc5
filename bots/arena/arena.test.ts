import { titleOf } from '@carriage/catalogue'
import { expect, test } from 'vitest'
import { botFor } from '../bot-for.ts'
import type { Level } from '../levels.ts'
import type { Contestant } from './contest.ts'
import { play, tableOf } from './pairing.ts'
import { randomPlayer } from './random.ts'

const title = titleOf('kraftwagen')!
const [game] = title.versions
const { options } = title.variants[0]!

function contestant(level: Level): Contestant {
  return { name: level, player: botFor('kraftwagen', level)! }
}

const random: Contestant = { name: 'random', player: randomPlayer(game) }

test('a mechanic beats whoever moves at random, from either seat', () => {
  const [mechanic, other] = play(
    { game, options, contestants: [contestant('mechanic'), random], seats: 2, games: 4, seed: 1 },
    () => true,
  )
  expect(mechanic).toMatchObject({ name: 'mechanic', games: 4, wins: 4, places: 4 })
  expect(other).toMatchObject({ name: 'random', games: 4, wins: 0, places: 8 })
})

test('the same seed gives the same standings, to the point', () => {
  const pairing = { game, options, contestants: [contestant('apprentice'), random], seats: 4, games: 2, seed: 9 }
  const done: number[] = []
  const first = play(pairing, (n) => done.push(n) > 0)
  expect(play(pairing, () => true)).toEqual(first)
  expect(done).toEqual([1, 2])
  expect(first.map(({ games }) => games)).toEqual([4, 4])
})

test('a contest can be ended early, and counts what was played', () => {
  const pairing = { game, options, contestants: [random, random], seats: 2, games: 50, seed: 1 }
  expect(play(pairing, (n) => n < 3).map(({ games }) => games)).toEqual([3, 3])
})

test('the table tells the share won, its interval, places and points', () => {
  const text = tableOf([
    { name: 'mechanic', games: 10, wins: 9, places: 11, points: 905 },
    { name: 'random', games: 10, wins: 1, places: 19, points: 220 },
  ])
  expect(text).toContain('| mechanic | 10 | 90.0 % | 59.6 % – 98.2 % | 1.10 | 90.5 |')
})
