import { type Effects, legal, refuse } from '@carriage/kernel'
import { differ, putToFront, replaceStep, without } from '@carriage/kraftwagen-family'
import { performAction } from '../actions/carry-out.ts'
import { afterUse } from '../actions/specialty-tiles.ts'
import type { Action, Bonus } from '../components/index.ts'
import type { Event } from '../events.ts'
import { doingNow } from '../messages/doings.ts'
import { tile } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import type { State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { componentTablesOf, tileOf } from '../tables.ts'
import { addMarkerMoves, markerIsUsable, markerMoves } from './markers.ts'
import type { Decision, MoveAt } from './step.ts'
import { turnRule } from './turn-rule.ts'

/** How the choice of an action is refused and said, here and for the card with a body and an engine. */
export const choosing: Pick<MoveAt<'chooseAction'>, 'refusalElsewhere' | 'label'> = {
  refusalElsewhere: (state, step) => turnRule(state, step) ?? (step.name === 'takeTile' ? 'KW-4.3' : 'KW-4.14'),
  label: (view, seat, { action }) => doingNow(view, seat, action),
}

/** Step I: the actions of the tile in hand. */
export const actionsStep: Decision<'actions', 'chooseAction' | 'useDaimler' | 'useDiesel'> = {
  decision: 'chooseAction',
  rules: ['KW-4.13', 'KW-4.14', 'KW-4.16', 'KW-5.1', 'KW-5.10', 'KW-5.15', 'KW-5.21', 'KW-5.30'],
  /** KW-4.14, KW-13.7 The order is free; a single action left begins automatically unless a marker could come first. */
  isPending(state, step, fx) {
    const [next] = step.left
    if (next === undefined) returnTile(state, fx)
    else if (differ(firstOf(state, step.left)) || markerIsUsable(state)) return true
    else carryOutAction(state, step, next, fx)
    return false
  },
  list(state, step) {
    const left = firstOf(state, step.left)
    const moves: MoveOf<'chooseAction' | 'useDaimler' | 'useDiesel'>[] = []
    for (let i = 0; i < left.length; i++) {
      const action = left[i]
      if (action !== undefined && left.indexOf(action) === i) moves.push({ kind: 'chooseAction', action })
    }
    addMarkerMoves(state, moves)
    return moves
  },
  moves: {
    chooseAction: {
      ...choosing,
      /** KW-4.17 Also an impossible action may be chosen. */
      judge(state, { action }, { left }) {
        if (firstOf(state, left).includes(action)) return legal
        return left.includes(action) ? refuse('KW-13.7') : refuse('KW-4.14', { action, left })
      },
      play: (state, { action }, step, fx) => carryOutAction(state, step, action, fx),
    },
    ...markerMoves,
  },
  prompt: (view) => ({ id: 'decision.actions', values: { tile: tile(componentTablesOf(view), view.turn.tile ?? '') } }),
}

/** What may be done first: KW-13.7 if agreed, the action of a specialty tile comes before its bonus. */
function firstOf(state: State, left: readonly (Action | Bonus)[]): readonly (Action | Bonus)[] {
  if (state.options.specialtyOrder !== 'actionFirst' || state.turn.tile === null) return left
  return tileOf(componentTablesOf(state), state.turn.tile).set === null ? left : left.slice(0, 1)
}

function carryOutAction(state: State, { left }: StepOf<'actions'>, action: Action | Bonus, fx: Effects<Event>): void {
  replaceStep(state, { name: 'actions', left: without(left, action) })
  performAction(state, action, fx) // KW-4.15
}

/** KW-4.7 All actions are done: the tile goes to the front before a car may be placed. */
export function returnTile(state: State, fx: Effects<Event>): void {
  const { tile } = state.turn
  if (tile === null) throw new RangeError('There is no tile in hand.')
  const toFront = afterUse(state, tile, fx)
  putToFront(state.chain, toFront)
  state.turn.tile = null
  if (toFront === tile) fx.emit({ kind: 'tileToFront', tile, from: 'hand' })
  replaceStep(state, { name: 'car' })
}
