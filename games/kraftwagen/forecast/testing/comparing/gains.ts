import { eventsOf } from '@carriage/kraftwagen-family'
import { gainsComparison } from '@carriage/kraftwagen-family/testing/gains-comparison'
import type { Doing, Event } from '../../../events.ts'
import type { Move } from '../../../moves.ts'
import type { State } from '../../../state.ts'
import { actionGains, type Gain, isGain } from '../../tile-gains.ts'
import type { Comparison } from './comparison.ts'

export function compareGains(): Comparison {
  return gainsComparison<State, Move, Event, Doing, Gain>({
    actionIn: (events) => eventsOf(events, 'actionBegan')[0]?.action,
    forecastOf(view, seat, action) {
      const { outcome, forfeited } = actionGains(view, seat, action)
      return { outcome, lost: forfeited }
    },
    isGain,
    eventOf,
    before: ['tileTaken', 'startTileTaken'],
    lostIn: (events, action) => eventsOf(events, 'actionForfeited').find((event) => event.action === action)?.rule,
    loss: 'forfeited',
  })
}

function eventOf(gain: Gain): Event {
  if (gain.kind !== 'developmentInactive') return gain
  const { rule: _, ...event } = gain
  return event
}
