import { describe, expect, test } from 'vitest'
import { houseRules, type Rule } from '../contract/rule.ts'
import { houseRuleTexts, translateRule } from './translation.ts'

const rule: Rule = { id: 'X-1', section: 'Cars', title: 'The price', text: 'A car has a price.', printed: 'none' }

describe('a rule in another language', () => {
  test('keeps its id and metadata, with translated texts', () => {
    const texts = {
      sections: { Cars: 'Autos' },
      rules: { 'X-1': { title: 'Der Preis', text: 'Ein Auto hat einen Preis.' } },
    }
    expect(translateRule(rule, texts)).toEqual({
      id: 'X-1',
      section: 'Autos',
      title: 'Der Preis',
      text: 'Ein Auto hat einen Preis.',
      printed: 'none',
    })
  })

  test('falls back to English', () => {
    expect(translateRule(rule, undefined)).toBe(rule)
    expect(translateRule(rule, { sections: { Cars: 'Autos' }, rules: {} })).toBe(rule)
  })
})

const languages = await Promise.all(
  Object.entries(houseRuleTexts).map(async ([language, fetched]) => [language, await fetched()] as const),
)

test('the house rules exist in German', () => {
  expect(languages.map(([language]) => language)).toContain('de')
})

test.each(languages)('the house rules are complete in %s, and there are no others', (_language, texts) => {
  expect(Object.keys(texts.rules)).toEqual(houseRules.map(({ id }) => id))
  expect(Object.keys(texts.sections)).toEqual([...new Set(houseRules.map(({ section }) => section))])
  for (const { title, text } of houseRules.map((rule) => translateRule(rule, texts))) {
    expect(text).toMatch(/^\p{Lu}.*\.$/u)
    expect(houseRules.map((rule) => rule.title)).not.toContain(title)
  }
})
