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

/** The number of ideas for a factory plan, and whether the best plans are built on: few ideas for a beginner. */
export const horselessPlanning: Readonly<Record<Level, { readonly tries: number; readonly lookAhead: boolean }>> = {
  apprentice: { tries: 12, lookAhead: false },
  mechanic: { tries: 960, lookAhead: false },
  engineer: { tries: 1_400, lookAhead: false },
  magnate: { tries: 2_000, lookAhead: true },
}

/**
 * Factories and starting departments come from the planner, at every level: time is better spent on ideas than on playing
 * plans out. Other decisions are the move that looks best at once, or searched, as the level says.
 */
export function horselessPlayer(level: Level): Bot<State, Move> {
  const thinking = horselessThinking[level]
  const planner = plannerOf(level)
  if (thinking.kind === 'judgement') return planner
  const searcher = thinker(horselessModel, thinking, (...about) => new Trials(...about))
  return {
    choose: (view, seat, budget) =>
      (view.stage.name === 'factory' || view.stage.name === 'setUp' ? planner : searcher).choose(view, seat, budget),
  }
}

function plannerOf(level: Level): Bot<State, Move> {
  const { tries, lookAhead } = horselessPlanning[level]
  const thinking = horselessThinking[level]
  const mistakes = thinking.kind === 'judgement' ? thinking.mistakes : 0
  return {
    choose(view, seat, { seed, iterations = tries, stop }) {
      const chance = fastChance(seed)
      if (mistakes > 0 && chance.below(100) < mistakes) return mistake(view, seat, chance)
      return greedyMove(view, seat, { tries: iterations, lookAhead, chance, stop })
    },
  }
}

/**
 * What a beginner might do: a factory that looks good at first sight, the others any legal move. A random factory would be
 * absurd.
 */
function mistake(view: State, seat: Seat, chance: Chance): Move {
  if (view.stage.name === 'factory') return greedyMove(view, seat, { tries: 4, chance })
  const turn = horselessCarriage.turn(view)
  if (!turn.over && turn.open && horselessCarriage.suggest) return horselessCarriage.suggest(view, seat, chance)
  const moves = [...horselessCarriage.moves(view, seat)]
  const move = moves[chance.below(moves.length)]
  if (!move) throw new RangeError('The game waits for a seat that has no legal move.')
  return move
}
