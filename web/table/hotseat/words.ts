import { ownWords } from '../../words/own-words.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

export const useHotseatWords = ownWords({ en, de })
