import { type Effects, legal } from '@carriage/kernel'
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
import { partStored } from '../achievements.ts'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import { refuseByRule } from '../refusal.ts'
import { actorOf, type State } from '../state.ts'

/** AE-5.4 Without an empty workshop a part replaces an old one. */
export const store: Decision<'store', 'returnPart'> = {
  decision: 'returnPart',
  rules: ['AE-5.4', 'AE-5.5', 'AE-5.3'],
  must: 'AE-4.13',
  /** Stores the part in an empty workshop, or waits for the choice of the part to return. */
  isPending(state, { part }, fx) {
    const { workshops } = actorOf(state)
    if (!hasEmptyWorkshop(workshops)) {
      const [only, ...others] = differentParts(workshops)
      if (!only || others.length > 0) return true // AE-5.4
      returnPart(state, only.kind, only.value, fx)
    }
    popStep(state)
    putIntoWorkshop(workshops, { kind: part.kind, value: part.value }) // AE-5.3, AE-5.8
    fx.emit({ kind: 'partTaken', seat: state.actor, part: part.kind, value: part.value, where: 'workshop' })
    partStored(state, state.actor, part, fx)
    return false
  },
  /** AE-5.5 Only old parts may be returned: the new one is not in a workshop yet. */
  list: (state) =>
    differentParts(actorOf(state).workshops).map(({ kind, value }) => ({ kind: 'returnPart', part: kind, value })),
  moves: {
    returnPart: {
      refusalElsewhere: (state) => (hasEmptyWorkshop(actorOf(state).workshops) ? 'AE-5.6' : 'AE-5.4'),
      judge(state, { part, value }, { part: taken }) {
        if (findPart(actorOf(state).workshops, part, value) >= 0) return legal
        return refuseByRule(part === taken.kind && value === taken.value ? 'AE-5.5' : 'AE-5.4', { part, value })
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
