import type { PuzzleGoal } from '@carriage/bots/puzzle'
import { ownWords } from '../../platform/i18n/own-messages.ts'
import type { Voice } from '../../platform/i18n/translate.ts'
import { de } from './messages.de.ts'
import { en, type PuzzleMessage } from './messages.en.ts'

/** Says a message of these pages in the reader's language. */
export const usePuzzleWords = ownWords({ en, de })

/** What a choice comes to, in words. */
export function toldFigure(say: Voice<PuzzleMessage>, goal: PuzzleGoal, value: number): string {
  if (goal === 'earned') return say('earned', { money: value })
  if (value === 0) return say('even')
  return value > 0 ? say('ahead', { points: value }) : say('behind', { points: -value })
}
