import { ownWords } from '../words/own-words.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** Says a message about what is in a box in the reader's language. */
export const useBoxWords = ownWords({ en, de })
