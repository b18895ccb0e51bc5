import { useLanguage } from '../words/house.ts'
import { type Language, type Voice, voiceIn } from '../words/speak.ts'
import { de } from './table-messages.de.ts'
import { en, type TableMessage } from './table-messages.en.ts'

const voices: Readonly<Record<Language, Voice<TableMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says what only a table says, in the reader's language. */
export function useTableWords(): Voice<TableMessage> {
  return voices[useLanguage()]
}
