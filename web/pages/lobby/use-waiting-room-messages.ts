import { ownMessages } from '../../platform/i18n/own-messages.ts'
import { de } from './waiting-room-messages.de.ts'
import { en } from './waiting-room-messages.en.ts'

/** Says a message of the waiting room in the reader's language. */
export const useRoomWords = ownMessages({ en, de })
