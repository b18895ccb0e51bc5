import { useEffect } from 'react'
import { create } from 'zustand'
import type { UndoReach } from '../model/link.ts'
import type { TableModel } from '../model/table-state.ts'

/** Undoes a step of a draft that is not a move yet, such as a plan on a drafting table. */
export type DraftUndo = (reach: UndoReach) => void

/** The open draft, if it has something to undo. Undo and Reset act on it before they act on moves. */
export const useDraftUndo = create<{ readonly draft: DraftUndo | undefined }>()(() => ({ draft: undefined }))

/** Lets Undo and Reset act on a draft while it is shown. */
export function useOwnUndo(draft: DraftUndo | undefined): void {
  useEffect(() => {
    if (!draft) return
    useDraftUndo.setState({ draft })
    return () => useDraftUndo.setState((now) => (now.draft === draft ? { draft: undefined } : now))
  }, [draft])
}

/** Undoes the last step, or all steps, of the open draft; otherwise moves. */
export function takeBack(model: TableModel, reach: UndoReach): void {
  const { draft } = useDraftUndo.getState()
  if (draft) draft(reach)
  else model.takeBack(reach)
}
