import type { LaidFloor, Piece, Plan, State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import type { Guidance } from '../../../../board/interaction/draft-guide.ts'
import { type Hand, lifted, take } from '../editor/hand.ts'
import { indicatorFor, lay, takeAway } from '../editor/lay.ts'
import type { Place } from '../editor/places.ts'
import { currentDraft, redraw, type Sheet } from '../editor/sheet.ts'
import { type EditorSite, siteOf } from '../editor/site.ts'
import { sheetFor, withSheet } from '../editor/workspace.ts'
import { placesIn } from './known-places.ts'
import type { DraftingStore } from './store.ts'

/** A seat at its drafting table: its drafts, and their position. */
export interface Bench {
  readonly store: DraftingStore
  readonly view: State
  readonly seat: Seat
  readonly site: EditorSite
  readonly sheet: Sheet
  readonly plan: Plan
  /** What a lesson asks for. */
  readonly guidance: Guidance | undefined
}

export function benchOf(store: DraftingStore, view: State, seat: Seat, guidance?: Guidance): Bench {
  const given = guidance?.given as Plan | undefined // the lessons of this game draft plans
  const sheet = sheetFor(store.getState().workspace, view, seat, given)
  return { store, view, seat, site: siteOf(view, seat), sheet, plan: currentDraft(sheet).plan, guidance }
}

export function changeSheet({ store }: Bench, sheet: Sheet): void {
  store.setState(({ workspace }) => ({ workspace: withSheet(workspace, sheet), at: Date.now() }))
}

export function hold({ store }: Bench, hand: Hand | undefined): void {
  store.setState({ hand })
}

/** Takes a piece from the shelf, or puts it back if it is already in hand. */
export function pickUp(bench: Bench, piece: Hand['piece']): void {
  const { hand } = bench.store.getState()
  hold(bench, hand && sameName(hand.piece, piece) ? undefined : take(piece))
}

/** Whether two pieces are of one kind. */
export function sameName(a: Hand['piece'], b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Every legal place for a piece; in a lesson, those that the step leaves. */
export function placesLeft({ site, plan, view, guidance }: Bench, piece: Hand['piece']): readonly Place[] {
  const places = placesIn(site, plan, piece)
  if (!guidance) return places
  if (!sameName(piece, guidance.piece)) return []
  return places.filter(({ lies }) => guidance.leaves(view, plan, lies))
}

/** Places the piece in hand, and takes the one that the rules require next. */
export function putDown(bench: Bench, lies: Piece | LaidFloor): void {
  const plan = lay(bench.plan, lies)
  changeSheet(bench, redraw(bench.sheet, plan))
  const next = nextFor(bench, plan, lies)
  hold(bench, next && placesIn(bench.site, plan, next).length > 0 ? take(next) : undefined)
}

function nextFor({ view, site }: Bench, plan: Plan, lies: Piece | LaidFloor): Hand['piece'] | undefined {
  if (view.stage.name === 'setUp') {
    // HC-2.9 one department of each kind
    return (['research', 'planning'] as const)
      .filter((type) => !plan.pieces.some((piece) => piece.kind === 'department' && piece.type === type))
      .map((type) => ({ kind: 'department', type }) as const)[0]
  }
  return 'kind' in lies && lies.kind === 'station' ? indicatorFor(site, plan) : undefined
}

/** Takes a drafted piece back into the hand. */
export function lift(bench: Bench, index: number): void {
  const piece = bench.plan.pieces[index]
  if (!piece) return
  changeSheet(bench, redraw(bench.sheet, takeAway(bench.site, bench.plan, index)))
  hold(bench, lifted(piece))
}

export function liftExpansion(bench: Bench): void {
  const { expansion } = bench.plan
  if (!expansion) return
  changeSheet(bench, redraw(bench.sheet, { ...bench.plan, expansion: null }))
  hold(bench, { piece: 'expansion', rot: expansion.rot, mirror: expansion.mirror, steered: true })
}

/** Whether the floor expansion of the draft is from the lesson, so that the learner may not lift it. */
export function isGiven({ plan, guidance }: Bench): boolean {
  const given = guidance?.given as Plan | undefined // the lessons of this game draft plans
  return Boolean(given?.expansion) && JSON.stringify(given?.expansion) === JSON.stringify(plan.expansion)
}

export function remove(bench: Bench, index: number): void {
  changeSheet(bench, redraw(bench.sheet, takeAway(bench.site, bench.plan, index)))
}
