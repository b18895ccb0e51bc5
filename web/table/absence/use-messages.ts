import { ownMessages } from '../../platform/i18n/own-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** Says in the reader's language who is away and what is proposed. */
export const useAbsenceWords = ownMessages({ en, de })
