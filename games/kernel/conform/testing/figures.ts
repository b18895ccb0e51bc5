import { expect, test } from 'vitest'
import { componentTablesIn } from '../../contract/components.ts'
import type { AnyTitle } from '../../contract/title.ts'
import { ruleAt } from '../../text/figures.ts'
import { translateRule } from '../../text/translation.ts'

/** Which rules use a number of which table. */
type RulesByTable = Readonly<Record<string, readonly string[]>>

/**
 * Changes every number of each component table and compares all rules, in every language, with their previous text.
 * Tables without numbers in rules are those listed.
 */
export function figuresTest(title: AnyTitle, expected: RulesByTable): void {
  test.each(['en', ...Object.keys(title.translations ?? {})])(
    'rules use the numbers of the tables in %s',
    async (language) => {
      const [game] = title.versions
      const texts = (await (await title.translations?.[language]?.())?.book())?.rules
      const usual = title.components ?? {}
      const read = (components: object) =>
        title.rulebook.map((rule) => ruleAt(game, { components }, translateRule(rule, texts), language))
      const before = read(usual)
      const found: Record<string, string[]> = {}
      for (const [name, table] of componentTablesIn(usual)) {
        const after = read({ ...usual, [name]: withOtherNumbers(table) })
        const changed = after.filter(({ text }, at) => text !== before[at]?.text).map(({ id }) => id)
        if (changed.length > 0) found[name] = changed
      }
      expect(found).toEqual(expected)
      for (const { id, title: name, text } of before) expect(name + text, id).not.toMatch(/[{}]/)
    },
  )
}

const other: Readonly<Record<string, string>> = { '0': '1', '1': '2', '2': '3', '.': '..', '#': '##', k: 'kk' }

/** Each number increased by 1, each list of pieces extended, each line of a drawn board or floor changed. */
function withOtherNumbers(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string')
    return /^[\d.#k]+$/.test(value) ? value.replace(/./, (first) => other[first] ?? first) : value
  if (Array.isArray(value)) {
    const changed = value.map(withOtherNumbers)
    return value.some((each) => typeof each === 'object') ? [...changed, changed.at(-1)] : changed
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withOtherNumbers(inner)]))
}
