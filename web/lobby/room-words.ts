import { useLanguage } from '../words/house.ts'
import { type Language, type Voice, voiceIn } from '../words/speak.ts'
import { de } from './room-messages.de.ts'
import { en, type RoomMessage } from './room-messages.en.ts'

const voices: Readonly<Record<Language, Voice<RoomMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says a message of the waiting room in the reader's language. */
export function useRoomWords(): Voice<RoomMessage> {
  return voices[useLanguage()]
}
