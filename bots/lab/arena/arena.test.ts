import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { titles } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import type { Level } from '../../levels.ts'
import { botFor } from '../../node/index.ts'
import type { WatchedMove } from '../../yardstick.ts'
import { type Contestant, contest } from './contest.ts'
import { ledgerIn } from './ledger.ts'
import { figuresOf, playPairing, plotOf, tableOf } from './pairing.ts'
import { randomPlayer } from './random.ts'

const title = titles[0]!
const [game] = title.versions
const { options } = title.variants[0]!

function contestant(level: Level): Contestant {
  return { name: level, player: botFor(title.about.id, level)! }
}

const random: Contestant = { name: 'random', player: randomPlayer(game) }

test('a mechanic beats a random player, from either seat', () => {
  const { standings } = playPairing(
    { game, options, contestants: [contestant('mechanic'), random], seats: 2, games: 4, seed: 1 },
    () => true,
  )
  const [mechanic, other] = standings
  expect(mechanic).toMatchObject({ name: 'mechanic', games: 4, wins: 4, places: 4 })
  expect(other).toMatchObject({ name: 'random', games: 4, wins: 0, places: 8 })
})

test('the same seed gives the same standings, to the point', () => {
  const pairing = { game, options, contestants: [contestant('apprentice'), random], seats: 4, games: 2, seed: 9 }
  const done: number[] = []
  const first = playPairing(pairing, (n) => done.push(n) > 0)
  expect(playPairing(pairing, () => true)).toEqual(first)
  expect(done).toEqual([1, 2])
  expect(first.standings.map(({ games }) => games)).toEqual([4, 4])
})

test('a contest can be ended early, and counts what was played', () => {
  const pairing = { game, options, contestants: [random, random], seats: 2, games: 50, seed: 1 }
  expect(playPairing(pairing, (n) => n < 3).standings.map(({ games }) => games)).toEqual([6])
})

test('the table has the share won, its interval, places and points', () => {
  const text = tableOf([
    { name: 'mechanic', games: 10, wins: 9, ahead: 9.5, places: 11, points: 905 },
    { name: 'random', games: 10, wins: 1, ahead: 0.5, places: 19, points: 220 },
  ])
  expect(text).toContain('| mechanic | 10 | 90.0 % (59.6 % – 98.2 %) | 95.0 % (65.5 % – 99.5 %) | 1.10 | 90.5 |')
})

test('the plot shows the share won with its interval', () => {
  const [row] = plotOf([{ name: 'mechanic', games: 10, wins: 9, ahead: 9.5, places: 11, points: 905 }])
  expect(row).toMatchObject({ name: 'mechanic', value: 0.9, text: '90.0 % of 10' })
  expect([row?.low?.toFixed(3), row?.high?.toFixed(3)]).toEqual(['0.596', '0.982'])
})

test('a contestant with two seats has one standing, and is compared with the others only', () => {
  const pairing = { game, options, contestants: [contestant('mechanic'), random, random], seats: 3, games: 3, seed: 1 }
  const { standings } = playPairing(pairing, () => true)
  expect(standings.map(({ name, games }) => [name, games])).toEqual([
    ['mechanic', 3],
    ['random', 6],
  ])
  expect(standings[0]).toMatchObject({ wins: 3, ahead: 3, places: 3 })
  expect(standings[1]).toMatchObject({ wins: 0, ahead: 0, places: 15 })
})

test('a contest goes on from its ledger: no game is lost or played twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'))
  const file = join(folder, 'games.jsonl')
  const pairing = { game, options, contestants: [contestant('apprentice'), random], seats: 2, games: 4, seed: 3 }
  const done: number[][] = []
  playPairing(pairing, (n) => n < 3, ledgerIn(file))
  const resumed = playPairing(pairing, (n, fresh) => done.push([n, fresh]) > 0, ledgerIn(file))
  expect(done).toEqual([[4, 1]])
  expect(resumed).toEqual(playPairing(pairing, () => true))
  rmSync(folder, { recursive: true })
})

test('the statistics of a simulation are counted in the arena too, and stored', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'games.jsonl')
  const survey = () => ({ crashes: 3 })
  const pairing = { game, options, contestants: [random, random], seats: 2, games: 2, seed: 1, survey }
  const { games } = playPairing(pairing, () => true, ledgerIn(file))
  expect(figuresOf(games)).toBe(`moves ${((games[0]!.moves + games[1]!.moves) / 2).toFixed(2)}, crashes 3.00`)
  expect(playPairing(pairing, () => true, ledgerIn(file)).games).toEqual(games)
})

test('a watcher of a contest sees each move with the positions around it', () => {
  const seen: WatchedMove[] = []
  const players = [random.player, random.player]
  const { moves } = contest(game, options, players, 3, undefined, (step) => seen.push(step))
  expect(seen).toHaveLength(moves)
  expect(seen.slice(1).map(({ before }) => before)).toEqual(seen.slice(0, -1).map(({ after }) => after))
})
