import { ageOfEngineering, type State } from '@carriage/age-of-engineering'
import { createLibrary, redact, replay } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { expectOtherPositions, recordOf, reviewed } from '../../testing/reviewed.ts'
import { hintCheck } from './hint-check.ts'
import { bot } from './index.ts'

test('every claimed fact of a hint is true in the real position', () => {
  const adviser = bot.adviser()
  let turns = 0
  let claimed = 0
  replay(recordOf('age-of-engineering'), createLibrary([ageOfEngineering]), ({ state }) => {
    const position = state as State
    if (position.phase === 'over') return
    const view = redact(position, position.actor)
    if (!adviser.isTurn(view) || turns++ % 9 > 0) return
    for (const hint of adviser.advise(view, position.actor, { seed: turns, iterations: 4 })) {
      const { facts, wrong } = hintCheck(position, position.actor, hint)
      claimed += facts
      expect(wrong).toEqual([])
    }
  })
  expect(claimed).toBeGreaterThan(10)
})

test('a review has a few moments of each seat', () => {
  const record = recordOf('age-of-engineering')
  const { result } = reviewed(record, 2, 2)
  expectOtherPositions(record, result)
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
