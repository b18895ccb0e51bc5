import type { Chance } from '@carriage/kernel'
import { chooseByWeight, weighCommon, wishFor } from '@carriage/kraftwagen-family/testing'
import type { Action, Recruit } from '../components/index.ts'
import type { Move } from '../moves.ts'
import { actorOf, type State } from '../state.ts'
import { actionsOf, componentTablesOf } from '../tables.ts'

/**
 * A player's goal: own cars on the market, buyers, or recruitment tiles. The first fills the market, the second the
 * row, the third leads to rare decisions.
 */
export type Ambition = 'cars' | 'buyers' | 'recruits'

/** Tiles that lead to decisions nothing else leads to. */
const rare: ReadonlySet<Recruit> = new Set<Recruit>(['riker', 'buick', 'swapBuyer', 'sell5', 'sell7'])

/** Chooses a random legal move, weighted towards selling cars. */
export function chooseSensibly(state: State, moves: readonly Move[], ambition: Ambition, choice: Chance): Move {
  return chooseByWeight(moves, (move) => weigh(state, move, ambition), choice)
}

function weigh(state: State, move: Move, ambition: Ambition): number {
  switch (move.kind) {
    case 'takeTile':
      return actionsOf(componentTablesOf(state), move.tile).reduce(
        (sum, action) => sum + wish(state, action, ambition),
        1,
      )
    case 'chooseAction':
      return wish(state, move.action, ambition)
    case 'crewCar':
      return weighCommon(move) * (ambition === 'recruits' && move.salesperson ? 8 : 1)
    case 'recruit':
      return ambition === 'recruits' && rare.has(move.tile) ? 40 : 6
    case 'useProductionToken':
      return 6
    case 'race':
      return 7 - move.workers
    case 'useBuick':
      return 2
    case 'recruitWorkers':
      return ambition === 'recruits' ? 2 : 1
    default:
      return weighCommon(move)
  }
}

function wish(state: State, action: Action, ambition: Ambition): number {
  if (action === 'recruit') return ambition === 'recruits' ? 12 : 4
  return wishFor(action, actorOf(state), ambition === 'buyers')
}
