import {
  type LaidFloor,
  type Move,
  type Piece,
  type Plan,
  shapeOf,
  type UnplacedPiece,
} from '@carriage/horseless-carriage'
import { secret } from '@carriage/kernel'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { indicatorFor, lay } from '../board/editor/lay.ts'
import { isReady, type Place, placesOf } from '../board/editor/places.ts'
import { type EditorSite, siteOf } from '../board/editor/site.ts'
import { mySeat, type StageProps } from './props.ts'
import type { CarriageStage, Laying } from './stage.ts'

/** The parts that the newcomer has laid this year, each with the indicator that it brought. */
type Laid = readonly Plan[]

interface Drafting {
  readonly year: number
  readonly laid: Laid
  /** Where the next part is proposed, if not where the stage suggests it. */
  readonly aim: Place | undefined
}

const nothing: Plan = { pieces: [], expansion: null }

const empty: Drafting = { year: 0, laid: [], aim: undefined }

const store = createStore<Drafting>()(() => empty)

/** A stage that is begun again begins with nothing laid. */
export function forgetDraft(): void {
  store.setState(empty)
}

/** The draft of a stage, and what is done with it. */
export interface StagedPlan {
  readonly plan: Plan
  /** Parts laid so far by the newcomer, and all of them. */
  readonly laid: number
  readonly total: number
  /** The part to be laid next, and the places that are open to it; undefined if nothing is to be laid. */
  readonly next: Laying | undefined
  readonly places: readonly Place[]
  readonly aim: Place | undefined
  move(this: void, aim: Place): void
  lay(this: void, place: Place): void
  readonly putBack: (() => void) | undefined
  /** A part that would have come now, and fits nowhere. */
  readonly shutOut: Piece | LaidFloor | undefined
  /** Whether a part of next year would fit, with the next part where it is proposed. */
  readonly room: { readonly for: Piece; readonly fits: boolean } | undefined
}

export function useDraft(props: StageProps): StagedPlan {
  return draftOf(props, useDrafting())
}

/** Follows what is laid. */
export function useDrafting(): Drafting {
  return useStore(store)
}

/** The same for what is no component. */
export function draftNow(props: StageProps): StagedPlan {
  return draftOf(props, store.getState())
}

const known = new WeakMap<Plan, WeakMap<EditorSite, Map<Piece | LaidFloor, readonly Place[]>>>()

function draftOf(props: StageProps, drafting: Drafting): StagedPlan {
  const { choose, view } = props
  const stage = props.stage as CarriageStage // the stages of this game
  const { year } = view
  const { following, given, lays } = stage.building(year)
  const laid = drafting.year === year ? drafting.laid : []
  const isDrafted = view.stage.name === 'factory' && view.stage.plans[mySeat]?.state !== 'committed'
  // Floor that the stage lays is not drawn before it can be built on.
  const plan = isDrafted ? together([{ ...given, expansion: null }, ...laid]) : nothing
  const building = view.stage.name === 'factory' && view.stage.plans[mySeat]?.state === 'draft'
  const site = siteOf(view, mySeat)
  // A part that fits nowhere any more is left out.
  const skipped = building ? lays.slice(laid.length).findIndex((each) => placesFor(site, plan, each).length > 0) : 0
  const next = building && skipped >= 0 ? lays[laid.length + skipped] : undefined
  const places = next ? placesFor(site, plan, next) : []
  const before = [...laid, ...lays.slice(laid.length, laid.length + Math.max(0, skipped)).map(() => nothing)]
  const suggested = places.find(({ lies }) => isSame(lies, next?.suggested))
  const aim = places.find((place) => isSame(place.lies, drafting.aim?.lies)) ?? suggested ?? places[0]
  const aimed = aim && laid.length > 0 ? lay(plan, aim.lies) : plan
  return {
    plan,
    shutOut: skipped > 0 ? lays[laid.length]?.suggested : undefined,
    room:
      isDrafted && following && laid.length > 0
        ? { for: following, fits: hasRoom(site, aimed, given, following) }
        : undefined,
    laid: laid.length,
    total: lays.length,
    next,
    places,
    aim,
    move: (place) => store.setState({ year, laid, aim: place }),
    lay: (place) => {
      const now = [...before, withIndicator(site, plan, place.lies, next)]
      store.setState({ year, laid: now, aim: undefined })
      if (now.length === lays.length) choose(submission(together([given, ...now])))
    },
    putBack:
      building && laid.length > 0
        ? () => {
            store.setState({ year, laid: laid.slice(0, -1), aim: undefined })
            choose(undefined)
          }
        : undefined,
  }
}

function submission(plan: Plan): Move {
  return { kind: 'submitPlan', plan: secret(plan, [mySeat]) }
}

