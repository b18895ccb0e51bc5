import { findGlossaryEntries } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { rulebook } from '../rulebook/index.ts'
import { de as germanRules } from '../rulebook/rules.de.ts'
import { de } from './glossary.de.ts'
import { en } from './glossary.en.ts'

test.each([
  ['chassis', 'body'],
  ['factory', 'workshop'],
  ['cantina', 'canteen'],
  ['game turn', 'round'],
  ['token', 'tile'],
  ['round tracker', 'lapCounter'],
  ['servicemen', 'worker'],
  ['V6', 'specialtyTile'],
])('the printed word "%s" finds what it is called here', (search, id) => {
  expect(findGlossaryEntries(en, search)[0]?.id).toBe(id)
})

describe.each([
  ['English', en, rulebook],
  ['German', de, Object.values(germanRules.rules)],
] as const)('the %s glossary', (_language, glossary, rules) => {
  const all = rules
    .map(({ title, text }) => `${title} ${text}`)
    .join(' ')
    .toLowerCase()

  test('names are unique', () => {
    expect(glossary.map(({ id }) => id)).toEqual(en.map(({ id }) => id))
    expect(new Set(glossary.map(({ name }) => name)).size).toBe(glossary.length)
  })

  test('the rules use the glossary names', () => {
    expect(glossary.filter(({ name }) => !all.includes(name.toLowerCase())).map(({ id }) => id)).toEqual([])
  })
})
