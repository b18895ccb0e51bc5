import type { Messages } from '@carriage/kernel'
import { type MessageFormatter, createFormatter as strictVoiceOf } from '@carriage/kernel/message-formatter'

export type { MessageFormatter, Values } from '@carriage/kernel/message-formatter'

/** Languages that the house speaks, each with its own name for itself. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages

/** Told of messages that cannot be said, where that must not stop a reader. */
let tellMissing: ((id: string) => void) | undefined

/** From now on a message that is missing or cannot be read is shown as its id, and told. Otherwise it is thrown. */
export function tolerateMissing(tell: ((id: string) => void) | undefined): void {
  tellMissing = tell
}

/** The voice of a catalogue in a language of the house. */
export function createMessageFormatter(messages: Messages, language: Language): MessageFormatter {
  return strictVoiceOf(messages, language, (id, error) => {
    if (!tellMissing) throw error
    tellMissing(id)
    return id
  })
}
