import type { ReactNode } from 'react'

/** The poster of a game on the front page. Its `measure` and `lead` are messages of its own. */
export interface Poster {
  readonly art: (props: PosterArt) => ReactNode
  readonly links: readonly PosterLink[]
}

export interface PosterArt {
  readonly className: string | undefined
}

/**
 * A link into the game. Without a label, which is a message of the game, it starts a game against bots, on a first visit
 * the first hour.
 */
export type PosterLink =
  | { readonly label?: string; readonly seats: number; readonly options: object }
  | { readonly label: string; readonly lesson: string }
