import { useLocale } from '../../platform/i18n/language.ts'
import { ownMessages } from '../../platform/i18n/own-messages.ts'
import { de } from './messages.de.ts'
import { en, type ModerationMessage } from './messages.en.ts'

export const useModerationMessages = ownMessages({ en, de })

/** Formats a day and a time for the reader's locale. */
export function useDateTime(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (iso) => format.format(Date.parse(iso))
}

export function messageFor<Name extends string>(prefix: string, name: Name): ModerationMessage | undefined {
  const id = `${prefix}.${name}`
  return Object.hasOwn(en, id) ? (id as ModerationMessage) : undefined
}
