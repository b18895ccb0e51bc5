import { ownMessages } from '../../platform/i18n/own-messages.ts'
import { de } from './matching-messages.de.ts'
import { en } from './matching-messages.en.ts'

export const useMatchingWords = ownMessages({ en, de })
