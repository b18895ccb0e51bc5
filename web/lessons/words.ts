import { useLanguage } from '../words/house.ts'
import { type Language, type Voice, voiceIn } from '../words/speak.ts'
import { de } from './messages.de.ts'
import { en, type LessonMessage } from './messages.en.ts'

const voices: Readonly<Record<Language, Voice<LessonMessage>>> = {
  en: voiceIn({ en, de }, 'en'),
  de: voiceIn({ en, de }, 'de'),
}

export function lessonWords(language: Language): Voice<LessonMessage> {
  return voices[language]
}

/** Says a message that all lessons share in the reader's language. */
export function useLessonWords(): Voice<LessonMessage> {
  return lessonWords(useLanguage())
}
