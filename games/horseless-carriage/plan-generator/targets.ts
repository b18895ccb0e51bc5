import { floorOf, type Site } from '../factory/site.ts'
import { bay, type FloorForm, type Rectangle } from '../geometry/index.ts'

const bays = new WeakMap<FloorForm, Rectangle>()

/** The loading bays of a site. */
export function baysOf({ factory, parts }: Site): Rectangle[] {
  return factory.floor.map((tile) => {
    const form = floorOf(parts, tile)
    const { x, y, w, h } = bayOf(form)
    return { x: tile.x + x, y: tile.y + y, w, h }
  })
}

/** The bay of a floor tile, counted from its top-left square. */
function bayOf(form: FloorForm): Rectangle {
  let found = bays.get(form)
  if (!found) {
    found = aroundBay(form)
    bays.set(form, found)
  }
  return found
}

function aroundBay({ w, squares }: FloorForm): Rectangle {
  const columns: number[] = []
  const rows: number[] = []
  for (const [index, square] of squares.entries()) {
    if (square !== bay) continue
    columns.push(index % w)
    rows.push((index - (index % w)) / w)
  }
  const x = Math.min(...columns)
  const y = Math.min(...rows)
  return { x, y, w: Math.max(...columns) - x + 1, h: Math.max(...rows) - y + 1 }
}
