import { useLanguage } from '../words/house.ts'
import { type Language, type Voice, voiceIn } from '../words/speak.ts'
import { de } from './matching-messages.de.ts'
import { en, type MatchingMessage } from './matching-messages.en.ts'

const voices: Readonly<Record<Language, Voice<MatchingMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says how long a game takes and when people are awake, in the reader's language. */
export function useMatchingWords(): Voice<MatchingMessage> {
  return voices[useLanguage()]
}
