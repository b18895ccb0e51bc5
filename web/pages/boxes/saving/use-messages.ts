import { ownMessages } from '../../../platform/i18n/own-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** Says in the reader's language where a box is kept. */
export const useSavingMessages = ownMessages({ en, de })
