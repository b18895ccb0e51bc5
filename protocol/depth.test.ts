import { expect, test } from 'vitest'
import { deepest, isTooDeep } from './depth.ts'

function nested(levels: number): unknown {
  return JSON.parse(`${'[{"a":'.repeat(levels / 2)}0${'}]'.repeat(levels / 2)}`)
}

test('the deepest allowed value is accepted, one level more is not', () => {
  expect(isTooDeep(nested(deepest))).toBe(false)
  expect(isTooDeep([nested(deepest)])).toBe(true)
})

test('a value that would overflow the stack is refused, a long one is not', () => {
  expect(isTooDeep(nested(100_000))).toBe(true)
  expect(isTooDeep(Array.from({ length: 10_000 }, (_, index) => ({ index })))).toBe(false)
  expect([null, undefined, 'text', 1, true].some((plain) => isTooDeep(plain))).toBe(false)
})
