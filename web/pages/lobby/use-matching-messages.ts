import { ownMessages } from '../../platform/i18n/own-messages.ts'
import { de } from './matching-messages.de.ts'
import { en } from './matching-messages.en.ts'

/** Says how long a game takes and when people are awake, in the reader's language. */
export const useMatchingWords = ownMessages({ en, de })
