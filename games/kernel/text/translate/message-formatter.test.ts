import { expect, test } from 'vitest'
import { createFormatter } from './index.ts'

test('a message is said with what goes into its places', () => {
  const t = createFormatter({ en: { coins: '{name} has {n, plural, one {# coin} other {# coins}}.' } }, 'en')
  expect(t('coins', { name: 'Ada', n: 1 })).toBe('Ada has 1 coin.')
  expect(t('coins', { name: 'Ada', n: 1200 })).toBe('Ada has 1,200 coins.')
})

test('what a language lacks is said in English', () => {
  const t = createFormatter({ en: { hello: 'Hello {name}' }, de: {} }, 'de')
  expect(t('hello', { name: 'Ada' })).toBe('Hello Ada')
})

test('a missing message fails', () => {
  const t = createFormatter({ en: { hello: 'Hello' } }, 'en')
  expect(() => t('goodbye')).toThrow('The message goodbye is missing in en.')
})

test('a missing value fails, also one inside a plural', () => {
  const t = createFormatter({ en: { sold: '{n, plural, one {to {name}} other {# sold}}' } }, 'en')
  expect(() => t('sold', { name: 'Ada' })).toThrow('no value for {n}')
  expect(() => t('sold', { n: 1 })).toThrow('no value for {name}')
})

test('a message that cannot be read fails', () => {
  expect(() => createFormatter({ en: { broken: 'Hello {name' } }, 'en')('broken')).toThrow()
})

test('where that must not stop a reader, something else is shown', () => {
  const t = createFormatter({ en: { broken: 'Hello {name', hello: 'Hello {name}' } }, 'en', (id) => `[${id}]`)
  expect(['broken', 'hello', 'nothing'].map((id) => t(id))).toEqual(['[broken]', '[hello]', '[nothing]'])
})
