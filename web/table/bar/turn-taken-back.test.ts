import type { AnyGameRules, Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import type { TablePlayer } from '../../board/interaction/board.ts'
import type { ShownEntry } from '../model/link.ts'
import { turnTakenBack } from './turn-taken-back.ts'

// Positions that consist only of whose turn it is.
const game = { turn: (view: object) => view } as AnyGameRules
const turnOf = (...seats: Seat[]) => ({ over: false, seats, decision: 'any' })
const players = [0, 1, 2].map((seat) => ({ seat, name: `${seat}`, bot: seat === 2 }) as TablePlayer)
const entry = (n: number, seat: Seat, next: Seat, more: Partial<ShownEntry> = {}): ShownEntry => ({
  n,
  seat,
  events: [],
  view: turnOf(next),
  ...more,
})
const found = (...entries: ShownEntry[]) => turnTakenBack({ entries, game, players })

test('a turn that was passed on and taken back is shown until it is passed on again', () => {
  const back = [entry(1, 0, 0), entry(2, 0, 1), entry(3, 0, 0, { undone: 2 })]
  expect(found(...back)).toEqual({ by: 0, from: [1], agreed: false })
  expect(found(...back, entry(4, 0, 0))).toEqual({ by: 0, from: [1], agreed: false })
  expect(found(...back, entry(4, 0, 1), entry(5, 1, 1))).toBeUndefined()
})

test('it is also shown if the other player agreed', () => {
  const back = [entry(1, 0, 1), entry(2, 1, 1), entry(3, 0, 0, { undone: 1, agreed: true })]
  expect(found(...back)).toEqual({ by: 0, from: [1], agreed: true })
})

test('undoing a step within a turn is not shown, nor is a turn taken back from a bot', () => {
  expect(found(entry(1, 0, 0), entry(2, 0, 0, { undone: 1 }))).toBeUndefined()
  expect(found(entry(1, 0, 2), entry(2, 0, 0, { undone: 1 }))).toBeUndefined()
  expect(found()).toBeUndefined()
})
