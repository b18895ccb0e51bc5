import { type MatchRecord, replay } from '@carriage/kernel'
import { fixturesTest } from '@carriage/kernel/conform/testing'
import { expect, test } from 'vitest'
import { title } from './title.ts'

const { records, library } = fixturesTest(title, new URL('./fixtures/', import.meta.url))

test('HC-7.31 only the first version asks where there is one answer', { timeout: 60_000 }, () => {
  for (const record of records) {
    expect([record.match, lonelyMoves(record) > 0]).toEqual([record.match, record.rules === 1])
  }
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
