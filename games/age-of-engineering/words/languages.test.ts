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

/** The names of the places in a message, nested ones included. */
function placesIn(message: string): string[] {
  const places = message.matchAll(/\{(\w+)(?=[,}])/g)
  return [...new Set([...places].map(([, name = '']) => name))].sort()
}

/** How far a line is indented and whether a label comes first, as whoever reads the table in parts has it. */
function layoutOf(message: string): string {
  const [, indent = '', label = ''] = /^( *)(?:(\S+) {2,})?/.exec(message) ?? []
  return `${indent}${label && 'label'}`
}
