import { expect, test } from 'vitest'
import { houseVoice, languages, voiceOf } from './speak.ts'

test('a message is said with what goes into its places', () => {
  const voice = voiceOf({ en: { coins: '{name} has {n, plural, one {# coin} other {# coins}}.' } }, 'en')
  expect(voice('coins', { name: 'Ada', n: 1 })).toBe('Ada has 1 coin.')
  expect(voice('coins', { name: 'Ada', n: 1200 })).toBe('Ada has 1,200 coins.')
})

test('a missing message fails', () => {
  const voice = voiceOf({ en: { hello: 'Hello' } }, 'en')
  expect(() => voice('goodbye')).toThrow('The message goodbye is missing in en.')
})

test('a missing value fails, also one inside a plural', () => {
  const voice = voiceOf({ en: { sold: '{n, plural, one {to {name}} other {# sold}}' } }, 'en')
  expect(() => voice('sold', { name: 'Ada' })).toThrow('no value for {n}')
  expect(() => voice('sold', { n: 1 })).toThrow('no value for {name}')
})

test('a message that cannot be read fails at once', () => {
  expect(() => voiceOf({ en: { broken: 'Hello {name' } }, 'en')).toThrow()
})

test('a language without messages fails', () => {
  expect(() => voiceOf({ en: {} }, 'de')).toThrow('There are no messages in de.')
})

test.each(languages)('every message of the command can be read in %s', (language) => {
  expect(houseVoice(language)('player.person', { n: 2 })).not.toBe('')
})
