import { fetchedWords } from '../../platform/i18n/own-messages.ts'
import { en } from './messages.en.ts'

/** Says a message of the pages of clubs in the reader's language. */
export const useClubMessages = await fetchedWords(en, async () => (await import('./messages.de.ts')).de)
