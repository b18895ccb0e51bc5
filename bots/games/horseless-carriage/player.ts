import { horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { type Chance, fastChance, type Seat } from '@carriage/kernel'
import type { Level, Thinking } from '../../levels.ts'
import type { Player } from '../../player.ts'
import { Trials } from '../../search/index.ts'
import { thinker } from '../../think.ts'
import { horselessCraft } from './craft.ts'
import { greedyMove } from './greedy/index.ts'

/** Here a search plays whole years, so it looks into fewer positions than in other games. */
export const horselessThinking: Readonly<Record<Level, Thinking>> = {
  apprentice: { kind: 'judgement', mistakes: 40 },
  mechanic: { kind: 'judgement', mistakes: 0 },
  engineer: { kind: 'search', iterations: 5 },
  magnate: { kind: 'search', iterations: 20 },
}

/** Ideas for a factory plan of those who do not search: a beginner has few. */
const ideas = { few: 12, many: 192 }

/** Does what looks best at once, or plays on in thought before it decides. */
export function horselessPlayer(level: Level): Player<State, Move> {
  const thinking = horselessThinking[level]
  if (thinking.kind === 'judgement') {
    return greedyPlayer(level === 'apprentice' ? ideas.few : ideas.many, thinking.mistakes)
  }
  return thinker(horselessCraft, thinking, (...about) => new Trials(...about))
}

/** So many times in a hundred it does just anything. */
function greedyPlayer(tries: number, mistakes: number): Player<State, Move> {
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
