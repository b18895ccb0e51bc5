import { expect, test } from 'vitest'
import { rulesNow } from '../index.ts'
import { rulebook } from '../rulebook/index.ts'
import { at, table } from '../testing/index.ts'
import { steps } from './index.ts'

const ids: readonly string[] = rulebook.map(({ id }) => id)

test('every step names rules of the rulebook', () => {
  for (const [name, { rules }] of Object.entries(steps)) {
    expect(rules.length, name).toBeGreaterThan(0)
    for (const rule of rules) expect(ids, name).toContain(rule)
  }
})

test('the rules of a decision are those of the step that asks for it', () => {
  expect(rulesNow(at(table()).state)).toBe(steps.takeTile.rules)
})
