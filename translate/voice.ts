import type { Messages } from '@carriage/kernel'
import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

export type Values = Readonly<Record<string, string | number>>

/** Says a message of one catalogue in the reader's language. */
export type Voice<Id extends string = string> = (id: Id, values?: Values) => string

/** Answers for a message that is missing, cannot be read or lacks a value: with what to show instead, or by throwing. */
export type Untranslatable = (id: string, error: unknown) => string

type CompiledMessage = ReturnType<typeof compileMessageOrThrow>

/**
 * The voice of a catalogue. Messages are compiled when they are first said, so that a long catalogue costs nothing up
 * front; what a language does not have yet is said in English.
 */
export function voiceOf(messages: Messages, language: string, untranslatable: Untranslatable = fail): Voice {
  const compiled: Record<string, CompiledMessage> = {}
  const i18n = setupI18n({ locale: language, messages: { [language]: compiled } })
  return (id, values = {}) => {
    try {
      compiled[id] ??= compileMessageOrThrow(textOf(messages, language, id))
      return i18n._(id, demanding(id, values))
    } catch (error) {
      return untranslatable(id, error)
    }
  }
}

function fail(_id: string, error: unknown): never {
  throw error
}

function textOf(messages: Messages, language: string, id: string): string {
  const text = messages[language]?.[id] ?? messages.en?.[id]
  if (text === undefined) throw new RangeError(`The message ${id} is missing in ${language}.`)
  return text
}

/** Lingui leaves the place of a missing value empty; a sentence with a hole in it must not reach a reader. */
function demanding(message: string, values: Values): Values {
  return new Proxy(values, {
    get(given, place) {
      if (typeof place === 'string' && given[place] === undefined) {
        throw new RangeError(`The message ${message} was given no value for {${place}}.`)
      }
      return Reflect.get(given, place) as unknown
    },
  })
}
