import type { Piece } from '@carriage/horseless-carriage'

const sizes = { large: 'L', middle: 'M', small: 'S' } as const

/** What mainlines and dealerships are called on a sheet: mainlines by number, dealerships by size. */
export function calloutsOf(pieces: readonly Piece[]): ReadonlyMap<number, string> {
  const callouts = new Map<number, string>()
  let mainlines = 0
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'mainline') callouts.set(index, String(++mainlines))
    if (piece.kind === 'dealership') callouts.set(index, sizes[piece.type])
  }
  return callouts
}
