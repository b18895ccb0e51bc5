import { expect, test } from 'vitest'
import type { ShownEntry } from '../model/link.ts'
import { isStillAsked } from './hints.ts'

const moves = [{ kind: 'plan' }, { kind: 'pass' }]
const asked = { view: {}, n: 7, moves }

function entry(n: number, seat: 0 | 1): ShownEntry {
  return { n, seat, events: [] }
}

function table(me: 0 | 1) {
  return { me } as Parameters<typeof isStillAsked>[1]['table'] // all that is asked of it
}

test('a hint stays while rivals decide in a simultaneous turn', () => {
  const now = { view: {}, moves: structuredClone(moves), entries: [entry(7, 0), entry(8, 1)], table: table(0) }
  expect(isStillAsked(asked, now)).toBe(true)
})

test('a hint closes with my own move, and when the legal moves change', () => {
  const now = { view: {}, moves, entries: [entry(8, 0)], table: table(0) }
  expect(isStillAsked(asked, now)).toBe(false)
  expect(isStillAsked(asked, { ...now, moves: moves.slice(1), entries: [entry(8, 1)] })).toBe(false)
})
