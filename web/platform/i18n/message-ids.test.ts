import { expect, onTestFinished, test } from 'vitest'
import { showMessageIds } from './message-ids.ts'
import { createMessageFormatter } from './translate.ts'

const t = createMessageFormatter({ en: { hello: 'Hello {name}', friend: 'friend' } }, 'en')

test('with ?messages each text is followed by its id, and by those of the messages within it', () => {
  onTestFinished(() => showMessageIds(false))
  showMessageIds(true)
  expect(t('friend')).toBe('friend [friend]')
  expect(t('hello', { name: t('friend') })).toBe('Hello friend [friend] [hello]')
})

test('by default no ids are shown', () => {
  expect(t('hello', { name: 'Ada' })).toBe('Hello Ada')
})
