import type { OwnBox } from '@carriage/kernel'
import { create } from 'zustand'

/** Where a box is kept. */
export type BoxPlace = 'device' | 'account'

/** A box as it is kept on this device or in the account. */
export interface SavedBox extends OwnBox {
  readonly id: string
  readonly game: string
  readonly place: BoxPlace
  /** Whether everybody who has its link sees it; only boxes of the account are shared. */
  readonly shared?: boolean
  /** Of its link, while it is shared. */
  readonly shareKey?: string | null
}

interface KeptBoxes {
  /** Those of this device, then those of the account as far as they have come. */
  readonly boxes: readonly SavedBox[]
  /** The box with which the next game is to be played, by its id. */
  readonly chosen: string | undefined
}

const key = 'carriage-house.boxes'

export const useBoxes = create<KeptBoxes>()(() => ({ boxes: stored(), chosen: undefined }))

/** Keeps a box on this device, in place of the one with the same id. False if this browser keeps nothing. */
export function saveBox(box: SavedBox): boolean {
  const others = useBoxes.getState().boxes.filter(({ id }) => id !== box.id)
  return write([...others, { ...box, place: 'device' }])
}

/** Forgets a box of this device. */
export function dropBox(id: string): void {
  write(useBoxes.getState().boxes.filter((box) => box.id !== id))
  if (useBoxes.getState().chosen === id) chooseBox(undefined)
}

/** Replaces what is known of the boxes in the account. */
export function showAccountBoxes(boxes: readonly Omit<SavedBox, 'place'>[]): void {
  const here = useBoxes.getState().boxes.filter(({ place }) => place === 'device')
  useBoxes.setState({ boxes: [...here, ...boxes.map((box): SavedBox => ({ ...box, place: 'account' }))] })
}

/** Whether the game that is played next is played with this box. */
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
    return Array.isArray(read) ? read.filter(isKept).map((box) => ({ ...box, place: 'device' })) : []
  } catch {
    return []
  }
}

function isKept(box: unknown): box is SavedBox {
  if (typeof box !== 'object' || box === null) return false
  const { id, game, title, tables } = box as Partial<Record<keyof SavedBox, unknown>>
  return [id, game, title].every((text) => typeof text === 'string') && typeof tables === 'object' && tables !== null
}
