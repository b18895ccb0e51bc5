import type { Messages } from '@carriage/kernel'
import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

export type Values = Readonly<Record<string, string | number>>

/** Says a message of one catalogue in the reader's language. */
export type Voice<Id extends string = string> = (id: Id, values?: Values) => string

/** Languages that the house speaks, each with its own name for itself. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages

/** Called for a message missing in all catalogues, where throwing is not acceptable. */
let tellMissing: ((id: string) => void) | undefined

/** From now on a message that is missing or cannot be read is shown as its id, and told. Otherwise it is thrown. */
export function tolerateMissing(tell: ((id: string) => void) | undefined): void {
  tellMissing = tell
}

type CompiledMessage = ReturnType<typeof compileMessageOrThrow>

/**
 * The voice of a catalogue. Messages are compiled when they are first said, so that a long catalogue costs nothing up
 * front; what a language does not have yet is said in English.
 */
export function voiceOf(messages: Messages, language: Language): Voice {
  const compiled: Record<string, CompiledMessage> = {}
  const i18n = setupI18n({ locale: language, messages: { [language]: compiled } })
  return (id, values = {}) => {
    try {
      compiled[id] ??= compileMessageOrThrow(textOf(messages, language, id))
      return i18n._(id, { ...values })
    } catch (error) {
      if (!tellMissing) throw error
      tellMissing(id)
      return id
    }
  }
}

function textOf(messages: Messages, language: Language, id: string): string {
  const text = messages[language]?.[id] ?? messages.en?.[id]
  if (text === undefined) throw new RangeError(`The message ${id} is missing.`)
  return text
}
