import { fetchedWords } from '../../platform/i18n/own-messages.ts'
import { en } from './messages.en.ts'

export const useClubMessages = await fetchedWords(en, async () => (await import('./messages.de.ts')).de)
