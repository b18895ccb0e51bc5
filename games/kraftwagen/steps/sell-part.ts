import { legal, refuse } from '@carriage/kernel'
import { differentParts, findPart, partPhrase, popStep, takeOutOfWorkshop } from '@carriage/kraftwagen-family'
import type { MoveOf } from '../moves.ts'
import { earn } from '../scoring/money.ts'
import { actorOf } from '../state.ts'
import { skip } from './skip.ts'
import type { Decision } from './step.ts'

/** KW-13.32 A part may be sold for its value. */
export const sellPart: Decision<'sellPart', 'sellPart' | 'skip'> = {
  decision: 'sellPart',
  rules: ['KW-13.32'],
  /** KW-13.33 Only parts in workshops: the Grand Prix engine cannot be sold. */
  list(state) {
    const moves: MoveOf<'sellPart' | 'skip'>[] = differentParts(actorOf(state).workshops).map(({ kind, value }) => ({
      kind: 'sellPart',
      part: kind,
      value,
    }))
    moves.push({ kind: 'skip' })
    return moves
  },
  moves: {
    sellPart: {
      refusalElsewhere: 'KW-13.32',
      judge(state, { part, value }) {
        const { workshops, gpEngine } = actorOf(state)
        if (findPart(workshops, part, value) >= 0) return legal
        return refuse(part === 'engine' && value === gpEngine ? 'KW-13.33' : 'KW-13.32', { part, value })
      },
      play(state, { part, value }, _step, fx) {
        popStep(state)
        takeOutOfWorkshop(actorOf(state).workshops, part, value)
        fx.emit({ kind: 'partSold', seat: state.actor, part, value })
        earn(state, state.actor, value, 'partSold', fx) // KW-13.32
      },
      label: (_view, _seat, { part, value }) => ({
        id: 'move.sellPart',
        values: { part: partPhrase(part, value), value },
      }),
    },
    skip,
  },
}
