import type { PuzzleGoal } from '@carriage/bots/puzzle'
import { ownMessages } from '../../platform/i18n/own-messages.ts'
import type { MessageFormatter } from '../../platform/i18n/translate.ts'
import { de } from './messages.de.ts'
import { en, type PuzzleMessage } from './messages.en.ts'

/** Says a message of these pages in the reader's language. */
export const usePuzzleWords = ownMessages({ en, de })

/** What a choice comes to, in words. */
export function formatFigure(say: MessageFormatter<PuzzleMessage>, goal: PuzzleGoal, value: number): string {
  if (goal === 'earned') return say('earned', { money: value })
  if (value === 0) return say('even')
  return value > 0 ? say('ahead', { points: value }) : say('behind', { points: -value })
}
