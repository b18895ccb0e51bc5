import type { Messages } from '@carriage/kernel'
import { type Voice, voiceOf } from '@carriage/translate'
import { en } from './messages.en.ts'

export type MessageId = keyof typeof en

/** Says a message of the command in the chosen language. */
export type Say = Voice<MessageId>

const houseMessages: Messages = { en }

export const languages: readonly string[] = Object.keys(houseMessages)

export function houseVoice(language: string): Say {
  return voiceOf(houseMessages, language)
}
