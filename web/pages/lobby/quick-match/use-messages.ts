import { ownMessages } from '../../../platform/i18n/own-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** Says a message about the quick match in the reader's language. */
export const useQuickWords = ownMessages({ en, de })
