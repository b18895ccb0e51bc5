import { describe, expect, test } from 'vitest'
import { rulebook } from './index.ts'

describe('the rulebook', () => {
  const ids = rulebook.map((rule) => rule.id)

  test('every rule has an id of its own, in the order of the sections and without gaps', () => {
    const rules = [37, 20, 11, 10, 73, 18, 31, 7, 15, 21, 6, 8]
    expect(ids).toEqual(
      rules.flatMap((count, section) => Array.from({ length: count }, (_, rule) => `HC-${section + 1}.${rule + 1}`)),
    )
    expect(ids).toHaveLength(257)
  })

  test('no two rules share a title or a text', () => {
    expect(new Set(rulebook.map((rule) => rule.title.toLowerCase())).size).toBe(rulebook.length)
    expect(new Set(rulebook.map((rule) => rule.text)).size).toBe(rulebook.length)
  })

  test('a section has one number', () => {
    const numbers = new Map<string, Set<string>>()
    for (const rule of rulebook) {
      const known = numbers.get(rule.section) ?? new Set()
      numbers.set(rule.section, known.add(/\d+/.exec(rule.id)?.[0] ?? ''))
    }
    expect([...numbers.values()].map((known) => [...known])).toEqual(
      Array.from({ length: 12 }, (_, index) => [`${index + 1}`]),
    )
  })

  // One test for all, so that no single rule passes for tested because its text is in order.
  test('every rule can be shown to a player', () => {
    for (const { id, title, text } of rulebook) {
      const words = title.split(' ').length
      expect(words >= 2 && words <= 6, `${id} has a title of two to six words`).toBe(true)
      expect(text, id).toMatch(/^[A-Z].*\.$/)
      expect(text, id).not.toMatch(/[`[\]]/)
      for (const [reference] of text.matchAll(/HC-\d+\.\d+/g)) expect(ids, id).toContain(reference)
    }
  })
})
