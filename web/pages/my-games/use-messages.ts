import { fetchedWords } from '../../platform/i18n/own-messages.ts'
import { en } from './messages.en.ts'

/** Says a message about my tables in the reader's language. */
export const useMyGamesMessages = await fetchedWords(en, async () => (await import('./messages.de.ts')).de)
