import type { Effects } from '@carriage/kernel'
import { freeSpaceFrom, pitLane, pushStep, spacesTaken } from '@carriage/kraftwagen-family'
import type { Doing, Event } from '../events.ts'
import { actorOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'
import { carryOutBonus } from './bonuses.ts'
import { buyerAction } from './buyer.ts'
import { takePartByLevel } from './developments.ts'
import { driveRaceCar } from './grand-prix.ts'
import { hireFromSupply } from './hire.ts'
import { installEngine } from './parts.ts'

/** Carries out one action, start item or bonus of the actor; KW-4.16 what is impossible is forfeited. */
export function performAction(state: State, action: Doing, fx: Effects<Event>): void {
  fx.emit({ kind: 'actionBegan', seat: state.actor, action })
  const rule = start(state, action, fx)
  if (rule !== undefined) fx.emit({ kind: 'actionForfeited', seat: state.actor, action, rule })
}

/** Gives the rule by which it is impossible, if it is. */
function start(state: State, action: Doing, fx: Effects<Event>): string | undefined {
  switch (action) {
    case 'hire':
      return hireFromSupply(state, 1) ? undefined : 'KW-5.2'
    case 'research':
      pushStep(state, { name: 'research' }) // KW-5.9 always possible
      return undefined
    case 'body':
    case 'engine':
      takePartByLevel(state, action)
      return undefined
    case 'buyer':
      return buyerAction(state, fx) ? undefined : 'KW-5.27'
    case 'grandPrix':
      driveRaceCar(state, actorOf(state).gpEngine, 'grandPrix', fx) // KW-5.30
      return undefined
    case 'carOnSpace2':
      return putOnCircuit(state, 2, fx) ? undefined : 'KW-2.23'
    case 'gpEngine2':
      // KW-2.25; KW-2.26 the level stays 1. A better engine stays, since only its owner may install a lower one.
      if (actorOf(state).gpEngine < 2) installEngine(state, 2, fx)
      return undefined
    default:
      return carryOutBonus(state, action, fx)
  }
}

/** KW-2.23 Placing, not driving: Porsche has no part in it (KW-6.60). */
function putOnCircuit(state: State, wanted: number, fx: Effects<Event>): boolean {
  const { raceCar } = actorOf(state)
  if (raceCar.space !== pitLane) return false // it has left the pit lane already
  const space = freeSpaceFrom(
    wanted,
    spacesTaken(state.players, state.dummies, state.actor),
    componentTablesOf(state).lapSpaces,
  ) // KW-2.24
  raceCar.space = space
  fx.emit({ kind: 'carPutOnCircuit', seat: state.actor, space })
  return true
}
