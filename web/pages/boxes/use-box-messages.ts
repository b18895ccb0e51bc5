import { fetchedWords } from '../../platform/i18n/own-messages.ts'
import { en } from './messages.en.ts'

/** Says a message about what is in a box in the reader's language. */
export const useBoxWords = await fetchedWords(en, async () => (await import('./messages.de.ts')).de)
