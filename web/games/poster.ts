import type { ReactNode } from 'react'

/** The poster of a game on the front page. Its `measure` and `note` are messages of its own. */
export interface Poster {
  readonly art: (props: PosterArt) => ReactNode
  /** Of the game that its card starts; by default the usual ones. */
  readonly options?: object
}

export interface PosterArt {
  readonly className: string | undefined
}
