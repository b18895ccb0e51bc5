import { type Effects, legal, refuse } from '@carriage/kernel'
import {
  differentParts,
  findPart,
  hasEmptyWorkshop,
  type PartKind,
  partPhrase,
  popStep,
  putIntoWorkshop,
  takeOutOfWorkshop,
} from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import { partStored } from '../scoring/awards.ts'
import { actorOf, type State } from '../state.ts'
import type { Decision } from './step.ts'

/** A part goes into a workshop. */
export const store: Decision<'store', 'returnPart'> = {
  decision: 'returnPart',
  rules: ['KW-5.12', 'KW-5.17', 'KW-1.4'],
  must: 'KW-5.13',
  /** Stores the part in an empty workshop, or waits for the choice of the part to return. */
  isPending(state, { part }, fx) {
    const { workshops } = actorOf(state)
    if (!hasEmptyWorkshop(workshops)) {
      const [only, ...others] = differentParts(workshops)
      if (!only || others.length > 0) return true // KW-5.12
      returnPart(state, only.kind, only.value, fx)
    }
    popStep(state)
    putIntoWorkshop(workshops, { kind: part.kind, value: part.value }) // KW-5.11
    fx.emit({ kind: 'partTaken', seat: state.actor, part: part.kind, value: part.value, where: 'workshop' })
    partStored(state, state.actor, part, fx)
    return false
  },
  /** KW-5.13 Only old parts may be returned: the new one is not in a workshop yet. */
  list: (state) =>
    differentParts(actorOf(state).workshops).map(({ kind, value }) => ({ kind: 'returnPart', part: kind, value })),
  moves: {
    returnPart: {
      refusalElsewhere: (state) => (hasEmptyWorkshop(actorOf(state).workshops) ? 'KW-5.14' : 'KW-5.12'),
      judge(state, { part, value }, { part: taken }) {
        if (findPart(actorOf(state).workshops, part, value) >= 0) return legal
        return refuse(part === taken.kind && value === taken.value ? 'KW-5.13' : 'KW-5.12', { part, value })
      },
      play: (state, { part, value }, _step, fx) => returnPart(state, part, value, fx),
      label: (_view, _seat, { part, value }) => ({ id: 'move.returnPart', values: { part: partPhrase(part, value) } }),
    },
  },
  prompt: (_view, { part }) => ({ id: 'decision.store', values: { part: partPhrase(part.kind, part.value) } }),
}

function returnPart(state: State, part: PartKind, value: number, fx: Effects<Event>): void {
  takeOutOfWorkshop(actorOf(state).workshops, part, value)
  fx.emit({ kind: 'partReturned', seat: state.actor, part, value })
}
