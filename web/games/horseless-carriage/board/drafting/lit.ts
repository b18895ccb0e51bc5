import { squaresPath } from '../drawing/scale.ts'
import { isReady, type Place } from '../editor/places.ts'

/** The squares of legal places as paths: where a piece would be ready, and where it still needs something. */
export interface Lit {
  readonly ready: string
  readonly waiting: string
}

export function litBy(places: readonly Place[]): Lit {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y, w, h } of places) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + w)
    bottom = Math.max(bottom, y + h)
  }
  if (places.length === 0) return { ready: '', waiting: '' }
  const width = right - left
  const squares = new Uint8Array(width * (bottom - top))
  for (const place of places) {
    const mark = isReady(place) ? 2 : 1
    for (let row = place.y - top; row < place.y - top + place.h; row++)
      for (let index = row * width + place.x - left, end = index + place.w; index < end; index++)
        squares[index] = Math.max(squares[index] ?? 0, mark)
  }
  return { ready: path(2), waiting: path(1) }

  function path(mark: number): string {
    const marked: { x: number; y: number }[] = []
    for (const [index, is] of squares.entries())
      if (is === mark) marked.push({ x: left + (index % width), y: top + Math.floor(index / width) })
    return squaresPath(marked, 1)
  }
}
