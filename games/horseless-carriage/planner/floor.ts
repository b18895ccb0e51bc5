import type { LaidFloor } from '../factory/index.ts'
import { floorOf, type Site } from '../factory/site.ts'
import { black, floor, squareAt, stepX, stepY } from '../geometry/index.ts'
import { squareAround } from '../plan-generator/draft.ts'

/** The place where an expansion joins most free squares of what lies there now, or else most floor. */
export function bestExpansion(site: Site, places: readonly LaidFloor[]): LaidFloor | null {
  let best: LaidFloor | null = null
  let most = -1
  for (const place of places) {
    const joined = joinedBy(site, place)
    if (joined > most) [most, best] = [joined, place]
  }
  return best
}

function joinedBy({ layout, parts }: Site, laid: LaidFloor): number {
  const { x, y } = laid
  const form = floorOf(parts, laid)
  let joined = 0
  for (let n = 0; n < 2 * (form.w + form.h); n++) {
    const outside = squareAround({ x, y, w: form.w, h: form.h }, n)
    const square = squareAt(layout.ground, outside.x, outside.y)
    if ((square & floor) === 0) continue
    const column = outside.x - stepX[outside.side] - x
    const row = outside.y - stepY[outside.side] - y
    if (form.squares[row * form.w + column] !== black) continue // nothing can lie across this edge
    joined += layout.isFree(outside.x, outside.y) ? 4 : 1
  }
  return joined
}
