import { useMemo } from 'react'
import { useLanguage } from '../../platform/i18n/language.ts'
import { ownFormatters } from '../../platform/i18n/own-messages.ts'
import { createMessageFormatter, type Language, type MessageFormatter } from '../../platform/i18n/translate.ts'
import type { AnyLesson } from './lesson.ts'
import { de } from './messages.de.ts'
import { en, type LessonMessage } from './messages.en.ts'

const formatters = ownFormatters({ en, de })

export function lessonWords(language: Language): MessageFormatter<LessonMessage> {
  return formatters[language]
}

export function useLessonWords(): MessageFormatter<LessonMessage> {
  return lessonWords(useLanguage())
}

/** Formats a message of one lesson: a step, `goal`, or an end and its title; undefined where it has none. */
export function useOwnWords({ id, words }: AnyLesson): (message: string) => string | undefined {
  const language = useLanguage()
  return useMemo(() => {
    const t = createMessageFormatter(words, language)
    return (message) => (words.en?.[`${id}.${message}`] === undefined ? undefined : t(`${id}.${message}`))
  }, [id, words, language])
}
