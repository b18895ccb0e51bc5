import type { noticeLanguages } from '@carriage/protocol'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Words } from './words.ts'

export type Language = (typeof noticeLanguages)[number]
export type { Words } from './words.ts'

const catalogues: Readonly<Record<Language, Words>> = { en, de }

export function wordsIn(language: Language): Words {
  return catalogues[language]
}

/** Puts values into the {places} of a message. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
