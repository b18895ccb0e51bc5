import {
  type AnyGame,
  fastChance,
  keyedSource,
  playMove,
  readOptions,
  type Seat,
  startMatch,
  unhashed,
} from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'

export interface Ahead {
  readonly seat: Seat
  readonly move: object
}

/**
 * Plays a match at random before the server does. Its luck follows from the secret, the id and the nonces alone,
 * so the server will deal the same; the load then has only to send what is known to be legal.
 */
export function playAhead(
  game: AnyGame,
  match: string,
  secret: string,
  nonces: readonly string[],
  seed: number,
): Ahead[] {
  const options = optionsOf(game)
  const source = keyedSource(secret, match, nonces)
  const ahead: Ahead[] = []
  const chance = fastChance(seed)
  const played = startMatch(game, { match, players: [...nonces], options, source, digest: unhashed })
  for (let turn = game.turn(played.state); !turn.over; turn = game.turn(played.state)) {
    const seat = turn.seats[chance.below(turn.seats.length)]
    if (seat === undefined) throw new Error('No seat is to move.')
    const listed = [...game.moves(played.state, seat)]
    const move =
      turn.open && game.suggest ? game.suggest(played.state, seat, chance) : listed[chance.below(listed.length)]
    if (!move) throw new Error('There is no legal move.')
    const outcome = playMove(played, seat, move)
    if (!outcome.legal) throw new Error(`A listed move is refused by ${outcome.rule}.`)
    ahead.push({ seat, move })
  }
  return ahead
}

export function gameNamed(name: string): AnyGame {
  const game = library.latest(name)
  if (!game) throw new Error(`There is no game ${name}.`)
  return game
}

export function optionsOf(game: AnyGame): object {
  const options = readOptions(game, {})
  if (!options.ok) throw new Error(`${game.id} has no defaults.`)
  return options.value
}
