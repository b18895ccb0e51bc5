import { horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { type Chance, fastChance, type Seat } from '@carriage/kernel'
import type { Bot } from '../../bot.ts'
import type { Level, Thinking } from '../../levels.ts'
import { Trials } from '../../search/index.ts'
import { thinker } from '../../think.ts'
import { greedyMove } from './greedy/index.ts'
import { horselessModel } from './model.ts'

/** A search of this game plays whole years, so it evaluates fewer positions than in other games. */
export const horselessThinking: Readonly<Record<Level, Thinking>> = {
  apprentice: { kind: 'judgement', mistakes: 40 },
  mechanic: { kind: 'judgement', mistakes: 0 },
  engineer: { kind: 'search', iterations: 5 },
  magnate: { kind: 'search', iterations: 20 },
}

/** The number of ideas for a factory plan at the levels without a search: few for a beginner. */
const ideas = { few: 12, many: 192 }

/** Plays the move that looks best at once, or searches before it decides, as the level says. */
export function horselessPlayer(level: Level): Bot<State, Move> {
  const thinking = horselessThinking[level]
  if (thinking.kind === 'judgement') {
    return greedyPlayer(level === 'apprentice' ? ideas.few : ideas.many, thinking.mistakes)
  }
  return thinker(horselessModel, thinking, (...about) => new Trials(...about))
}

/** `mistakes` is the percentage of random moves. */
function greedyPlayer(tries: number, mistakes: number): Bot<State, Move> {
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
