import type { Player } from '../state.ts'

/** KW-6.58, KW-6.59 Every drive of Porsche's owner is one step longer. */
export function stepsWithPorsche(player: Player, steps: number): number {
  return player.engineers.includes('porsche') ? steps + 1 : steps
}
