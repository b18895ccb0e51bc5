import { bay, squareAt, squaresAround, strip } from '../../geometry/index.ts'
import type { Piece } from '../piece.ts'
import type { PlanProblem } from '../problem.ts'
import { entriesOf, factsAbout, pieceOf, plannedEntries, planProblem, rectangleOf, type Trial } from '../trial.ts'
import { newFloor, newSquareAt } from './expansion.ts'

/** The contacts that pieces need: V-14 to V-17. */

/** HC-5.17 a mainline touches a dealership, HC-5.20 by any side. */
export function mainlinesTouchDealerships(trial: Trial, problems: PlanProblem[]): void {
  for (const [index, piece] of trial.plan.pieces.entries())
    if (piece.kind === 'mainline' && trial.parts[index] && !touches(trial, index, 'dealership'))
      problems.push(planProblem('V-14', 'HC-5.17', plannedEntries(index), { type: piece.type }))
}

/** HC-5.18 a dealership touches a mainline. */
export function dealershipsTouchMainlines(trial: Trial, problems: PlanProblem[]): void {
  for (const [index, piece] of trial.plan.pieces.entries())
    if (piece.kind === 'dealership' && trial.parts[index] && !touches(trial, index, 'mainline'))
      problems.push(planProblem('V-15', 'HC-5.18', plannedEntries(index), { size: piece.type }))
}

/** HC-5.21 a marketing department touches a dealership; HC-5.22 the other departments need no contact. */
export function marketingTouchesDealerships(trial: Trial, problems: PlanProblem[]): void {
  for (const [index, piece] of trial.plan.pieces.entries())
    if (piece.kind === 'department' && piece.type === 'marketing' && trial.parts[index])
      if (!touches(trial, index, 'dealership')) problems.push(planProblem('V-16', 'HC-5.21', plannedEntries(index)))
}

/** HC-5.13 every contact group reaches a bay, HC-5.14 of any floor tile that was laid before this plan. */
export function groupsReachBays(trial: Trial, problems: PlanProblem[]): void {
  const { layout } = trial.site
  const adrift = new Map<number, number[]>()
  for (const [block, { form }] of layout.blocks.entries()) {
    if (!form.makesContact || layout.isAtBay(block)) continue
    const group = layout.contactGroupOf(block)
    adrift.set(group, [...(adrift.get(group) ?? []), block])
  }
  for (const group of adrift.values()) {
    const { planned: pieces } = entriesOf(trial, group)
    const named = pieces.map((index) => trial.plan.pieces[index]).find((piece) => piece && piece.kind !== 'indicator')
    const facts = { ...(named && factsAbout(named)), pieces: pieces.length }
    problems.push(planProblem('V-17', whyAdrift(trial, group), plannedEntries(...pieces), facts))
  }
}

/** The rule that best explains why a group is not at a bay. */
function whyAdrift(trial: Trial, group: readonly number[]): string {
  const { layout } = trial.site
  const laid = newFloor(trial)
  const around = group.flatMap((number) => {
    const block = layout.blocks[number]
    return block ? squaresAround(rectangleOf(block)) : []
  })
  if (around.some((square) => laid && newSquareAt(laid, square) === bay)) return 'HC-5.63'
  if (around.some(({ x, y }) => (squareAt(layout.ground, x, y) & strip) !== 0)) return 'HC-5.15'
  return 'HC-5.13'
}

function touches(trial: Trial, index: number, kind: Piece['kind']): boolean {
  return trial.site.layout.neighboursOf(trial.built + index).some((block) => pieceOf(trial, block)?.kind === kind)
}
