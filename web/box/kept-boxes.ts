import { create } from 'zustand'
import type { OwnBox } from './box.ts'

/** A box as it lies on this device. */
export interface KeptBox extends OwnBox {
  readonly id: string
  readonly game: string
}

interface KeptBoxes {
  readonly boxes: readonly KeptBox[]
  /** The box with which the next game is to be played, by its id. */
  readonly chosen: string | undefined
}

const key = 'carriage-house.boxes'

export const useBoxes = create<KeptBoxes>()(() => ({ boxes: stored(), chosen: undefined }))

/** Keeps a box, in place of the one with the same id. False if this browser keeps nothing. */
export function keepBox(box: KeptBox): boolean {
  const others = useBoxes.getState().boxes.filter(({ id }) => id !== box.id)
  return write([...others, box])
}

export function dropBox(id: string): void {
  write(useBoxes.getState().boxes.filter((box) => box.id !== id))
  if (useBoxes.getState().chosen === id) chooseBox(undefined)
}

/** Whether the game that is played next is played with this box. */
export function chooseBox(id: string | undefined): void {
  useBoxes.setState({ chosen: id })
}

export function newBoxId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('')
}

function write(boxes: readonly KeptBox[]): boolean {
  useBoxes.setState({ boxes })
  try {
    localStorage.setItem(key, JSON.stringify(boxes))
    return true
  } catch {
    return false
  }
}

function stored(): KeptBox[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(read) ? read.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(box: unknown): box is KeptBox {
  if (typeof box !== 'object' || box === null) return false
  const { id, game, title, tables } = box as Partial<Record<keyof KeptBox, unknown>>
  return [id, game, title].every((text) => typeof text === 'string') && typeof tables === 'object' && tables !== null
}
