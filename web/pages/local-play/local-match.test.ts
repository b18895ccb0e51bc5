import { canonical, createLibrary, fastChance, verify, viewOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { firstGame } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { type LocalMatch, resumeLocal, startLocal } from './local-match.ts'
import { simpleMove } from './simple-player.ts'

const title = (await playedTitleOf(firstGame.id))!

const versions = await title.games()

const setup = {
  id: 'attic',
  players: ['Guest', 'Ada', 'Emil'],
  me: 0,
  options: {},
  secret: 'ab'.repeat(32),
} as const

/** Makes the next bot move, if there is one, and returns its update. */
function letBotMove(local: LocalMatch) {
  const turn = local.forBot()
  if (!turn) return undefined
  const { seat, view, seed } = turn
  return local.playBot(seat, simpleMove(local.match.game, view, seat, fastChance(seed)))
}

/** Plays until the match has this many entries, or to its end. */
function playOn(local: LocalMatch, entries: number, luck = fastChance(7)): void {
  const { match } = local
  while (match.log.length < entries) {
    const turn = match.game.turn(match.state)
    if (turn.over) return
    if (turn.seats.includes(local.me)) {
      const made = local.play(simpleMove(match.game, viewOf(match, local.me), local.me, luck))
      expect('legal' in made).toBe(false)
    } else expect(letBotMove(local)).toBeDefined()
  }
}

test('a whole game against bots ends, and its record verifies', () => {
  const local = startLocal(versions, setup)
  playOn(local, 5000)
  expect(local.toRecord().result).toBeDefined()
  expect(verify(local.toRecord(), createLibrary(versions)).draws).toBeGreaterThan(0)
})

test('a match that was left resumes from the same position with the same draws', () => {
  const left = startLocal(versions, setup)
  playOn(left, 40)
  const resumed = resumeLocal(versions, left.toRecord(), 0)
  expect(canonical(resumed.match.state)).toBe(canonical(left.match.state))
  expect(resumed.past.map(({ n }) => n)).toEqual(left.past.map(({ n }) => n))
  playOn(left, 90, fastChance(1))
  playOn(resumed, 90, fastChance(1))
  expect(resumed.past.slice(0, 41)).toEqual(left.past.slice(0, 41))
  expect(resumed.match.log.length).toBeGreaterThanOrEqual(90)
})

test("the player's view contains no secret of a rival", () => {
  const local = startLocal(versions, setup)
  playOn(local, 60)
  let update = letBotMove(local)
  while (!update) {
    playOn(local, local.match.log.length + 1)
    update = letBotMove(local)
  }
  expect(JSON.stringify(update)).not.toMatch(/"\$secret":\[[12]\],"value"/)
})

test('a refused move changes nothing and names its rule', () => {
  const local = startLocal(versions, setup)
  playOn(local, 3)
  const before = local.match.hash
  const made = local.play({ kind: 'takeTile', tile: 'nonsense' })
  expect(made).toMatchObject({ legal: false })
  expect(local.match.hash).toBe(before)
})

test('reset goes back to the first step since another seat moved', () => {
  const local = startLocal(versions, setup)
  const luck = fastChance(5)
  for (let tries = 0; tries < 400; tries++) {
    const { match } = local
    const turn = match.game.turn(match.state)
    if (turn.over) break
    const own = match.line.filter(({ entry }) => entry.seat === 0)
    const lastTwo = match.line.slice(-2)
    if (lastTwo.length === 2 && lastTwo.every(({ entry, disclosed }) => entry.seat === 0 && !disclosed)) {
      const undone = local.undo('turn')
      if ('legal' in undone) throw new Error(undone.rule)
      const last = match.line.at(-1)
      expect(last === undefined || last.entry.seat !== 0 || last.disclosed !== undefined).toBe(true)
      expect(match.line.filter(({ entry }) => entry.seat === 0).length).toBeLessThan(own.length - 1)
      return
    }
    if (turn.seats.includes(0)) local.play(simpleMove(match.game, viewOf(match, 0), 0, luck))
    else letBotMove(local)
  }
  throw new Error('No turn had two steps that can be undone.')
})

test('people who share a device take turns, and each sees only their own secrets', () => {
  const local = startLocal(versions, { ...setup, people: [0, 1] })
  const { match } = local
  expect(local.viewer).toBe('spectator')
  const luck = fastChance(9)
  const sat: number[] = []
  let hidden = 0
  while (match.log.length < 150 && !match.game.turn(match.state).over) {
    const next = local.handOver()
    if (next) {
      if (next.hides) hidden++
      // Until then the view is that of a spectator, or of the person who had the device.
      const before = JSON.stringify(local.shown())
      expect(before).not.toContain(`"$secret":[${next.to}],"value"`)
      local.sit(next.to)
      sat.push(next.to)
      expect(local.viewer).toBe(next.to)
      expect(local.handOver()).toBeUndefined()
    }
    const turn = match.game.turn(match.state)
    if (!turn.over && turn.seats.includes(local.me)) {
      const made = local.play(simpleMove(match.game, viewOf(match, local.me), local.me, luck))
      expect('legal' in made).toBe(false)
    } else expect(letBotMove(local)).toMatchObject({ kind: 'entry' })
  }
  expect(new Set(sat)).toEqual(new Set([0, 1]))
  expect(hidden).toBeGreaterThan(3)
  // Seat 2 is a bot, which needs no handover.
  expect(match.log.some(({ seat }) => seat === 2)).toBe(true)
})
