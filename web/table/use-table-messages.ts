import { fetchedWords } from '../platform/i18n/own-messages.ts'
import { en } from './table-messages.en.ts'

export const useTableWords = await fetchedWords(en, async () => (await import('./table-messages.de.ts')).de)
