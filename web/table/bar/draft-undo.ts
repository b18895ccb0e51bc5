import { useEffect } from 'react'
import { create } from 'zustand'
import type { UndoReach } from '../model/link.ts'
import type { TableModel } from '../model/table-state.ts'

/** What takes a draft back that is not a move yet, such as a plan on a drafting table. */
export type DraftUndo = (reach: UndoReach) => void

/** The draft that is open and has something to take back. Undo and Reset act on it before they act on moves. */
export const useDraftUndo = create<{ readonly draft: DraftUndo | undefined }>()(() => ({ draft: undefined }))

/** Lets Undo and Reset act on a draft for as long as it is in sight. */
export function useOwnUndo(draft: DraftUndo | undefined): void {
  useEffect(() => {
    if (!draft) return
    useDraftUndo.setState({ draft })
    return () => useDraftUndo.setState((now) => (now.draft === draft ? { draft: undefined } : now))
  }, [draft])
}

/** Takes back the last step, or all steps, of the draft that is open; without one, moves. */
export function takeBack(model: TableModel, reach: UndoReach): void {
  const { draft } = useDraftUndo.getState()
  if (draft) draft(reach)
  else model.takeBack(reach)
}
