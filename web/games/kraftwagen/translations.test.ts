import { rulebook } from '@carriage/kraftwagen/rulebook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { title as ageOfEngineeringTitle } from '../age-of-engineering/title.ts'
import { title as kraftwagenTitle } from './title.ts'

type LanguageModule = typeof import('../../platform/i18n/language.ts')
type Translations = typeof import('../../platform/i18n/translations.ts')
let languageModule: LanguageModule
let words: Translations

// A page that has just been opened.
beforeEach(async () => {
  vi.resetModules()
  languageModule = await import('../../platform/i18n/language.ts')
  words = await import('../../platform/i18n/translations.ts')
})
// Test files share module state, and others expect English.
afterEach(() => languageModule.setLanguage('en'))

const tail = rulebook.find(({ id }) => id === 'KW-4.9')

test('readers of English load nothing else', async () => {
  const fetched = vi.fn(kraftwagenTitle.translations!.de)
  const title = { ...kraftwagenTitle, translations: { de: fetched } }
  await words.openWords(title)
  await words.openBook(title)
  expect(words.ruleIn(title, 'en', 'KW-4.9')).toEqual(tail)
  expect(words.messagesIn(title, 'en')).toBe(title.words.messages)
  expect(fetched).not.toHaveBeenCalled()
})

test('for readers of German the game is in German from the start, and its rules and those of the site on lookup', async () => {
  await languageModule.setLanguage('de')
  await words.openWords(kraftwagenTitle)
  expect(words.messagesIn(kraftwagenTitle, 'de').de?.['action.hire']).toBe('Einstellen')
  expect(words.rulebookIn(kraftwagenTitle, 'de')).toEqual([])
  await words.openBook(kraftwagenTitle)
  expect(words.rulebookIn(kraftwagenTitle, 'de')).toHaveLength(rulebook.length)
  expect(words.ruleIn(kraftwagenTitle, 'de', 'KW-4.9')).toMatchObject({ id: 'KW-4.9', section: 'Aktionskette' })
  expect(words.ruleIn(kraftwagenTitle, 'de', 'CH-3')).toMatchObject({ id: 'CH-3', section: 'An jedem Tisch' })
})

test('the glossary is in the language of the reader', async () => {
  await words.openBook(ageOfEngineeringTitle)
  expect(words.handbookIn(ageOfEngineeringTitle, 'en')?.glossary[0]?.name).toBe('company')
  await languageModule.setLanguage('de')
  expect(words.handbookIn(ageOfEngineeringTitle, 'de')?.glossary[0]?.name).toBe('Firma')
})

test('an open rulebook changes its language together with the site', async () => {
  await words.openBook(kraftwagenTitle)
  expect(words.ruleIn(kraftwagenTitle, 'en', 'KW-4.9')).toEqual(tail)
  await languageModule.setLanguage('de')
  expect(words.ruleIn(kraftwagenTitle, 'de', 'KW-4.9').title).toBe('Plättchen am Ende')
})

test('a rule whose text fails to load still has its id, and is loaded again', async () => {
  const fetched = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(rulebook)
  const title = { ...kraftwagenTitle, rulebook: fetched }
  await words.openBook(title)
  expect(words.ruleIn(title, 'en', 'KW-4.9')).toMatchObject({ id: 'KW-4.9', text: '' })
  await words.openBook(title)
  expect(words.ruleIn(title, 'en', 'KW-4.9')).toEqual(tail)
})

test('a table that opens during a language change is in the new language', async () => {
  const speaking = languageModule.setLanguage('de')
  await words.openWords(kraftwagenTitle)
  await speaking
  expect(words.messagesIn(kraftwagenTitle, 'de').de?.['action.hire']).toBe('Einstellen')
})

test('changing back while German is loading keeps English', async () => {
  await Promise.all([languageModule.setLanguage('de'), languageModule.setLanguage('en')])
  expect(languageModule.translateNow('page.rules')).toBe('Rules')
})

test('messages that fail to load are shown in English, and are loaded again', async () => {
  const fetched = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ hello: 'Hallo' })
  const board = { messages: { en: { hello: 'Hello' } }, translations: { de: fetched } }
  await languageModule.setLanguage('de')
  await words.openBoardWords(board)
  expect(words.boardMessagesIn(board, 'de')).toEqual({ en: { hello: 'Hello' } })
  await words.openBoardWords(board)
  expect(words.boardMessagesIn(board, 'de')).toEqual({ en: { hello: 'Hello' }, de: { hello: 'Hallo' } })
})
