import { eventsOf } from '@carriage/kraftwagen-family'
import { gainsComparison } from '@carriage/kraftwagen-family/testing/gains-comparison'
import type { Action } from '../../../components/index.ts'
import type { Event } from '../../../events.ts'
import type { Move } from '../../../moves.ts'
import type { State } from '../../../state.ts'
import { actionGains, type Gain, isGain } from '../../tile-gains.ts'
import type { Comparison } from './comparison.ts'

export function compareGains(): Comparison {
  return gainsComparison<State, Move, Event, Action, Gain>({
    actionIn: (events) => eventsOf(events, 'actionBegan')[0]?.action,
    forecastOf(view, seat, action) {
      const { outcome, skipped } = actionGains(view, seat, action)
      return { outcome, lost: skipped }
    },
    isGain,
    eventOf: (gain) => gain,
    before: ['tileTaken'],
    lostIn: (events, action) => eventsOf(events, 'actionSkipped').find((event) => event.action === action)?.rule,
    loss: 'skipped',
  })
}
