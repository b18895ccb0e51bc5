import { fetchedWords } from '../../platform/i18n/own-messages.ts'
import { en } from './page-messages.en.ts'

/** Says a message of the page of people in the reader's language. */
export const usePeoplePageWords = await fetchedWords(en, async () => (await import('./page-messages.de.ts')).de)
