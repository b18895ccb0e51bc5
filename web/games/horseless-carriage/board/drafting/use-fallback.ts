import { secret } from '@carriage/kernel'
import { useEffect, useRef } from 'react'
import { findFallback, shortagesOf } from '../editor/fallback.ts'
import { openDraft } from '../editor/sheet.ts'
import { sheetFor } from '../editor/workspace.ts'
import type { Props } from '../props.ts'
import { benchOf, changeSheet } from './bench.ts'
import { draftingStore } from './store.ts'

/** HC-5.70 When a part of my plan has run out, submits my first fallback that can be built. */
export function useFallback({ match, view, me, moves, commit }: Props): void {
  const tried = useRef('')
  useEffect(() => {
    if (me === undefined || moves.length === 0) return
    const short = shortagesOf(view, me)
    const moment = short.length === 0 ? '' : `${view.year} ${JSON.stringify(short)}`
    if (moment === tried.current) return
    tried.current = moment
    if (moment === '') return
    const store = draftingStore(match, me)
    const draft = findFallback(view, me, sheetFor(store.getState().workspace, view, me))
    if (!draft) return
    const bench = benchOf(store, view, me)
    changeSheet(bench, openDraft(bench.sheet, draft.id))
    commit({ kind: 'submitPlan', plan: secret(draft.plan, [me]) })
  }, [match, view, me, moves, commit])
}
