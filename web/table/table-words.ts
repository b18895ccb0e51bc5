import { ownWords } from '../words/own-words.ts'
import { de } from './table-messages.de.ts'
import { en } from './table-messages.en.ts'

/** Says what only a table says, in the reader's language. */
export const useTableWords = ownWords({ en, de })
