import { findGlossaryEntries } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { de as messages } from '../messages/messages.de.ts'
import { rulebook } from '../rulebook/index.ts'
import { de as germanRules } from '../rulebook/rules.de.ts'
import { de } from './glossary.de.ts'
import { en } from './glossary.en.ts'

const english = textsIn(rulebook)
const german = textsIn(Object.values(germanRules.rules))

test.each([
  ['assembly line', 'mainline'],
  ['showroom', 'dealership'],
  ['turn order', 'focusTrack'],
  ['lorry', 'truck'],
  ['money', 'wealth'],
])('looking for "%s" finds it first by the name used here', (search, id) => {
  expect(findGlossaryEntries(en, search)[0]?.id).toBe(id)
})

test.each([
  ['Montagelinie', 'mainline'],
  ['Händler', 'dealership'],
  ['Bauplan', 'plan'],
  ['LKW', 'truck'],
  ['Geld', 'wealth'],
])('wer „%s“ sucht, findet es zuerst unter dem Namen, den wir benutzen', (search, id) => {
  expect(findGlossaryEntries(de, search)[0]?.id).toBe(id)
})

describe.each([
  ['English', en, english],
  ['German', de, german],
] as const)('the %s glossary', (_language, glossary, rules) => {
  test('names are unique', () => {
    expect(glossary.map(({ id }) => id)).toEqual(en.map(({ id }) => id))
    expect(new Set(glossary.map(({ name }) => name)).size).toBe(glossary.length)
  })

  test('the rules use the glossary names', () => {
    expect(glossary.filter(({ name }) => !isMentioned(rules, name)).map(({ id }) => id)).toEqual([])
  })

  test('what a thing is called elsewhere is never the name of another', () => {
    const names = new Set(glossary.map(({ name }) => name.toLowerCase()))
    const others = glossary.flatMap(({ alsoCalled }) => alsoCalled)
    expect(others.filter((name) => names.has(name.toLowerCase()))).toEqual([])
  })
})

test('the German rules use no other name of a piece', () => {
  const pieces = ['mainline', 'dealership', 'marketingDepartment', 'station', 'indicator', 'loadingBay', 'playerCard']
  const names = de.filter(({ id }) => pieces.includes(id)).flatMap(({ alsoCalled }) => [...alsoCalled])
  expect(names.filter((name) => new RegExp(`\\b${name.toLowerCase()}`, 'u').test(german))).toEqual([])
})

test('the German rules and messages have the same names for departments, dimensions and vehicles', () => {
  const names = ['tile.research', 'tile.planning', 'tile.marketing', ...idsOf('track.'), ...idsOf('types.')]
  const messageTexts = names.map((id) => messages[id]?.toLowerCase() ?? id)
  expect(messageTexts).toHaveLength(11)
  expect(messageTexts.filter((name) => !isMentioned(german, name))).toEqual([])
})

function idsOf(start: string): string[] {
  return Object.keys(messages).filter((id) => id.startsWith(start))
}

function textsIn(rules: readonly { readonly title: string; readonly text: string }[]): string {
  return (
    rules
      .map(({ title, text }) => `${title} ${text}`)
      .join(' ')
      .toLowerCase()
      // The path of a figure is not read aloud.
      .replaceAll(/\{[^}]*\}/g, '')
  )
}

/** German words are inflected, so the last two letters may differ. */
function isMentioned(rules: string, name: string): boolean {
  if (rules.includes(name.toLowerCase())) return true
  const stems = name.split(' ').map((word) => word.toLowerCase().slice(0, -2))
  return new RegExp(`\\b${stems.join('\\p{L}{0,3} ')}`, 'u').test(rules)
}
