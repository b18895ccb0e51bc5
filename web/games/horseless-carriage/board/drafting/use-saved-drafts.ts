import { useEffect } from 'react'
import type { Props } from '../props.ts'
import { draftingStore } from './store.ts'
import { syncDraft } from './sync-draft.ts'

/** Synchronises my drafts with my other devices, if there is a server; otherwise they are only stored here. */
export function useSavedDrafts({ match, me, watching = false, drafts }: Props): void {
  useEffect(() => {
    if (me === undefined || watching || !drafts) return
    const step = syncDraft(draftingStore(match, me), drafts)
    const turn = () => void (document.hidden ? step.flush() : step.look())
    const online = () => void step.look()
    void step.look()
    document.addEventListener('visibilitychange', turn)
    addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      removeEventListener('online', online)
      void step.flush()
      step.end()
    }
  }, [match, me, watching, drafts])
}
