import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Hand } from '../editor/hand.ts'
import type { Place } from '../editor/places.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, benchOf } from './bench.ts'
import { placesIn } from './known-places.ts'
import { type DraftingStore, draftingStore } from './store.ts'

/** My drafting table; the component follows what I draft, but not what is in my hand. */
export function useBench({ match, view, me }: Pick<OwnProps, 'match' | 'view' | 'me'>): Bench {
  const store = draftingStore(match, me)
  const desk = useStore(store, (state) => state.desk)
  // The desk decides what the bench holds, though it is read from the store.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => benchOf(store, view, me), [store, view, me, desk])
}

export function useHand(store: DraftingStore): Hand | undefined {
  return useStore(store, (state) => state.hand)
}

/** Every legal place for what is in the hand. */
export function usePlaces({ site, plan }: Bench, hand: Hand | undefined): readonly Place[] {
  const piece = hand?.piece
  return useMemo(() => (piece ? placesIn(site, plan, piece) : []), [site, plan, piece])
}
