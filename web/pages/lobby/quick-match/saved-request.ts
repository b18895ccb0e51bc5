import { type PaceName, paceNames } from '../paces.ts'

/** Unrated, rated, or rated with people of about the same strength. */
export const wishKinds = ['plain', 'rated', 'near'] as const

/** The last quick match request in this browser. */
export interface Wish {
  readonly games: readonly string[]
  readonly pace: PaceName
  /** Null for any number. */
  readonly seats: number | null
  readonly kind: (typeof wishKinds)[number]
  readonly awake: boolean
}

const key = 'carriage-house.quick'

export function saveRequest(wish: Wish): void {
  try {
    localStorage.setItem(key, JSON.stringify(wish))
  } catch {
    // Without storage, the form is empty next time.
  }
}

/** It may have been written by another version or by hand. */
export function savedRequest(offered: readonly string[]): Wish | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Wish> | null
    const games = offered.filter((game) => saved?.games?.includes(game))
    const pace = paceNames.find((name) => name === saved?.pace && name !== 'none')
    const kind = wishKinds.find((each) => each === saved?.kind)
    if (games.length === 0 || !pace || !kind) return undefined
    const seats = [2, 3, 4].find((count) => count === saved?.seats) ?? null
    return { games, pace, kind, seats, awake: saved?.awake === true }
  } catch {
    return undefined
  }
}
