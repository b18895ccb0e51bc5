import { fastChance } from '@carriage/kernel'
import { horselessCarriage } from '../game.ts'
import type { Play } from './play.ts'

/** The move limit after which a game counts as endless. */
const moveLimit = 5000

/** Plays random legal moves to the end of the game and looks at each position on the way. The seed makes the choices. */
export function playAtRandom(game: Play, seed: number, look: (game: Play) => void = () => {}): Play {
  const choice = fastChance(seed)
  for (let moves = 0; !game.over; moves++) {
    if (moves === moveLimit) throw new Error(`The game has not ended after ${moveLimit} moves.`)
    look(game)
    const turn = horselessCarriage.turn(game.state)
    if (turn.over) break
    const seat = turn.seats[choice.below(turn.seats.length)]!
    game.play(horselessCarriage.suggest!(game.state, seat, choice), game.colourOf(seat))
  }
  return game
}
