import { useMemo } from 'react'
import type { DrawingFrame } from '../drawing/scale.ts'
import type { Hand } from '../editor/hand.ts'
import type { Place } from '../editor/places.ts'
import type { Bench } from './bench.ts'
import { around, lineFrame, sheetFrame } from './sheet-frame.ts'

interface SheetFrames {
  /** The visible part of the grid. */
  readonly frame: DrawingFrame
  /** The drawn part: on a desktop it is constant, and is transformed as a whole to make room for another floor tile. */
  readonly still: DrawingFrame
  /** The part of the grid that counts as the sheet. */
  readonly ground: DrawingFrame
}

const nowhere: readonly Place[] = []

export function useFrames(
  { site, plan, guidance }: Bench,
  hand: Hand | undefined,
  places: readonly Place[],
  tile: number | 'all',
  close: boolean,
): SheetFrames {
  // Only floor tiles need room beyond the floor; for all other pieces the sheet is the same.
  const shown = guidance || hand?.piece === 'expansion' ? places : nowhere
  const margin = close ? 0.5 : 2
  const frame = useMemo(
    () => (guidance ? lineFrame(site, plan, shown) : sheetFrame(site, plan.expansion, shown, tile, margin)),
    [guidance, site, plan, shown, tile, margin],
  )
  const still = useMemo(
    () => (guidance || close ? frame : sheetFrame(site, plan.expansion, nowhere, tile, margin)),
    [guidance, close, frame, site, plan, tile, margin],
  )
  const ground = useMemo(() => around(still), [still])
  return { frame, still, ground }
}
