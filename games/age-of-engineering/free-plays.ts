import { addKetteringMoves, ketteringIsUsable } from './engineers/kettering.ts'
import { addPackardMoves, packardIsUsable } from './engineers/packard.ts'
import type { Move } from './moves.ts'
import { addTokenMoves, tokenIsUsable } from './production-tokens.ts'
import { actorOf, type State } from './state.ts'
import type { Step } from './steps.ts'

/** AE-4.16 Before the tile, between actions, and in the placing step; AE-4.17 never within an action. */
export function isWindow({ name }: Step): boolean {
  return name === 'takeTile' || name === 'actions' || name === 'placing'
}

/** Production tokens, Exchange markers and Packard markers that the actor could use now. */
export function addFreePlays(state: State, moves: Move[]): void {
  const { engineeringMarkers, investors } = actorOf(state)
  if (investors.length > 0) addTokenMoves(state, moves)
  if (engineeringMarkers.length === 0) return
  addKetteringMoves(state, moves)
  addPackardMoves(state, moves)
}

export function freePlayIsPossible(state: State): boolean {
  if (tokenIsUsable(state)) return true
  return actorOf(state).engineeringMarkers.length > 0 && (packardIsUsable(state) || ketteringIsUsable(state))
}
