import { useLayoutEffect } from 'react'
import { useModel, useTable } from '../../table/model/use-table.ts'

/**
 * Closes round summaries at once where nobody can, or where something else is shown; the board has the same
 * information.
 */
export function useEndedSummaries(ended = true): void {
  const model = useModel()
  const summary = useTable((state) => state.summary)
  useLayoutEffect(() => {
    if (ended && summary) model.endSummary()
  }, [ended, model, summary])
}
