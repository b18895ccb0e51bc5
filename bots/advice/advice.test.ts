import { readFileSync } from 'node:fs'
import { library } from '@carriage/catalogue'
import {
  awaitedSeats,
  fastChance,
  judgeMove,
  libraryOf,
  type MatchRecord,
  readOptions,
  readRecord,
  redact,
  replay,
  type Seat,
  silentEffects,
} from '@carriage/kernel'
import { kraftwagen, type State } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { botFor } from '../bot-for.ts'
import { type Adviser, adviserFor, concerns, type Review, review } from './index.ts'

function recordOf(game: string): MatchRecord {
  const file = new URL(`../../games/${game}/fixtures/two-players.record.json`, import.meta.url)
  return readRecord(readFileSync(file, 'utf8'))
}

const record = recordOf('kraftwagen')
const adviser = adviserFor('kraftwagen') as Adviser
const budget = { seed: 9, iterations: 6 }

/** The positions of the recorded game in which a turn begins, with the seat that decides. */
function turns(): { state: State; seat: Seat }[] {
  const found: { state: State; seat: Seat }[] = []
  replay(record, libraryOf([kraftwagen]), ({ state }) => {
    const position = state as State
    if (position.phase === 'over') return
    if (adviser.isTurn(redact(position, position.actor))) found.push({ state: position, seat: position.actor })
  })
  return found
}

/** The whole review, and how often it told how far it was. */
function reviewed(of: MatchRecord, seed: number, iterations = budget.iterations): { result: Review; told: number } {
  const reviewing = review([library.latest(of.game)!], of, adviserFor(of.game)!, { iterations, seed })
  for (let told = 0; ; told++) {
    const { done, value } = reviewing.next()
    if (done) return { result: value, told }
    expect(value.done).toBe(told)
  }
}

test('a hint names up to three ways to go on that begin differently, the first of them legal now', () => {
  for (const { state, seat } of turns().filter((_, index) => index % 9 === 0)) {
    const options = adviser.advise(redact(state, seat), seat, budget)
    expect(options.length).toBeGreaterThan(0)
    expect(options.length).toBeLessThanOrEqual(3)
    expect(new Set(options.map(({ moves }) => JSON.stringify(moves[0]))).size).toBe(options.length)
    for (const { moves, share } of options) {
      expect(judgeMove(kraftwagen, state, seat, moves[0] as never).legal).toBe(true)
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThan(1)
    }
  }
})

test('a hint says what most of its ways are for, in concerns that somebody has words for', () => {
  let options = 0
  let explained = 0
  for (const { state, seat } of turns().filter((_, index) => index % 9 === 0)) {
    for (const { reasons } of adviser.advise(redact(state, seat), seat, budget)) {
      options++
      if (reasons.length > 0) explained++
      expect(reasons.length).toBeLessThanOrEqual(2)
      for (const { concern, points } of reasons) {
        expect(concerns.kraftwagen).toContain(concern)
        expect(points).toBeGreaterThan(0)
      }
    }
  }
  expect(explained / options).toBeGreaterThan(0.6)
})

test('who did what is preferred gave nothing away', () => {
  const { state, seat } = turns()[4]!
  const view = redact(state, seat)
  const [best] = adviser.advise(view, seat, budget)
  const compared = adviser.compare(view, seat, best!.moves as [object, ...object[]], budget)
  expect(compared.loss).toEqual({ share: 0, points: 0, place: 0 })
  expect(compared.place).toBeGreaterThanOrEqual(1)
  expect(compared.place).toBeLessThanOrEqual(2)
})

test('a review finds the few moments of each seat that mattered most, the same again for the same seed', () => {
  const { result, told } = reviewed(record, 3)
  expect(told).toBe(turns().length)
  expect(result).toHaveLength(2)
  for (const [seat, moments] of result.entries()) {
    expect(moments.length).toBeGreaterThan(0)
    expect(moments.length).toBeLessThanOrEqual(3)
    const losses = moments.map(({ loss }) => loss.share)
    expect(losses).toEqual(losses.toSorted((a, b) => b - a))
    for (const moment of moments) {
      expect(moment.seat).toBe(seat)
      expect(JSON.stringify(moment.played)).not.toBe(JSON.stringify(moment.preferred.moves))
      // Losing part of a win is losing points and falling back.
      expect(moment.loss.points).toBeGreaterThan(0)
      expect(moment.loss.place).toBeGreaterThan(0)
      const entry = record.log.find(({ n }) => n === moment.after + 1)
      expect(entry).toMatchObject({ seat, move: moment.played[0] })
    }
  }
  expect(reviewed(record, 3).result).toEqual(result)
})

test.each(['horseless-carriage', 'age-of-engineering'])('a hint in %s begins legally and says what it is for', (id) => {
  const game = library.latest(id)!
  const adviser = adviserFor(id) as Adviser
  const bot = botFor(id, 'apprentice')!
  const fx = silentEffects<object>(fastChance(2))
  const options = readOptions(game, {})
  if (!options.ok) throw new Error('Every game can be played without wishes.')
  const state = game.setup({ seats: 3, options: options.value }, fx)
  let asked = 0
  let explained = 0
  for (let n = 0; n < 60; n++) {
    const [seat] = awaitedSeats(game.turn(state))
    if (seat === undefined) break
    const view = redact(state, seat)
    if (adviser.isTurn(view) && n % 3 === 0) {
      for (const { moves, reasons } of adviser.advise(view, seat, { seed: n, iterations: 4 })) {
        expect(judgeMove(game, state, seat, moves[0] as never).legal).toBe(true)
        for (const { concern } of reasons) expect(concerns[id]).toContain(concern)
        if (reasons.length > 0) explained++
        asked++
      }
    }
    game.play(state, seat, bot.choose(view, seat, { seed: n }) as never, fx)
  }
  expect(asked).toBeGreaterThan(4)
  expect(explained / asked).toBeGreaterThan(0.5)
})

test('a review of Age of Engineering tells a few moments of each seat', () => {
  const { result } = reviewed(recordOf('age-of-engineering'), 2, 2)
  expect(result).toHaveLength(2)
  for (const moments of result) {
    expect(moments.length).toBeGreaterThan(0)
    expect(moments.length).toBeLessThanOrEqual(3)
    for (const { loss, preferred } of moments) {
      expect(loss.share).toBeGreaterThan(0)
      expect(preferred.moves.length).toBeGreaterThan(0)
    }
  }
})

test('nobody gives advice on a game that no bot has learned', () => {
  expect(adviserFor('chess')).toBeUndefined()
})
