import type { Chance } from '@carriage/kernel'
import { chooseByWeight, weighCommon, wishFor } from '@carriage/kraftwagen-family/testing'
import type { Action, Bonus } from '../components/index.ts'
import type { Move } from '../moves.ts'
import { actorOf, type State } from '../state.ts'
import { componentTablesOf, tileOf } from '../tables.ts'

/** What a player is after: his own cars on the market, or buyers for it. The one fills the market, the other the row. */
export type Ambition = 'cars' | 'buyers'

/** Chooses a random legal move, weighted towards selling cars. */
export function chooseSensibly(state: State, moves: readonly Move[], ambition: Ambition, choice: Chance): Move {
  return chooseByWeight(moves, (move) => weigh(state, move, ambition), choice)
}

function weigh(state: State, move: Move, ambition: Ambition): number {
  switch (move.kind) {
    case 'takeTile':
      return tileOf(componentTablesOf(state), move.tile).actions.reduce(
        (sum, action) => sum + wish(state, action, ambition),
        1,
      )
    case 'chooseAction':
      return wish(state, move.action, ambition)
    case 'useBenz':
    case 'drive':
    case 'skip':
      return 2
    default:
      return weighCommon(move)
  }
}

function wish(state: State, action: Action | Bonus, ambition: Ambition): number {
  return wishFor(action, actorOf(state), ambition === 'buyers')
}
