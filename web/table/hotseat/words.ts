import { useLanguage } from '../../words/house.ts'
import { type Language, type Voice, voiceIn } from '../../words/speak.ts'
import { de } from './messages.de.ts'
import { en, type HotseatMessage } from './messages.en.ts'

const voices: Readonly<Record<Language, Voice<HotseatMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

export function useHotseatWords(): Voice<HotseatMessage> {
  return voices[useLanguage()]
}
