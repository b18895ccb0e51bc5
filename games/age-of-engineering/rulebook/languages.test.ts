import { expect, test } from 'vitest'
import { rulebook } from './index.ts'
import { de } from './rules.de.ts'

const rules = new Map(Object.entries(de.rules))

test('every rule is there in German, in its order, and no other', () => {
  expect([...rules.keys()]).toEqual(rulebook.map(({ id }) => id))
})

test('every section has a German name of its own, and no other is named', () => {
  const english = new Set(rulebook.map(({ section }) => section))
  expect(new Set(Object.keys(de.sections))).toEqual(english)
  expect(new Set(Object.values(de.sections)).size).toBe(english.size)
})

test('a German rule names the figures and the rules that it names in English', () => {
  for (const { id, title, text } of rulebook) {
    expect([id, figuresIn(rules.get(id)?.title)]).toEqual([id, figuresIn(title)])
    expect([id, figuresIn(rules.get(id)?.text)]).toEqual([id, figuresIn(text)])
  }
})

test('no two German rules share a title or a text, and none is still English', () => {
  const texts = [...rules.values()]
  expect(new Set(texts.map(({ title }) => title.toLowerCase())).size).toBe(rulebook.length)
  expect(new Set(texts.map(({ text }) => text)).size).toBe(rulebook.length)
  expect(rulebook.filter(({ id, text }) => rules.get(id)?.text === text)).toEqual([])
})

test('every German rule can be shown to a player', () => {
  for (const [id, { title, text }] of rules) {
    expect(title, id).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(text, id).toMatch(/^\p{Lu}.*\.$/u)
    expect(`${title} ${text}`, id).not.toMatch(/[`[\]|]| {2}/)
  }
})

function figuresIn(text = ''): string[] {
  return (text.match(/AE-\d+\.\d+|[+]?\d+/g) ?? []).sort()
}
