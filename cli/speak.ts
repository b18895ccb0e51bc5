import type { Messages } from '@carriage/kernel'
import { type Voice, voiceOf } from '@carriage/kernel/translate'
import { en } from './messages.en.ts'

export type CliMessageId = keyof typeof en

/** Says a message of the command in the chosen language. */
export type CliSay = Voice<CliMessageId>

const houseMessages: Messages = { en }

export const cliLanguages: readonly string[] = Object.keys(houseMessages)

export function houseVoice(language: string): CliSay {
  return voiceOf(houseMessages, language)
}
