import { describe, expect, test } from 'vitest'
import { translations } from '../translations.ts'
import { words } from './index.ts'

const { en = {} } = words.messages
const languages = await Promise.all(
  Object.entries(translations).map(async ([language, fetched]) => [language, (await fetched()).messages] as const),
)

test('German is among the languages', () => {
  expect(languages.map(([language]) => language)).toContain('de')
})

describe.each(languages)('in %s', (_language, messages) => {
  test('everything is said that English says, and nothing else', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort())
    // What is left unsaid is left unsaid everywhere.
    for (const [id, text] of Object.entries(messages)) expect([id, text === '']).toEqual([id, en[id] === ''])
  })

  test('a message has the places that it has in English', () => {
    for (const [id, text] of Object.entries(messages)) {
      expect([id, placesIn(text)]).toEqual([id, placesIn(en[id] ?? '')])
    }
  })

  test('the lines of a table have their labels where English has them', () => {
    for (const [id, text] of Object.entries(messages)) {
      expect([id, layoutOf(text)]).toEqual([id, layoutOf(en[id] ?? '')])
    }
  })
})

/** The names of the places in a message, nested ones included. What stands in the braces of a branch is text. */
function placesIn(message: string): string[] {
  const places = new Set<string>()
  read(message)
  return [...places].sort()

  function read(text: string): void {
    for (const part of bracesIn(text)) {
      const [name = '', kind, ...forms] = part.split(',')
      places.add(name.trim())
      if (kind !== undefined) for (const form of bracesIn(forms.join(','))) read(form)
    }
  }
}

/** What stands in the outermost braces of a text. */
function bracesIn(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (const [at, sign] of text.split('').entries()) {
    if (sign === '{' && depth++ === 0) from = at + 1
    if (sign === '}' && --depth === 0) found.push(text.slice(from, at))
  }
  return found
}

/** How far a line is indented and whether a label comes first, as whoever reads the table in parts has it. */
function layoutOf(message: string): string {
  const [, indent = '', label = ''] = /^( *)(?:(\S+) {2,})?/.exec(message) ?? []
  return `${indent}${label && 'label'}`
}
