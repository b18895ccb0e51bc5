import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { DraftGuide, Guidance } from '../../../../board/interaction/draft-guide.ts'
import type { Hand } from '../editor/hand.ts'
import type { Place } from '../editor/places.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, benchOf, placesLeft } from './bench.ts'
import { type DraftingStore, draftingStore } from './store.ts'

/** My drafting table; the component follows what I draft, but not what is in my hand. */
export function useBench({ match, view, me, guide }: Pick<OwnProps, 'match' | 'view' | 'me' | 'guide'>): Bench {
  const store = draftingStore(match, me)
  const workspace = useStore(store, (state) => state.workspace)
  const guidance = useGuidance(guide)
  // The desk decides what the bench holds, though it is read from the store.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => benchOf(store, view, me, guidance), [store, view, me, guidance, workspace])
}

export function useHand(store: DraftingStore): Hand | undefined {
  return useStore(store, (state) => state.hand)
}

/** Every legal place for what is in the hand, or for what a lesson wants to be taken into it. */
export function usePlaces(bench: Bench, hand: Hand | undefined): readonly Place[] {
  const piece = hand?.piece ?? (bench.guidance?.piece as Hand['piece'] | undefined) // named as the shelf names it
  return useMemo(() => (piece ? placesLeft(bench, piece) : []), [bench, piece])
}

/** What a lesson asks for now; nothing at any other table. */
function useGuidance(guide: DraftGuide | undefined): Guidance | undefined {
  const asked = () => guide?.asked()
  return useSyncExternalStore(guide?.listen ?? toNothing, asked, asked)
}

function toNothing(): () => void {
  return () => undefined
}
