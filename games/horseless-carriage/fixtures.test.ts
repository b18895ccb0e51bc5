import { type MatchRecord, replay } from '@carriage/kernel'
import { fixturesTest } from '@carriage/kernel/conform/testing'
import { expect, test } from 'vitest'
import { type Move, moveSchema } from './moves.ts'
import type { State } from './state.ts'
import { title } from './title.ts'

const { records, library } = fixturesTest(title, new URL('./fixtures/', import.meta.url))

test('HC-7.31 only the first version asks where there is one answer', { timeout: 60_000 }, () => {
  for (const record of records) {
    expect([record.match, lonelyMoves(record) > 0]).toEqual([record.match, record.rules === 1])
  }
})

test('the recorded games visit every step, make every kind of move, and reopen plans', { timeout: 60_000 }, () => {
  const steps = new Set<string>()
  const moves = new Set<string>()
  let reopened = 0
  for (const record of records) {
    for (const entry of record.log) if ('move' in entry) moves.add((entry.move as Move).kind)
    replay(record, library, (match) => {
      const { stage } = match.state as State
      steps.add(stage.name === 'sales' ? stage.step.name : stage.name)
      if (stage.name === 'factory' && stage.plans.some((plan) => plan.state === 'draft' && plan.short)) reopened++
    })
  }
  const sale = ['dealership', 'niche', 'deliver']
  expect(steps).toEqual(new Set(['setUp', 'research', 'focus', 'factory', ...sale, 'demand', 'over']))
  expect(moves).toEqual(new Set(moveSchema.def.options.flatMap((move) => move.def.shape.kind.def.values)))
  expect(reopened).toBeGreaterThan(0)
})

/** How many sales were asked for although there was one legal move. */
function lonelyMoves(record: MatchRecord): number {
  let count = 0
  replay(record, library, (match) => {
    const turn = match.game.turn(match.state)
    if (turn.over || turn.open || turn.decision !== 'placeWindow') return
    for (const seat of turn.seats) if ([...match.game.moves(match.state, seat)].length === 1) count++
  })
  return count
}
