import type { Chance } from '@carriage/kernel'
import { chooseByWeight } from '@carriage/motorworks/testing'
import type { Action, Recruit } from '../components/index.ts'
import type { Move } from '../moves.ts'
import { actorOf, type State } from '../state.ts'
import { actionsOf, tablesOf } from '../tables.ts'

/**
 * What a player is after: his own cars on the market, buyers for it, or recruitment tiles and all that comes with them.
 * The first fills the market, the second the row, the third brings up decisions that are rare otherwise.
 */
export type Ambition = 'cars' | 'buyers' | 'recruits'

/** Tiles that lead to decisions which nothing else brings up. */
const rare: ReadonlySet<Recruit> = new Set<Recruit>(['riker', 'buick', 'swapBuyer', 'sell5', 'sell7'])

/** Chooses among legal moves by chance, but with some sense: what helps to sell a car comes up more often. */
export function chooseSensibly(state: State, moves: readonly Move[], ambition: Ambition, choice: Chance): Move {
  return chooseByWeight(moves, (move) => weigh(state, move, ambition), choice)
}

function weigh(state: State, move: Move, ambition: Ambition): number {
  switch (move.kind) {
    case 'takeTile':
      return actionsOf(tablesOf(state), move.tile).reduce((sum, action) => sum + wish(state, action, ambition), 1)
    case 'chooseAction':
      return wish(state, move.action, ambition)
    case 'placeCar':
      return 5 * (move.body + move.engine)
    case 'returnPart':
      return 8 - move.value
    case 'crewCar':
      return (move.workers <= 3 ? 4 : 1) * (ambition === 'recruits' && move.salesperson ? 8 : 1)
    case 'placeEngine':
      return move.where === 'workshop' ? 3 : 1
    case 'recruit':
      return ambition === 'recruits' && rare.has(move.tile) ? 40 : 6
    case 'useProductionToken':
      return 6
    case 'race':
      return 7 - move.workers
    case 'markCar':
      return move.marker === null ? 1 : 2
    case 'useBuick':
      return 2
    case 'recruitWorkers':
      return ambition === 'recruits' ? 2 : 1
    default:
      return 1
  }
}

function wish(state: State, action: Action, ambition: Ambition): number {
  const { canteen, workshops } = actorOf(state)
  switch (action) {
    case 'hire':
      return canteen === 0 ? 6 : 2
    case 'body':
    case 'engine':
      return workshops.some((part) => part?.kind === action) ? 1 : 6
    case 'buyer':
      return ambition === 'buyers' ? 12 : 3
    case 'recruit':
      return ambition === 'recruits' ? 12 : 4
    default:
      return 3
  }
}
