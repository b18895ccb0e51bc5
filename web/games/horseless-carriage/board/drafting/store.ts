import type { Seat } from '@carriage/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Hand } from '../editor/hand.ts'
import { readWorkspace, type Workspace, writeWorkspace } from '../editor/workspace.ts'

/** The state of a drafting table. */
export interface Drafting {
  readonly workspace: Workspace
  /** When the drafts were last changed, on any device. */
  readonly at: number
  readonly hand: Hand | undefined
  /** The piece is being dragged, and is placed on release. */
  readonly dragging: boolean
  /** The list of places is open. */
  readonly listing: boolean
  /** The comparison of drafts is open. */
  readonly comparing: boolean
  /** The floor tile that is zoomed, or all; a phone begins with the first. */
  readonly tile: number | 'all' | undefined
}

export type DraftingStore = StoreApi<Drafting>

const stores = new Map<string, DraftingStore>()

/** The drafting store of a seat. Drafts are stored on this device, so they survive a reload. */
export function draftingStore(match: string, seat: Seat): DraftingStore {
  const key = `carriage-house.drafts.${match}.${seat}`
  const known = stores.get(key)
  if (known) return known
  const store = createStore<Drafting>()(() => ({
    ...readWorkspace(saved(key)),
    hand: undefined,
    dragging: false,
    listing: false,
    comparing: false,
    tile: undefined,
  }))
  store.subscribe((now, before) => {
    if (now.workspace !== before.workspace) save(key, writeWorkspace(now))
  })
  stores.set(key, store)
  return store
}

function saved(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // without storage, drafts last until the page is left
  }
}

function save(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // without storage, drafts last until the page is left
  }
}
