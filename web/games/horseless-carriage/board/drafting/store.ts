import type { Seat } from '@carriage/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Hand } from '../editor/hand.ts'
import { readWorkspace, type Workspace, writeWorkspace } from '../editor/workspace.ts'

/** What this player does at one drafting table. */
export interface Drafting {
  readonly workspace: Workspace
  /** When the desk was last changed, on whatever device. */
  readonly at: number
  readonly hand: Hand | undefined
  /** It is being dragged, and is laid where it is let go. */
  readonly dragging: boolean
  /** The places for what is in the hand are listed. */
  readonly listing: boolean
  /** The drafts are laid side by side. */
  readonly comparing: boolean
  /** The floor tile that is looked at closely, or all of them; a phone begins with the first. */
  readonly tile: number | 'all' | undefined
}

export type DraftingStore = StoreApi<Drafting>

const stores = new Map<string, DraftingStore>()

/** The drafting store of a seat. Drafts are kept on this device, so a reload finds them again. */
export function draftingStore(match: string, seat: Seat): DraftingStore {
  const key = `carriage-house.drafts.${match}.${seat}`
  const known = stores.get(key)
  if (known) return known
  const store = createStore<Drafting>()(() => ({
    ...readWorkspace(kept(key)),
    hand: undefined,
    dragging: false,
    listing: false,
    comparing: false,
    tile: undefined,
  }))
  store.subscribe((now, before) => {
    if (now.workspace !== before.workspace) keep(key, writeWorkspace(now))
  })
  stores.set(key, store)
  return store
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // a browser that keeps nothing can still draft
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // a browser that keeps nothing can still draft
  }
}
