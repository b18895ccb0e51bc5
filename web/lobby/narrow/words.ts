import { ownWords } from '../../words/own-words.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** Says a message about tags or a narrowed list in the reader's language. */
export const useNarrowWords = ownWords({ en, de })
