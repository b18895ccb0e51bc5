import type { Problem } from '@carriage/protocol'
import { ownMessages } from '../../platform/i18n/own-messages.ts'
import { de } from './messages.de.ts'
import { en, type TournamentMessage } from './messages.en.ts'

export const useTournamentWords = ownMessages({ en, de })

/** The message for a refused request; undefined if it succeeded. */
export function whyRefused(problem: Problem | undefined): TournamentMessage {
  if (problem?.code === 'tooMany' || problem?.code === 'samePerson') return `problem.${problem.code}`
  const wanted = `problem.${String(problem?.facts?.reason)}`
  return wanted in en ? (wanted as TournamentMessage) : 'problem.other'
}
