import type { Messages } from '@carriage/kernel'
import { createFormatter, type MessageFormatter } from '@carriage/kernel/translate'
import { en } from './messages.en.ts'

export type CliMessageId = keyof typeof en

/** Formats a message of the command in the chosen language. */
export type CliFormatter = MessageFormatter<CliMessageId>

const commandMessages: Messages = { en }

export const cliLanguages: readonly string[] = Object.keys(commandMessages)

export function terminalTranslator(language: string): CliFormatter {
  return createFormatter(commandMessages, language)
}
