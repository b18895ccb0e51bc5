import type { Rule } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { type TestResult, trace } from './trace.ts'

function rule(id: string): Rule {
  return { id, section: 'Here', title: `Rule ${id}`, text: '' }
}

function passed(...names: string[]): TestResult[] {
  return names.map((name) => ({ name, passed: true }))
}

const rulebook = ['KW-4.1', 'KW-4.9', 'KW-4.91'].map(rule)

test('a rule is tested if a passing test names it in its title, anywhere and any number of times', () => {
  const results = passed('KW-4.1 the first tile', 'chain: (KW-4.9), KW-4.91. And KW-4.9 again')
  expect(trace(rulebook, results)).toEqual({ untested: [], unknown: [], tested: 3, rules: 3 })
})

test('a rule that no test names is a gap; a longer number does not match a shorter one', () => {
  const { untested, tested } = trace(rulebook, passed('KW-4.1', 'KW-4.91'))
  expect(untested.map(({ id }) => id)).toEqual(['KW-4.9'])
  expect(tested).toBe(2)
})

test('a failed or skipped test cites nothing, not even a typo', () => {
  const results = [...passed('KW-4.1', 'KW-4.9'), { name: 'KW-4.91 KW-7.7', passed: false }]
  const { untested, unknown } = trace(rulebook, results)
  expect(untested.map(({ id }) => id)).toEqual(['KW-4.91'])
  expect(unknown).toEqual([])
})

test.each(['KW-4.2', 'KV-4.1', 'KW-4.9a', 'KW-4', 'KW-4.9.1'])('%s, which is in no rulebook, is a typo', (id) => {
  const name = `something about ${id}, it seems`
  expect(trace(rulebook, passed(name)).unknown).toEqual([{ id, test: name }])
})

test('examples, decisions and invariants are not rules, and other words with hyphens are not ids', () => {
  const names = ['KW-EX-4', 'KW-D-1', 'KW-INV-12', 'UTF-8', 'SHA-256', 'a V-6', 'X-KW-4.7', 'kw-4.1']
  expect(trace(rulebook, passed(...names))).toMatchObject({ tested: 0, unknown: [] })
})

test('rules of another book may be cited, but are not counted', () => {
  expect(trace(rulebook, passed('CH-3 and KW-4.1'), [rule('CH-3')])).toMatchObject({ tested: 1, rules: 3, unknown: [] })
})
