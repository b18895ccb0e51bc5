import { ownMessages } from '../../../platform/i18n/own-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** Says a message about tags or a narrowed list in the reader's language. */
export const useNarrowWords = ownMessages({ en, de })
