import { useLayoutEffect } from 'react'
import { useModel, useTable } from '../../table/model/use-table.ts'

/** Puts every scene away at once where nobody does, or where something else is to be read; the board shows what it tells. */
export function useEndedSummaries(ended = true): void {
  const model = useModel()
  const summary = useTable((state) => state.summary)
  useLayoutEffect(() => {
    if (ended && summary) model.endSummary()
  }, [ended, model, summary])
}
