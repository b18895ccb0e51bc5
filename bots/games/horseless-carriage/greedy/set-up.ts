import { horselessCarriage, type MoveOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { type PlanningBudget, proposePlans } from '../planner/index.ts'
import type { RankedMove } from './ranked.ts'

/** How many placements are compared. */
const compared = 12

/** The part of the tries for a factory with which each of them is tried. */
const part = 1 / 12

/** Placements of the starting departments, the one that leaves room for the best first factory first. */
export function rankPlacements(view: State, seat: Seat, budget: PlanningBudget): RankedMove[] {
  const { chance, stop } = budget
  const tries = Math.ceil(budget.tries * part)
  const ranked: RankedMove[] = []
  for (let n = 0; n < compared && !(ranked.length > 0 && stop?.()); n++) {
    const move = anyPlacement(view, seat, budget)
    const [plan] = proposePlans(placedIn(view, seat, move), seat, { tries, chance, stop, proposals: 1 })
    ranked.push({ move, dollars: plan?.worth ?? 0 })
  }
  return ranked.sort((a, b) => b.dollars - a.dollars)
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
