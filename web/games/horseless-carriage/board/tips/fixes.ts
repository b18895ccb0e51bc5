import {
  type DealershipSize,
  type Dimension,
  type ManufacturingStep,
  type Plan,
  type State,
  type StationType,
  stationRooms,
  stationTypes,
  tablesOf,
  type UnplacedPiece,
} from '@carriage/horseless-carriage'
import { planForecast } from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'
import { placesIn } from '../drafting/known-places.ts'
import { lay } from '../editor/lay.ts'
import { isReady, type Place } from '../editor/places.ts'
import { type EditorSite, siteOf } from '../editor/site.ts'
import type { Fix } from './tip.ts'

/** The number of places of a station to try before it counts as no help: one belt usually has them all. */
const triedPlaces = 8

/** What raises a spec of a dealership this year: an indicator where there is a free socket, else a station with one. */
export function findFix(view: State, me: Seat, plan: Plan, size: DealershipSize, track: Dimension): Fix | undefined {
  const site = siteOf(view, me)
  const { rows } = tablesOf(view).components.technologyStations
  const specOf = (draft: Plan) =>
    planForecast(view, me, draft).dealerships.find((each) => each.size === size)?.specs[track] ?? 0
  const now = specOf(plan)
  const all = [...site.factory.pieces, ...plan.pieces]
  for (const { station, sockets } of stationRooms(site.factory, site.access, plan.pieces, site.options)) {
    const piece = all[station]
    if (piece?.kind !== 'station' || !sockets.some(({ dimension, state }) => dimension === track && state === 'open'))
      continue
    const { step } = rows[piece.type]
    const ready = readyFor(site, plan, { kind: 'indicator', dimension: track, step })
    const gives = Math.max(0, ...ready.map(({ lies }) => specOf(lay(plan, lies))))
    if (gives > now) return { fix: 'indicator', station: piece.type, step, gives, places: ready.length }
  }
  for (const type of stationTypes) {
    const [first] = rows[type].sockets[track] ?? []
    if (first === undefined || first > site.access[track]) continue
    const { step } = rows[type]
    const ready = readyFor(site, plan, { kind: 'station', type })
    for (const { lies } of ready.slice(0, triedPlaces)) {
      const gives = specWith(site, lay(plan, lies), { kind: 'indicator', dimension: track, step }, specOf)
      if (gives > now) return { fix: 'station', station: type, step, gives, places: ready.length }
    }
  }
  return undefined
}

/** The spec with an indicator beside the station that was just placed. */
function specWith(site: EditorSite, plan: Plan, indicator: UnplacedPiece, specOf: (plan: Plan) => number): number {
  const [beside] = readyFor(site, plan, indicator)
  return beside ? specOf(lay(plan, beside.lies)) : 0
}

function readyFor(site: EditorSite, plan: Plan, piece: UnplacedPiece): readonly Place[] {
  return placesIn(site, plan, piece).filter(isReady)
}

/** The side of a mainline for the first stations of a spec on its track. */
export function firstStepOf(view: State, track: Dimension): ManufacturingStep {
  const { rows } = tablesOf(view).components.technologyStations
  const square = (type: StationType) => rows[type].sockets[track]?.[0] ?? Number.POSITIVE_INFINITY
  const nearest = stationTypes.reduce((best, type) => (square(type) < square(best) ? type : best))
  return rows[nearest].step
}
