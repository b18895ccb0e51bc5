import type { MouseEvent } from 'react'
import { lastPointer } from './last-pointer.ts'

interface MoveHandlers<Move extends object> {
  readonly draft: { readonly move: Move; readonly chosen: boolean } | undefined
  peek(this: void, move: Move | undefined): void
  choose(this: void, move: Move | undefined): void
  commit(this: void, move: Move): void
}

export interface MoveControl {
  readonly onClick: (event: MouseEvent) => void
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * What every control that stands for a move does: pointer and focus preview it, a click or Enter plays it; on a touch
 * screen the first tap previews and the second plays. Spread it on a button or a focusable SVG group.
 */
export function moveControl<Move extends object>(handlers: MoveHandlers<Move>, move: Move): MoveControl {
  const chosen = handlers.draft?.chosen === true && sameMove(handlers.draft.move, move)
  return {
    onClick: ({ currentTarget, detail }) => {
      if (lastPointer() === 'touch' && !chosen) {
        handlers.choose(move)
        return
      }
      handlers.commit(move)
      // A user who points needs no focus, and a piece that moves or goes would lose it while the page is half changed.
      if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur()
    },
    onPointerEnter: () => {
      if (lastPointer() !== 'touch') handlers.peek(move)
    },
    onPointerLeave: () => {
      if (lastPointer() !== 'touch') handlers.peek(undefined)
    },
    onFocus: () => handlers.peek(move),
    onBlur: () => handlers.peek(undefined),
  }
}

/** Moves are small plain objects with their keys in one order; most differ in their kind already. */
export function sameMove(a: object | undefined, b: object | undefined): boolean {
  if (a === b) return true
  if (a === undefined || b === undefined || kindOf(a) !== kindOf(b)) return false
  return JSON.stringify(a) === JSON.stringify(b)
}

function kindOf(move: object): unknown {
  return 'kind' in move ? move.kind : undefined
}
