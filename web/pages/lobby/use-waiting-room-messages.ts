import { ownMessages } from '../../platform/i18n/own-messages.ts'
import { de } from './waiting-room-messages.de.ts'
import { en } from './waiting-room-messages.en.ts'

export const useRoomWords = ownMessages({ en, de })
