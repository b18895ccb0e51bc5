import { horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { salesForecast } from '@carriage/horseless-carriage/forecast'
import { type Chance, canonical, type Seat, secret } from '@carriage/kernel'
import { greedyMove, rankMoves } from './greedy/index.ts'
import { proposePlans } from './planner/index.ts'

/** What a seat might do, the one that looks best at once first, and each only once. */
export function openChoicesOf(state: State, seat: Seat, tries: number, chance: Chance): Move[] {
  const { stage } = state
  switch (stage.name) {
    case 'factory':
      return proposePlans(state, seat, { tries, chance }).map(({ plan }) => ({
        kind: 'submitPlan',
        plan: secret(plan, [seat]),
      }))
    case 'sales': {
      const first = stage.step.name === 'dealership' ? firstSales(state, seat) : []
      const best = greedyMove(state, seat, { tries, chance })
      return distinct([best, ...first, ...horselessCarriage.moves(state, seat)])
    }
    case 'setUp':
      return [greedyMove(state, seat, { tries, chance })]
    default:
      return rankMoves(state, seat).map(({ move }) => move)
  }
}

/** With each dealership first, the window that suits what shall follow. */
function firstSales(state: State, seat: Seat): Move[] {
  return salesForecast(state, seat).orders.flatMap(({ turns: [turn] }): Move[] => {
    if (!turn) return []
    const { dealership, window } = turn
    return [window ? { kind: 'placeWindow', dealership, window } : { kind: 'useDealership', dealership }]
  })
}

function distinct(moves: readonly Move[]): Move[] {
  const byContent = new Map<string, Move>()
  for (const move of moves) {
    const key = canonical(move)
    if (!byContent.has(key)) byContent.set(key, move)
  }
  return [...byContent.values()]
}
