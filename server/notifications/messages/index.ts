import type { notificationLanguages } from '@carriage/protocol'
import { de } from './de.ts'
import { en } from './en.ts'
import type { NotificationMessages } from './message-set.ts'

export type NotificationLanguage = (typeof notificationLanguages)[number]
export type { NotificationMessages } from './message-set.ts'

const catalogues: Readonly<Record<NotificationLanguage, NotificationMessages>> = { en, de }

export function messagesFrom(language: NotificationLanguage): NotificationMessages {
  return catalogues[language]
}

/** Fills the {placeholders} of a message. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
