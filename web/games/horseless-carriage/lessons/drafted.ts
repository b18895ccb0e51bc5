import type { LaidFloor, Move, Piece, Plan, State } from '@carriage/horseless-carriage'
import type { LessonDrafting, LessonPiece, LessonStep } from '../../../pages/lessons/lesson.ts'
import { did, me } from '../../../pages/lessons/moves.ts'
import type { Hand } from '../board/editor/hand.ts'
import { lay } from '../board/editor/lay.ts'
import { isReady, placesOf } from '../board/editor/places.ts'
import { emptyPlan } from '../board/editor/sheet.ts'
import { siteOf } from '../board/editor/site.ts'
import { submitted } from './script.ts'

type Laid = Piece | LaidFloor
type PieceName = Hand['piece']
export type CarriageStep = LessonStep<State, Move, Plan>

/** How plans are drafted in lessons. */
export const drafting: LessonDrafting<State, Move, Plan> = {
  empty: emptyPlan,
  places: (view, plan, piece) => readyPlaces(view, plan, piece as PieceName), // the steps name pieces
  lay: (plan, laid) => lay(plan, laid as Laid), // a result of `places`
  submit: (plan) => submitted(me, plan),
}

/** Every place where a piece would be ready. */
export function readyPlaces(view: State, plan: Plan, piece: PieceName): Laid[] {
  return placesOf(siteOf(view, me), plan, piece)
    .filter(isReady)
    .map(({ lies }) => lies)
}

/** A piece to place where it is ready and the step accepts it. */
export function lays(
  piece: PieceName,
  wanted: (laid: Laid, view: State, plan: Plan) => boolean = () => true,
): LessonPiece<State, Plan> {
  const known = new WeakMap<Plan, { readonly view: State; readonly left: ReadonlySet<string> }>()
  function leftIn(view: State, plan: Plan): ReadonlySet<string> {
    const found = known.get(plan)
    if (found?.view === view) return found.left
    const ready = readyPlaces(view, plan, piece).filter((laid) => wanted(laid, view, plan))
    const left = new Set(ready.map((laid) => JSON.stringify(laid)))
    known.set(plan, { view, left })
    return left
  }
  return { piece, at: (view, plan, laid) => leftIn(view, plan).has(JSON.stringify(laid)) }
}

/** A step in which the plan is submitted. */
export const submitsPlan: Pick<CarriageStep, 'at' | 'zone' | 'allows' | 'done'> = {
  at: '[data-submit]',
  zone: 'factory',
  allows: (_, move) => move.kind === 'submitPlan',
  done: (_, event) => did(event, 'submitPlan'),
}

/** A step that is done once the draft contains something, and is asked for again when that is removed. */
export function untilLaid(holds: (plan: Plan) => boolean): Pick<CarriageStep, 'stands' | 'done'> {
  return { stands: (_, plan) => holds(plan), done: (_, event) => event?.kind === 'draft' && holds(event.draft) }
}

export function hasStation(type: string): (plan: Plan) => boolean {
  return ({ pieces }) => pieces.some((piece) => piece.kind === 'station' && piece.type === type)
}

export function hasIndicator(dimension: string): (plan: Plan) => boolean {
  return ({ pieces }) => pieces.some((piece) => piece.kind === 'indicator' && piece.dimension === dimension)
}

export function hasDepartment({ pieces }: Plan): boolean {
  return pieces.some(({ kind }) => kind === 'department')
}

export function withoutDepartment(plan: Plan): Plan {
  return { ...plan, pieces: plan.pieces.filter(({ kind }) => kind !== 'department') }
}

export function hasFloor({ expansion }: Plan): boolean {
  return expansion !== null
}

/** A floor expansion beside the factory, near the line: only one of several hundred places is asked for. */
export function isToTheRight(laid: Laid): boolean {
  return (
    laid.x === 12 && laid.y >= 4 && laid.y <= 8 && 'rot' in laid && laid.rot === 0 && 'mirror' in laid && !laid.mirror
  )
}
