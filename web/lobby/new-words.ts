import { useLanguage } from '../words/house.ts'
import { type Language, type Voice, voiceIn } from '../words/speak.ts'
import { de } from './new-messages.de.ts'
import { en, type NewTableMessage } from './new-messages.en.ts'

const voices: Readonly<Record<Language, Voice<NewTableMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says a message about a new table in the reader's language. */
export function useNewTableWords(): Voice<NewTableMessage> {
  return voices[useLanguage()]
}
