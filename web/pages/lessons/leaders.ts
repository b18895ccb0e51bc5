/** A place on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A numbered circle, and lines from it to the things that are meant, as on a patent drawing. */
export interface Leaders {
  readonly circle: Point
  readonly lines: readonly { readonly from: Point; readonly to: Point }[]
}

export const radius = 17
const reach = 46

/** Puts the circle beside one thing, or among several, where the screen has room for it and no words are covered. */
export function leadersTo(boxes: readonly Box[], screen: Screen, words: readonly Box[] = []): Leaders {
  const taken = [...boxes, ...words]
  const free = [among(boxes), ...beside(around(boxes), screen)].find(
    (place) => !taken.some((box) => covers(place, box)),
  )
  const circle = free ?? above(around(boxes), screen)
  return { circle, lines: boxes.map((box) => lineTo(circle, box)) }
}

/** Whether a circle there would lie on the box. */
function covers({ x, y }: Point, { left, top, width, height }: Box): boolean {
  return x > left - radius && x < left + width + radius && y > top - radius && y < top + height + radius
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

interface Screen {
  readonly width: number
  readonly height: number
}

/** Places beside a box, the best one first. */
function beside(box: Box, screen: Screen): readonly Point[] {
  const { left, top, width, height } = box
  const near = radius + 12
  return [
    above(box, screen),
    { x: left + width + near, y: top + height / 2 },
    { x: left - near, y: top + height / 2 },
    { x: left + width / 2, y: top + height + near },
    { x: left + width + near, y: top - reach * 2 },
  ].filter(({ x, y }) => x > radius && x < screen.width - radius && y > radius && y < screen.height - radius)
}

function above({ left, top, width, height }: Box, screen: Screen): Point {
  const x = clamp(left + Math.min(width / 2, 90) - reach, radius + 4, screen.width - radius - 4)
  const above = top - reach
  const y = above > radius + 4 ? above : Math.min(top + height + reach, screen.height - radius - 4)
  return { x, y }
}

/** In the middle of all, which on a ring of tiles is free. */
function among(boxes: readonly Box[]): Point {
  const middles = boxes.map(middleOf)
  return {
    x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
    y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
  }
}

/** From the rim of the circle to the nearest point of the box. */
function lineTo(circle: Point, { left, top, width, height }: Box): Leaders['lines'][number] {
  const to = { x: clamp(circle.x, left, left + width), y: clamp(circle.y, top, top + height) }
  const length = Math.hypot(to.x - circle.x, to.y - circle.y) || 1
  const rim = Math.min(1, radius / length)
  return { from: { x: circle.x + (to.x - circle.x) * rim, y: circle.y + (to.y - circle.y) * rim }, to }
}

function middleOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
