import type { Messages } from '@carriage/kernel'
import { formatIcu, type IcuMessage, readIcu } from './icu.ts'

export type Values = Readonly<Record<string, string | number>>

/** Formats a message of one catalogue in the reader's language. */
export type MessageFormatter<Id extends string = string> = (id: Id, values?: Values) => string

/** Called for a message that is missing, invalid or lacks a value: returns a replacement, or throws. */
export type Untranslatable = (id: string, error: unknown) => string

/**
 * The formatter of a catalogue. Messages are parsed on first use, so that a long catalogue costs nothing up front;
 * missing translations fall back to English.
 */
export function createFormatter(
  messages: Messages,
  language: string,
  untranslatable: Untranslatable = fail,
): MessageFormatter {
  const known = new Map<string, IcuMessage>()
  return (id, values = {}) => {
    try {
      const message = known.get(id) ?? readIcu(textOf(messages, language, id))
      known.set(id, message)
      return formatIcu(message, language, (place) => valueFor(id, place, values))
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

/** A sentence with a missing value must not reach a reader. */
function valueFor(message: string, place: string, values: Values): string | number {
  const value = Object.hasOwn(values, place) ? values[place] : undefined
  if (value === undefined) throw new RangeError(`The message ${message} has no value for {${place}}.`)
  return value
}
