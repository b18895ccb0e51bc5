import { useLayoutEffect } from 'react'
import { useModel, useTable } from '../../table/model/use-table.ts'

/** Puts every scene away at once where nobody does, or where something else is to be read; the board shows what it tells. */
export function useEndedSummaries(ended = true): void {
  const model = useModel()
  const scene = useTable((state) => state.scene)
  useLayoutEffect(() => {
    if (ended && scene) model.endScene()
  }, [ended, model, scene])
}
