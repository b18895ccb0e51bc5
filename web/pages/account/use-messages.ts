import { ownWords } from '../../platform/i18n/own-messages.ts'
import type { Voice } from '../../platform/i18n/translate.ts'
import { de } from './messages.de.ts'
import { type AccountMessage, en } from './messages.en.ts'

export type Tell = Voice<AccountMessage>

/** Says a message of these pages in the reader's language. */
export const useTell = ownWords({ en, de })
