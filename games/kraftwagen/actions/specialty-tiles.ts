import { drawFrom, type Effects, pileOf } from '@carriage/kernel'
import { putToFront } from '@carriage/kraftwagen-family'
import type { SpecialtySet } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { Specialty, State, TileId } from '../state.ts'
import { componentTablesOf, isEarlier, setOfRound, tileOf } from '../tables.ts'

/** KW-13.2 Three face-down stacks; which tile is on top is decided when it is turned up. */
export function specialtyStacks(state: State): Specialty {
  const { A, B, C } = componentTablesOf(state).specialtyTiles
  return { stacks: { A: A.slice(), B: B.slice(), C: C.slice() }, used: { A: [], B: [], C: [] }, box: [] }
}

/** KW-13.3 The first tile goes to the front of the chain. KW-13.14 From then on one of them is there between turns. */
export function layFirstSpecialtyTile(state: State, fx: Effects<Event>): void {
  if (state.specialty) putToFront(state.chain, turnUp(state, state.specialty, fx))
}

/** The set of a specialty tile; null for one of the ten action tiles. */
function setOf(state: State, tile: TileId): SpecialtySet | null {
  return tileOf(componentTablesOf(state), tile).set
}

/** KW-13.5 What goes to the front after a tile was carried out: the tile itself, or the next specialty tile. */
export function afterUse(state: State, tile: TileId, fx: Effects<Event>): TileId {
  const { specialty } = state
  const set = setOf(state, tile)
  if (!specialty || set === null) return tile
  const earlier = isEarlier(set, state.round)
  if (earlier)
    specialty.box.push(tile) // KW-13.11, KW-13.15
  else specialty.used[set].push(tile) // KW-13.8
  fx.emit({ kind: 'specialtyTileLeft', tile, to: earlier ? 'box' : 'used' })
  return turnUp(state, specialty, fx)
}

/** What goes to the front when a tile is left at the tail: a tile of an earlier round, or if agreed of this one, is replaced. */
export function afterTail(state: State, tile: TileId, fx: Effects<Event>): TileId {
  const { specialty } = state
  const set = setOf(state, tile)
  if (!specialty || set === null) return tile
  const earlier = isEarlier(set, state.round) // KW-13.13 a new round alone replaces nothing
  if (!earlier && state.options.passedSpecialty !== 'isReplaced') return tile // KW-13.10
  if (earlier)
    specialty.box.push(tile) // KW-13.12
  else specialty.used[set].push(tile)
  fx.emit({ kind: 'specialtyTileLeft', tile, to: earlier ? 'box' : 'used' })
  return turnUp(state, specialty, fx)
}

/** The top tile of the current set's stack (KW-13.4, KW-13.17 until the next round has begun). */
function turnUp(state: State, { stacks, used }: Specialty, fx: Effects<Event>): TileId {
  const set = setOfRound(state.round)
  if (stacks[set].length === 0) {
    stacks[set] = pileOf(used[set]) // KW-13.9
    used[set] = []
    fx.emit({ kind: 'specialtyStackShuffled', set })
  }
  const tile = drawFrom(stacks[set], fx)
  fx.emit({ kind: 'specialtyTileTurnedUp', tile, actions: tileOf(componentTablesOf(state), tile).actions })
  return tile
}
