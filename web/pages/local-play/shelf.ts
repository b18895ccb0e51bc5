import type { Level } from '@carriage/bots'
import type { Review } from '@carriage/bots/advice'
import type { Seat } from '@carriage/kernel'

/** A match stored on this device. */
export interface SavedMatch {
  /** Its address on this device; for a branch or an imported record this is not the id of the match. */
  readonly id: string
  readonly game: string
  readonly me: Seat
  /** Seats of people who share this device; by default only mine. */
  readonly people?: readonly Seat[]
  readonly level: Level
  readonly players: readonly string[]
  /** The record as text, with the secret of its draws while it runs. */
  readonly record: string
  readonly moves: number
  readonly over: boolean
  readonly touched: number
  /** The move at which a branch left its game. */
  readonly branchedAt?: number
  /** The name of a branch, and comments by move number. */
  readonly branchName?: string
  readonly comments?: Readonly<Record<string, string>>
  /** The review of a finished match. */
  readonly review?: Review
}

const store = 'matches'

/** The matches of this device, in IndexedDB, which a page and its worker share. */
export async function putMatch(saved: SavedMatch): Promise<void> {
  await within('readwrite', (matches) => matches.put(saved))
}

export function getMatch(id: string): Promise<SavedMatch | undefined> {
  return within('readonly', (matches) => matches.get(id) as IDBRequest<SavedMatch | undefined>)
}

export async function listMatches(): Promise<SavedMatch[]> {
  const all = await within('readonly', (matches) => matches.getAll() as IDBRequest<SavedMatch[]>)
  return all.sort((a, b) => b.touched - a.touched)
}

export async function dropMatch(id: string): Promise<void> {
  await within('readwrite', (matches) => matches.delete(id))
}

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('carriage-house', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The storage of this browser cannot be opened.'))
  })
  return opened
}

async function within<T>(mode: IDBTransactionMode, act: (matches: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(store, mode, { durability: 'relaxed' })
  const request = act(transaction.objectStore(store))
  return new Promise((resolve, reject) => {
    // Done when the transaction is complete: closing the page now loses nothing.
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('The storage of this browser is full or closed.'))
  })
}
