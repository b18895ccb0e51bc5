import type { ReactNode } from 'react'

/** How a game presents itself on the front page. Its `measure` and `lead` are messages of its own words. */
export interface Poster {
  readonly art: (props: PosterArt) => ReactNode
  readonly ways: readonly PosterLink[]
}

export interface PosterArt {
  readonly className: string | undefined
}

/** A way into the game. Without a label, which is a message of the game's words, it is play against bots. */
export type PosterLink =
  | { readonly label?: string; readonly seats: number; readonly options: object }
  | { readonly label: string; readonly lesson: string }
