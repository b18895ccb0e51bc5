import { useBoardProps } from '../../board/interaction/use-board-props.ts'
import { useParts } from '../model/use-table.ts'
import { usePrompt } from './prompt.ts'

/** What must be decided first, in a few words, and the rule for it. */
export interface AskedNow {
  readonly first: string
  readonly rule: string
}

/** Undefined for spectators, and where the game has no text for it. */
export function useAskedNow(): AskedNow | undefined {
  const { board, turn, table, view } = useParts('board', 'turn', 'table', 'view')
  const { t } = useBoardProps()
  const prompt = usePrompt()
  const { me, place } = table
  if (me === undefined || place === 'replay') return undefined
  if (turn.over) return { first: prompt, rule: 'CH-4' }
  if (!turn.seats.includes(me)) return { first: prompt, rule: 'CH-3' }
  const [rule] = board?.rulesNow(view, me) ?? []
  return board && rule !== undefined ? { first: t(board.first(view, me)), rule } : undefined
}
