import { horselessCarriage, type Move, type MoveOf, type State, typesIn } from '@carriage/horseless-carriage'
import { ownSales } from '@carriage/horseless-carriage/forecast'
import { fastChance, type GivenPremove, open, playSteps, preview, type Seat, secret } from '@carriage/kernel'
import type { ThinkingBudget } from '../../bot.ts'
import { rankMoves } from './greedy/index.ts'
import { proposePlans } from './planner/index.ts'

/** Fallback plans besides the expansion alone, which is always legal. */
const fallbacks = 3

/** The most moves that the server accepts for one moment. */
const longestList = 64

/** What a careful player would premove: each known moment, decided as if it were now. */
export function horselessOrders(view: State, seat: Seat, { seed, iterations = 24 }: ThinkingBudget): GivenPremove[] {
  const moments = horselessCarriage.premoves?.ahead(view, seat) ?? []
  return moments.flatMap(({ moment, view: then }) => {
    const moves = wanted(then, seat, seed, iterations)
    return moves.length > 0 ? [{ moment, moves }] : []
  })
}

function wanted(view: State, seat: Seat, seed: number, tries: number): Move[] {
  switch (view.stage.name) {
    case 'research':
      return markersInTurn(view, seat)
    case 'focus':
      return rankMoves(view, seat).map(({ move }) => move)
    case 'demand':
      return rankMoves(view, seat)
        .slice(0, 1)
        .map(({ move }) => move)
    case 'factory':
      return fallbackPlans(view, seat, seed, tries)
    case 'sales':
      return salesInTurn(view, seat)
    default:
      return []
  }
}

/** The best marker, then the best of the others once it has moved, as long as there are moves. */
function markersInTurn(view: State, seat: Seat): Move[] {
  const moves: Move[] = []
  let state = view
  while (state.stage.name === 'research' && state.stage.left > 0 && state.stage.waiting[0] === seat) {
    const [best] = rankMoves(state, seat)
    if (!best) break
    moves.push(best.move)
    const after = preview(horselessCarriage, state, seat, best.move)
    if (!after.legal || !after.state) break
    state = after.state
  }
  return moves
}

/** Other plans, best first, then the expansion of the plan that failed, then any expansion. */
function fallbackPlans(view: State, seat: Seat, seed: number, tries: number): Move[] {
  const stored = view.stage.name === 'factory' ? view.stage.plans[seat] : undefined
  const saved = stored?.state === 'draft' && stored.kept && !('$secret' in stored.kept) ? stored.kept : undefined
  const proposals = proposePlans(view, seat, { tries, proposals: fallbacks, chance: fastChance(seed) })
  const bare = [...horselessCarriage.moves(view, seat)].filter(isSubmission).map(({ plan }) => open(plan))
  const plans = [
    ...proposals.map(({ plan }) => plan),
    ...(saved ? [{ pieces: [], expansion: saved.expansion }] : []),
    ...bare.slice(0, 1),
  ]
  return plans.map((plan) => ({ kind: 'submitPlan', plan: secret(plan, [seat]) }))
}

function isSubmission(move: Move): move is MoveOf<'submitPlan'> {
  return move.kind === 'submitPlan'
}

/** One sale after the other as the forecast makes them; mainlines deliver by rule. */
function salesInTurn(view: State, seat: Seat): Move[] {
  const offer = view.stage.name === 'sales' ? view.stage.offers[seat] : undefined
  const turns = (offer && ownSales(view, seat, offer)[0]?.turns) ?? []
  const deliveries = typesIn(view.options).map((): Move => ({ kind: 'deliver', from: {} }))
  const wanted = turns.flatMap(({ dealership, window, x, y }): Move[] => [
    window ? { kind: 'placeWindow', dealership, window } : { kind: 'useDealership', dealership },
    { kind: 'sellTo', niche: { x, y } },
    ...deliveries,
  ])
  return playSteps(horselessCarriage, view, seat, wanted).moves.slice(0, longestList)
}
