import { useLanguage } from '../../words/house.ts'
import { type Language, type Voice, voiceIn } from '../../words/speak.ts'
import { de } from './messages.de.ts'
import { en, type KeepingMessage } from './messages.en.ts'

const voices: Readonly<Record<Language, Voice<KeepingMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says in the reader's language where a box is kept. */
export function useKeepingWords(): Voice<KeepingMessage> {
  return voices[useLanguage()]
}
