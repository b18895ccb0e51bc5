import { horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { greedyMove } from '@carriage/horseless-carriage/greedy'
import { type Chance, fastChance, type Seat } from '@carriage/kernel'
import type { Level } from '../levels.ts'
import type { Player } from '../player.ts'

/** Ideas for a factory plan that each level tries, and how often in a hundred decisions it does just anything. */
const habits: Readonly<Record<Level, { readonly tries: number; readonly mistakes: number }>> = {
  apprentice: { tries: 12, mistakes: 40 },
  mechanic: { tries: 192, mistakes: 0 },
  engineer: { tries: 480, mistakes: 0 },
  magnate: { tries: 1440, mistakes: 0 },
}

/** Does what looks best at once; the better the level, the longer it thinks about its factory. */
export function horselessPlayer(level: Level): Player<State, Move> {
  const { tries, mistakes } = habits[level]
  return {
    choose(view, seat, { seed, iterations = tries }) {
      const chance = fastChance(seed)
      if (mistakes > 0 && chance.below(100) < mistakes) return anyMove(view, seat, chance)
      return greedyMove(view, seat, { tries: iterations, chance })
    },
  }
}

function anyMove(view: State, seat: Seat, chance: Chance): Move {
  const turn = horselessCarriage.turn(view)
  if (!turn.over && turn.open && horselessCarriage.suggest) return horselessCarriage.suggest(view, seat, chance)
  const moves = [...horselessCarriage.moves(view, seat)]
  const move = moves[chance.below(moves.length)]
  if (!move) throw new RangeError('The game waits for a seat that has no legal move.')
  return move
}
