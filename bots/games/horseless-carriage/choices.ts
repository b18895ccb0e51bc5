import {
  countAt,
  dealershipOf,
  horselessCarriage,
  type Move,
  type MoveOf,
  nichesIn,
  type SalesStage,
  type State,
} from '@carriage/horseless-carriage'
import { ownSales } from '@carriage/horseless-carriage/forecast'
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
      const first = stage.step.name === 'dealership' ? firstSales(state, stage, seat) : []
      const best = greedyMove(state, seat, { tries, chance })
      return distinct([best, ...first, ...horselessCarriage.moves(state, seat)], (move) =>
        move.kind === 'placeWindow' ? shownBy(state, stage, seat, move) : canonical(move),
      )
    }
    case 'setUp':
      return [greedyMove(state, seat, { tries, chance })]
    default:
      return rankMoves(state, seat).map(({ move }) => move)
  }
}

/** With each dealership first, the window that suits what shall follow. */
function firstSales(state: State, { offers }: SalesStage, seat: Seat): Move[] {
  const offer = offers[seat]
  return (offer ? ownSales(state, seat, offer) : []).flatMap(({ turns: [turn] }): Move[] => {
    if (!turn) return []
    const { dealership, window } = turn
    return [window ? { kind: 'placeWindow', dealership, window } : { kind: 'useDealership', dealership }]
  })
}

/** The buyers whom a window shows to its dealership: windows that show the same ones are the same choice. */
function shownBy({ buyers }: State, { offers }: SalesStage, seat: Seat, move: MoveOf<'placeWindow'>): string {
  const offer = offers[seat]
  const types = (offer && dealershipOf(offer, move.dealership)?.types) ?? []
  const shown = nichesIn(move.window).filter((niche) => types.some((type) => countAt(buyers, type, niche) > 0))
  return `${move.dealership} ${shown.join()}`
}

/** Of moves that come to the same, the first. */
function distinct(moves: readonly Move[], keyOf: (move: Move) => string): Move[] {
  const byKey = new Map<string, Move>()
  for (const move of moves) {
    const key = keyOf(move)
    if (!byKey.has(key)) byKey.set(key, move)
  }
  return [...byKey.values()]
}
