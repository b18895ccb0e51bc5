import type { OwnBox } from '@carriage/kernel'
import { create } from 'zustand'

/** Where a box is stored. */
export type BoxPlace = 'device' | 'account'

/** A box stored on this device or in the account. */
export interface SavedBox extends OwnBox {
  readonly id: string
  readonly game: string
  readonly place: BoxPlace
  /** Whether everybody with its link may see it; only boxes of the account are shared. */
  readonly shared?: boolean
  /** The key of its link, while shared. */
  readonly shareKey?: string | null
}

interface SavedBoxes {
  /** Boxes of this device, then those of the account once loaded. */
  readonly boxes: readonly SavedBox[]
  /** The id of the box for the next game. */
  readonly chosen: string | undefined
}

const key = 'carriage-house.boxes'

export const useBoxes = create<SavedBoxes>()(() => ({ boxes: stored(), chosen: undefined }))

/** Stores a box on this device, replacing one with the same id. False without storage. */
export function saveBox(box: SavedBox): boolean {
  const others = useBoxes.getState().boxes.filter(({ id }) => id !== box.id)
  return write([...others, { ...box, place: 'device' }])
}

/** Deletes a box of this device. */
export function dropBox(id: string): void {
  write(useBoxes.getState().boxes.filter((box) => box.id !== id))
  if (useBoxes.getState().chosen === id) chooseBox(undefined)
}

/** Replaces the known boxes of the account. */
export function showAccountBoxes(boxes: readonly Omit<SavedBox, 'place'>[]): void {
  const here = useBoxes.getState().boxes.filter(({ place }) => place === 'device')
  useBoxes.setState({ boxes: [...here, ...boxes.map((box): SavedBox => ({ ...box, place: 'account' }))] })
}

/** Chooses the box for the next game, or none. */
export function chooseBox(id: string | undefined): void {
  useBoxes.setState({ chosen: id })
}

export function newBoxId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('')
}

function write(boxes: readonly SavedBox[]): boolean {
  useBoxes.setState({ boxes })
  try {
    localStorage.setItem(key, JSON.stringify(boxes.filter(({ place }) => place === 'device')))
    return true
  } catch {
    return false
  }
}

function stored(): SavedBox[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(read) ? read.filter(isSaved).map((box) => ({ ...box, place: 'device' })) : []
  } catch {
    return []
  }
}

function isSaved(box: unknown): box is SavedBox {
  if (typeof box !== 'object' || box === null) return false
  const { id, game, title, tables } = box as Partial<Record<keyof SavedBox, unknown>>
  return [id, game, title].every((text) => typeof text === 'string') && typeof tables === 'object' && tables !== null
}
