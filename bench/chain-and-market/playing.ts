import { advance, arrange, canonical, fastChance, seatsOf, silentEffects } from '@carriage/kernel'
import { choiceOf, pickFrom } from '@carriage/kernel/conform'
import { seats, tileIds } from './components.ts'
import { BoardgameMatch } from './on-boardgame-io.ts'
import { chainAndMarket } from './on-the-kernel.ts'

/** Plays one game out by random legal moves and gives their number. The seed decides everything, for each way alike. */
export type PlayOut = (seed: number) => number

export const onBoardgameIo: PlayOut = (seed) => {
  const match = newMatch(seed)
  const choice = choiceOf(seed)
  let moves = 0
  for (; !match.over; moves++) match.play(pickFrom(match.moves(), choice))
  return moves
}

/** On one running state, as bots and simulations play. */
export const onBareRules: PlayOut = (seed) => {
  const choice = choiceOf(seed)
  const state = chainAndMarket.setup({ seats, options: {} }, silentEffects(fastChance(seed)))
  let moves = 0
  for (; !chainAndMarket.turn(state).over; moves++) {
    chainAndMarket.play(state, state.seat, pickFrom(chainAndMarket.moves(state), choice))
  }
  return moves
}

/** As a match plays: every move is judged, and the position before it stays unchanged. A reducer promises the same. */
export const throughAdvance: PlayOut = (seed) => {
  const chance = fastChance(seed)
  const choice = choiceOf(seed)
  let state = chainAndMarket.setup({ seats, options: {} }, silentEffects(chance))
  let moves = 0
  for (; !chainAndMarket.turn(state).over; moves++) {
    const move = pickFrom(chainAndMarket.moves(state), choice)
    const step = advance(chainAndMarket, state, state.seat, move, () => chance)
    if (!step.legal) throw new Error(`A listed move was refused: ${step.rule}.`)
    state = step.state
  }
  return moves
}

/** Plays a game on both frameworks side by side and compares every position: what is measured is the same work. */
export function expectSameGame(seed: number): void {
  const state = chainAndMarket.setup({ seats, options: {} }, silentEffects(fastChance(seed)))
  const match = newMatch(seed)
  const choices = [choiceOf(seed), choiceOf(seed)] as const
  for (let move = 0; !match.over; move++) {
    if (canonical(state) !== canonical(match.position)) throw new Error(`Game ${seed} differs before move ${move}.`)
    chainAndMarket.play(state, state.seat, pickFrom(chainAndMarket.moves(state), choices[0]))
    match.play(pickFrom(match.moves(), choices[1]))
  }
  const money = canonical(match.position.players)
  if (!chainAndMarket.turn(state).over || canonical(state.players) !== money)
    throw new Error(`Game ${seed} ends apart.`)
}

function newMatch(seed: number): BoardgameMatch {
  const chance = fastChance(seed)
  return new BoardgameMatch([...arrange(seatsOf(seats), chance), ...arrange(tileIds, chance)])
}
