import type { Messages } from '@carriage/kernel'
import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { en } from './messages.en.ts'

export type MessageId = keyof typeof en
export type Values = Readonly<Record<string, string | number>>

/** Says a message of the command in the chosen language. */
export type Say = (id: MessageId, values?: Values) => string

/** Says any message of a catalogue. */
export type Voice = (id: string, values?: Values) => string

const houseMessages: Messages = { en }

export const languages: readonly string[] = Object.keys(houseMessages)

export function houseVoice(language: string): Say {
  return voiceOf(houseMessages, language)
}

/** The voice of a catalogue in one language. A message that is missing, or a value for one of its places, is a bug. */
export function voiceOf(messages: Messages, language: string): Voice {
  const catalogue = messages[language]
  if (!catalogue) throw new RangeError(`There are no messages in ${language}.`)
  const compiled = Object.entries(catalogue).map(([id, message]) => [id, compileMessageOrThrow(message)] as const)
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: Object.fromEntries(compiled) },
    missing: (_, id) => {
      throw new RangeError(`The message ${id} is missing in ${language}.`)
    },
  })
  return (id, values = {}) => i18n._(id, demanding(id, values))
}

/** Lingui leaves the place of a missing value empty; throw instead of showing an incomplete sentence. */
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
