import { findGlossaryEntries, termsAt } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { standard } from '../components/index.ts'
import { ageOfEngineering } from '../game.ts'
import { rulebook } from '../rulebook/index.ts'
import { de as germanRules } from '../rulebook/rules.de.ts'
import { de } from './glossary.de.ts'
import { en } from './glossary.en.ts'

const allRules = rulebook
  .map(({ title, text }) => `${title} ${text}`)
  .join(' ')
  .toLowerCase()
const alleRegeln = Object.values(germanRules.rules)
  .map(({ title, text }) => `${title} ${text}`)
  .join(' ')
  .toLowerCase()

test.each([
  ['mass production token', 'productionToken'],
  ['Investment Token', 'productionToken'],
  ['engineering token', 'engineerToken'],
  ['engineer marker', 'engineeringMarker'],
  ['immediate benefit', 'instantBenefit'],
  ['pit lane', 'start'],
  ['prestige', 'luxury'],
  ['chassis', 'body'],
  ['action selection', 'companyMarker'],
])('looking for "%s" finds it first by the name used here', (search, id) => {
  expect(findGlossaryEntries(en, search)[0]?.id).toBe(id)
})

test('an engineer token is not an engineering marker', () => {
  expect(findGlossaryEntries(en, 'engineer token').map(({ id }) => id)).toContain('engineerToken')
  expect(findGlossaryEntries(en, 'engineering marker').map(({ id }) => id)).not.toContain('engineerToken')
})

test.each([
  ['en', en],
  ['de', de],
] as const)('the glossary has the numbers of the box that a table plays with, in %s', (language, glossary) => {
  const components = { ...standard, circuit: { ...standard.circuit, lapSpaces: 10 } }
  const circuit = termsAt(ageOfEngineering, { components }, glossary, language).find(({ id }) => id === 'circuit')
  expect(circuit?.meaning).toContain('10')
})

describe.each([
  ['English', en, allRules],
  ['German', de, alleRegeln],
] as const)('the %s glossary', (_language, glossary, rules) => {
  test('names are unique', () => {
    expect(glossary.map(({ id }) => id)).toEqual(en.map(({ id }) => id))
    expect(new Set(glossary.map(({ name }) => name)).size).toBe(glossary.length)
  })

  test('the rules use the glossary names', () => {
    const unheard = glossary.filter(({ name }) => !isMentioned(rules, name))
    expect(unheard.map(({ id }) => id)).toEqual([])
  })

  test('the rules use no other name of a token or marker', () => {
    const chips = [
      'productionToken',
      'engineerToken',
      'engineeringMarker',
      'exchangeMarker',
      'companyMarker',
      'lapMarker',
    ]
    const names = glossary.filter(({ id }) => chips.includes(id)).flatMap(({ alsoCalled }) => [...alsoCalled])
    expect(names.filter((name) => rules.includes(` ${name.toLowerCase()}`))).toEqual([])
  })
})

/** German words are inflected, so the last two letters may differ. */
function isMentioned(rules: string, name: string): boolean {
  if (rules.includes(name.toLowerCase())) return true
  const stems = name.split(' ').map((word) => word.toLowerCase().slice(0, -2))
  return new RegExp(`\\b${stems.join('\\p{L}{0,3} ')}`, 'u').test(rules)
}
