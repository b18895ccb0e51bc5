import type { DatedDraft, DraftStore } from '../../../../table/model/draft-store.ts'
import { isWorkspace, withinBytes } from '../editor/workspace.ts'
import type { DraftingStore } from './store.ts'

/** How long nothing must change before it is sent, and after how long it is tried again. */
const calm = 1_200
const again = 15_000

/** What the house keeps at most, less what stands around it. */
const mostBytes = 65_000

/** Keeps the desk of this device and the one in the house in step: whichever was changed last is taken by the other. */
export interface DraftSync {
  /** Looks whether another device has changed something. */
  look(): Promise<void>
  /** Sends at once what waits to be sent. */
  flush(): Promise<void>
  end(): void
}

export function syncDraft(store: DraftingStore, keeper: DraftStore): DraftSync {
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
      const newer = await keeper.write({ at, draft: withinBytes(workspace, mostBytes) })
      sent = at
      take(newer)
    } catch {
      // The keeper cannot be reached: the device keeps it, and it is sent later.
      wait(again)
    }
  }

  async function look(): Promise<void> {
    try {
      const kept = await keeper.read()
      take(kept)
      sent = Math.max(sent, kept?.at ?? 0)
      await flush()
    } catch {
      // It stays as it is on this device.
    }
  }

  /** A draft that the player is working on is not replaced: what is newer here stays here. */
  function take(kept: DatedDraft | undefined): void {
    if (!kept || kept.at <= store.getState().at || !isWorkspace(kept.draft)) return
    sent = kept.at
    store.setState({ workspace: { sheets: kept.draft.sheets }, at: kept.at, hand: undefined })
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
