import { useEffect } from 'react'
import { fallbackMoves } from '../editor/fallback.ts'
import { hasSheet, sheetFor } from '../editor/workspace.ts'
import type { Props } from '../props.ts'
import { draftingStore } from './store.ts'

/**
 * HC-5.70 Sends my fallbacks as premoves with the submitted plan: the server submits one if a part runs out while I am
 * away.
 */
export function useFallbackOrder({ match, view, me, watching = false, savePremove: order }: Props): void {
  useEffect(() => {
    if (me === undefined || watching || !order) return
    const store = draftingStore(match, me)
    const send = () => {
      const { workspace } = store.getState()
      // Another device may have set premoves that this one has not loaded yet.
      const moves = hasSheet(workspace, view, me) ? fallbackMoves(view, me, sheetFor(workspace, view, me)) : undefined
      if (moves) void order({ moment: `replan/${view.year}`, moves })
    }
    send()
    return store.subscribe(({ workspace }, before) => workspace !== before.workspace && send())
  }, [match, view, me, watching, order])
}
