import { tileGains } from '@carriage/kraftwagen/forecast'
import { expect, test } from 'vitest'
import { moment } from '../../gallery/moments.ts'
import { notesOf } from './gain-notes.ts'

test('a card without a worker in the canteen causes a warning', () => {
  const { state } = moment('tile')
  const me = state.actor
  const poor = structuredClone(state)
  poor.players[me]!.canteen = 0
  poor.display = ['D1', 'D2']
  expect(notesOf(research(poor)).inactive).toBe(true)
  const rich = structuredClone(poor)
  rich.players[me]!.canteen = 2
  expect(notesOf(research(rich)).inactive).toBe(false)

  function research(view: typeof state) {
    return tileGains(view, me, 'T2').actions[0]!.outcome
  }
})

test('full workshops cause a warning before a body is taken', () => {
  const { state } = moment('tile')
  const me = state.actor
  const full = structuredClone(state)
  full.players[me]!.workshops = [
    { kind: 'engine', value: 1 },
    { kind: 'engine', value: 2 },
    { kind: 'engine', value: 3 },
  ]
  expect(notesOf(tileGains(full, me, 'T3').actions[0]!.outcome).returns).toBe(true)
})

test('an award that an action could bring is named once', () => {
  const award = { kind: 'awardTaken', seat: 0, award: 'buyer', points: 3 } as const
  const branch = { move: { kind: 'skip' } as const, outcome: { gains: [award], next: null } }
  const next = { kind: 'choice', decision: 'chooseBuyer', rule: 'KW-5.22', options: [branch, branch] } as const
  expect(notesOf({ gains: [], next }).awards).toEqual([award])
})
