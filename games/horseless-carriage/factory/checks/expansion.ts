import {
  besideStrip,
  type FloorForm,
  floor,
  front,
  type Rectangle,
  type Square,
  squareAt,
  squaresIn,
} from '../../geometry/index.ts'
import { blockedExit, blocksStrip, expansionForm, liesOnFloor, touchesFloor } from '../expansions.ts'
import type { Entries, PlanProblem } from '../problem.ts'
import { planProblem, type Trial } from '../trial.ts'

/** The floor expansion of a plan: V-06, and V-20 to V-24. */

const theExpansion: Entries = { built: [], planned: [], expansion: true }

/** HC-5.54 exactly one while there are any left, HC-5.55 none otherwise. */
export function oneExpansion({ site, plan }: Trial, problems: PlanProblem[]): void {
  const left = site.expansionsLeft
  if (plan.expansion && left === 0) problems.push(planProblem('V-06', 'HC-5.55', theExpansion, { left }))
  if (!plan.expansion && left > 0)
    problems.push(planProblem('V-06', 'HC-5.54', { ...theExpansion, expansion: false }, { left }))
}

/** HC-5.56 it lies on the grid, HC-5.7 and is turned over only if the table agreed on that. */
export function turnedAsAllowed({ site, plan }: Trial, problems: PlanProblem[]): void {
  if (!plan.expansion || expansionForm(site, plan.expansion)) return
  const { x, y, rot, mirror } = plan.expansion
  problems.push(planProblem('V-20', 'HC-5.7', theExpansion, { x, y, rot, mirror }))
}

/** HC-5.57 */
export function atTheFloor(trial: Trial, problems: PlanProblem[]): void {
  const laid = newFloor(trial)
  if (laid && !touchesFloor(trial.site, laid)) problems.push(planProblem('V-21', 'HC-5.57', theExpansion))
}

/** HC-5.58 */
export function offTheFloor(trial: Trial, problems: PlanProblem[]): void {
  const laid = newFloor(trial)
  if (laid && liesOnFloor(trial.site, laid))
    problems.push(planProblem('V-22', 'HC-5.58', theExpansion, { ...coveredBy(trial, laid, floor) }))
}

/**
 * HC-5.60 it covers no front, HC-5.61 and no square beside a strip if the table agreed on that; HC-5.62 its own front may
 * lie on another.
 */
export function offTheFronts(trial: Trial, problems: PlanProblem[]): void {
  const laid = newFloor(trial)
  if (!laid || !blocksStrip(trial.site, laid)) return
  const covered = coveredBy(trial, laid, front)
  const beside = covered ?? coveredBy(trial, laid, besideStrip)
  problems.push(planProblem('V-23', covered ? 'HC-5.60' : 'HC-5.61', theExpansion, { ...beside }))
}

/** HC-5.60, HC-5.61 its own bay has a way out. */
export function openFront(trial: Trial, problems: PlanProblem[]): void {
  const laid = newFloor(trial)
  const square = laid && blockedExit(trial.site, laid.form, laid)
  if (!square) return
  const isFront = laid.form.front.some(({ x, y }) => laid.x + x === square.x && laid.y + y === square.y)
  problems.push(planProblem('V-24', isFront ? 'HC-5.60' : 'HC-5.61', theExpansion, { ...square }))
}

interface NewFloor extends Rectangle {
  readonly form: FloorForm
}

/** The expansion as it would lie. */
export function newFloor({ site, plan }: Trial): NewFloor | null {
  const form = plan.expansion && expansionForm(site, plan.expansion)
  return form ? { form, x: plan.expansion.x, y: plan.expansion.y, w: form.w, h: form.h } : null
}

/** What a square is on the expansion, if it is on it. */
export function newSquareAt({ form, x, y, w, h }: NewFloor, square: Square): number {
  const column = square.x - x
  const row = square.y - y
  return column < 0 || row < 0 || column >= w || row >= h ? 0 : (form.squares[row * w + column] ?? 0)
}

/** The first square of such a sort under the expansion. */
function coveredBy({ site }: Trial, laid: NewFloor, sort: number): Square | undefined {
  return squaresIn(laid).find(({ x, y }) => (squareAt(site.layout.ground, x, y) & sort) !== 0)
}
