import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { DraftGuide, Guidance } from '../../../../board/interaction/draft-guide.ts'
import type { Hand } from '../editor/hand.ts'
import type { Place } from '../editor/places.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, benchOf, placesLeft } from './bench.ts'
import { type DraftingStore, draftingStore } from './store.ts'

/** My drafting table; the component follows the drafts, but not the hand. */
export function useBench({ match, view, me, guide }: Pick<OwnProps, 'match' | 'view' | 'me' | 'guide'>): Bench {
  const store = draftingStore(match, me)
  const workspace = useStore(store, (state) => state.workspace)
  const guidance = useGuidance(guide)
  // The result depends on the workspace, though it is read from the store.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => benchOf(store, view, me, guidance), [store, view, me, guidance, workspace])
}

export function useHand(store: DraftingStore): Hand | undefined {
  return useStore(store, (state) => state.hand)
}

/** Every legal place for the piece in hand, or for the one that a lesson asks for. */
export function usePlaces(bench: Bench, hand: Hand | undefined): readonly Place[] {
  const piece = hand?.piece ?? (bench.guidance?.piece as Hand['piece'] | undefined) // named as the shelf names it
  return useMemo(() => (piece ? placesLeft(bench, piece) : []), [bench, piece])
}

/** What a lesson asks for now; undefined at any other table. */
function useGuidance(guide: DraftGuide | undefined): Guidance | undefined {
  const asked = () => guide?.asked()
  return useSyncExternalStore(guide?.listen ?? toNothing, asked, asked)
}

function toNothing(): () => void {
  return () => undefined
}
