import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Sequence } from './sequence.ts'

test('frames in any order, some of them twice, are passed on in order and once', () => {
  const arrivals = fc
    .integer({ min: 1, max: 40 })
    .chain((count) =>
      fc.array(fc.integer({ min: 1, max: count }), { maxLength: 120 }).map((extra) => ({ count, extra })),
    )
  fc.assert(
    fc.property(arrivals, fc.integer({ min: 0, max: 5 }), fc.integer(), ({ count, extra }, start, seed) => {
      const all = shuffled([...Array.from({ length: count }, (_, index) => index + 1), ...extra], seed)
      const sequence = new Sequence()
      const passed: number[] = []
      const begin = seed % (all.length + 1)
      all.forEach((n, index) => {
        if (index === Math.abs(begin)) passed.push(...sequence.begin(start).map((frame) => frame.n))
        passed.push(...sequence.offer(n, `frame ${n}`).map((frame) => frame.n))
      })
      passed.push(...sequence.begin(start).map((frame) => frame.n))
      expect(passed).toEqual(Array.from({ length: Math.max(0, count - start) }, (_, index) => start + index + 1))
      expect(sequence.behind).toBe(false)
    }),
  )
})

test('a missing frame holds back the later ones until it comes', () => {
  const sequence = new Sequence()
  sequence.begin(4)
  expect(sequence.offer(6, 'six')).toEqual([])
  expect(sequence.behind).toBe(true)
  expect(sequence.offer(5, 'five')).toEqual([
    { n: 5, json: 'five' },
    { n: 6, json: 'six' },
  ])
  expect(sequence.behind).toBe(false)
})

test('a known entry without a frame makes a gap, also when it is the newest', () => {
  const sequence = new Sequence()
  sequence.begin(4)
  sequence.noteVersion(5)
  expect(sequence.behind).toBe(true)
  sequence.offer(5, 'five')
  expect(sequence.behind).toBe(false)
})

test('many early frames do not fill the memory, and the dropped ones can still come', () => {
  const sequence = new Sequence()
  sequence.begin(0)
  for (let n = 2; n <= 10_000; n++) sequence.offer(n, 'early')
  expect(sequence.offer(1, 'one').length).toBeLessThan(1_000)
  expect(sequence.behind).toBe(true)
  const next = (sequence.last ?? 0) + 1
  expect(sequence.offer(next, 'late')).toEqual([{ n: next, json: 'late' }])
})

function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed >>> 0
  return items
    .map((item) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return { item, key: state }
    })
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
