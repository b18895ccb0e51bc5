import { ownMessages } from '../../platform/i18n/own-messages.ts'
import { de } from './new-messages.de.ts'
import { en } from './new-messages.en.ts'

export const useNewTableWords = ownMessages({ en, de })
