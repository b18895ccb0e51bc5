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
 * The behaviour of every control for a move: pointer and focus preview it, a click or Enter plays it; on a touch screen
 * the first tap previews and the second plays. Spread it on a button or a focusable SVG group.
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
      // Pointer users need no focus, and a piece that moves or disappears would lose it in the middle of an update.
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

/** Moves are small plain objects with a fixed order of keys; most already differ in their kind. */
export function sameMove(a: object | undefined, b: object | undefined): boolean {
  if (a === b) return true
  if (a === undefined || b === undefined || kindOf(a) !== kindOf(b)) return false
  return JSON.stringify(a) === JSON.stringify(b)
}

function kindOf(move: object): unknown {
  return 'kind' in move ? move.kind : undefined
}
