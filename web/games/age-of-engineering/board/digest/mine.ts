import type { Event, State } from '@carriage/age-of-engineering'
import { type Fate, raceStanding, salesForecast } from '@carriage/age-of-engineering/forecast'
import type { Seat } from '@carriage/kernel'
import { paydays } from '../../../../boards/motorworks/digest.ts'
import type { Since } from '../../../../table/board/board.ts'

type Told = Since<State, Event>

const scored: readonly string[] = ['sale', 'investor', 'place', 'laps']

/** What changed for my company: what a round brought, then what my cars would bring, the worst first, then the race. */
export function changesForMe(since: Told): string[] {
  return [...paydays(since, (event) => paid(event, since.me)), ...fortunes(since), ...race(since)]
}

/** What an event of the scoring means for me. */
function paid(event: Event, me: Seat) {
  if (event.kind === 'pointsGained' && event.seat === me && scored.includes(event.source))
    return { earned: event.amount }
  if (event.kind === 'carUnsold' && event.car.owner === me) return { unsold: event.car.price }
  return { over: event.kind === 'marketCleared' }
}

/** My cars that would bring another sum than before, if the round ended now. */
function fortunes({ before, view, me, say, tell }: Told): string[] {
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

  function lineFor(was: Fate, now: Fate): string {
    const { price } = now.car
    if (now.paid > 0) return say('digest.brings', { price, paid: now.paid, before: was.paid })
    const loss = now.lost.find(({ to }) => to.owner !== me)
    if (!loss) return say('digest.lost', { price })
    return say('digest.lost.to', { price, name: tell.name(loss.to.owner), theirs: loss.to.price })
  }
}

function race({ before, view, me, say }: Told): string[] {
  if (before.round !== view.round || view.phase !== 'action') return []
  const [was = 0, now = 0] = [before, view].map((position) => raceStanding(position).points[me]?.place)
  return was === now ? [] : [say('digest.race', { before: was, after: now })]
}
