import type { noticeLanguages } from '@carriage/protocol'
import { de } from './de.ts'
import { en } from './en.ts'
import type { NoticeWords } from './message-set.ts'

export type NoticeLanguage = (typeof noticeLanguages)[number]
export type { NoticeWords } from './message-set.ts'

const catalogues: Readonly<Record<NoticeLanguage, NoticeWords>> = { en, de }

export function wordsIn(language: NoticeLanguage): NoticeWords {
  return catalogues[language]
}

/** Puts values into the {places} of a message. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
