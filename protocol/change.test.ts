import { redact, secret, type Viewer } from '@carriage/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChange, type Change, changeTexts } from './change.ts'

const plain = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)))

function changeFor(viewer: Viewer, before: unknown, after: unknown): Change {
  const [text = ''] = changeTexts(before, after, [viewer])
  return JSON.parse(text) as Change // written by changeTexts
}

test('a change applied to one plain value gives the other, for any two values', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const copy = JSON.stringify(before)
      expect(applyChange(before, changeFor('spectator', before, after))).toEqual(after)
      expect(JSON.stringify(before)).toBe(copy)
    }),
    { numRuns: 2000 },
  )
})

test('a change leaves out what is equal', () => {
  const before = { seats: [{ coins: 3, hand: [1, 2] }, { coins: 5 }], round: 1 }
  const after = { seats: [{ coins: 4, hand: [1] }, { coins: 5 }], round: 1 }
  expect(changeFor(0, before, after)).toEqual([
    [['seats', 0, 'coins'], 4],
    [['seats', 0, 'hand', 'length'], 1],
  ])
  expect(changeFor(0, before, structuredClone(before))).toEqual([])
})

const { position } = fc.letrec<{ position: unknown }>((tie) => ({
  position: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(1, 2, null, 'car'),
    fc.array(tie('position'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('hand', 'plan', 'bid'), tie('position')),
    fc.tuple(tie('position'), fc.constantFrom([], [0], [1], [0, 1])).map(([value, seats]) => secret(value, seats)),
  ),
}))

test('each viewer gets the change of its own view, wherever secrets are, open or change', () => {
  const viewers: readonly Viewer[] = ['spectator', 0, 1]
  fc.assert(
    fc.property(position, position, (before, after) => {
      const texts = changeTexts(before, after, viewers)
      for (const [place, viewer] of viewers.entries()) {
        const [was, is] = [redact(before, viewer), redact(after, viewer)]
        expect(applyChange(was, JSON.parse(texts[place] ?? '') as Change)).toEqual(is)
        expect([texts[place]]).toEqual(changeTexts(was, is, [viewer]))
      }
    }),
    { numRuns: 2000 },
  )
})
