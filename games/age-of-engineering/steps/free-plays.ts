import { addKetteringMoves, exchange, exchangeCrew, ketteringIsUsable } from '../engineers/kettering.ts'
import { addPackardMoves, packardIsUsable, usePackard } from '../engineers/packard.ts'
import type { MoveOf } from '../moves.ts'
import { addTokenMoves, tokenIsUsable, useProductionToken } from '../production-tokens.ts'
import type { RuleId } from '../rulebook/index.ts'
import { actorOf, type State } from '../state.ts'

export type FreePlay = MoveOf<'useProductionToken' | 'exchange' | 'exchangeCrew' | 'usePackard'>

/** AE-4.16 Before the tile, between actions, and in the placing step; AE-4.17 never within an action. */
export const freePlays = { useProductionToken, exchange, exchangeCrew, usePackard } as const

export const freePlayRules: readonly RuleId[] = ['AE-4.16', 'AE-7.1', 'AE-6.10', 'AE-6.19', 'AE-9.14']

/** The actor's usable production tokens, Exchange markers and Packard markers. */
export function addFreePlays(state: State, moves: { push(move: FreePlay): unknown }): void {
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
