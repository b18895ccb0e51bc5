import type { Seat } from '@carriage/kernel'
import type { TurnsOfRival } from '@carriage/kraftwagen-family'
import { rangeOf } from '../parts/range.ts'

/** How the chain would change if the tile under the pointer were taken. */
export interface Landing {
  readonly seat: Seat
  readonly tile: string
  readonly wraps: readonly string[]
  /** The turns of each rival before mine, as a range. */
  readonly turns: readonly (string | undefined)[]
}

interface ChainAfter {
  readonly tile: string
  readonly wraps: readonly string[]
  readonly rivals: readonly Pick<TurnsOfRival, 'seat' | 'atLeast' | 'atMost'>[]
}

export function landingOf(seat: Seat, { tile, wraps, rivals }: ChainAfter): Landing {
  const turns: string[] = []
  for (const { seat: rival, atLeast, atMost } of rivals) turns[rival] = rangeOf(atLeast, atMost)
  return { seat, tile, wraps, turns }
}
