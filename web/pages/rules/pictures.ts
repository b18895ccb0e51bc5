import type { ReactNode } from 'react'
import type { AnyBoard } from '../../board/interaction/board.ts'

export type PictureProps = Parameters<AnyBoard['shared']>[0]

/** The pictures of a game's rules: parts of its board, drawn from one position. */
export interface Pictures {
  readonly position: PicturePosition
  /** By the part of the overview beside which they stand. */
  readonly parts: Readonly<Record<string, (props: PictureProps) => ReactNode>>
}

/** The opening of a lesson, or a game played by chance that is the same on every device. */
export type PicturePosition =
  | { readonly lesson: string }
  | { readonly seats: number; readonly seed: number; readonly moves: number }

// Not in the manifest, which comes with the first page.
const found = import.meta.glob<Pictures>('../../games/*/pictures/index.tsx', { import: 'pictures' })

/** The pictures of a game; one without them has an overview of words. */
export async function overviewPicturesOf(game: string): Promise<Pictures | undefined> {
  return found[`../../games/${game}/pictures/index.tsx`]?.()
}
