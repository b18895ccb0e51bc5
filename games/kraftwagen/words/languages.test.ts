import { expect, test } from 'vitest'
import { words } from './index.ts'

const { en = {}, ...others } = words.messages

test.each(Object.entries(others))('%s says everything that English says', (_language, messages) => {
  expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort())
  // What is left unsaid is left unsaid everywhere.
  for (const [id, text] of Object.entries(messages)) expect([id, text === '']).toEqual([id, en[id] === ''])
})

test.each(Object.entries(others))('%s puts in no more than it is given', (_language, messages) => {
  for (const [id, text] of Object.entries(messages)) {
    const given = placesIn(en[id] ?? '')
    expect([id, [...placesIn(text)].filter((place) => !given.has(place))]).toEqual([id, []])
  }
})

/** The names of the places in a message, nested ones included. */
function placesIn(message: string): Set<string> {
  return new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name))
}