function together(plans: readonly Plan[]): Plan {
  const key = plans.length === 1 ? plans[0] : undefined
  if (key) return key
  const text = JSON.stringify(plans)
  const same = merged.get(text)
  if (same) return same
  const plan: Plan = {
    pieces: plans.flatMap(({ pieces }) => pieces),
    expansion: plans.findLast(({ expansion }) => expansion)?.expansion ?? null,
  }
  merged.set(text, plan)
  return plan
}

/** The same draft is the same object, so that what is drawn and computed of it is reused. */
const merged = new Map<string, Plan>()

function placesFor(site: EditorSite, plan: Plan, { suggested, fixed }: Laying): readonly Place[] {
  const ofPlan = known.get(plan) ?? new WeakMap<EditorSite, Map<Piece | LaidFloor, readonly Place[]>>()
  known.set(plan, ofPlan)
  const ofSite = ofPlan.get(site) ?? new Map<Piece | LaidFloor, readonly Place[]>()
  ofPlan.set(site, ofSite)
  const places = ofSite.get(suggested) ?? allPlaces(site, plan, suggested)
  ofSite.set(suggested, places)
  return fixed ? places.filter(({ lies }) => isSame(lies, suggested)) : places
}

/** Where the part could lie; a station only where its indicator has a place, too. */
function allPlaces(site: EditorSite, plan: Plan, suggested: Piece | LaidFloor): readonly Place[] {
  const piece = 'tile' in suggested ? 'expansion' : unplaced(suggested)
  const all = placesOf(site, plan, piece)
  const ready = all.filter(isReady)
  if (piece !== 'expansion' && piece.kind === 'mainline') {
    const dealerships = placesOf(site, plan, { kind: 'dealership', type: 'small' }).filter(isReady)
    return all.filter((place) => dealerships.some((other) => isBeside(place, other)))
  }
  // Of some hundred places for floor, those that are easy to tell apart.
  if (piece === 'expansion') return ready.filter(({ x, y }) => x % 6 === 0 && y % 6 === 0)
  if (piece.kind !== 'station') return ready
  return ready.filter(({ lies }) => indicatorPlace(site, lay(plan, lies)) !== undefined)
}

function unplaced(piece: Piece): UnplacedPiece {
  switch (piece.kind) {
    case 'indicator':
      return { kind: piece.kind, dimension: piece.dimension, step: piece.step }
    default:
      return { kind: piece.kind, type: piece.type } as UnplacedPiece // a type of this kind
  }
}

/** They share a part of an edge, and no square. */
function isBeside(one: Place, other: Place): boolean {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return (across === 0 && down > 0) || (down === 0 && across > 0)
}

/** Whether a station would find a place next year, when the draft is built and the floor of this year is there. */
function hasRoom(site: EditorSite, plan: Plan, given: Plan, station: Piece): boolean {
  const key = JSON.stringify([plan, given.expansion])
  const seen = rooms.get(key)
  if (seen !== undefined) return seen
  const { floor, pieces } = site.factory
  const expansion = plan.expansion ?? given.expansion
  const built = { floor: expansion ? [...floor, expansion] : floor, pieces: [...pieces, ...plan.pieces] }
  const fits = allPlaces({ ...site, factory: built }, nothing, station).length > 0
  rooms.set(key, fits)
  return fits
}

const rooms = new Map<string, boolean>()

/** A station brings its indicator: where the stage suggests it, else at the first place that works. */
function withIndicator(site: EditorSite, plan: Plan, lies: Piece | LaidFloor, next: Laying | undefined): Plan {
  if ('tile' in lies) return { pieces: [], expansion: lies }
  if (lies.kind !== 'station') return { pieces: [lies], expansion: null }
  const suggested = isSame(lies, next?.suggested) ? next?.indicator : undefined
  const indicator = suggested ?? indicatorPlace(site, lay(plan, lies))?.lies
  return { pieces: indicator && 'kind' in indicator ? [lies, indicator] : [lies], expansion: null }
}

function indicatorPlace(site: EditorSite, plan: Plan): Place | undefined {
  const indicator = indicatorFor(site, plan)
  const station = plan.pieces.at(-1)
  const shape = station && shapeOf(station, site.options)
  if (!indicator || !shape) return undefined
  return placesOf(site, plan, indicator).find(
    ({ ready, x, y }) =>
      ready && x >= shape.x - 1 && x <= shape.x + shape.w && y >= shape.y - 1 && y <= shape.y + shape.h,
  )
}

function isSame(one: Piece | LaidFloor, other: Piece | LaidFloor | undefined): boolean {
  if (!other || Object.keys(one).length !== Object.keys(other).length) return false
  const theirs: Readonly<Record<string, unknown>> = { ...other }
  return Object.entries(one).every(([name, value]) => theirs[name] === value)
}
