import { createLibrary, judgeMove, redact, replay, type Seat } from '@carriage/kernel'
import { kraftwagen, type State } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { comparisons } from '../../advice/index.ts'
import { expectOtherPositions, recordOf, reviewed } from '../../testing/reviewed.ts'
import { hintCheck } from './hint-check.ts'
import { bot } from './index.ts'

const record = recordOf('kraftwagen')
const adviser = bot.adviser()
const budget = { seed: 9, iterations: 6 }

/** The positions of the recorded game in which a turn begins, with the seat that decides. */
function turns(): { state: State; seat: Seat }[] {
  const found: { state: State; seat: Seat }[] = []
  replay(record, createLibrary([kraftwagen]), ({ state }) => {
    const position = state as State
    if (position.phase === 'over') return
    if (adviser.isTurn(redact(position, position.actor))) found.push({ state: position, seat: position.actor })
  })
  return found
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

test('every fact that a hint claims holds in the real position', () => {
  let claimed = 0
  for (const { state, seat } of turns().filter((_, index) => index % 4 === 0)) {
    for (const hint of adviser.advise(redact(state, seat), seat, budget)) {
      const { facts, wrong } = hintCheck(state, seat, hint)
      claimed += facts
      expect(wrong).toEqual([])
    }
  }
  expect(claimed).toBeGreaterThan(10)
})

test('a hint says what most of its continuations are for, in concerns that the client has messages for', () => {
  let options = 0
  let explained = 0
  for (const { state, seat } of turns().filter((_, index) => index % 9 === 0)) {
    for (const { reasons } of adviser.advise(redact(state, seat), seat, budget)) {
      options++
      if (reasons.length > 0) explained++
      expect(reasons.length).toBeLessThanOrEqual(3)
      for (const { concern, points } of reasons) {
        expect([...bot.concerns, ...comparisons]).toContain(concern)
        if (!['undercut', 'alike', 'only'].includes(concern)) expect(points).toBeGreaterThan(0)
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
  const { result, reports } = reviewed(record, 3, budget.iterations)
  expect(reports).toBe(turns().length)
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
  expectOtherPositions(record, result)
  expect(reviewed(record, 3, budget.iterations).result).toEqual(result)
})
