import { ownMessages } from '../../platform/i18n/own-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** Says what the end of a game says, in the reader's language. */
export const useFinaleWords = ownMessages({ en, de })
