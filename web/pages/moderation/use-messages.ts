import { useLocale } from '../../platform/i18n/language.ts'
import { ownWords } from '../../platform/i18n/own-messages.ts'
import { de } from './messages.de.ts'
import { type DeskMessage, en } from './messages.en.ts'

/** Says a message of the desk in the reader's language. */
export const useDeskWords = ownWords({ en, de })

/** A day and a time, as the reader writes them. */
export function useDateTime(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (iso) => format.format(Date.parse(iso))
}

export function messageFor<Name extends string>(prefix: string, name: Name): DeskMessage | undefined {
  const id = `${prefix}.${name}`
  return Object.hasOwn(en, id) ? (id as DeskMessage) : undefined
}
