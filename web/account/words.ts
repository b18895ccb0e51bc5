import { useLanguage } from '../words/house.ts'
import { type Voice, voiceIn } from '../words/speak.ts'
import { de } from './messages.de.ts'
import { type AccountMessage, en } from './messages.en.ts'

export type Tell = Voice<AccountMessage>

const voices: Readonly<Record<'en' | 'de', Tell>> = { en: voiceIn({ en, de }, 'en'), de: voiceIn({ en, de }, 'de') }

/** Says a message of these pages in the reader's language. */
export function useTell(): Tell {
  return voices[useLanguage()]
}
