import { useLanguage } from '../words/house.ts'
import { type Language, type Voice, voiceIn } from '../words/speak.ts'
import { de } from './messages.de.ts'
import { en, type MineMessage } from './messages.en.ts'

const voices: Readonly<Record<Language, Voice<MineMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

/** Says a message about my tables in the reader's language. */
export function useMineWords(): Voice<MineMessage> {
  return voices[useLanguage()]
}
