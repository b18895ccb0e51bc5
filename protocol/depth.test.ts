import { expect, test } from 'vitest'
import { deepest, isTooDeep } from './depth.ts'

function nested(levels: number): unknown {
  return JSON.parse(`${'[{"a":'.repeat(levels / 2)}0${'}]'.repeat(levels / 2)}`)
}

test('what goes as deep as is allowed is taken, one level more is not', () => {
  expect(isTooDeep(nested(deepest))).toBe(false)
  expect(isTooDeep([nested(deepest)])).toBe(true)
})

test('what goes deeper than any stack is told from what is only long', () => {
  expect(isTooDeep(nested(100_000))).toBe(true)
  expect(isTooDeep(Array.from({ length: 10_000 }, (_, index) => ({ index })))).toBe(false)
  expect([null, undefined, 'text', 1, true].some((plain) => isTooDeep(plain))).toBe(false)
})
