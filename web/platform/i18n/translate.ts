import type { Messages } from '@carriage/kernel'
import { createFormatter, type MessageFormatter } from '@carriage/kernel/message-formatter'
import { withMessageId } from './message-ids.ts'

export type { MessageFormatter, Values } from '@carriage/kernel/message-formatter'

/** The languages of the site, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages

/** Reports messages that cannot be formatted, where the page must go on. */
let reportMissing: ((id: string) => void) | undefined

/** From now on a message that is missing or malformed is shown as its id and reported. By default it throws. */
export function tolerateMissing(report: ((id: string) => void) | undefined): void {
  reportMissing = report
}

export function createMessageFormatter(messages: Messages, language: Language): MessageFormatter {
  const format = createFormatter(messages, language, (id, error) => {
    if (!reportMissing) throw error
    reportMissing(id)
    return id
  })
  return import.meta.env?.DEV ? withMessageId(format) : format
}
