import type { ReactNode } from 'react'
import type { AnyBoard } from '../../board/interaction/board.ts'

export type PictureProps = Parameters<AnyBoard['shared']>[0]

/** The pictures of a game's overview: parts of its board, drawn from one position. */
export interface Pictures {
  readonly position: PicturePosition
  /** By the part of the overview that they illustrate. */
  readonly parts: Readonly<Record<string, (props: PictureProps) => ReactNode>>
}

/** The opening of a lesson, or a random game with a fixed seed. */
export type PicturePosition =
  | { readonly lesson: string }
  | { readonly seats: number; readonly seed: number; readonly moves: number }

// Not in the manifest, which is part of the first page.
const found = import.meta.glob<Pictures>('../../games/*/pictures/index.tsx', { import: 'pictures' })

/** The pictures of a game's overview; undefined if it has none. */
export async function overviewPicturesOf(game: string): Promise<Pictures | undefined> {
  return found[`../../games/${game}/pictures/index.tsx`]?.()
}
