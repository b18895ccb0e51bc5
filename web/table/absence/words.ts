import { useLanguage } from '../../words/house.ts'
import { type Language, type Voice, voiceIn } from '../../words/speak.ts'
import { de } from './messages.de.ts'
import { type AbsenceMessage, en } from './messages.en.ts'

const voices: Readonly<Record<Language, Voice<AbsenceMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says in the reader's language who is away and what is proposed. */
export function useAbsenceWords(): Voice<AbsenceMessage> {
  return voices[useLanguage()]
}
