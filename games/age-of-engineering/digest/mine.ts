import { type NotFollowed, type Phrase, type Seat, seatName } from '@carriage/kernel'
import { paydays } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import { type Fate, raceStanding, salesForecast } from '../forecast/index.ts'
import type { State } from '../state.ts'

type Missed = NotFollowed<State, Event>

const scored: readonly string[] = ['sale', 'investor', 'place', 'laps']

/**
 * Changes for the viewer's company: results of the round, then cars that would now earn less (worst first), then the
 * race.
 */
export function changesForMe(since: Missed): Phrase[] {
  return [...paydays(since, (event) => paid(event, since.me)), ...fortunes(since), ...race(since)]
}

/** The effect of a scoring event on the viewer. */
function paid(event: Event, me: Seat) {
  if (event.kind === 'pointsGained' && event.seat === me && scored.includes(event.source))
    return { earned: event.amount }
  if (event.kind === 'carUnsold' && event.left === undefined && event.car.owner === me)
    return { unsold: event.car.price }
  return { over: event.kind === 'marketCleared' }
}

/** The viewer's cars that would earn a different amount than before if the round ended now. */
function fortunes({ before, view, me }: Missed): Phrase[] {
  if (before.round !== view.round || view.phase !== 'action') return []
  const then = salesForecast(before).fates
  return salesForecast(view)
    .fates.flatMap((now) => {
      const was = then.find(({ car }) => car.owner === me && car.price === now.car.price)
      const gain = was && now.car.owner === me ? now.paid - was.paid : 0
      return was && gain !== 0 ? [{ gain, line: lineFor(was, now) }] : []
    })
    .sort((a, b) => a.gain - b.gain)
    .map(({ line }) => line)

  function lineFor(was: Fate, now: Fate): Phrase {
    const { price } = now.car
    if (now.paid > 0) return { id: 'digest.brings', values: { price, paid: now.paid, before: was.paid } }
    const loss = now.lost.find(({ to }) => to.owner !== me)
    if (!loss) return { id: 'digest.lost', values: { price } }
    return { id: 'digest.lost.to', values: { price, name: seatName(loss.to.owner), theirs: loss.to.price } }
  }
}

function race({ before, view, me }: Missed): Phrase[] {
  if (before.round !== view.round || view.phase !== 'action') return []
  const [was = 0, now = 0] = [before, view].map((position) => raceStanding(position).points[me]?.place)
  return was === now ? [] : [{ id: 'digest.race', values: { before: was, after: now } }]
}
