import { create } from 'zustand'
import type { SavedBox } from '../saved-boxes.ts'

const key = 'carriage-house.box-drafts'

interface Drafts {
  /** The box in the editor, by game. */
  readonly byGame: Readonly<Record<string, SavedBox>>
}

/** Boxes in the editor survive a reload until they are saved. */
export const useDrafts = create<Drafts>()(() => ({ byGame: stored() }))

export function saveBoxDraft(draft: SavedBox): void {
  write({ ...useDrafts.getState().byGame, [draft.game]: draft })
}

export function dropBoxDraft(game: string): void {
  const { [game]: _, ...others } = useDrafts.getState().byGame
  write(others)
}

function write(byGame: Drafts['byGame']): void {
  useDrafts.setState({ byGame })
  try {
    localStorage.setItem(key, JSON.stringify(byGame))
  } catch {
    // Without storage, a draft lasts until the page is left.
  }
}

function stored(): Drafts['byGame'] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof read === 'object' && read !== null ? placed(read as Drafts['byGame']) : {}
  } catch {
    return {}
  }
}

/** Drafts of earlier versions do not say where their box is stored. */
function placed(drafts: Drafts['byGame']): Drafts['byGame'] {
  return Object.fromEntries(
    Object.entries(drafts).map(([game, draft]) => [game, { ...draft, place: draft.place ?? 'device' }]),
  )
}
