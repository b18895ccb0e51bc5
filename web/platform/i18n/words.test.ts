import { expect, onTestFinished, test } from 'vitest'
import { de } from './de.ts'
import { en, type MessageId } from './en.ts'
import { localeFor } from './language.ts'
import { createMessageFormatter, tolerateMissing } from './translate.ts'

const ids = Object.keys(en) as MessageId[]

test('German messages have the same values as English ones', () => {
  for (const id of ids) expect([id, placesIn(de[id])]).toEqual([id, placesIn(en[id])])
})

test('every message can be formatted in every language', () => {
  for (const language of ['en', 'de'] as const) {
    const t = createMessageFormatter({ en, de }, language)
    for (const id of ids) {
      const places = Object.fromEntries(placesIn(en[id]).map((place) => [place, 2]))
      expect([id, t(id, places).includes('{')]).toEqual([id, false])
    }
  }
})

test('a message missing in a language falls back to English; an unknown one throws', () => {
  const t = createMessageFormatter({ en: { hello: 'Hello {name}' }, de: {} }, 'de')
  expect(t('hello', { name: 'Ada' })).toBe('Hello Ada')
  expect(() => t('nothing')).toThrow('nothing')
})

test('the verb follows the number of winners', () => {
  const english = createMessageFormatter({ en, de }, 'en')
  const german = createMessageFormatter({ en, de }, 'de')
  expect(english('ending.lost', { names: 'Ada', count: 1 })).toBe('Ada wins')
  expect(english('ending.lost', { names: 'Ada and Emil', count: 2 })).toBe('Ada and Emil win')
  expect(german('ending.lost', { names: 'Ada und Emil', count: 2 })).toBe('Ada und Emil haben gewonnen')
})

test("times use the reader's locale, if it is one of the chosen language", () => {
  expect(localeFor('en', ['de-AT', 'en-GB', 'en-US'])).toBe('en-GB')
  expect(localeFor('de', ['en-GB', 'de-AT'])).toBe('de-AT')
  expect(localeFor('de', ['en-GB'])).toBe('de')
})

test('in production, a message that cannot be formatted is shown as its id and reported', () => {
  const events: string[] = []
  tolerateMissing((id) => events.push(id))
  onTestFinished(() => tolerateMissing(undefined))
  const t = createMessageFormatter({ en: { broken: 'Hello {name' } }, 'en')
  expect(t('nothing')).toBe('nothing')
  expect(t('broken', { name: 'Ada' })).toBe('broken')
  expect(events).toEqual(['nothing', 'broken'])
})

/** Names of values; braces after a branch hold text. */
function placesIn(message: string): string[] {
  return [
    ...new Set([...message.matchAll(/(?<!(?:=\d|one|other) )\{(\w+)(?=[,}])/g)].map(([, name = '']) => name)),
  ].sort()
}
