import type { DatedDraft, DraftStore } from '../../../../table/model/draft-store.ts'
import { isWorkspace, withinBytes } from '../editor/workspace.ts'
import type { DraftingStore } from './store.ts'

/** Milliseconds without changes before sending, and before a retry. */
const calm = 1_200
const again = 15_000

/** The server's limit, less the request around it. */
const mostBytes = 65_000

/** Synchronises the drafts of this device with the server: the latest change wins. */
export interface DraftSync {
  /** Checks for changes of another device. */
  look(): Promise<void>
  /** Sends pending changes at once. */
  flush(): Promise<void>
  end(): void
}

export function syncDraft(store: DraftingStore, drafts: DraftStore): DraftSync {
  let sent = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const stop = store.subscribe((now, before) => {
    if (now.workspace !== before.workspace && now.at > sent) wait(calm)
  })

  function wait(time: number): void {
    clearTimeout(timer)
    if (ended) return
    timer = setTimeout(() => void flush(), time)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    const { workspace, at } = store.getState()
    if (at <= sent) return
    try {
      const newer = await drafts.write({ at, draft: withinBytes(workspace, mostBytes) })
      sent = at
      take(newer)
    } catch {
      // The server cannot be reached: the device stores the draft, and sends it later.
      wait(again)
    }
  }

  async function look(): Promise<void> {
    try {
      const saved = await drafts.read()
      take(saved)
      sent = Math.max(sent, saved?.at ?? 0)
      await flush()
    } catch {
      // The draft on this device is unchanged.
    }
  }

  /** A draft that the player is working on is not replaced: newer local changes stay. */
  function take(saved: DatedDraft | undefined): void {
    if (!saved || saved.at <= store.getState().at || !isWorkspace(saved.draft)) return
    sent = saved.at
    store.setState({ workspace: { sheets: saved.draft.sheets }, at: saved.at, hand: undefined })
  }

  return {
    look,
    flush,
    end: () => {
      ended = true
      stop()
      clearTimeout(timer)
    },
  }
}
