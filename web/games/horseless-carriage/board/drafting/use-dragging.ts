import { useRef } from 'react'
import type { GridSquare } from '../editor/places.ts'
import type { DraftingStore } from './store.ts'

/** Distinguishes drags from clicks: a piece is dragged from the shelf or the floor and placed on release. */
export function useDragging(store: DraftingStore) {
  const start = useRef<GridSquare>(undefined)
  const dragged = useRef(false)
  return {
    get start() {
      return start.current
    },
    press(square: GridSquare | undefined) {
      start.current = square
      dragged.current = false
    },
    begin() {
      store.setState({ dragging: true })
    },
    /** Ends a drag; returns whether there was one. */
    end(): boolean {
      start.current = undefined
      dragged.current = store.getState().dragging
      store.setState({ dragging: false })
      return dragged.current
    },
    /** Whether the coming click only ended a drag. */
    wasDrag(): boolean {
      const was = dragged.current
      dragged.current = false
      return was
    },
  }
}
