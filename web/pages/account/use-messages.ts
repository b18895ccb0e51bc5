import { ownMessages } from '../../platform/i18n/own-messages.ts'
import type { MessageFormatter } from '../../platform/i18n/translate.ts'
import { de } from './messages.de.ts'
import { type AccountMessage, en } from './messages.en.ts'

export type AccountTranslate = MessageFormatter<AccountMessage>

export const useAccountMessages = ownMessages({ en, de })
