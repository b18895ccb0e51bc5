import { readIcu } from '@carriage/kernel/translate'
import { notificationLanguages } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { allTexts } from './index.ts'

function placesIn(text: string): string[] {
  readIcu(text)
  return [...new Set(text.match(/\{\w+/g))].sort()
}

test('every text has the same placeholders in all languages', () => {
  const english = allTexts('en')
  expect(Object.keys(english).length).toBeGreaterThan(40)
  for (const language of notificationLanguages)
    for (const [id, text] of Object.entries(allTexts(language)))
      expect(placesIn(text), `${id} in ${language}`).toEqual(placesIn(english[id] ?? ''))
})
