import type { PuzzleGoal } from '@carriage/bots/puzzle'
import { ownMessages } from '../../platform/i18n/own-messages.ts'
import type { MessageFormatter } from '../../platform/i18n/translate.ts'
import { de } from './messages.de.ts'
import { en, type PuzzleMessage } from './messages.en.ts'

export const usePuzzleWords = ownMessages({ en, de })

/** Formats the result of a choice. */
export function formatFigure(t: MessageFormatter<PuzzleMessage>, goal: PuzzleGoal, value: number): string {
  if (goal === 'earned') return t('earned', { money: value })
  if (value === 0) return t('even')
  return value > 0 ? t('ahead', { points: value }) : t('behind', { points: -value })
}
