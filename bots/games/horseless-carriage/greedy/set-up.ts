import { horselessCarriage, type Move, type MoveOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { type PlanningBudget, proposePlans } from '../planner/index.ts'

/** How many placements are compared. */
const compared = 12

/** The part of the tries for a factory with which each of them is tried. */
const part = 1 / 12

/** The placement of the starting departments that leaves room for the best first factory. */
export function choosePlacement(view: State, seat: Seat, budget: PlanningBudget): Move {
  const { chance, stop } = budget
  const tries = Math.ceil(budget.tries * part)
  let best: { readonly move: Move; readonly worth: number } | undefined
  for (let n = 0; n < compared && !(best && stop?.()); n++) {
    const move = anyPlacement(view, seat, budget)
    const [plan] = proposePlans(placedIn(view, seat, move), seat, { tries, chance, stop, proposals: 1 })
    const worth = plan?.worth ?? 0
    if (!best || worth > best.worth) best = { move, worth }
  }
  if (!best) throw new RangeError('The starting departments always find a place.')
  return best.move
}

function anyPlacement(view: State, seat: Seat, { chance }: PlanningBudget): MoveOf<'placeDepartments'> {
  const move = horselessCarriage.suggest?.(view, seat, chance)
  if (move?.kind !== 'placeDepartments') throw new RangeError('The set-up suggests placements.')
  return move
}

function placedIn(view: State, seat: Seat, { research, planning }: MoveOf<'placeDepartments'>): State {
  const players = view.players.map((player, other) => {
    if (other !== seat) return player
    const pieces = [
      { kind: 'department', type: 'research', ...research } as const,
      { kind: 'department', type: 'planning', ...planning } as const,
    ]
    return { ...player, factory: { ...player.factory, pieces } }
  })
  return { ...view, players }
}
