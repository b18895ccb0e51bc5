import { useLanguage } from '../words/house.ts'
import { type Language, type Voice, voiceIn } from '../words/speak.ts'
import { de } from './messages.de.ts'
import { type AboutMessage, en } from './messages.en.ts'

const voices: Readonly<Record<Language, Voice<AboutMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says a message of these pages in the reader's language. */
export function useAboutWords(): Voice<AboutMessage> {
  return voices[useLanguage()]
}
