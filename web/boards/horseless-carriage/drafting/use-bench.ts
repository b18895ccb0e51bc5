import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Hand } from '../editor/hand.ts'
import { type Place, placesOf } from '../editor/places.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, benchOf } from './bench.ts'
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

const found = new WeakMap<Hand, { readonly bench: Bench; readonly places: readonly Place[] }>()

/** Every legal place for what is in the hand. The floor and the list ask for the same ones. */
export function usePlaces(bench: Bench, hand: Hand | undefined): readonly Place[] {
  return useMemo(() => {
    if (!hand) return []
    const known = found.get(hand)
    if (known?.bench.site === bench.site && known.bench.plan === bench.plan) return known.places
    const places = placesOf(bench.site, bench.plan, hand)
    found.set(hand, { bench, places })
    return places
  }, [bench, hand])
}
