import { useLanguage } from '../../words/house.ts'
import { type Language, type Voice, voiceIn } from '../../words/speak.ts'
import { de } from './messages.de.ts'
import { en, type NoteMessage } from './messages.en.ts'

const voices: Readonly<Record<Language, Voice<NoteMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says a message about notes in the reader's language. */
export function useNoteWords(): Voice<NoteMessage> {
  return voices[useLanguage()]
}
