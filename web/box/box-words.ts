import { useLanguage } from '../words/house.ts'
import { type Language, type Voice, voiceIn } from '../words/speak.ts'
import { de } from './messages.de.ts'
import { type BoxMessage, en } from './messages.en.ts'

const voices: Readonly<Record<Language, Voice<BoxMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says a message about what is in a box in the reader's language. */
export function useBoxWords(): Voice<BoxMessage> {
  return voices[useLanguage()]
}
