import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { DraftGuide } from '../../../../board/interaction/draft-guide.ts'
import { take } from '../editor/hand.ts'
import { problemsIn } from '../editor/review.ts'
import type { OwnProps } from '../props.ts'
import { type Bench, sameName } from './bench.ts'
import { Comparison } from './comparison.tsx'
import css from './drafting.module.css'
import { FloorSheet } from './floor-sheet.tsx'
import { MiniMap } from './mini-map.tsx'
import { Toolbar } from './toolbar.tsx'
import { useBench, useHand } from './use-bench.ts'

/** My factory with my draft. A phone shows one floor tile at a time. */
export function DraftingTable({ props, close = false }: { readonly props: OwnProps; readonly close?: boolean }) {
  const bench = useBench(props)
  const { view, me } = props
  const { plan, store } = bench
  const comparing = useStore(store, (state) => state.comparing)
  const tile = useStore(store, (state) => state.tile) ?? (close ? 0 : 'all')
  const holding = useStore(store, (state) => close && state.hand !== undefined)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (close && holding) section.current?.scrollIntoView({ block: 'start' })
  }, [close, holding])
  const several = bench.sheet.drafts.length > 1
  const flagged = useMemo(() => {
    if (view.stage.name === 'setUp') return new Set<number>()
    return new Set(problemsIn(view, me, plan).flatMap(({ entries }) => entries.planned))
  }, [view, me, plan])
  const placing = view.stage.name === 'setUp' && props.moves.length > 0 && plan.pieces.length === 0
  useEffect(() => {
    // HC-2.9 there is only one thing to begin with.
    if (placing) store.setState({ hand: take({ kind: 'department', type: 'research' }) })
  }, [placing, store])
  const { guide } = props
  const { guidance } = bench
  return (
    <section
      ref={section}
      className={css.table}
      aria-label={props.t('drafting.label')}
      data-close={close || undefined}
      data-held={holding || undefined}
      data-guided={guidance && ''}
    >
      {guide && <GuidedHand guide={guide} bench={bench} />}
      <Toolbar props={props} bench={bench} />
      {comparing && several ? (
        <Comparison props={props} bench={bench} />
      ) : (
        <FloorSheet props={props} bench={bench} flagged={flagged} tile={tile} close={close} />
      )}
      {!guidance && !comparing && bench.site.factory.floor.length > (close ? 1 : 2) && (
        <MiniMap props={props} bench={bench} tile={tile} />
      )}
    </section>
  )
}

/**
 * Keeps a lesson in step with the draft. A component of its own, so that only lessons render for each change of the
 * hand.
 */
function GuidedHand({ guide, bench: { store, plan } }: { readonly guide: DraftGuide; readonly bench: Bench }) {
  const hand = useHand(store)
  // Before paint, so that the placed piece and the next instruction appear together.
  useLayoutEffect(() => {
    guide.drafted(plan)
    if (hand && !sameName(hand.piece, guide.asked().piece)) store.setState({ hand: undefined })
  }, [guide, plan, hand, store])
  return null
}
