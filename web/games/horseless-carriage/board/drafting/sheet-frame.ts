import { floorShape, type LaidFloor } from '@carriage/horseless-carriage'
import { type DrawingFrame, frameOf } from '../drawing/scale.ts'
import type { Place } from '../editor/places.ts'
import type { EditorSite } from '../editor/site.ts'

/** The part of the grid to be shown: all floor, or one tile of it; room for an expansion that is being laid. */
export function sheetFrame(
  { factory, options }: EditorSite,
  expansion: LaidFloor | null,
  places: readonly Place[],
  tile: number | 'all',
  margin = 2,
): DrawingFrame {
  const floor = expansion ? [...factory.floor, expansion] : factory.floor
  const laying = places.some(({ lies }) => 'tile' in lies)
  const one = typeof tile === 'number' && !laying ? floor[tile] : undefined
  if (one) return frameOf([floorShape(one, options)], margin)
  return frameOf([...floor.map((laid) => floorShape(laid, options)), ...(laying ? places : [])], margin)
}
