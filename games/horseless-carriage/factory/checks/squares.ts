import { bay, black, overlap, type Square, squareAt, squaresIn, strip } from '../../geometry/index.ts'
import type { PlanProblem } from '../problem.ts'
import { factsAbout, pieceOf, plannedEntries, planProblem, rectangleOf, type Trial } from '../trial.ts'
import { newFloor, newSquareAt } from './expansion.ts'

/** Where the pieces of a plan lie: V-07 and V-08. */

/** HC-5.5 a piece lies on black squares only, HC-5.6 of any floor tiles. */
export function onBlackSquares(trial: Trial, problems: PlanProblem[]): void {
  const { layout } = trial.site
  const laid = newFloor(trial)
  for (const [index, piece] of trial.plan.pieces.entries()) {
    const block = layout.blocks[trial.built + index]
    if (!trial.parts[index] || !block || block.onBlack) continue
    const squares = squaresIn(rectangleOf(block)).filter(({ x, y }) => (squareAt(layout.ground, x, y) & black) === 0)
    // HC-5.9 an expansion of the same plan does not count as floor yet
    const rule = squares.some((square) => laid && newSquareAt(laid, square) !== 0) ? 'HC-5.9' : 'HC-5.5'
    const on = rule === 'HC-5.9' ? 'newFloor' : groundName(trial, squares[0])
    problems.push(planProblem('V-07', rule, plannedEntries(index), { ...factsAbout(piece), ...squares[0], on }))
  }
}

/** What a square is that nothing may be built on. */
function groundName({ site }: Trial, square: Square | undefined): 'bay' | 'strip' | 'table' {
  const is = square ? squareAt(site.layout.ground, square.x, square.y) : 0
  return (is & bay) !== 0 ? 'bay' : (is & strip) !== 0 ? 'strip' : 'table'
}

/** HC-5.8 a square carries one piece; HC-5.52 an indicator too needs a free one. */
export function oneToASquare(trial: Trial, problems: PlanProblem[]): void {
  const { site, plan, built } = trial
  const { blocks } = site.layout
  // Of two blocks that overlap, the later one has `overlaps` set.
  if (!plan.pieces.some((_, index) => blocks[built + index]?.overlaps)) return
  for (const [index, piece] of plan.pieces.entries()) {
    const block = blocks[built + index]
    const other =
      block && blocks.findIndex((lying) => lying !== block && overlap(rectangleOf(block), rectangleOf(lying)))
    const below = pieceOf(trial, other ?? -1)
    if (!below) continue
    const facts = { otherKind: below.kind, other: below.kind === 'indicator' ? below.dimension : below.type }
    problems.push(planProblem('V-08', 'HC-5.8', plannedEntries(index), { ...factsAbout(piece), ...facts }))
  }
}
