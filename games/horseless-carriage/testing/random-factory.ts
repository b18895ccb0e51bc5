import type { Chance } from '@carriage/kernel'
import {
  dealershipSizes,
  departments,
  dimensions,
  manufacturingSteps,
  type StationType,
  standard,
  stationTypes,
  vehicleTypes,
} from '../components/index.ts'
import {
  type AccessLevels,
  type BuildOptions,
  build,
  checkPiece,
  checkPlan,
  type Factory,
  freshFactory,
  type Piece,
  type Plan,
  placesFor,
  placesForExpansion,
  type Supply,
  type UnplacedPiece,
} from '../factory/index.ts'
import { freeze } from '../freeze.ts'
import { access, supply } from './plans.ts'

/** What a random factory grows under. */
export interface Soil {
  readonly chance: Chance
  readonly options: BuildOptions
}

/** A factory at the beginning of a year, grown by random legal plans. */
export function randomFactory(year: number, soil: Soil): Factory {
  let factory = freeze(freshFactory())
  for (let each = 1; each < year; each++) {
    const next = { floor: factory.floor.slice(), pieces: factory.pieces.slice() }
    build(next, legalPlan(factory, soil))
    factory = freeze(next) // so that it is surveyed only once
  }
  return factory
}

/** A random legal plan: a draft without the pieces that fail a check. */
export function legalPlan(factory: Factory, soil: Soil): Plan {
  let plan: Plan = { pieces: draft(factory, soil), expansion: any(placesForExpansion(factory, soil.options), soil) }
  for (;;) {
    const verdict = checkPlan(factory, supply(), access(), plan, soil.options)
    if (verdict.ok) return plan
    const { planned } = verdict.entries
    if (planned.length === 0) throw new Error(`${verdict.check} blames nothing in the plan.`)
    plan = { ...plan, pieces: plan.pieces.filter((_, index) => !planned.includes(index)) }
  }
}

/** Pieces that may lie where they lie, most of them at places that serve them well. */
export function draft(factory: Factory, soil: Soil): Piece[] {
  const pieces: Piece[] = []
  for (let attempt = 0; attempt < 14; attempt++) add(anyPiece(soil, factory.pieces.length === 0 && attempt < 4))
  return pieces

  function add(piece: UnplacedPiece): void {
    const places = placesFor(factory, supply(), access(), pieces, piece, soil.options)
    let best: Piece | null = null
    let fewest = 99
    for (let look = 0; look < 12 && places.length > 0; look++) {
      const place = any(places, soil)
      const { needs } = checkPiece(factory, supply(), access(), pieces, place, soil.options)
      if (needs.length < fewest) [best, fewest] = [place, needs.length]
    }
    if (!best) return
    pieces.push(best)
    if (best.kind === 'station') for (const each of indicatorsOf(best.type, soil)) add(each)
  }
}

/** Indicators for some of the sockets of a station. */
function indicatorsOf(type: StationType, soil: Soil): UnplacedPiece[] {
  const { step, sockets } = standard.technologyStations.rows[type]
  return dimensions
    .filter((dimension) => sockets[dimension] && soil.chance.below(4) > 0)
    .map((dimension) => ({ kind: 'indicator', dimension, step }))
}

function anyPiece(soil: Soil, first: boolean): UnplacedPiece {
  const draw = soil.chance.below(first ? 4 : 12)
  if (draw < 2) return { kind: 'mainline', type: any(vehicleTypes, soil) }
  if (draw < 4) return { kind: 'dealership', type: any(dealershipSizes, soil) }
  if (draw < 6) return { kind: 'department', type: any(departments, soil) }
  return { kind: 'station', type: any(stationTypes, soil) }
}

/** A plan with something about it changed, for better or worse. */
export function spoiled(plan: Plan, soil: Soil): Plan {
  const { pieces, expansion } = plan
  const index = pieces.length > 0 ? soil.chance.below(pieces.length) : -1
  const piece = pieces[index]
  const one = () => soil.chance.below(3) - 1
  switch (soil.chance.below(9)) {
    case 0:
      return { expansion, pieces: pieces.filter((_, each) => each !== index) }
    case 1:
    case 2:
      return piece ? replaced({ ...piece, x: piece.x + one(), y: piece.y + one() }) : plan
    case 3:
      return piece && piece.kind !== 'indicator' ? replaced({ ...piece, rot: any([0, 1, 2, 3], soil) }) : plan
    case 4:
      return piece?.kind === 'indicator'
        ? replaced({ ...piece, step: any(manufacturingSteps, soil), dimension: any(dimensions, soil) })
        : plan
    case 5: {
      // A second one with everything that moves along.
      const [x, y] = [any([-4, -3, -2, 0, 2, 3, 4], soil), any([-4, -3, -2, 0, 2, 3, 4], soil)]
      const end = pieces.findIndex((each, later) => later > index && each.kind !== 'indicator')
      const copied = pieces.slice(index, end === -1 ? undefined : end)
      return { expansion, pieces: [...pieces, ...copied.map((each) => ({ ...each, x: each.x + x, y: each.y + y }))] }
    }
    case 6: {
      if (!expansion) return plan
      // Somewhere near, or before the front of the main tile.
      const near = soil.chance.below(2) === 0
      const [x, y] = near ? [expansion.x + 2 * one(), expansion.y + 2 * one()] : [4 * one(), -8 + one()]
      return { pieces, expansion: { ...expansion, x, y } }
    }
    case 7:
      return { pieces, expansion: expansion && { ...expansion, rot: any([0, 1, 2, 3], soil), mirror: one() === 0 } }
    default:
      return soil.chance.below(6) === 0 ? { pieces, expansion: null } : plan
  }

  function replaced(other: Piece): Plan {
    return { expansion, pieces: pieces.with(index, other) }
  }
}

/** A plan with a second station of some type at a place where only V-19 forbids it, if there is one. */
export function twinned(factory: Factory, plan: Plan, soil: Soil): Plan {
  const stations = [...factory.pieces, ...plan.pieces].filter(({ kind }) => kind === 'station')
  if (stations.length === 0) return plan
  const station = any(stations, soil)
  for (let look = 0; look < 60; look++) {
    const [x, y] = [station.x + soil.chance.below(9) - 4, station.y + soil.chance.below(9) - 4]
    const twin: Piece = { ...station, x, y }
    const { problem } = checkPiece(factory, supply(), access(), plan.pieces, twin, soil.options)
    if (problem?.check !== 'V-19' || station.kind !== 'station') continue
    const pieces = [...plan.pieces, twin]
    for (const indicator of indicatorsOf(station.type, soil))
      pieces.push(...placesFor(factory, supply(), access(), pieces, indicator, soil.options).slice(0, 1))
    return { ...plan, pieces }
  }
  return plan
}

/** Access and supply that are sometimes short. */
export function scarcity({ chance }: Soil): { readonly supply: Supply; readonly access: AccessLevels } {
  const low = () => (chance.below(4) === 0 ? chance.below(6) : 6)
  return {
    access: access({ speed: low(), range: low(), design: low(), reliability: low(), safety: low() }),
    supply: supply(chance.below(3) === 0 ? { [any(stationTypes, { chance })]: chance.below(2) } : {}),
  }
}

export function any<T>(list: readonly T[], { chance }: Pick<Soil, 'chance'>): T {
  return list[chance.below(list.length)]!
}
