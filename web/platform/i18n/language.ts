import { create } from 'zustand'
import { en, type MessageId } from './en.ts'
import { createMessageFormatter, type Language, type MessageFormatter, type Values } from './translate.ts'

export type { MessageId }
export type Translate = MessageFormatter<MessageId>

/** Catalogues other than English are loaded when that language is chosen. */
const catalogues: Readonly<Record<Language, () => Promise<Readonly<Record<MessageId, string>>>>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./de.ts')).de,
}

interface FormatterState {
  readonly language: Language
  readonly t: Translate
}

const useFormatter = create<FormatterState>()(() => ({ language: 'en', t: createMessageFormatter({ en }, 'en') }))

let wanted: Language = 'en'
const preparations = new Set<(language: Language) => Promise<void>>()

/** The language chosen last, even while its catalogue is still loading. */
export function wantedLanguage(): Language {
  return wanted
}

/** Registers further texts to fetch before the language changes. */
export function beforeLanguageChange(prepare: (language: Language) => Promise<void>): void {
  preparations.add(prepare)
}

export async function setLanguage(language: Language): Promise<void> {
  wanted = language
  const [catalogue] = await Promise.all([
    catalogues[language](),
    ...[...preparations].map((prepare) => prepare(language)),
  ])
  // A newer language choice wins.
  if (wanted !== language) return
  useFormatter.setState({ language, t: createMessageFormatter({ en, [language]: catalogue }, language) })
}

export function useTranslate(): Translate {
  return useFormatter(({ t }) => t)
}

export function useLanguage(): Language {
  return useFormatter(({ language }) => language)
}

/** The reader's own format of times and dates in the chosen language: British readers use 24 hours. */
export function useLocale(): string {
  return localeFor(useLanguage(), navigator.languages)
}

/** The first of a reader's locales in this language; without one, the language alone. */
export function localeFor(language: Language, locales: readonly string[]): string {
  return locales.find((locale) => new Intl.Locale(locale).language === language) ?? language
}

export function translateNow(id: MessageId, values?: Values): string {
  return useFormatter.getState().t(id, values)
}
