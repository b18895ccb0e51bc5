import { auction } from '@carriage/auction'
import { expect, test } from 'vitest'
import { fastChance } from '../chance/fast-chance.ts'
import type { PremoveRules } from '../contract/premove-moments.ts'
import { redact, secret } from '../secrets/secret.ts'
import { LiveEffects } from './live-effects.ts'
import { duePremove, playSteps } from './premoves.ts'
import { readGivenPremove } from './read-premove.ts'

type State = ReturnType<typeof auction.setup>
type Move = Parameters<typeof auction.play>[2]

/** Premoved bids that apply as long as nobody has spent anything. */
const rules: PremoveRules<State, Move> = {
  moment: ({ drawn }) => `lot/${drawn}`,
  ahead: (view) => [{ moment: `lot/${view.drawn}`, view, conditions: [{ name: 'purses', usual: true }] }],
  conditions: { purses: { read: ({ bidders }) => bidders.map(({ coins }) => coins) } },
}
const game = { ...auction, premoves: rules }

const state = game.setup({ seats: 2, options: { purse: 'plain' } }, new LiveEffects(fastChance(1)))
const view = redact(state, 0)
const moment = `lot/${state.drawn}`
const bid = (coins: number, seat: 0 | 1 = 0): Move => ({ kind: 'bid', coins: secret(coins, [seat]) })

function ordered(...coins: readonly number[]) {
  const read = readGivenPremove(game, view, 0, { moment, moves: coins.map((each) => bid(each)) })
  if (!read.ok) throw new Error('the premove cannot be parsed')
  return read.order
}

test('the first legal move is played', () => {
  expect(duePremove(game, view, 0, [ordered(999, 4, 2)])).toEqual({ kind: 'play', move: bid(4) })
})

test('if none is legal, the owner is asked and shown the rule', () => {
  const due = duePremove(game, view, 0, [ordered(999)])
  expect(due).toMatchObject({ kind: 'ask', moment, because: { kind: 'refused', rule: 'AU-5' } })
})

test('if a condition has changed, nothing is played', () => {
  const order = ordered(4)
  const later = game.clone(view)
  later.bidders[1]!.coins -= 1
  expect(duePremove(game, later, 0, [order])).toEqual({
    kind: 'ask',
    moment,
    because: { kind: 'changed', condition: 'purses' },
  })
  expect(duePremove(game, later, 0, [{ ...order, relies: [] }]).kind).toBe('play')
})

test('an unknown condition counts as broken', () => {
  const order = { ...ordered(4), relies: [{ on: 'constructor', was: 1 }] }
  expect(duePremove(game, view, 0, [order])).toMatchObject({ because: { condition: 'constructor' } })
})

test('nothing is due for another moment, for a seat that has decided, or in a game without premoves', () => {
  expect(duePremove(game, view, 0, [{ ...ordered(4), moment: 'lot/9' }])).toEqual({ kind: 'none' })
  const decided = game.clone(state)
  game.play(decided, 0, bid(1), new LiveEffects(fastChance(1)))
  expect(duePremove(game, redact(decided, 0), 0, [ordered(4)])).toEqual({ kind: 'none' })
  expect(duePremove(auction, view, 0, [ordered(4)])).toEqual({ kind: 'none' })
})

test('a premove for an unknown moment, with an unknown condition or a move of another seat is refused', () => {
  const given = { moment, moves: [bid(1)] }
  expect(readGivenPremove(game, view, 0, { ...given, moment: 'lot/9' }).ok).toBe(false)
  expect(readGivenPremove(game, view, 0, { ...given, relies: ['weather'] }).ok).toBe(false)
  expect(readGivenPremove(game, view, 0, { ...given, moves: [bid(1, 1)] })).toMatchObject({ refusal: { rule: 'CH-2' } })
  expect(readGivenPremove(game, view, 0, { ...given, moves: [{ kind: 'shout' }] })).toMatchObject({
    refusal: { rule: 'CH-1' },
  })
  expect(readGivenPremove(auction, view, 0, given).ok).toBe(false)
})

test('steps are played in order, and those not asked for are skipped', () => {
  const order = { ...ordered(1, 999, 4, 2), steps: true as const }
  expect(duePremove(game, view, 0, [order])).toEqual({ kind: 'play', move: bid(1) })
  // One of them was made, and another move that is not in the list.
  expect(duePremove(game, view, 0, [order], [bid(3), bid(1)])).toEqual({ kind: 'play', move: bid(4) })
  expect(duePremove(game, view, 0, [order], [bid(4)])).toEqual({ kind: 'play', move: bid(2) })
  expect(duePremove(game, view, 0, [order], [bid(1), bid(2)])).toEqual({ kind: 'none' })
})

test('steps tried on a copy are those that would be asked for', () => {
  expect(playSteps(game, view, 0, [bid(999), bid(4), bid(2)]).moves).toEqual([bid(4)])
})
