import { useLanguage } from '../words/house.ts'
import { type Language, type Voice, voiceIn } from '../words/speak.ts'
import { de } from './messages.de.ts'
import { type ClubMessage, en } from './messages.en.ts'

const voices: Readonly<Record<Language, Voice<ClubMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says a message of these pages in the reader's language. */
export function useClubWords(): Voice<ClubMessage> {
  return voices[useLanguage()]
}
