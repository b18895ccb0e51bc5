import { useLanguage, useLocale } from '../words/house.ts'
import { type Language, type Voice, voiceIn } from '../words/speak.ts'
import { de } from './messages.de.ts'
import { type DeskMessage, en } from './messages.en.ts'

export type DeskVoice = Voice<DeskMessage>

const voices: Readonly<Record<Language, DeskVoice>> = { en: voiceIn({ en, de }, 'en'), de: voiceIn({ en, de }, 'de') }

/** Says a message of the desk in the reader's language. */
export function useDeskWords(): DeskVoice {
  return voices[useLanguage()]
}

/** A day and a time, as the reader writes them. */
export function useDateTime(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (iso) => format.format(Date.parse(iso))
}

export function messageFor<Name extends string>(prefix: string, name: Name): DeskMessage | undefined {
  const id = `${prefix}.${name}`
  return Object.hasOwn(en, id) ? (id as DeskMessage) : undefined
}
