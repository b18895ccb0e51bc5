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

/** A numbered circle, and lines from it to its targets, as on a patent drawing. */
export interface Leaders {
  readonly circle: Point
  readonly lines: readonly { readonly from: Point; readonly to: Point }[]
}

export const radius = 17
const offset = 46
/** The greatest distance between a number and its target. */
const farthest = 240

/**
 * Places the circle beside one target, or among several, where the screen has room for it and neither it nor a line
 * covers text.
 */
export function leadersTo(boxes: readonly Box[], screen: Screen, words: readonly Box[] = []): Leaders {
  const taken = [...boxes, ...words]
  const around = frameOf(boxes)
  const near = [among(boxes), ...beside(around, screen)]
  const isFree = (place: Point) => !taken.some((box) => covers(place, box))
  const isClear = (place: Point) =>
    boxes.every((box) => !words.some((word) => crosses(lineTo(place, box), word) && !within(word, box)))
  const ring =
    near.find((place) => isFree(place) && isClear(place)) ??
    freeAmong([...near, ...farther(around, screen)].filter(isFree), isClear) ??
    above(around, screen)
  return { circle: ring, lines: boxes.map((box) => lineTo(ring, box)) }
}

/** The first place whose lines cover nothing, or else the first one. */
function freeAmong(places: readonly Point[], isClear: (place: Point) => boolean): Point | undefined {
  return places.find(isClear) ?? places[0]
}

/** Places all over the screen, nearest to the box first. */
function farther(box: Box, screen: Screen): readonly Point[] {
  const places: Point[] = []
  for (let x = radius + 2; x <= screen.width - radius - 2; x += 11)
    for (let y = radius + 2; y <= screen.height - radius - 2; y += 11)
      if (distance({ x, y }, box) < farthest) places.push({ x, y })
  return places.sort((a, b) => distance(a, box) - distance(b, box))
}

function distance({ x, y }: Point, { left, top, width, height }: Box): number {
  return Math.hypot(x - clamp(x, left, left + width), y - clamp(y, top, top + height))
}

/** Whether a line crosses a box. */
function crosses({ from, to }: Leaders['lines'][number], { left, top, width, height }: Box): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4)
  for (let step = 0; step <= steps; step++) {
    const x = from.x + ((to.x - from.x) * step) / Math.max(1, steps)
    const y = from.y + ((to.y - from.y) * step) / Math.max(1, steps)
    if (x > left && x < left + width && y > top && y < top + height) return true
  }
  return false
}

/** Whether text belongs to a target: lines end at its edge. */
function within(word: Box, { left, top, width, height }: Box): boolean {
  return (
    word.left >= left - 2 &&
    word.top >= top - 2 &&
    word.left + word.width <= left + width + 2 &&
    word.top + word.height <= top + height + 2
  )
}

/** Whether a circle at this point would overlap the box. */
function covers({ x, y }: Point, { left, top, width, height }: Box): boolean {
  return x > left - radius && x < left + width + radius && y > top - radius && y < top + height + radius
}

function frameOf(boxes: readonly Box[]): Box {
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

/** Places beside a box, best first. */
function beside(box: Box, screen: Screen): readonly Point[] {
  const { left, top, width, height } = box
  const near = radius + 12
  return [
    above(box, screen),
    { x: left + width + near, y: top + height / 2 },
    { x: left - near, y: top + height / 2 },
    { x: left + width / 2, y: top + height + near },
    { x: left + width + near, y: top - offset * 2 },
  ].filter(({ x, y }) => x > radius && x < screen.width - radius && y > radius && y < screen.height - radius)
}

function above({ left, top, width, height }: Box, screen: Screen): Point {
  const x = clamp(left + Math.min(width / 2, 90) - offset, radius + 4, screen.width - radius - 4)
  const above = top - offset
  const y = above > radius + 4 ? above : Math.min(top + height + offset, screen.height - radius - 4)
  return { x, y }
}

/** The centre of all boxes, which on a ring of tiles is free. */
function among(boxes: readonly Box[]): Point {
  const middles = boxes.map(middleOf)
  return {
    x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
    y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
  }
}

/** From the rim of the circle to the nearest point of the box. */
function lineTo(ring: Point, { left, top, width, height }: Box): Leaders['lines'][number] {
  const to = { x: clamp(ring.x, left, left + width), y: clamp(ring.y, top, top + height) }
  const length = Math.hypot(to.x - ring.x, to.y - ring.y) || 1
  const rim = Math.min(1, radius / length)
  return { from: { x: ring.x + (to.x - ring.x) * rim, y: ring.y + (to.y - ring.y) * rim }, to }
}

function middleOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
