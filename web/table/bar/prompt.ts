import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { useGuidance } from '../../board/interaction/use-guidance.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useShown } from '../model/use-table.ts'
import { useWaitedFor } from './waited-for.ts'

/** What is asked of me now, or whom the table waits for, in one sentence. */
export function usePrompt(): string {
  const { turn, view, table, moves, players } = useShown('turn', 'view', 'table', 'moves', 'players')
  const { names } = useWaitedFor()
  const guidance = useGuidance()
  const t = useTranslate()
  const translator = useTranslator()
  if (turn.over) return t('prompt.over')
  if (guidance?.reads !== undefined) return guidance.reads
  if (table.me !== undefined && turn.seats.includes(table.me)) {
    if (players[table.me]?.replaced) return t('prompt.replaced')
    // Drafts in a lesson are not in the list of moves.
    return moves.length > 0 || guidance?.asks ? translator.decision(view, table.me) : t('prompt.sending')
  }
  return t('prompt.waiting', { names })
}
