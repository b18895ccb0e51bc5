import { useRef } from 'react'
import type { GridSquare } from '../editor/places.ts'
import type { DraftingStore } from './store.ts'

/** Tells a drag from a click: a piece comes along from the shelf or from the floor and is laid where it is let go. */
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
    /** Whether something was dragged until now. */
    end(): boolean {
      start.current = undefined
      dragged.current = store.getState().dragging
      store.setState({ dragging: false })
      return dragged.current
    },
    /** Whether the click that comes after it only ended a drag. */
    wasDrag(): boolean {
      const was = dragged.current
      dragged.current = false
      return was
    },
  }
}
