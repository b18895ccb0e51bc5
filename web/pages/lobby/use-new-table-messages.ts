import { ownMessages } from '../../platform/i18n/own-messages.ts'
import { de } from './new-messages.de.ts'
import { en } from './new-messages.en.ts'

/** Says a message about a new table in the reader's language. */
export const useNewTableWords = ownMessages({ en, de })
