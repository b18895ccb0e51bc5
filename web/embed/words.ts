import { fetchedWords } from '../words/own-words.ts'
import { en } from './messages.en.ts'

/** Says what embedded tables say, in the reader's language. */
export const useEmbedWords = await fetchedWords(en, async () => (await import('./messages.de.ts')).de)
