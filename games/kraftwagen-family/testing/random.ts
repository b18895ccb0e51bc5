import { type Chance, fastChance, type Seat } from '@carriage/kernel'
import type { ScriptedPlay } from './scripted-play.ts'

/** The move limit after which a game counts as endless. */
const moveLimit = 5000

interface Kind {
  readonly kind: string
}

/** Plays random legal moves to the end of the game and looks at each position on the way. The seed makes the choices. */
export function playAtRandom<
  State extends { readonly actor: Seat },
  Move extends Kind,
  Event extends Kind,
  Play extends ScriptedPlay<State, Move, Event>,
>(game: Play & ScriptedPlay<State, Move, Event>, seed: number, look: (game: Play) => void = () => {}): Play {
  const choice = fastChance(seed)
  for (let moves = 0; !game.over; moves++) {
    if (moves === moveLimit) throw new Error(`The game has not ended after ${moveLimit} moves.`)
    look(game)
    game.play(anyOf(game.moves(), choice))
  }
  return game
}

export function anyOf<Item>(items: readonly Item[], choice: Chance): Item {
  return items[choice.below(items.length)]!
}

/** Chooses by chance, what weighs more more often. */
export function chooseByWeight<Item>(items: readonly Item[], weigh: (item: Item) => number, choice: Chance): Item {
  const weights = items.map(weigh)
  let left = choice.below(weights.reduce((sum, weight) => sum + weight, 0))
  let i = 0
  for (; left >= weights[i]!; i++) left -= weights[i]!
  return items[i]!
}
