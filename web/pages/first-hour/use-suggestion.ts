import type { Reason } from '@carriage/bots/advice'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sameMove } from '../../board/interaction/move-control.ts'
import { askHint, useHint } from '../../table/hints/hints.ts'
import type { GivenHint } from '../../table/hints/turn-aim.ts'
import { useModel } from '../../table/model/use-table.ts'
import { plannedMove } from './planned-move.ts'
import type { AnyStage, StagedProps } from './stage.ts'

export interface Suggestion {
  /** Asks for a hint, which chooses its move; absent if a move is chosen, nothing is asked or no bot plays. */
  readonly show: (() => void) | undefined
  readonly thinking: boolean
  /** What the chosen move of a hint is for. */
  readonly reasons: readonly Reason[]
}

/** Chooses the move that the stage suggests, or that of a hint once the player has asked for one. */
export function useSuggestion(stage: AnyStage, props: StagedProps<object, object, object>): Suggestion {
  const { moves, view, choose, draft } = props
  const model = useModel()
  const { hint } = useHint()
  const chosen = draft?.chosen ? moves.find((move) => sameMove(move, draft.move)) : undefined
  const given = useRef<GivenHint>(undefined)
  const [hinted, setHinted] = useState<{ readonly move: object; readonly reasons: readonly Reason[] }>()
  const answer = hint.state === 'ready' && hint.asked.view === view ? hint : undefined

  useEffect(() => {
    if (moves.length === 0 || chosen) return
    const planned = given.current && plannedMove(given.current, { ...model.store.getState(), view, moves })
    const next = stage.suggested(view, moves) ?? planned
    if (next) choose(next)
  }, [stage, moves, view, choose, chosen, model])

  useEffect(() => {
    if (!answer) return
    const offered = answer.options.find((option) => moves.some((move) => sameMove(move, option.moves[0])))
    const move = offered?.moves[0] ?? moves[0]
    if (!move) return
    given.current = offered && { asked: answer.asked, options: [offered] }
    setHinted({ move, reasons: offered?.reasons ?? [] })
    choose(move)
    // Not again when the player chooses another move.
    useHint.setState({ hint: { state: 'none' } })
  }, [answer, moves, choose])

  const show = useCallback(() => void askHint(model), [model])
  const thinking = hint.state === 'thinking' && hint.asked.view === view
  return {
    show: chosen || moves.length === 0 || stage.level === undefined ? undefined : show,
    thinking,
    reasons: hinted && sameMove(hinted.move, chosen) ? hinted.reasons : [],
  }
}
