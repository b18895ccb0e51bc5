import { horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { salesForecast } from '@carriage/horseless-carriage/forecast'
import { type Chance, canonical, type Seat, secret } from '@carriage/kernel'
import { greedyMove } from './greedy/index.ts'
import { proposePlans } from './planner/index.ts'

/** What a seat might do, the one that looks best at once first, and each only once. */
export function openChoicesOf(state: State, seat: Seat, tries: number, chance: Chance): Move[] {
  const { stage } = state
  if (stage.name === 'factory') {
    const proposals = proposePlans(state, seat, { tries, chance })
    return proposals.map(({ plan }) => ({ kind: 'submitPlan', plan: secret(plan, [seat]) }))
  }
  const first = greedyMove(state, seat, { tries, chance })
  return distinct([first, ...others(state, seat)])
}

function others(state: State, seat: Seat): Move[] {
  const { stage } = state
  switch (stage.name) {
    case 'research':
      // What helps others comes last (HC-3.4), and is hardly ever worth a thought.
      return movesOf(state, seat).filter((move) => move.kind !== 'research' || move.owner === seat)
    case 'focus':
      return movesOf(state, seat)
    case 'sales':
      return stage.step.name === 'dealership' ? firstSales(state, seat) : movesOf(state, seat)
    case 'demand':
      return movesOf(state, seat)
    default:
      return []
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

function movesOf(state: State, seat: Seat): Move[] {
  return [...horselessCarriage.moves(state, seat)]
}

function distinct(moves: readonly Move[]): Move[] {
  const byContent = new Map<string, Move>()
  for (const move of moves) {
    const key = canonical(move)
    if (!byContent.has(key)) byContent.set(key, move)
  }
  return [...byContent.values()]
}
