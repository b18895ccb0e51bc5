import type { Effects } from '@carriage/kernel'
import type { Event } from '../events.ts'
import { engineerTaken } from '../scoring/awards.ts'
import { actorOf, type State } from '../state.ts'
import type { EngineerCard } from '../tables.ts'
import { takeOtto } from './otto.ts'

/** KW-6.25, KW-6.27 He lies open before his owner from now on and works at once. */
export function takeEngineer(state: State, { engineer, markers }: EngineerCard, fx: Effects<Event>): void {
  const player = actorOf(state)
  player.engineers.push(engineer)
  player.engineerMarkers.push(...markers) // KW-6.26
  fx.emit({ kind: 'engineerJoined', seat: state.actor, engineer, markers })
  engineerTaken(state, state.actor, fx)
  if (engineer === 'otto') takeOtto(state, fx)
}
