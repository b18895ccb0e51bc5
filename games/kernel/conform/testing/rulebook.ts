import { describe, expect, test } from 'vitest'
import type { Rule } from '../../contract/rule.ts'
import type { AnyTitle } from '../../contract/title.ts'

/** The rulebook of a game: its ids, its order, and that every rule can be displayed. */
export function rulebookTest(title: AnyTitle, { rules }: { readonly rules: number }): void {
  const { rulebook } = title
  const ids = rulebook.map(({ id }) => id)

  describe('the rulebook', () => {
    test(`has ${rules} rules with unique ids in numerical order`, () => {
      expect(ids).toHaveLength(rules)
      expect(ids).toEqual([...new Set(ids)].sort(byNumber))
      expect(new Set(ids.map(prefixOf)).size).toBe(1)
    })

    test('no two rules share a title or a text', () => {
      expect(new Set(rulebook.map((rule) => rule.title.toLowerCase())).size).toBe(rulebook.length)
      expect(new Set(rulebook.map((rule) => rule.text)).size).toBe(rulebook.length)
    })

    test('the rules of a section are contiguous, under one number if ids have section numbers', () => {
      const runs = rulebook.filter((rule, at) => rule.section !== rulebook[at - 1]?.section)
      expect(runs.map(({ section }) => section)).toEqual([...new Set(rulebook.map(({ section }) => section))])
      const numbered = rulebook.filter(({ id }) => numbersOf(id).length > 1)
      for (const { id, section } of numbered) {
        expect([id, numbersOf(id)[0]]).toEqual([id, runs.findIndex((run) => run.section === section) + 1])
      }
    })

    // One test for all, so that a rule does not count as tested because its text is displayed.
    test('every rule can be displayed', () => {
      for (const { id, title, text } of rulebook) {
        const words = title.split(' ').length
        expect(words >= 2 && words <= 6, `${id} has a title of two to six words`).toBe(true)
        expect(text, id).toMatch(/^[A-Z].*\.$/)
        expect(text, id).not.toMatch(/[`[\]]/)
        for (const [reference] of text.matchAll(referencesTo(rulebook))) expect(ids, id).toContain(reference)
      }
    })
  })

  const { handbook } = title
  if (!handbook) return
  describe('the rulings', () => {
    test('cover every rule that is not printed, once, or there are none', async () => {
      const answered = (await handbook()).rulings.flatMap(({ rules }) => rules)
      const decided = rulebook.filter(({ printed }) => printed === 'none').map(({ id }) => id)
      expect(new Set(answered).size).toBe(answered.length)
      expect(decided.filter((id) => answered.length > 0 && !answered.includes(id))).toEqual([])
    })

    test('cite only existing rules, as does the overview', async () => {
      const { rulings, overview } = await handbook()
      const answered = [...rulings, ...overview].flatMap(({ rules }) => rules)
      expect(answered.filter((id) => !ids.includes(id))).toEqual([])
    })
  })
}

/** Finds rule ids in a text, including unknown ones. */
export function referencesTo(rulebook: readonly Rule[]): RegExp {
  return new RegExp(`${prefixOf(rulebook[0]?.id ?? '')}\\d+(\\.\\d+)?`, 'g')
}

/** `KW-` of `KW-5.3`. */
function prefixOf(id: string): string {
  return id.replace(/\d.*/, '')
}

/** 5 and 3 of `KW-5.3`, 7 of `AU-7`. */
function numbersOf(id: string): number[] {
  return (id.match(/\d+/g) ?? []).map(Number)
}

function byNumber(a: string, b: string): number {
  const [firstA = 0, secondA = 0] = numbersOf(a)
  const [firstB = 0, secondB = 0] = numbersOf(b)
  return firstA - firstB || secondA - secondB
}
