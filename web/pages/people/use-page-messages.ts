import { fetchedWords } from '../../platform/i18n/own-messages.ts'
import { en } from './page-messages.en.ts'

export const usePeoplePageWords = await fetchedWords(en, async () => (await import('./page-messages.de.ts')).de)
