import { expect, test } from 'vitest'
import { createFormatter } from './index.ts'

test('a message is formatted with its values', () => {
  const t = createFormatter({ en: { coins: '{name} has {n, plural, one {# coin} other {# coins}}.' } }, 'en')
  expect(t('coins', { name: 'Ada', n: 1 })).toBe('Ada has 1 coin.')
  expect(t('coins', { name: 'Ada', n: 1200 })).toBe('Ada has 1,200 coins.')
})

test('a message missing in a language falls back to English', () => {
  const t = createFormatter({ en: { hello: 'Hello {name}' }, de: {} }, 'de')
  expect(t('hello', { name: 'Ada' })).toBe('Hello Ada')
})

test('a missing message throws', () => {
  const t = createFormatter({ en: { hello: 'Hello' } }, 'en')
  expect(() => t('goodbye')).toThrow('The message goodbye is missing in en.')
})

test('a missing value throws, also inside a plural', () => {
  const t = createFormatter({ en: { sold: '{n, plural, one {to {name}} other {# sold}}' } }, 'en')
  expect(() => t('sold', { name: 'Ada' })).toThrow('no value for {n}')
  expect(() => t('sold', { n: 1 })).toThrow('no value for {name}')
})

test('an invalid message throws', () => {
  expect(() => createFormatter({ en: { broken: 'Hello {name' } }, 'en')('broken')).toThrow()
})

test('with a fallback, something else is shown instead', () => {
  const t = createFormatter({ en: { broken: 'Hello {name', hello: 'Hello {name}' } }, 'en', (id) => `[${id}]`)
  expect(['broken', 'hello', 'nothing'].map((id) => t(id))).toEqual(['[broken]', '[hello]', '[nothing]'])
})
