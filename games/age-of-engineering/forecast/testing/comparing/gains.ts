import { canonical } from '@carriage/kernel'
import { eventsOf, everyThird } from '@carriage/motorworks/testing/comparing'
import type { Event } from '../../../events.ts'
import { actionGains, type GainOutcome, isGain } from '../../tile-gains.ts'
import type { Comparison } from './comparison.ts'

/** The gains foreseen for an action, followed through the choices that were made. */
export function gainsComparison(): Comparison {
  let expected: GainOutcome | undefined
  const wanted = everyThird()

  return ({ seat, move, view, events }, tally) => {
    const begins = events.findIndex(({ kind }) => kind === 'actionBegan')
    const [before, rest] = begins < 0 ? [events, []] : [events.slice(0, begins), events.slice(begins + 1)]
    const choice = expected?.next
    expected = undefined
    if (choice) {
      const option = choice.options.find((each) => canonical(each.move) === canonical(move))
      tally.same('gains of a choice', option?.outcome.gains, gainsIn(before))
      if (option?.outcome.next) expected = option.outcome
      return
    }
    const [began] = eventsOf(events, 'actionBegan')
    if (!began || before.some(({ kind }) => kind !== 'tileTaken') || !wanted()) return
    const { action, outcome, skipped } = actionGains(view(), seat, began.action)
    const upToNext = rest.findIndex(({ kind }) => kind === 'actionBegan')
    tally.same('gains of an action', outcome.gains, gainsIn(upToNext < 0 ? rest : rest.slice(0, upToNext)))
    const lapsed = eventsOf(rest, 'actionSkipped').find((event) => event.action === action)
    if (upToNext < 0) tally.same('skipped', skipped, lapsed?.rule ?? null)
    if (outcome.next) expected = outcome
  }
}

function gainsIn(events: readonly Event[]): Event[] {
  return events.filter(isGain)
}
