import { countAt, type Move, nicheAt, nichesIn, type State, windowsOf } from '@carriage/horseless-carriage'
import { mySeat } from './props.ts'

/** Of the windows, only one over the most buyers is offered; a plan is put together on the board. */
export function sellsBest(view: State, move: Move): boolean {
  if (move.kind !== 'placeWindow') return move.kind !== 'submitPlan'
  const { stage } = view
  if (stage.name !== 'sales') return false
  const dealership = stage.offers[mySeat]?.dealerships.find(({ size }) => size === move.dealership)
  if (!dealership) return false
  // The part inside the board, so that the window is drawn whole.
  const inside = [...windowsOf(view, dealership)].filter(({ x, y }) => x >= 0 && y >= 0)
  const most = Math.max(...inside.map((window) => buyersIn(view, window)))
  const best = inside.find((window) => buyersIn(view, window) === most)
  return JSON.stringify(best) === JSON.stringify(move.window)
}

function buyersIn(view: State, window: Parameters<typeof nichesIn>[0]): number {
  return nichesIn(window).reduce((sum, niche) => sum + countAt(view.buyers, 'car', niche), 0)
}

/** In a window over several niches, the one with the most buyers is served first. */
export function mostBuyers(view: State, offered: readonly Move[]): Move | undefined {
  const sales = offered.flatMap((move) => (move.kind === 'sellTo' ? [move] : []))
  const buyers = ({ niche: { x, y } }: (typeof sales)[number]) => countAt(view.buyers, 'car', nicheAt(x, y))
  return sales.toSorted((one, other) => buyers(other) - buyers(one))[0]
}
