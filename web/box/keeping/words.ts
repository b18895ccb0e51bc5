import { ownWords } from '../../words/own-words.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** Says in the reader's language where a box is kept. */
export const useKeepingWords = ownWords({ en, de })
