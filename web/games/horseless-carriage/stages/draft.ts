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
  putBack: (() => void) | undefined
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

const known = new WeakMap<Plan, WeakMap<EditorSite, readonly Place[]>>()

function draftOf(props: StageProps, drafting: Drafting): StagedPlan {
  const { choose, view } = props
  const stage = props.stage as CarriageStage // the stages of this game
  const { year } = view
  const { given, lays } = stage.building(year)
  const laid = drafting.year === year ? drafting.laid : []
  const isDrafted = view.stage.name === 'factory' && view.stage.plans[mySeat]?.state !== 'committed'
  // Floor that the stage lays is not drawn before it can be built on.
  const plan = isDrafted ? together([{ ...given, expansion: null }, ...laid]) : nothing
  const building = view.stage.name === 'factory' && view.stage.plans[mySeat]?.state === 'draft'
  const next = building ? lays[laid.length] : undefined
  const site = siteOf(view, mySeat)
  const places = next ? placesFor(site, plan, next) : []
  const suggested = places.find(({ lies }) => isSame(lies, next?.suggested))
  const aim = places.find((place) => isSame(place.lies, drafting.aim?.lies)) ?? suggested ?? places[0]
  return {
    plan,
    laid: laid.length,
    total: lays.length,
    next,
    places,
    aim,
    move: (place) => store.setState({ year, laid, aim: place }),
    lay: (place) => {
      const now = [...laid, withIndicator(site, plan, place.lies, next)]
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
  const ofPlan = known.get(plan) ?? new WeakMap<EditorSite, readonly Place[]>()
  known.set(plan, ofPlan)
  const places = ofPlan.get(site) ?? allPlaces(site, plan, suggested)
  ofPlan.set(site, places)
  return fixed ? places.filter(({ lies }) => isSame(lies, suggested)) : places
}

/** Where the part could lie; a station only where its indicator has a place, too. */
function allPlaces(site: EditorSite, plan: Plan, suggested: Piece | LaidFloor): readonly Place[] {
  const piece = 'tile' in suggested ? 'expansion' : unplaced(suggested)
  const ready = placesOf(site, plan, piece).filter(isReady)
  if (piece === 'expansion' || piece.kind !== 'station') return ready
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
