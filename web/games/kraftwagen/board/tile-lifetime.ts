import type { Seat } from '@carriage/kernel'
import { componentTablesOf, type SpecialtySet, type State, type TileId, tileOf } from '@carriage/kraftwagen'

/** The lifetime of a specialty tile, which is used once. */
export interface TileLifetime {
  readonly set: SpecialtySet
  /** The next sweep of the tail replaces it: tiles of an earlier round, or by an option all. */
  readonly leavesWhenPassed: boolean
  /** Seats behind it that can still take it in this run. */
  readonly reach: readonly Seat[]
  /** The remaining tiles of its set. */
  readonly poolLeft: number
}

const sets: readonly SpecialtySet[] = ['A', 'B', 'C']

export function lifetimeOf(view: State, tile: TileId): TileLifetime | undefined {
  const { set } = tileOf(componentTablesOf(view), tile)
  if (set === null || !view.specialty) return undefined
  const place = view.chain.indexOf(tile)
  const behind = view.chain.slice(0, Math.max(0, place))
  return {
    set,
    leavesWhenPassed: sets.indexOf(set) < view.round - 1 || view.options.passedSpecialty === 'isReplaced', // KW-13.10, KW-13.12
    reach: behind.filter((element) => typeof element === 'number'),
    poolLeft: view.specialty.stacks[set].length,
  }
}
