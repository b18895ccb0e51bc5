import { type Level, timeLimits } from '@carriage/bots'
import { type AnyGame, fastChance, readOptions, redact, type Seat, silentEffects } from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'
import { afterAll, expect, test } from 'vitest'
import { type Question, searchPool } from './search-pool.ts'

/** Threads take a moment to start; most tests share theirs. */
const pool = searchPool({ threads: 1 })
afterAll(() => pool.close())

/** The first decision of a game. */
function opening(name: string, seats: number): { game: AnyGame; state: object; seat: Seat } {
  const game = library.latest(name)
  if (!game) throw new Error(`No game is called ${name}.`)
  const options = readOptions(game, {})
  if (!options.ok) throw new Error('Every game can be played without wishes.')
  const state = game.setup({ seats, options: options.value }, silentEffects(fastChance(4)))
  const turn = game.turn(state)
  if (turn.over) throw new Error('A game begins with a decision.')
  return { game, state, seat: turn.seats[0] as Seat }
}

const { game: kraftwagen, state, seat } = opening('kraftwagen', 4)

function question(level: Level): Question {
  return { game: 'kraftwagen', rules: kraftwagen.rules, level, view: redact(state, seat), seat, seed: 3 }
}

test('a bot of each level answers with a legal move', async () => {
  for (const level of ['apprentice', 'mechanic', 'engineer', 'magnate'] as const) {
    const move = await pool.think(question(level))
    expect(kraftwagen.judge(state, seat, move ?? {})).toEqual({ legal: true })
  }
})

test('a game without a model is played by random legal moves', async () => {
  const { game, state, seat } = opening('auction', 2)
  const view = redact(state, seat)
  const move = await pool.think({ game: 'auction', rules: game.rules, level: 'magnate', view, seat, seed: 1 })
  expect(game.judge(state, seat, move ?? {})).toEqual({ legal: true })
})

test('a search that is no longer needed is cancelled, and the next one starts', async () => {
  await pool.think(question('engineer'))
  const control = new AbortController()
  const given = [pool.think(question('magnate'), control.signal), pool.think(question('magnate'), control.signal)]
  const next = pool.think(question('engineer'))
  control.abort()
  expect(await Promise.all(given)).toEqual([undefined, undefined])
  expect(await next).toBeDefined()
})

test('queued questions are answered in time, since running searches are shortened', async () => {
  await pool.think(question('engineer'))
  const began = performance.now()
  const took = await Promise.all(
    Array.from({ length: 12 }, async () => {
      expect(await pool.think(question('magnate'))).toBeDefined()
      return performance.now() - began
    }),
  )
  expect(Math.max(...took)).toBeLessThan(timeLimits.magnate * 1.5)
})

test('questions beyond the queue limit are refused', async () => {
  const small = searchPool({ threads: 1, queue: 2 })
  const thoughts = Array.from({ length: 4 }, () => small.think(question('magnate')))
  await expect(thoughts[3]).rejects.toThrow('queue of bots is full')
  await small.close()
  expect(await Promise.all(thoughts.slice(0, 3))).toEqual([undefined, undefined, undefined])
})

test('a thread that crashes on a question answers the next one', async () => {
  await expect(pool.think({ ...question('magnate'), view: {} })).rejects.toThrow('could not decide')
  expect(await pool.think(question('magnate'))).toBeDefined()
})
