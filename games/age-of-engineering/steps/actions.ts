import { type Effects, legal } from '@carriage/kernel'
import { differ, pushStep, putToFront, replaceStep, without } from '@carriage/kraftwagen-family'
import type { Action } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import { doingNow } from '../messages/doings.ts'
import { tile } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import { takePartByLevel } from '../parts.ts'
import { refuseByRule } from '../refusal.ts'
import type { RuleId } from '../rulebook/index.ts'
import type { State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { componentTablesOf } from '../tables.ts'
import { attractBuyer } from './buyer.ts'
import { addFreePlays, type FreePlay, freePlayIsPossible, freePlayRules, freePlays } from './free-plays.ts'
import { hireAction } from './hire.ts'
import { researchAction } from './research.ts'

/** AE-4.11 All actions of the tile in hand, in any order. */
export const actionsStep: Decision<'actions', 'chooseAction' | FreePlay['kind']> = {
  decision: 'chooseAction',
  rules: ['AE-4.11', 'AE-4.12', 'AE-4.14', 'AE-4.20', ...freePlayRules],
  /**
   * AE-4.12 Waits for the choice of the next action; the last one starts automatically unless a free play is possible.
   */
  isPending(state, step, fx) {
    const [next] = step.left
    if (next === undefined) returnTile(state, fx)
    else if (differ(step.left) || freePlayIsPossible(state)) return true
    else carryOutOne(state, step, next, fx)
    return false
  },
  list(state, { left }) {
    const moves: (MoveOf<'chooseAction'> | FreePlay)[] = []
    for (let i = 0; i < left.length; i++) {
      const action = left[i]
      if (action !== undefined && left.indexOf(action) === i) moves.push({ kind: 'chooseAction', action })
    }
    addFreePlays(state, moves)
    return moves
  },
  moves: {
    chooseAction: {
      refusalElsewhere: (_state, step, must) => must ?? (step.name === 'takeTile' ? 'AE-4.3' : 'AE-4.11'),
      /** AE-4.20 An impossible action may be chosen, and is skipped. */
      judge: (_state, { action }, { left }) =>
        left.includes(action) ? legal : refuseByRule('AE-4.12', { action, left }),
      play: (state, { action }, step, fx) => carryOutOne(state, step, action, fx),
      label: (view, seat, { action }) => doingNow(view, seat, action),
    },
    ...freePlays,
  },
  prompt: (view) => ({ id: 'decision.actions', values: { tile: tile(componentTablesOf(view), view.turn.tile ?? '') } }),
}

function carryOutOne(state: State, { left }: StepOf<'actions'>, action: Action, fx: Effects<Event>): void {
  replaceStep(state, { name: 'actions', left: without(left, action) })
  performAction(state, action, fx) // AE-4.13
}

/** Carries out an action of the actor; AE-4.14 an impossible one is skipped. */
export function performAction(state: State, action: Action, fx: Effects<Event>): void {
  fx.emit({ kind: 'actionBegan', seat: state.actor, action }) // AE-4.20
  const rule = start(state, action, fx)
  if (rule !== undefined) fx.emit({ kind: 'actionSkipped', seat: state.actor, action, rule })
}

/** Returns the rule that makes it impossible, if any: AE-4.19. */
function start(state: State, action: Action, fx: Effects<Event>): RuleId | undefined {
  switch (action) {
    case 'hire':
      return hireAction(state, fx) ? undefined : 'AE-5.31'
    case 'research':
      return researchAction(state) ? undefined : 'AE-5.14'
    case 'body':
    case 'engine':
      takePartByLevel(state, action)
      return undefined
    case 'buyer':
      return attractBuyer(state, fx) ? undefined : 'AE-5.45'
    case 'grandPrix':
      pushStep(state, { name: 'team' }) // AE-5.48
      return undefined
    case 'recruit':
      pushStep(state, { name: 'recruit' }) // AE-5.32
      return undefined
  }
}

/** AE-4.6 All actions are done: the tile goes to the front. */
export function returnTile(state: State, fx: Effects<Event>): void {
  const { tile } = state.turn
  if (tile === null) throw new RangeError('There is no tile in hand.')
  putToFront(state.chain, tile)
  state.turn.tile = null
  fx.emit({ kind: 'tileToFront', tile, from: 'hand' })
  replaceStep(state, { name: 'placing' }) // AE-9.3
}
