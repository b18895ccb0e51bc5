import type { Effects, Seat } from '@carriage/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** HC-11.4 What makes it tick. */
type Source = Extract<Event, { kind: 'clockTicked' }>['source']

/**
 * HC-11.1 One tick lowers the timecard by 1, HC-11.2 or flips it; further ticks have no effect. HC-11.5 Each source ticks
 * by itself.
 */
export function tick({ timecard }: Pick<State, 'timecard'>, source: Source, seat: Seat, fx: Effects<Event>): void {
  if (timecard.flipped) return
  if (timecard.value > 1) timecard.value -= 1
  else timecard.flipped = true
  fx.emit({ kind: 'clockTicked', source, seat, timecard: timecard.flipped ? 0 : timecard.value })
  // HC-8.7 Cards are revealed in phase 8, after the end check of the year.
  if (timecard.flipped) fx.emit({ kind: 'timecardFlipped', last: source === 'card' ? 'nextYear' : 'thisYear' })
}
