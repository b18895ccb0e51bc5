import { describe, expect, test } from 'vitest'
import { horselessCarriage } from '../game.ts'
import { rulebook } from '../rulebook/index.ts'
import { commonExamples } from './common/index.ts'
import { carriageExamples } from './index.ts'
import { rareExamples } from './rare/index.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

const all = [...commonExamples, ...rareExamples]

describe('worked examples', () => {
  test('they have a short text in both languages', () => {
    expect(all.map(({ id }) => id).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
    for (const { text } of [...Object.values(en), ...Object.values(de)])
      expect(text.split(' ').length, text).toBeLessThanOrEqual(65)
  })

  test.each(all)('$id cites rules that exist and begins with a decision of the reader', ({ rules, position }) => {
    const known = new Set<string>(rulebook.map(({ id }) => id))
    expect(rules.filter((rule) => !known.has(rule))).toEqual([])
    const turn = horselessCarriage.turn(position())
    expect(turn.over || turn.seats).toContain(carriageExamples.seat)
  })
})
