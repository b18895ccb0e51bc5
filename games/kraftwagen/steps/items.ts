import { type Effects, legal, refuse } from '@carriage/kernel'
import { differ, popStep, replaceStep, without } from '@carriage/kraftwagen-family'
import { performAction } from '../actions/carry-out.ts'
import type { StartItem } from '../components/index.ts'
import type { Event } from '../events.ts'
import { doingNow } from '../messages/doings.ts'
import { startTile } from '../messages/things.ts'
import { actorOf, type State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { componentTablesOf, itemsOf } from '../tables.ts'
import type { Decision } from './step.ts'

/** A start tile is carried out. */
export const items: Decision<'items', 'chooseItem'> = {
  decision: 'chooseItem',
  rules: ['KW-2.20', 'KW-2.21', 'KW-2.23', 'KW-2.25'],
  /** KW-2.20 The order is free, as long as there is something to choose. */
  isPending(state, step, fx) {
    const [next] = step.left
    if (next === undefined) popStep(state)
    else if (differ(step.left)) return true
    else carryOutItem(state, step, next, fx)
    return false
  },
  list: (_state, { left }) =>
    left.filter((item, i) => left.indexOf(item) === i).map((item) => ({ kind: 'chooseItem', item })),
  moves: {
    chooseItem: {
      refusalElsewhere: 'KW-2.20',
      judge: (_state, { item }, { left }) => (left.includes(item) ? legal : refuse('KW-2.20', { item, left })),
      play: (state, { item }, step, fx) => carryOutItem(state, step, item, fx),
      label: (view, seat, { item }) => doingNow(view, seat, item),
    },
  },
  prompt(view) {
    const taken = actorOf(view).startTile ?? ''
    return { id: 'decision.items', values: { tile: startTile(taken, itemsOf(componentTablesOf(view), taken)) } }
  },
}

function carryOutItem(state: State, { left }: StepOf<'items'>, item: StartItem, fx: Effects<Event>): void {
  replaceStep(state, { name: 'items', left: without(left, item) })
  performAction(state, item, fx) // KW-2.19
}
