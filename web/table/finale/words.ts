import { useLanguage } from '../../words/house.ts'
import { type Language, type Voice, voiceIn } from '../../words/speak.ts'
import { de } from './messages.de.ts'
import { en, type FinaleMessage } from './messages.en.ts'

const voices: Readonly<Record<Language, Voice<FinaleMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says what the end of a game says, in the reader's language. */
export function useFinaleWords(): Voice<FinaleMessage> {
  return voices[useLanguage()]
}
