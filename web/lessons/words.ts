import { useLanguage } from '../words/house.ts'
import { type Language, type Voice, voiceOf } from '../words/speak.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

// Lessons name their own messages, so any id can be asked for; one that is missing is a bug, and tests look for it.
const voices: Readonly<Record<Language, Voice>> = { en: voiceOf({ en, de }, 'en'), de: voiceOf({ en, de }, 'de') }

export function lessonWords(language: Language): Voice {
  return voices[language]
}

/** Says a message of the lessons in the reader's language. */
export function useLessonWords(): Voice {
  return lessonWords(useLanguage())
}
