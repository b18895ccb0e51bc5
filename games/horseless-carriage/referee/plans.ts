import type { RefereedBox, RefereedOptions } from './box.ts'
import { FactoryLayout, sizeOf } from './layout.ts'
import {
  countTiles,
  dimensionNames,
  given,
  type PerDimension,
  perDimension,
  type RefereedFactory,
  type RefereedPiece,
} from './pieces.ts'

/* Phase 3: what may be added to a factory. */

export interface PlanConditions {
  readonly box: RefereedBox
  readonly options: RefereedOptions
  /** How far on each track this seat may use technology. */
  readonly access: PerDimension<number>
  /** The common tiles that are left. */
  readonly supply: Readonly<Record<string, number>>
}

/** Access: through the own marker, and through as many others as the place in the engineering order says. */
export function accessOf(
  box: RefereedBox,
  markers: PerDimension<readonly number[]>,
  seat: number,
  place: number,
): PerDimension<number> {
  return perDimension((dimension) => {
    const others = markers[dimension].filter((_, other) => other !== seat).sort((a, b) => b - a)
    const last = box.researchTracks.rows[dimension]?.squares.length ?? 0
    return Math.min(last, Math.max(markers[dimension][seat] ?? 0, others[place - 1] ?? 0))
  })
}

/** What is wrong with pieces that are added to a factory; nothing if they may be. */
export function wrongWithPieces(
  factory: RefereedFactory,
  added: readonly RefereedPiece[],
  conditions: PlanConditions,
): string | undefined {
  const { box, options, supply } = conditions
  if (added.length === 0) return undefined
  if (options.mirrorTiles === 'none' && added.some(({ mirror }) => mirror)) return 'turned over'
  // A turn that looks like another one has one name.
  if (added.some((piece) => (piece.rot ?? 0) >= turnsOf(box, piece))) return 'a turn that looks like another one'
  const pieces = [...factory.pieces, ...added]
  const layout = new FactoryLayout(box, { floor: factory.floor, pieces }, options)
  if (layout.misplaced !== undefined) return layout.misplaced
  for (const [tile, count] of countTiles(added)) if (count > (supply[tile] ?? 0)) return `not enough ${tile}`
  return (
    wrongWithOwnTiles(pieces, box) ??
    wrongWithGroups(layout, options) ??
    wrongWithContacts(layout) ??
    wrongWithIndicators(layout, factory.pieces.length, conditions) ??
    wrongWithStations(layout)
  )
}

function turnsOf(box: RefereedBox, piece: RefereedPiece): number {
  if (piece.kind === 'mainline') return 4
  const [w, h] = sizeOf(box, piece)
  return w === h ? 1 : 2
}

/** Three dealerships of three sizes, and four marketing departments. */
function wrongWithOwnTiles(pieces: readonly RefereedPiece[], box: RefereedBox): string | undefined {
  const dealers = pieces.filter(({ kind }) => kind === 'dealership').map(({ type }) => type)
  if (new Set(dealers).size !== dealers.length) return 'a dealership twice'
  const marketing = pieces.filter(({ kind, type }) => kind === 'department' && type === 'marketing').length
  return marketing > box.departments.rows.marketing.perPlayer ? 'too many marketing departments' : undefined
}

/** General requirements: each group of pieces that touch is at a loading bay. */
function wrongWithGroups(layout: FactoryLayout, options: RefereedOptions): string | undefined {
  const counts = (at: number) =>
    options.indicatorAdjacency !== 'stationsOnly' || layout.pieces[at]?.kind !== 'indicator'
  const seen = new Set<number>()
  for (const first of layout.pieces.keys()) {
    if (seen.has(first) || !counts(first)) continue
    const group = [first]
    seen.add(first)
    // The list grows while it is gone through.
    for (const at of group)
      for (const next of layout.neighbours(at))
        if (!seen.has(next) && counts(next)) {
          seen.add(next)
          group.push(next)
        }
    if (!group.some((at) => layout.touchesBay(at))) return `piece ${first} is connected to no bay`
  }
  return undefined
}

/** Specific stations: mainlines and marketing at dealerships, dealerships at mainlines. */
function wrongWithContacts(layout: FactoryLayout): string | undefined {
  for (const [at, { kind, type }] of layout.pieces.entries()) {
    const needs =
      kind === 'dealership'
        ? 'mainline'
        : kind === 'mainline' || (kind === 'department' && type === 'marketing')
          ? 'dealership'
          : undefined
    if (needs !== undefined && layout.neighbours(at, needs).length === 0) return `piece ${at} touches no ${needs}`
  }
  return undefined
}

/** Indicators: at a station of their step, one for each socket, and new ones only with access. */
function wrongWithIndicators(
  layout: FactoryLayout,
  built: number,
  { box, access }: PlanConditions,
): string | undefined {
  const at = new Map<number, PerDimension<{ all: number; added: number }>>()
  for (const [index, piece] of layout.pieces.entries()) {
    if (piece.kind !== 'indicator') continue
    const station = layout.pointedAt(index)
    const aim = station === undefined ? undefined : layout.pieces[station]
    if (station === undefined || aim?.kind !== 'station') return `indicator ${index} points at no station`
    if (layout.stepsOf(station)[0] !== piece.step) return `indicator ${index} is of another step`
    const counts = at.get(station) ?? perDimension(() => ({ all: 0, added: 0 }))
    at.set(station, counts)
    const count = counts[given(piece.dimension, 'dimension')]
    count.all += 1
    if (index >= built) count.added += 1
  }
  for (const [station, counts] of at) {
    const { sockets } = given(box.technologyStations.rows[layout.pieces[station]?.type ?? ''], 'station')
    for (const dimension of dimensionNames) {
      const squares = sockets[dimension] ?? []
      const { all, added } = counts[dimension]
      if (all > squares.length) return `too many indicators of ${dimension} at ${station}`
      if (added > 0 && all > squares.filter((square) => square <= access[dimension]).length)
        return `no access to ${dimension} for ${station}`
    }
  }
  const bare = [...layout.pieces.keys()].find((index) => layout.pieces[index]?.kind === 'station' && !at.has(index))
  return bare === undefined ? undefined : `station ${bare} has no indicator`
}

/** Technology stations: connected to a mainline, and no type twice on the same belts. */
function wrongWithStations(layout: FactoryLayout): string | undefined {
  const kinds = [...layout.pieces.entries()]
  const ends = new Set(
    kinds
      .filter(([, { kind }]) => kind === 'mainline')
      .flatMap(([at]) => layout.stepsOf(at).map((step) => layout.beltOf(at, step))),
  )
  const found = new Set<string>()
  for (const [at, { kind, type }] of kinds) {
    if (kind !== 'station') continue
    const belt = layout.beltOf(at, given(layout.stepsOf(at)[0], 'step'))
    if (!ends.has(belt)) return `station ${at} is connected to no mainline`
    if (found.has(`${belt} ${type}`)) return `two ${type} are connected`
    found.add(`${belt} ${type}`)
  }
  return undefined
}
