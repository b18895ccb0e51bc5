import { judgeMove, type Preview, preview } from '@carriage/kernel'
import { sameMove } from '../../board/interaction/move-control.ts'
import type { TableStore } from './table-state.ts'

/** The move that is hovered or chosen, and its preview. */
export interface MoveDrafting {
  readonly peek: (move: object | undefined) => void
  readonly choose: (move: object | undefined) => void
  /** Recomputes the preview for the current position. */
  readonly renew: () => void
  readonly forgetChoice: () => void
  readonly forget: () => void
}

export function createDrafting(store: TableStore, afterPaint: (act: () => void) => void): MoveDrafting {
  let chosen: object | undefined
  let peeked: object | undefined
  let renewing = false

  /** A draft survives the moves of others while it is legal; then the refusal is shown. */
  function renew(): void {
    const { table, view, moves, game } = store.getState()
    const move = chosen ?? peeked
    if (move === undefined || table.me === undefined) {
      store.setState({ draft: undefined })
      return
    }
    if (!moves.some((legal) => sameMove(legal, move)) && !judgeMove(game, view, table.me, move).legal) {
      forget()
      store.setState({ draft: undefined })
      return
    }
    const shown: Preview<object, object> = preview(game, view, table.me, move)
    const after = shown.legal && shown.state ? game.turn(shown.state) : undefined
    const asksOn = after !== undefined && !after.over && after.seats.includes(table.me)
    store.setState({ draft: { move, chosen: chosen !== undefined, preview: shown, asksOn } })
  }

  /** Several pieces may be hovered or focused within one frame: only the last one counts. */
  function renewSoon(): void {
    if (renewing) return
    renewing = true
    afterPaint(() => {
      renewing = false
      if (chosen === undefined && !store.getState().sending) renew()
    })
  }

  function forget(): void {
    chosen = undefined
    peeked = undefined
  }

  return {
    renew,
    forget,
    forgetChoice: () => {
      chosen = undefined
    },
    peek: (move) => {
      // A click causes both a pointer and a focus event.
      if (sameMove(peeked, move)) return
      peeked = move
      renewSoon()
    },
    choose: (move) => {
      // Touch chooses before it plays, so an illegal move is refused here.
      chosen = move === undefined || isRefused(store, move) ? undefined : move
      if (chosen !== undefined) store.setState({ refusal: undefined, failure: undefined })
      renew()
    },
  }
}

/** Whether the rules refuse a move; if so, the table shows the rule. */
export function isRefused(store: TableStore, move: object): boolean {
  const { table, view, game } = store.getState()
  if (table.me === undefined) return true
  const verdict = judgeMove(game, view, table.me, move)
  if (!verdict.legal) store.setState({ refusal: { rule: verdict.rule, facts: verdict.facts, move } })
  return !verdict.legal
}
