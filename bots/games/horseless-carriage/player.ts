import { horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { type Chance, fastChance, type Seat } from '@carriage/kernel'
import type { Bot } from '../../bot.ts'
import type { Level, Thinking } from '../../levels.ts'
import { type Factors, usualFactors } from './factors.ts'
import { greedyMove } from './greedy/index.ts'
import { rankSales } from './played-sales.ts'

/** A search of this game plays whole years, so it evaluates fewer positions than in other games. */
export const horselessThinking: Readonly<Record<Level, Thinking>> = {
  apprentice: { kind: 'judgement', mistakes: 40 },
  mechanic: { kind: 'judgement', mistakes: 0 },
  engineer: { kind: 'search', iterations: 5 },
  magnate: { kind: 'search', iterations: 20 },
}

/**
 * The number of ideas for a factory plan, and whether the best plans are built on. What ideas gain ends at about 180: the levels
 * below have fewer.
 */
export const horselessPlanning: Readonly<Record<Level, { readonly tries: number; readonly lookAhead: boolean }>> = {
  apprentice: { tries: 12, lookAhead: false },
  mechanic: { tries: 144, lookAhead: false },
  engineer: { tries: 960, lookAhead: false },
  magnate: { tries: 4_000, lookAhead: true },
}

/**
 * Factories and starting departments come from the planner, at every level: time is better spent on ideas than on playing
 * plans out. Markers, slots and cards are the move that looks best at once: what they lead to is hidden by the luck of the
 * next years. Sales end soon and know no luck, so all but beginners play them to their end.
 */
export function horselessPlayer(level: Level, factors: Factors = usualFactors): Bot<State, Move> {
  const planner = plannerOf(level, factors)
  if (level === 'apprentice') return planner
  return {
    choose(view, seat, budget) {
      if (view.stage.name !== 'sales') return planner.choose(view, seat, budget)
      const [best] = rankSales(view, seat, budget.stop)
      if (!best) throw new RangeError('The game waits for a seat that has no legal move.')
      return best.move
    },
  }
}

function plannerOf(level: Level, factors: Factors): Bot<State, Move> {
  const { tries, lookAhead } = horselessPlanning[level]
  const thinking = horselessThinking[level]
  const mistakes = thinking.kind === 'judgement' ? thinking.mistakes : 0
  return {
    choose(view, seat, { seed, iterations = tries, stop }) {
      const chance = fastChance(seed)
      if (mistakes > 0 && chance.below(100) < mistakes) return mistake(view, seat, chance)
      return greedyMove(view, seat, { tries: iterations, lookAhead, chance, stop, factors })
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
