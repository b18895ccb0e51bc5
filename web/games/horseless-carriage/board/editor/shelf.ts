import {
  type CommonTile,
  type DealershipSize,
  type Dimension,
  dealershipSizes,
  dimensions,
  expansionsLeft,
  type ManufacturingStep,
  manufacturingSteps,
  type Plan,
  type StationType,
  stationRooms,
  stationTypes,
  tablesOf,
  type UnplacedPiece,
  type VehicleType,
  vehicleTypes,
} from '@carriage/horseless-carriage'
import type { EditorSite } from './site.ts'

/** A piece that can be taken, or why it cannot. */
export interface ShelfItem {
  readonly piece: UnplacedPiece | 'expansion'
  /** The number left for me, without those in the draft. */
  readonly left: number
  readonly blocked: Blocked | null
}

export type Blocked =
  | { readonly why: 'none' }
  /** HC-5.44, HC-5.29: the first square that opens a socket of the station. */
  | { readonly why: 'research'; readonly dimension: Dimension; readonly square: number }

export interface Shelf {
  readonly mainlines: readonly ShelfItem[]
  readonly dealerships: readonly ShelfItem[]
  readonly departments: readonly ShelfItem[]
  readonly stations: Readonly<Record<ManufacturingStep, readonly ShelfItem[]>>
  /** Indicators for sockets that are open now, in the factory and in the draft. */
  readonly indicators: readonly ShelfItem[]
  /** Undefined once all are placed. */
  readonly expansion: ShelfItem | undefined
}

/** Everything that may be placed this year, by kind. */
export function shelfOf(site: EditorSite, plan: Plan): Shelf {
  const { factory, supply, access, options } = site
  const { components } = tablesOf({ options })
  const laid = [...factory.pieces, ...plan.pieces]
  const common = (tile: CommonTile) =>
    supply[tile] - plan.pieces.filter((piece) => piece.kind !== 'indicator' && piece.type === tile).length
  const types = options.introductory ? (['car'] as const) : vehicleTypes // HC-12.5

  function item(piece: ShelfItem['piece'], left: number): ShelfItem {
    return { piece, left, blocked: left > 0 ? null : { why: 'none' } }
  }

  function station(type: StationType): ShelfItem {
    const { sockets } = components.technologyStations.rows[type]
    const known = item({ kind: 'station', type }, common(type))
    if (known.blocked) return known
    const opening = dimensions.flatMap((dimension) =>
      (sockets[dimension] ?? []).slice(0, 1).map((square) => ({ dimension, square })),
    )
    if (opening.some(({ dimension, square }) => square <= access[dimension])) return known
    const [nearest] = opening.sort((a, b) => a.square - access[a.dimension] - (b.square - access[b.dimension]))
    return nearest ? { ...known, blocked: { why: 'research', ...nearest } } : known
  }

  const owned = (size: DealershipSize) => laid.some((piece) => piece.kind === 'dealership' && piece.type === size)
  const marketing = laid.filter((piece) => piece.kind === 'department' && piece.type === 'marketing').length
  return {
    mainlines: types.map((type: VehicleType) => item({ kind: 'mainline', type }, common(type))),
    dealerships: dealershipSizes.map((type) => item({ kind: 'dealership', type }, owned(type) ? 0 : 1)), // HC-5.11
    departments: [
      item({ kind: 'department', type: 'research' }, common('research')),
      item({ kind: 'department', type: 'planning' }, common('planning')),
      item({ kind: 'department', type: 'marketing' }, components.departments.rows.marketing.perPlayer - marketing),
    ],
    stations: {
      A: stationsOf('A'),
      B: stationsOf('B'),
      C: stationsOf('C'),
      D: stationsOf('D'),
    },
    indicators: openSockets(site, plan),
    expansion: expansionsLeft(factory, options) === 0 ? undefined : item('expansion', plan.expansion === null ? 1 : 0),
  }

  function stationsOf(step: ManufacturingStep): ShelfItem[] {
    return stationTypes.filter((type) => components.technologyStations.rows[type].step === step).map(station)
  }
}

/** A shelf with only one piece, for a lesson. */
export function onlyPiece(shelf: Shelf, isIt: (piece: ShelfItem['piece']) => boolean): Shelf {
  const only = (items: readonly ShelfItem[]) => items.filter(({ piece }) => isIt(piece))
  const { stations, expansion } = shelf
  return {
    mainlines: only(shelf.mainlines),
    dealerships: only(shelf.dealerships),
    departments: only(shelf.departments),
    stations: { A: only(stations.A), B: only(stations.B), C: only(stations.C), D: only(stations.D) },
    indicators: only(shelf.indicators),
    expansion: expansion && isIt(expansion.piece) ? expansion : undefined,
  }
}

/** The pieces that can be taken now. */
export function takeable({ mainlines, dealerships, departments, stations, indicators, expansion }: Shelf) {
  const items = [
    mainlines,
    dealerships,
    departments,
    ...manufacturingSteps.map((step) => stations[step]),
    indicators,
    expansion ?? [],
  ]
  return items.flat().flatMap(({ piece, blocked }) => (blocked ? [] : [piece]))
}

function openSockets({ factory, access, options }: EditorSite, plan: Plan): ShelfItem[] {
  const laid = [...factory.pieces, ...plan.pieces]
  const { rows } = tablesOf({ options }).components.technologyStations
  const counts = new Map<string, { step: ManufacturingStep; dimension: Dimension; left: number }>()
  for (const { station, sockets } of stationRooms(factory, access, plan.pieces, options)) {
    const piece = laid[station]
    if (piece?.kind !== 'station') continue
    const { step } = rows[piece.type]
    for (const { dimension, state } of sockets) {
      if (state !== 'open') continue
      const known = counts.get(step + dimension) ?? { step, dimension, left: 0 }
      counts.set(step + dimension, { ...known, left: known.left + 1 })
    }
  }
  return [...counts.values()]
    .sort((a, b) => manufacturingSteps.indexOf(a.step) - manufacturingSteps.indexOf(b.step))
    .map(({ step, dimension, left }) => ({ piece: { kind: 'indicator', dimension, step }, left, blocked: null }))
}
