import { ownMessages } from '../../platform/i18n/own-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** Says a message of these pages in the reader's language. */
export const useRulesWords = ownMessages({ en, de })
