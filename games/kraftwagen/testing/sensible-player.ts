import type { Chance } from '@carriage/kernel'
import { chooseByWeight } from '@carriage/motorworks/testing'
import type { Action, Bonus } from '../components/index.ts'
import type { Move } from '../moves.ts'
import { actorOf, type State } from '../state.ts'
import { tablesOf, tileOf } from '../tables.ts'

/** What a player is after: his own cars on the market, or buyers for it. The one fills the market, the other the row. */
export type Ambition = 'cars' | 'buyers'

/** Chooses among legal moves by chance, but with some sense: what helps to sell a car comes up more often. */
export function chooseSensibly(state: State, moves: readonly Move[], ambition: Ambition, choice: Chance): Move {
  return chooseByWeight(moves, (move) => weigh(state, move, ambition), choice)
}

function weigh(state: State, move: Move, ambition: Ambition): number {
  switch (move.kind) {
    case 'takeTile':
      return tileOf(tablesOf(state), move.tile).actions.reduce((sum, action) => sum + wish(state, action, ambition), 1)
    case 'chooseAction':
      return wish(state, move.action, ambition)
    case 'placeCar':
      return 5 * (move.body + move.engine)
    case 'returnPart':
      return 8 - move.value
    case 'crewCar':
      return move.workers <= 3 ? 4 : 1
    case 'placeEngine':
      return move.where === 'workshop' ? 3 : 1
    case 'markCar':
      return move.marker === null ? 1 : 2
    case 'useBenz':
    case 'drive':
    case 'skip':
      return 2
    default:
      return 1
  }
}

function wish(state: State, action: Action | Bonus, ambition: Ambition): number {
  const { canteen, workshops } = actorOf(state)
  switch (action) {
    case 'hire':
      return canteen === 0 ? 6 : 2
    case 'body':
    case 'engine':
      return workshops.some((part) => part?.kind === action) ? 1 : 6
    case 'buyer':
      return ambition === 'buyers' ? 12 : 3
    default:
      return 3
  }
}
