import { type GridSquare, isReady, type Place } from '../editor/places.ts'

/** The centre of the next legal place in reading order, ready ones first. */
export function nextPlace(
  places: readonly Place[],
  from: GridSquare | undefined,
  step: 1 | -1,
): GridSquare | undefined {
  const ready = places.filter(isReady)
  const middles = (ready.length > 0 ? ready : places).map(middleOf)
  const order = [...new Map(middles.map((square) => [`${square.x},${square.y}`, square])).values()].sort(reading)
  if (order.length === 0) return undefined
  const after = from ? order.findIndex((square) => reading(square, from) > 0) : 0
  const at = step === 1 ? (after < 0 ? 0 : after) : previous(order, from)
  return order[at]
}

function middleOf({ x, y, w, h }: Place): GridSquare {
  return { x: x + Math.floor((w - 1) / 2), y: y + Math.floor((h - 1) / 2) }
}

export function reading(a: GridSquare, b: GridSquare): number {
  return a.y - b.y || a.x - b.x
}

function previous(order: readonly GridSquare[], from: GridSquare | undefined): number {
  const before = from ? order.findLastIndex((square) => reading(square, from) < 0) : -1
  return before < 0 ? order.length - 1 : before
}
