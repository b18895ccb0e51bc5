import { describe, expect, test } from 'vitest'
import { translations } from '../translations.ts'
import { rulebook } from './index.ts'

const languages = await Promise.all(
  Object.entries(translations).map(async ([language, fetched]) => {
    const { book } = await fetched()
    return [language, (await book()).rules] as const
  }),
)

test('German is among the languages', () => {
  expect(languages.map(([language]) => language)).toContain('de')
})

describe.each(languages)('the rules in %s', (_language, { rules, sections }) => {
  test('every rule is there, in its order, and no other', () => {
    expect(Object.keys(rules)).toEqual(rulebook.map(({ id }) => id))
  })

  test('every section has a name of its own, and no other is named', () => {
    const english = new Set(rulebook.map(({ section }) => section))
    expect(new Set(Object.keys(sections))).toEqual(english)
    expect(new Set(Object.values(sections)).size).toBe(english.size)
  })

  test('a rule names the figures and the rules that it names in English', () => {
    for (const { id, title, text } of rulebook) {
      expect([id, figuresIn(rules[id]?.title)]).toEqual([id, figuresIn(title)])
      expect([id, figuresIn(rules[id]?.text)]).toEqual([id, figuresIn(text)])
    }
  })

  test('no two rules share a title or a text, and none is still English', () => {
    const texts = Object.values(rules)
    expect(new Set(texts.map(({ title }) => title.toLowerCase())).size).toBe(rulebook.length)
    expect(new Set(texts.map(({ text }) => text)).size).toBe(rulebook.length)
    expect(rulebook.filter(({ id, text }) => rules[id]?.text === text)).toEqual([])
  })

  test('every rule can be shown to a player', () => {
    for (const [id, { title, text }] of Object.entries(rules)) {
      expect(title, id).toMatch(/^\p{Lu}.*[^.]$/u)
      expect(text, id).toMatch(/^\p{Lu}.*\.$/u)
      expect(`${title} ${text}`, id).not.toMatch(/[`[\]|]| {2}/)
    }
  })
})

function figuresIn(text = ''): string[] {
  return (text.match(/HC-\d+\.\d+|[+]?\d+/g) ?? []).sort()
}
